#include "core/rules/legal_turns.hpp"

#include <algorithm>

#include "core/promise.hpp"

namespace damath::rules {

namespace {

using board::Bits;
using board::Direction;
using board::kDirections;
using board::maskOf;
using board::Position;
using board::Rank;
using board::Side;
using board::stepped;

// The segments (steps between two diagonal neighbours) that a dama has travelled this turn, each kept at its
// lower square (K9).
class Path {
 public:
  [[nodiscard]] bool travelled(Bits from, Direction direction) const {
    return (rising(direction) & lowerEnd(from, direction)) != 0;
  }
  void travel(Bits from, Direction direction) {
    (leansEast(direction) ? m_northEast : m_northWest) |= lowerEnd(from, direction);
  }

 private:
  static bool leansEast(Direction direction) {
    return direction == Direction::NorthEast || direction == Direction::SouthWest;
  }
  static Bits lowerEnd(Bits from, Direction direction) {
    return board::stepOf(direction) > 0 ? from : stepped(from, direction);
  }
  [[nodiscard]] Bits rising(Direction direction) const {
    return leansEast(direction) ? m_northEast : m_northWest;
  }

  Bits m_northEast = 0;
  Bits m_northWest = 0;
};

// Where a chain stands after its jumps so far.
struct ChainState {
  Bits at;       // the taker
  Bits enemies;  // still to be taken
  Bits vacant;   // the taker's starting square counts as vacant
  Rank rank;
  std::optional<Direction> last;  // of the last jump
  Path path;
};

constexpr Direction opposite(Direction direction) {
  switch (direction) {
    case Direction::NorthEast:
      return Direction::SouthWest;
    case Direction::NorthWest:
      return Direction::SouthEast;
    case Direction::SouthEast:
      return Direction::NorthWest;
    case Direction::SouthWest:
      return Direction::NorthEast;
  }
  return direction;
}

// Walks every chain of every chip and hands each to the receiver together with whether it could go on.
template <class Receiver>
class ChainWalk {
 public:
  ChainWalk(const Movement& movement, const Position& position, Receiver& receiver)
      : m_movement(movement), m_position(position), m_receiver(receiver), m_side(position.toMove()) {}

  void walk() {
    const Bits own = m_position.of(m_side);
    for (Bits rest = own & m_position.damas(); rest != 0; rest &= rest - 1) start(rest & -rest, Rank::Dama);
    for (Bits rest = own & ~m_position.damas(); rest != 0; rest &= rest - 1) {
      start(rest & -rest, Rank::Ordinary);
    }
  }

 private:
  void start(Bits from, Rank rank) {
    m_origin = from;
    m_originRank = rank;
    const ChainState state{
        from, m_position.of(board::opponent(m_side)), m_position.vacant() | from, rank, std::nullopt, Path{}};
    Turn turn(board::firstSquare(from));
    extend(state, turn);
  }

  // Hands on the chain so far, then every chain that is one jump longer.
  void extend(const ChainState& state, Turn& turn) {
    const std::size_t before = m_extended;
    for (const Direction direction : kDirections) {
      if (state.rank == Rank::Dama) {
        damaJumps(state, direction, turn);
      } else if (m_movement.menCaptureBackward == YesNo::Yes || isForward(direction, m_side)) {
        const Bits middle = stepped(state.at, direction);
        const Bits landing = stepped(middle, direction);
        if ((middle & state.enemies) != 0 && (landing & state.vacant) != 0) {
          jump(state, direction, middle, landing, state.path, turn);
        }
      }
    }
    if (turn.isCapture()) m_receiver.chain(turn, m_originRank, m_extended != before);
    ++m_extended;  // told to the caller: this chain exists
  }

  void damaJumps(const ChainState& state, Direction direction, Turn& turn) {
    if (m_movement.damaPath == DamaPath::NoReversal && state.last && direction == opposite(*state.last)) {
      return;
    }
    const bool once = m_movement.damaPath == DamaPath::SegmentOnce;
    Path path = state.path;
    Bits at = state.at;
    const auto step = [&] {
      if (once && path.travelled(at, direction)) return Bits{0};
      path.travel(at, direction);
      return at = stepped(at, direction);
    };
    Bits middle = step();
    if (m_movement.damaRange == DamaRange::Flying) {
      while ((middle & state.vacant) != 0) middle = step();
    }
    if ((middle & state.enemies) == 0) return;
    for (Bits landing = step(); (landing & state.vacant) != 0; landing = step()) {
      if (!once || landing != m_origin) jump(state, direction, middle, landing, path, turn);
      if (m_movement.damaRange == DamaRange::One) return;
    }
  }

  void jump(const ChainState& state, Direction direction, Bits middle, Bits landing, const Path& path,
            Turn& turn) {
    ChainState next{landing, state.enemies & ~middle, state.vacant, state.rank, direction, path};
    if (m_movement.removal == Removal::EachJump) next.vacant |= middle;  // K8
    turn.add({board::firstSquare(middle), board::firstSquare(landing)});
    const bool crowned = state.rank == Rank::Ordinary && m_movement.promotion != Promotion::TurnEnd &&
                         (landing & board::rowMask(board::farRow(m_side))) != 0;
    if (crowned && m_movement.promotion == Promotion::Stop) {
      m_receiver.chain(turn, m_originRank, false);
      ++m_extended;
    } else {
      if (crowned) next.rank = Rank::Dama;
      extend(next, turn);
    }
    turn.dropLast();
  }

  const Movement& m_movement;
  const Position& m_position;
  Receiver& m_receiver;
  Side m_side;
  Bits m_origin = 0;
  Rank m_originRank = Rank::Ordinary;
  std::size_t m_extended = 0;
};

// Keeps the chains of the greatest weight (K5, K6).
class Heaviest {
 public:
  Heaviest(const Movement& movement, TurnList& turns) : m_movement(movement), m_turns(turns) {}

  void chain(const Turn& turn, Rank taker, bool couldGoOn) {
    if (couldGoOn && m_movement.chain == Chain::Compulsory) return;  // K4
    const int weight =
        captureWeight(m_movement.capturePriority, static_cast<int>(turn.jumps().size()), taker);
    if (weight < m_best) return;
    if (weight > m_best) m_turns.clear();
    m_best = weight;
    m_turns.push_back(turn);
  }

 private:
  const Movement& m_movement;
  TurnList& m_turns;
  int m_best = -1;
};

struct EveryChain {
  struct Found {
    Turn turn;
    Rank taker;
    bool couldGoOn;
  };
  std::vector<Found> found;

  void chain(const Turn& turn, Rank taker, bool couldGoOn) { found.push_back({turn, taker, couldGoOn}); }
};

void listQuietMoves(const Movement& movement, const Position& position, TurnList& turns) {
  const Side side = position.toMove();
  for (Bits rest = position.of(side); rest != 0; rest &= rest - 1) {
    const Bits from = rest & -rest;
    const board::Square start = board::firstSquare(from);
    const bool dama = (from & position.damas()) != 0;
    const bool slides = dama && movement.damaRange == DamaRange::Flying;
    for (const Direction direction : kDirections) {
      if (!dama && !isForward(direction, side)) continue;  // M2
      Bits to = stepped(from, direction);
      while ((to & position.vacant()) != 0) {
        turns.emplace_back(start, board::firstSquare(to));
        if (!slides) break;
        to = stepped(to, direction);
      }
    }
  }
}

std::optional<Breach> breachOf(const EveryChain::Found& chain, const Movement& movement,
                               const TurnList& legal) {
  if (std::ranges::find(legal, chain.turn) != legal.end()) return std::nullopt;
  if (chain.couldGoOn && movement.chain == Chain::Compulsory) return Breach::ChainNotFinished;
  if (chain.turn.jumps().size() >= legal.front().jumps().size()) return Breach::DamaPriority;
  return Breach::NotMaximum;
}

}  // namespace

int captureWeight(CapturePriority priority, int jumps, Rank taker) {
  const int dama = taker == Rank::Dama ? 1 : 0;
  switch (priority) {
    case CapturePriority::CountThenDama:
      return 2 * jumps + dama;
    case CapturePriority::DamaThenCount:
      return 2 * board::kChipsASide * dama + jumps;
    case CapturePriority::Count:
      return jumps;
    case CapturePriority::Dama:
      return dama;
    case CapturePriority::Any:
      return 0;
  }
  return 0;
}

void listLegalTurns(const Movement& movement, const Position& position, TurnList& turns) {
  turns.clear();
  Heaviest heaviest(movement, turns);
  ChainWalk walk(movement, position, heaviest);
  walk.walk();
  if (turns.empty()) listQuietMoves(movement, position, turns);  // K1
}

TurnList legalTurns(const Movement& movement, const Position& position) {
  TurnList turns;
  listLegalTurns(movement, position, turns);
  return turns;
}

std::vector<PlayableTurn> playableTurns(const Movement& movement, const Position& position) {
  const TurnList legal = legalTurns(movement, position);
  EveryChain every;
  ChainWalk walk(movement, position, every);
  walk.walk();
  std::vector<PlayableTurn> playable;
  for (const EveryChain::Found& chain : every.found) {
    playable.push_back({chain.turn, breachOf(chain, movement, legal)});
  }
  TurnList quiet;
  listQuietMoves(movement, position, quiet);
  const auto breach = every.found.empty() ? std::nullopt : std::optional(Breach::MissedCapture);
  for (const Turn& turn : quiet) playable.push_back({turn, breach});
  return playable;
}

void play(const Movement& movement, Position& position, const Turn& turn) {
  std::optional<board::Piece> piece = position.at(turn.start());
  DAMATH_EXPECTS(piece.has_value());
  position.remove(turn.start());
  for (const Jump& jump : turn.jumps()) position.remove(jump.taken);
  const auto onFarRow = [&](Square square) { return square.y() == board::farRow(piece->side); };
  bool crowned = onFarRow(turn.end());  // P1
  if (movement.promotion == Promotion::GoOn) {
    crowned = crowned || std::ranges::any_of(turn.jumps(), onFarRow, &Jump::landing);
  }
  if (crowned) piece->rank = Rank::Dama;
  position.place(turn.end(), *piece);
  position.setToMove(board::opponent(position.toMove()));
}

}  // namespace damath::rules

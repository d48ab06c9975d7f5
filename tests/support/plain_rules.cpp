// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_rules.hpp"

#include <algorithm>
#include <utility>

namespace damath::support {

namespace {

using rules::CapturePriority;
using rules::Chain;
using rules::DamaPath;
using rules::Promotion;
using rules::Removal;

constexpr int kWays[4][2] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

bool onBoard(int x, int y) {
  return x >= 0 && x <= 7 && y >= 0 && y <= 7;
}
bool isVacant(const PlainBoard& board, int x, int y) {
  return onBoard(x, y) && board.at[x][y].side == '.';
}
int forwardOf(char side) {
  return side == 'b' ? 1 : -1;
}
int farRowOf(char side) {
  return side == 'b' ? 7 : 0;
}

// A step from a square to a diagonal neighbor, as the pair of the two squares. The square with the smaller x
// comes first.
using Segment = std::pair<Place, Place>;
Segment segmentOf(Place a, Place b) {
  return a < b ? Segment{a, b} : Segment{b, a};
}

// A chip and its board, in the middle of a turn.
struct Walk {
  PlainBoard board;  // the moving chip is not on this board
  Place at;
  bool dama = false;
  bool takesDama = false;  // true if one of the chips taken so far is a dama
  bool over = false;       // true if promotion `stop` has ended the turn
  PlainTurn turn;
  std::vector<Segment> travelled;
  std::vector<Place>
      visited;    // for DamaPath::SquareOnce: the start square, and all squares of the dama's way
  int lastX = 0;  // direction of the last jump
  int lastY = 0;
};

struct Option {
  PlainJump jump;
  int wayX;
  int wayY;
};

std::vector<Segment> segmentsOf(Place from, const Option& option) {
  std::vector<Segment> segments;
  for (Place at = from; at != option.jump.landing;) {
    const Place next{at.x + option.wayX, at.y + option.wayY};
    segments.push_back(segmentOf(at, next));
    at = next;
  }
  return segments;
}

// The squares of a jump: all squares behind `from`, up to the landing square.
std::vector<Place> squaresOf(Place from, const Option& option) {
  std::vector<Place> squares;
  for (Place at = from; at != option.jump.landing;) {
    at = {at.x + option.wayX, at.y + option.wayY};
    squares.push_back(at);
  }
  return squares;
}

// True if K9 and the option damaPath allow this jump.
bool pathAllows(const PlainLaw& law, const Walk& walk, const Option& option) {
  if (!walk.dama || law.damaPath == DamaPath::Free) return true;
  if (law.damaPath == DamaPath::NoReversal) {
    return walk.turn.jumps.empty() || option.wayX != -walk.lastX || option.wayY != -walk.lastY;
  }
  if (law.damaPath == DamaPath::SquareOnce) {
    return std::ranges::none_of(squaresOf(walk.at, option), [&](Place place) {
      return std::ranges::find(walk.visited, place) != walk.visited.end();
    });
  }
  if (option.jump.landing == walk.turn.start) return false;
  for (const Segment& segment : segmentsOf(walk.at, option)) {
    if (std::ranges::count(walk.travelled, segment) > 0) return false;
  }
  return true;
}

bool isEnemy(const PlainBoard& board, int x, int y) {
  if (!onBoard(x, y)) return false;
  const PlainPiece& piece = board.at[x][y];
  return piece.side != '.' && piece.side != board.toMove && !piece.taken;
}

std::vector<Option> jumpsFrom(const PlainLaw& law, const Walk& walk) {
  std::vector<Option> options;
  if (walk.over) return options;
  const PlainBoard& board = walk.board;
  for (const auto& [wayX, wayY] : kWays) {
    if (!walk.dama && !law.menCaptureBackward && wayY != forwardOf(board.toMove)) continue;
    int x = walk.at.x + wayX;
    int y = walk.at.y + wayY;
    const bool flies = walk.dama && law.damaFlies;
    while (flies && isVacant(board, x, y)) {
      x += wayX;
      y += wayY;
    }
    if (!isEnemy(board, x, y)) continue;
    const Place taken{x, y};
    for (x += wayX, y += wayY; isVacant(board, x, y); x += wayX, y += wayY) {
      const Option option{{taken, {x, y}}, wayX, wayY};
      if (pathAllows(law, walk, option)) options.push_back(option);
      if (!flies) break;
    }
  }
  return options;
}

Walk jumped(const PlainLaw& law, Walk walk, const Option& option) {
  // K9 is about a dama: segments that a chip passed before its promotion do not count.
  if (walk.dama) {
    for (const Segment& segment : segmentsOf(walk.at, option)) walk.travelled.push_back(segment);
    for (const Place place : squaresOf(walk.at, option)) walk.visited.push_back(place);
  }
  PlainPiece& taken = walk.board.at[option.jump.taken.x][option.jump.taken.y];
  walk.takesDama = walk.takesDama || taken.dama;
  if (law.removal == Removal::EachJump) {
    taken = PlainPiece{};
  } else {
    taken.taken = true;
  }
  walk.at = option.jump.landing;
  walk.lastX = option.wayX;
  walk.lastY = option.wayY;
  walk.turn.jumps.push_back(option.jump);
  walk.turn.end = walk.at;
  if (!walk.dama && walk.at.y == farRowOf(walk.board.toMove)) {
    if (law.promotion == Promotion::Stop) walk.over = true;
    if (law.promotion == Promotion::GoOn) {
      walk.dama = true;
      walk.visited.push_back(walk.at);
    }
  }
  return walk;
}

void follow(const PlainLaw& law, const Walk& walk, bool startedAsDama, std::vector<PlainChain>& chains) {
  const std::vector<Option> options = jumpsFrom(law, walk);
  if (!walk.turn.jumps.empty()) {
    chains.push_back({walk.turn, startedAsDama, walk.takesDama, !options.empty()});
  }
  for (const Option& option : options) follow(law, jumped(law, walk, option), startedAsDama, chains);
}

// K5 and K6: returns the priority of a capture. A capture with the greatest priority must be made. Under
// CapturePriority::Any, all captures have the priority (0, 0).
std::pair<int, int> claimOf(CapturePriority priority, const PlainChain& chain) {
  const int count = static_cast<int>(chain.turn.jumps.size());
  const int dama = chain.takerIsDama ? 1 : 0;
  const int taken = chain.takesDama ? 1 : 0;
  switch (priority) {
    case CapturePriority::CountThenDama:
      return {count, dama};
    case CapturePriority::DamaThenCount:
      return {dama, count};
    case CapturePriority::Count:
      return {count, 0};
    case CapturePriority::Dama:
      return {dama, 0};
    case CapturePriority::Any:
      return {0, 0};
    case CapturePriority::CountThenTakenDama:
      return {count, taken};
    case CapturePriority::TakenDamaThenCount:
      return {taken, count};
  }
  return {0, 0};
}

template <class Visit>
void eachOwnPiece(const PlainBoard& board, Visit visit) {
  for (int x = 0; x < 8; ++x) {
    for (int y = 0; y < 8; ++y) {
      if (board.at[x][y].side == board.toMove) visit(Place{x, y}, board.at[x][y]);
    }
  }
}

std::string toText(Place place) {
  return "(" + std::to_string(place.x) + "," + std::to_string(place.y) + ")";
}

}  // namespace

std::vector<PlainChain> plainChains(const PlainLaw& law, const PlainBoard& board) {
  std::vector<PlainChain> chains;
  eachOwnPiece(board, [&](Place place, const PlainPiece& piece) {
    Walk walk;
    walk.board = board;
    walk.board.at[place.x][place.y] = PlainPiece{};
    walk.at = place;
    walk.dama = piece.dama;
    walk.turn.start = place;
    walk.visited = {place};
    follow(law, walk, piece.dama, chains);
  });
  return chains;
}

std::vector<PlainTurn> plainQuietMoves(const PlainLaw& law, const PlainBoard& board) {
  std::vector<PlainTurn> moves;
  eachOwnPiece(board, [&](Place place, const PlainPiece& piece) {
    for (const auto& [wayX, wayY] : kWays) {
      if (!piece.dama && wayY != forwardOf(board.toMove)) continue;
      int x = place.x + wayX;
      int y = place.y + wayY;
      for (; isVacant(board, x, y); x += wayX, y += wayY) {
        moves.push_back({place, {x, y}, {}});
        if (!piece.dama || !law.damaFlies) break;
      }
    }
  });
  return moves;
}

std::vector<PlainTurn> plainLegalTurns(const PlainLaw& law, const PlainBoard& board) {
  std::vector<PlainChain> chains = plainChains(law, board);
  std::vector<PlainTurn> turns;
  if (chains.empty()) {
    turns = plainQuietMoves(law, board);
  } else {
    if (law.chain == Chain::Compulsory)
      std::erase_if(chains, [](const PlainChain& c) { return c.couldGoOn; });
    std::pair<int, int> greatest{0, 0};
    for (const PlainChain& chain : chains) greatest = std::max(greatest, claimOf(law.capturePriority, chain));
    for (const PlainChain& chain : chains) {
      if (claimOf(law.capturePriority, chain) == greatest) turns.push_back(chain.turn);
    }
  }
  std::ranges::sort(turns);
  return turns;
}

PlainBoard plainPlay(const PlainLaw& law, PlainBoard board, const PlainTurn& turn) {
  PlainPiece piece = board.at[turn.start.x][turn.start.y];
  board.at[turn.start.x][turn.start.y] = PlainPiece{};
  for (const PlainJump& jump : turn.jumps) {
    board.at[jump.taken.x][jump.taken.y] = PlainPiece{};
    if (law.promotion == Promotion::GoOn && jump.landing.y == farRowOf(board.toMove)) piece.dama = true;
  }
  if (turn.end.y == farRowOf(board.toMove)) piece.dama = true;
  board.at[turn.end.x][turn.end.y] = piece;
  board.toMove = board.toMove == 'b' ? 'r' : 'b';
  return board;
}

std::string toText(const PlainTurn& turn) {
  if (turn.jumps.empty()) return toText(turn.start) + "-" + toText(turn.end);
  std::string text = toText(turn.start);
  for (const PlainJump& jump : turn.jumps) text += " x" + toText(jump.taken) + toText(jump.landing);
  return text;
}

}  // namespace damath::support

#include "core/engine/judgement.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace damath::engine {

namespace {

using board::Bits;
using board::Position;
using board::Side;
using board::Square;

// A weight slides from one end to the other as chips leave. In thousandths of a man, or of the middle size of
// a jump's score.
struct Weight {
  Value full;  // with all 24 chips
  Value bare;  // with none

  [[nodiscard]] constexpr Value at(int chips) const { return full * chips + bare * (kAllChips - chips); }
  static constexpr int kAllChips = 2 * board::kChipsASide;
};

struct Weights {
  Weight man;
  Weight dama;
  Weight row;      // each row that an ordinary chip has gone
  Weight step;     // each vacant square that a chip could step to
  Weight centre;   // each chip away from the edges
  Weight guard;    // each ordinary chip still on its back row
  Weight toMove;   // whose turn it is
  Weight chase;    // ahead: each square between a dama and the nearest enemy, less
  Weight shelter;  // behind: each dama in a double corner
};

// Found by matches of the engine against itself (docs/engine.md).
constexpr Weights kDamath = {.man = {700, 0},
                             .dama = {1000, 1700},
                             .row = {0, 0},
                             .step = {100, 100},
                             .centre = {140, 100},
                             .guard = {0, 150},
                             .toMove = {200, 200},
                             .chase = {0, 0},
                             .shelter = {0, 0}};
constexpr Weights kCompanion = {.man = {1046, 1300},
                                .dama = {871, 2455},
                                .row = {-37, 13},
                                .step = {10, 17},
                                .centre = {14, 0},
                                .guard = {240, 48},
                                .toMove = {0, 0},
                                .chase = {0, 30},
                                .shelter = {0, 50}};

constexpr Value kThousandths = Value{1000} * Weight::kAllChips;

// So that no set of chips, however great, leaves the range of values.
constexpr Value kGreatestScale = 1'000'000'000'000;

constexpr std::array<Bits, 8> everyRow() {
  std::array<Bits, 8> rows{};
  for (int y = 0; y < 8; ++y) rows[static_cast<std::size_t>(y)] = board::rowMask(y);
  return rows;
}
constexpr std::array<Bits, 8> kRows = everyRow();

constexpr Bits centre() {
  Bits squares = 0;
  for (int number = 0; number < board::kSquares; ++number) {
    const Square square(number);
    if (square.x() >= 2 && square.x() <= 5 && square.y() >= 2 && square.y() <= 5) squares |= maskOf(square);
  }
  return squares;
}
constexpr Bits kCentre = centre();
constexpr Bits kDoubleCorners = maskOf(*Square::at(0, 1)) | maskOf(*Square::at(1, 0)) |
                                maskOf(*Square::at(6, 7)) | maskOf(*Square::at(7, 6));

int rowsGone(Bits ordinary, Side side) {
  int rows = 0;
  for (int gone = 1; gone < 7; ++gone) {
    rows += gone *
            std::popcount(ordinary & kRows[static_cast<std::size_t>(side == Side::Blue ? gone : 7 - gone)]);
  }
  return rows;
}

int freeSteps(const Position& position, Side side) {
  const Bits own = position.of(side);
  const Bits damas = own & position.damas();
  const Bits vacant = position.vacant();
  int steps = 0;
  for (const board::Direction direction : board::kDirections) {
    const Bits movers = isForward(direction, side) ? own : damas;
    steps += std::popcount(board::stepped(movers, direction) & vacant);
  }
  return steps;
}

// The steps of a dama from each to the nearest enemy, summed.
int distances(Bits damas, Bits enemies) {
  int sum = 0;
  for (Bits rest = damas; rest != 0; rest &= rest - 1) {
    const Square dama = board::firstSquare(rest);
    int nearest = 8;
    for (Bits others = enemies; others != 0; others &= others - 1) {
      const Square enemy = board::firstSquare(others);
      nearest = std::min(nearest, std::max(std::abs(dama.x() - enemy.x()), std::abs(dama.y() - enemy.y())));
    }
    sum += nearest;
  }
  return sum;
}

Value prospects(const Weights& weights, const Position& position, Side side) {
  const Bits own = position.of(side);
  const Bits other = position.of(opponent(side));
  const Bits damas = own & position.damas();
  const Bits ordinary = own & ~damas;
  const int ownChips = std::popcount(own);
  const int otherChips = std::popcount(other);
  const int chips = ownChips + otherChips;
  Value sum =
      weights.man.at(chips) * std::popcount(ordinary) + weights.dama.at(chips) * std::popcount(damas) +
      weights.row.at(chips) * rowsGone(ordinary, side) + weights.step.at(chips) * freeSteps(position, side) +
      weights.centre.at(chips) * std::popcount(own & kCentre) +
      weights.guard.at(chips) * std::popcount(ordinary & kRows[side == Side::Blue ? 0 : 7]);
  if (weights.chase.bare != 0 && ownChips > otherChips)
    sum -= weights.chase.at(chips) * distances(damas, other);
  if (ownChips < otherChips) sum += weights.shelter.at(chips) * std::popcount(damas & kDoubleCorners);
  return sum;
}

}  // namespace

Judgement::Judgement(const ScoreTable* table)
    : m_table(table), m_scale(table != nullptr ? std::min(table->meanSize(), kGreatestScale) : kPoint) {}

Value Judgement::remaining(const Position& position, Side side) const {
  Value sum = 0;
  for (Bits rest = position.of(side); rest != 0; rest &= rest - 1) {
    const Square square = board::firstSquare(rest);
    sum += m_table->remaining(*position.at(square), square);
  }
  return sum;
}

Value Judgement::atLeaf(const Position& position) const {
  const Side side = position.toMove();
  const Side other = opponent(side);
  const Weights& weights = m_table != nullptr ? kDamath : kCompanion;
  const Value guess = weights.toMove.at(std::popcount(position.of(side) | position.of(other))) +
                      prospects(weights, position, side) - prospects(weights, position, other);
  const Value certain =
      m_table != nullptr ? remaining(position, side) - remaining(position, other) : Value{0};
  return certain + m_scale * guess / kThousandths;
}

Value Judgement::atEnd(const Position& position, int pliesLeft) const {
  if (m_table == nullptr) return -(kWin + pliesLeft);
  const Side side = position.toMove();
  return remaining(position, side) - remaining(position, opponent(side));
}

}  // namespace damath::engine

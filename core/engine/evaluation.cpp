// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace damath::engine {

namespace {

using board::Bits;
using board::Position;
using board::Rank;
using board::Side;
using board::Square;

// A weight of the estimate. The weight changes linearly with the number of chips on the board. Unit:
// thousandths of a man (companion games) or of the mean score of a jump (Damath).
struct Weight {
  Value full;  // the weight with all 24 chips
  Value bare;  // the weight without chips

  [[nodiscard]] constexpr Value at(int chips) const { return full * chips + bare * (kAllChips - chips); }
  static constexpr int kAllChips = 2 * board::kChipsASide;
};

struct Weights {
  Weight man;
  Weight dama;
  Weight row;      // added for each row that an ordinary chip has advanced
  Weight step;     // added for each step of a chip to a vacant square
  Weight centre;   // added for each chip in the central squares (x and y 2–5)
  Weight guard;    // added for each ordinary chip still on its back row
  Weight toMove;   // added for the side to move
  Weight chase;    // subtracted from the side with more chips, for each square of distances()
  Weight shelter;  // added for the side with fewer chips, for each of its damas in a double corner
};

// The weights were found by matches of the engine against itself (docs/engine.md).
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

// The greatest unit of the estimates. Without the limit, a set with huge chip values could exceed the range
// of Value.
constexpr Value kGreatestScale = 1'000'000'000'000;

constexpr Bits kDoubleCorners = maskOf(*Square::at(0, 1)) | maskOf(*Square::at(1, 0)) |
                                maskOf(*Square::at(6, 7)) | maskOf(*Square::at(7, 6));

bool isCentre(Square square) {
  return square.x() >= 2 && square.x() <= 5 && square.y() >= 2 && square.y() <= 5;
}

std::size_t placeOf(board::Piece piece, Square square) {
  return (indexOf(piece.side) * 2 + (piece.rank == Rank::Dama ? 1U : 0U)) * board::kSquares +
         static_cast<std::size_t>(square.number());
}

// Returns the estimated value of a piece on this square for the player who owns the piece.
PieceScore guessOf(const Weights& weights, board::Piece piece, Square square) {
  const int rows = piece.side == Side::Blue ? square.y() : 7 - square.y();
  PieceScore guess;
  const auto add = [&guess](const Weight& weight, int times) {
    guess.full += weight.full * times;
    guess.bare += weight.bare * times;
  };
  if (piece.rank == Rank::Dama) {
    add(weights.dama, 1);
  } else {
    add(weights.man, 1);
    add(weights.row, rows);
    add(weights.guard, rows == 0 ? 1 : 0);
  }
  add(weights.centre, isCentre(square) ? 1 : 0);
  return guess;
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

// Returns the sum of the distances from each dama to its nearest enemy. The distance of two squares is the
// greater difference of their coordinates (1 for neighbors); without an enemy it is 8.
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

// Returns the part of a side's estimate that does not depend on single pieces.
Value prospects(const Weights& weights, const Position& position, Side side, int chips) {
  Value sum = weights.step.at(chips) * freeSteps(position, side);
  if (weights.chase.bare == 0) return sum;
  const Bits own = position.of(side);
  const Bits other = position.of(opponent(side));
  const int lead = std::popcount(own) - std::popcount(other);
  if (lead > 0) sum -= weights.chase.at(chips) * distances(own & position.damas(), other);
  if (lead < 0) sum += weights.shelter.at(chips) * std::popcount(own & position.damas() & kDoubleCorners);
  return sum;
}

}  // namespace

Evaluation::Evaluation(const ScoreTable* table)
    : m_table(table), m_scale(table != nullptr ? std::min(table->meanSize(), kGreatestScale) : kPoint) {
  const Weights& weights = table != nullptr ? kDamath : kCompanion;
  for (const Side side : board::kSides) {
    for (const Rank rank : {Rank::Ordinary, Rank::Dama}) {
      for (int number = 0; number < board::kSquares; ++number) {
        const board::Piece piece{side, 0, rank};
        const Square square(number);
        PieceScore& score = m_pieceScores[placeOf(piece, square)];
        score = PieceScore{};
        if (side == Side::Blue) {
          score += guessOf(weights, piece, square);
        } else {
          score -= guessOf(weights, piece, square);
        }
      }
    }
  }
}

PieceScore Evaluation::scoreOf(board::Piece piece, Square square) const {
  PieceScore score = m_pieceScores[placeOf(piece, square)];
  if (m_table != nullptr) {
    const Value remaining = m_table->remaining(piece, square);
    score.certain = piece.side == Side::Blue ? remaining : -remaining;
  }
  return score;
}

PieceScore Evaluation::scoreOf(const Position& position) const {
  PieceScore score;
  for (Bits rest = position.of(Side::Blue) | position.of(Side::Red); rest != 0; rest &= rest - 1) {
    const Square square = board::firstSquare(rest);
    score += scoreOf(*position.at(square), square);
  }
  return score;
}

bool Evaluation::canMove(const Position& position) {
  const Side side = position.toMove();
  const Bits own = position.of(side);
  const Bits damas = own & position.damas();
  const Bits vacant = position.vacant();
  return std::ranges::any_of(board::kDirections, [&](board::Direction direction) {
    return (board::stepped(isForward(direction, side) ? own : damas, direction) & vacant) != 0;
  });
}

Value Evaluation::atLeaf(const Position& position, const PieceScore& score) const {
  const Side side = position.toMove();
  const Value sign = side == Side::Blue ? 1 : -1;
  const Weights& weights = m_table != nullptr ? kDamath : kCompanion;
  const int chips = std::popcount(position.of(Side::Blue) | position.of(Side::Red));
  const Value guess = sign * Weight{score.full, score.bare}.at(chips) + weights.toMove.at(chips) +
                      prospects(weights, position, side, chips) -
                      prospects(weights, position, opponent(side), chips);
  return sign * score.certain + m_scale * guess / kThousandths;
}

Value Evaluation::atEnd(const Position& position, const PieceScore& score, int pliesLeft) const {
  if (m_table == nullptr) return -(kWin + pliesLeft);
  return position.toMove() == Side::Blue ? score.certain : -score.certain;
}

}  // namespace damath::engine

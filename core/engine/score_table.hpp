// SPDX-License-Identifier: GPL-3.0-or-later
// A table of all scores of jumps and all values of remaining chips (rulebook S1–S5, S7). The values are
// computed once and stored in hundredths, each rounded separately. All values are negated if the lower total
// wins.
#pragma once

#include <array>
#include <vector>

#include "core/board/position.hpp"
#include "core/engine/value.hpp"
#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::engine {

// Returns points in hundredths, rounded half away from zero and limited to ±kGreatestScore.
[[nodiscard]] Value hundredthsOf(const exact::Number& points);

class ScoreTable {
 public:
  ScoreTable(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  // Returns the points that a jump adds to the mover's total. The sign is reversed if the lower total wins.
  [[nodiscard]] Value jump(board::Piece taker, board::Piece taken, board::Square landing) const {
    const std::size_t place = m_places[indexOf(taker.side)][static_cast<std::size_t>(landing.number())];
    const int damas = (taker.rank == board::Rank::Dama ? 1 : 0) + (taken.rank == board::Rank::Dama ? 1 : 0);
    return m_jumps[jumpIndex(place, taker.chip, taken.chip, damas)];
  }
  // Returns the points that a remaining chip adds to its owner's total. The sign is reversed if the lower
  // total wins.
  [[nodiscard]] Value remaining(board::Piece piece, board::Square square) const {
    return m_remaining[remainingIndex(piece, square)];
  }
  // Returns the points that a whole turn adds to the mover's total. Precondition: `position` is the position
  // before the turn.
  [[nodiscard]] Value turn(const board::Position& position, const rules::Turn& turn) const;

  // Returns the mean absolute score of a jump over all pairs of chips and all landing squares. The pairs have
  // no damas.
  [[nodiscard]] Value meanSize() const { return m_size; }

 private:
  static constexpr std::size_t kChips = board::kChipsASide;
  static constexpr std::size_t kPlaces = board::kSquares;

  [[nodiscard]] static std::size_t jumpIndex(std::size_t place, std::size_t taker, std::size_t taken,
                                             int damas) {
    return ((place * 3 + static_cast<std::size_t>(damas)) * kChips + taker) * kChips + taken;
  }
  [[nodiscard]] static std::size_t remainingIndex(board::Piece piece, board::Square square) {
    return ((indexOf(piece.side) * 2 + (piece.rank == board::Rank::Dama ? 1U : 0U)) * kChips + piece.chip) *
               kPlaces +
           static_cast<std::size_t>(square.number());
  }
  void computeSquare(const rules::Ruleset& ruleset, const rules::ChipSet& set, std::size_t place,
                     board::Square landing);

  // For each side and square, the index of the square's scores in m_jumps. Squares at which every jump has
  // the same score share an index: all squares with one operator, unless the score depends on coordinates.
  std::array<std::array<std::size_t, kPlaces>, 2> m_places{};
  std::vector<Value> m_jumps;
  std::vector<Value> m_remaining;
  Value m_sign = 1;
  Value m_size = 0;
};

}  // namespace damath::engine

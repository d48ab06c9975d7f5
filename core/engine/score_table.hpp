// SPDX-License-Identifier: GPL-3.0-or-later
// Every score that a jump can make and every value that a chip can leave (rulebook S1–S5, S7), computed once
// and kept in hundredths, each rounded by itself; turned round where the lower total wins.
#pragma once

#include <array>
#include <vector>

#include "core/board/position.hpp"
#include "core/engine/value.hpp"
#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"

namespace damath::engine {

// Points in hundredths, halves away from zero, within what a value holds.
[[nodiscard]] Value hundredthsOf(const exact::Number& points);

class ScoreTable {
 public:
  ScoreTable(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  // What the mover's total gains by a jump.
  [[nodiscard]] Value jump(board::Piece taker, board::Piece taken, board::Square landing) const {
    const std::size_t place = m_places[indexOf(taker.side)][static_cast<std::size_t>(landing.number())];
    const int damas = (taker.rank == board::Rank::Dama ? 1 : 0) + (taken.rank == board::Rank::Dama ? 1 : 0);
    return m_jumps[jumpIndex(place, taker.chip, taken.chip, damas)];
  }
  // What its owner's total gains by a chip left on the board.
  [[nodiscard]] Value remaining(board::Piece piece, board::Square square) const {
    return m_remaining[remainingIndex(piece, square)];
  }
  // The whole turn, made in this position. Promise: its squares hold what it says.
  [[nodiscard]] Value turn(const board::Position& position, const rules::Turn& turn) const;

  // Over all pairs of chips and all squares, without damas: the middle size of the scores.
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

  // Squares where every jump scores alike share a place: those of one operator, unless coordinates matter.
  std::array<std::array<std::size_t, kPlaces>, 2> m_places{};
  std::vector<Value> m_jumps;
  std::vector<Value> m_remaining;
  Value m_sign = 1;
  Value m_size = 0;
};

}  // namespace damath::engine

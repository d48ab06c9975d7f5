// SPDX-License-Identifier: GPL-3.0-or-later
// Scores worked out once: the same jumps come up over and over, while turns are sought, when they are
// entered, and from sheet to sheet.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "core/rules/score.hpp"

namespace damath::sheet {

class ScoreMemory {
 public:
  explicit ScoreMemory(const rules::ScoreLaw& law);

  // The reference holds as long as the memory does.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) {
    std::uint16_t& known = m_known[indexOf(taker, taken, landing)];
    if (known == kUnknown) {
      m_scores.push_back(m_law.scoreOf(taker, taken, landing));
      known = static_cast<std::uint16_t>(m_scores.size());
    }
    return m_scores[known - 1U];
  }

 private:
  static constexpr std::uint16_t kUnknown = 0;
  static constexpr std::size_t kChips = board::kChipsASide;
  static constexpr std::size_t kDoublings = 3;  // ×1, ×2, ×4

  // Jumps that score alike share an index: where no value depends on the square, those of one operator.
  [[nodiscard]] std::size_t indexOf(board::Piece taker, board::Piece taken, board::Square landing) const {
    const std::size_t place = m_dependsOnSquare ? board::indexOf(taker.side) * board::kSquares +
                                                      static_cast<std::size_t>(landing.number())
                                                : static_cast<std::size_t>(landing.sign());
    const std::size_t doublings =
        (taker.rank == board::Rank::Dama ? 1U : 0U) + (taken.rank == board::Rank::Dama ? 1U : 0U);
    return ((place * kDoublings + doublings) * kChips + taker.chip) * kChips + taken.chip;
  }

  rules::ScoreLaw m_law;
  bool m_dependsOnSquare;
  std::vector<std::uint16_t> m_known;  // by index: which of the scores, from 1
  std::deque<rules::JumpScore> m_scores;
};

}  // namespace damath::sheet

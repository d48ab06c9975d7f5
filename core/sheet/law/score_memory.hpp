// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of scores. The same jumps occur again and again: in the search for turns, in the entry of turns,
// and from sheet to sheet.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "core/rules/score.hpp"

namespace damath::sheet {

class ScoreMemory {
 public:
  explicit ScoreMemory(const rules::ScoreLaw& law);

  // The reference stays valid as long as this object.
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

  // Jumps with equal scores share an index. If no chip value depends on the square, all squares of one
  // operator share an index.
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
  std::vector<std::uint16_t> m_known;  // position in m_scores, from 1; kUnknown if not yet computed
  std::deque<rules::JumpScore> m_scores;
};

}  // namespace damath::sheet

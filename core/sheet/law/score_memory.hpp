// SPDX-License-Identifier: GPL-3.0-or-later
// A cache of the scores of jumps. The same jumps occur again and again: while the program searches for the
// turns, when it checks their scores, and from scoresheet to scoresheet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <vector>

#include "core/board/position.hpp"
#include "core/board/square.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/score.hpp"

namespace damath::sheet {

class ScoreMemory {
 public:
  explicit ScoreMemory(const rules::ScoreLaw& law)
      : m_law(law), m_dependsOnSquare(law.arithmetic() == rules::Arithmetic::Variables) {
    const std::size_t places = m_dependsOnSquare ? std::size(board::kSides) * board::kSquares : kOperators;
    m_known.assign(places * kDoublings * kChips * kChips, kUnknown);
  }

  // The returned reference stays valid as long as this ScoreMemory.
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
  static constexpr std::size_t kOperators = 4;
  static constexpr std::size_t kDoublings = 3;  // the possible factors: ×1, ×2, ×4

  // Returns the index of the jump in m_known. Jumps with the same index always have equal scores. If no chip
  // value depends on the square, all landing squares with the same operator share an index.
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
  std::vector<std::uint16_t> m_known;  // index into m_scores plus 1; kUnknown if not computed yet
  std::deque<rules::JumpScore> m_scores;
};

}  // namespace damath::sheet

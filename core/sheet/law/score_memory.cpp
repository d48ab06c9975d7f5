// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/law/score_memory.hpp"

namespace damath::sheet {

namespace {

constexpr std::size_t kOperators = 4;

}  // namespace

ScoreMemory::ScoreMemory(const rules::ScoreLaw& law)
    : m_law(law), m_dependsOnSquare(law.arithmetic() == rules::Arithmetic::Variables) {
  const std::size_t places = m_dependsOnSquare ? std::size(board::kSides) * board::kSquares : kOperators;
  m_known.assign(places * kDoublings * kChips * kChips, kUnknown);
}

}  // namespace damath::sheet

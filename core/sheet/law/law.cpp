// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/law/law.hpp"

#include <algorithm>

#include "core/exact/rounding.hpp"

namespace damath::sheet {

namespace {

constexpr int kDecimalsOfExactFigures = 2;

}  // namespace

Law::Law(const rules::Ruleset& ofGame, const rules::ChipSet& chips)
    : ruleset(ofGame),
      set(chips),
      scores(ofGame, chips),
      movement(movementOf(ofGame)),
      notationFrame(chips.notationFrame(ofGame)),
      leastDecimals(std::max(kDecimalsOfExactFigures, scores.rounding() ? scores.rounding()->decimals : 0)),
      m_memory(scores) {}

bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum) {
  if (statesValue(law, total, sum)) return true;
  const auto& rounding = law.scores.rounding();
  if (!rounding || law.ruleset.roundEntries.answer() == rules::RoundEntries::EachEntry) return false;
  return exact::rounded(total.value - sum, exact::RoundingMode::Truncate, rounding->decimals).isZero();
}

}  // namespace damath::sheet

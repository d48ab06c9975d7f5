// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/law/law.hpp"

#include <algorithm>

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

}  // namespace damath::sheet

// SPDX-License-Identifier: GPL-3.0-or-later
// A sample position that shows the effect of a ruleset while a user edits it: the captures in the position,
// the score of each jump, and the reason why a capture is illegal. The position is chosen so that different
// answers of a ruleset give different results.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/legal_turns.hpp"
#include "words/language.hpp"

namespace damath::window {

struct SampleTurn {
  rules::Turn turn;
  std::optional<rules::Breach> breach;  // nullopt if the turn is legal
  board::Position after;
  exact::Number total;
  std::vector<QString> jumps;  // "−7 ÷ 2 = −7/2 (−3.50), −4 × 2 = −8"
};

struct SampleJump {
  board::Position before;
  std::vector<SampleTurn> turns;  // the legal turns first
};

// In BLUE's first jump, the chip `taker` captures RED's dama `taken`. Both are indexes in the chip set.
struct SampleChips {
  board::ChipIndex taker = 7;
  board::ChipIndex taken = 11;
};

[[nodiscard]] SampleJump sampleJump(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                    const SampleChips& chips, words::Language language);

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A position in which the answers of a ruleset part: what may be taken in it, what each capture scores, and
// what stands against the others. It shows what a law does while somebody changes it.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::models {

struct SampleTurn {
  rules::Turn turn;
  std::optional<rules::Breach> breach;  // nothing: it is legal
  board::Position after;
  exact::Number total;
  std::vector<QString> jumps;  // "−7 ÷ 2 = −7/2 (−3.50), −4 × 2 = −8"
};

struct SampleJump {
  board::Position before;
  std::vector<SampleTurn> turns;  // the legal ones first
};

// BLUE's chip begins by taking RED's, a dama; both by their place in the set.
struct SampleChips {
  board::ChipIndex taker = 7;
  board::ChipIndex taken = 11;
};

[[nodiscard]] SampleJump sampleJump(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                    const SampleChips& chips, words::Language language);

}  // namespace damath::models

// SPDX-License-Identifier: GPL-3.0-or-later
// A turn on one line, with what each jump scores.
//   -9 (1,2)(0,3)
//   -9 + (-1) = -10 (0,3)(2,5)
#pragma once

#include <string>

#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"

namespace damath::cli {

// Promise: the turn is a playable one of the position.
[[nodiscard]] std::string turnLine(const rules::Turn& turn, const board::Position& position,
                                   const rules::Ruleset& ruleset, const rules::ChipSet& set);

}  // namespace damath::cli

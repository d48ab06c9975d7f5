// SPDX-License-Identifier: GPL-3.0-or-later
// Positions drawn in the source of a test, and turns as texts for comparisons.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/diagram.hpp"

namespace damath::support {

// Returns the drawing as a position (see tests/support/diagram.hpp). Throws std::invalid_argument with all
// errors if the drawing is invalid, so a test with a wrong drawing fails.
[[nodiscard]] board::Position drawn(std::string_view text, board::Side toMove = board::Side::Blue);
[[nodiscard]] board::Position drawn(std::string_view text, board::Side toMove,
                                    const support::DiagramLegend& legend);

// Returns the position rotated by 180° with the sides exchanged.
[[nodiscard]] board::Position turned(const board::Position& position);

// Returns "(1,2)-(0,3)" or "(1,2) x(2,3)(3,4) x(4,5)(5,6)".
[[nodiscard]] std::string toText(const rules::Turn& turn);

// Returns the legal turns as toText() writes them, sorted.
[[nodiscard]] std::vector<std::string> legal(const board::Position& position,
                                             const rules::Ruleset& ruleset = rules::manual());

// Returns the drawing after the legal turn whose toText() is `turn`. Throws std::invalid_argument if there is
// no such turn.
[[nodiscard]] std::string drawnAfter(const board::Position& position, std::string_view turn,
                                     const rules::Ruleset& ruleset = rules::manual());

// Returns the drawing with · on every unplayable place and a line feed after every row, for comparisons.
[[nodiscard]] std::string tidied(std::string_view text);

}  // namespace damath::support

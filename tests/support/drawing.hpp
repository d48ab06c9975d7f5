// SPDX-License-Identifier: GPL-3.0-or-later
// Positions drawn in the source of a test, turns as words to compare with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/legal_turns.hpp"
#include "core/rules/profiles.hpp"
#include "tests/support/diagram.hpp"

namespace damath::support {

// The drawing as a position (see tests/support/diagram.hpp). Throws std::invalid_argument, naming each fault,
// where it is none: a test that draws wrongly fails.
[[nodiscard]] board::Position drawn(std::string_view text, board::Side toMove = board::Side::Blue);
[[nodiscard]] board::Position drawn(std::string_view text, board::Side toMove,
                                    const support::DiagramLegend& legend);

// The board half turned and the sides exchanged.
[[nodiscard]] board::Position turned(const board::Position& position);

// "(1,2)-(0,3)", "(1,2) x(2,3)(3,4) x(4,5)(5,6)".
[[nodiscard]] std::string toText(const rules::Turn& turn);

// The legal turns in words, sorted.
[[nodiscard]] std::vector<std::string> legal(const board::Position& position,
                                             const rules::Ruleset& ruleset = rules::manual());

// The drawing after the one legal turn of these words. Throws std::invalid_argument where there is none.
[[nodiscard]] std::string drawnAfter(const board::Position& position, std::string_view turn,
                                     const rules::Ruleset& ruleset = rules::manual());

// The drawing with · on every unplayable place and a line feed after every row, for comparing.
[[nodiscard]] std::string tidied(std::string_view text);

}  // namespace damath::support

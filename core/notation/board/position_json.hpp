// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes positions as JSON documents:
//   {"board":[{"position":0,"piece":["red",2,false]}, … 32 entries ascending, "piece":null where vacant],
//    "turn":"blue"}
// A chip whose printed text is a whole number is written as a JSON number, every other chip as its printed
// text: "0" of the rational set is 0, "10/10" is "10/10". The companion games (rulebook 10) use the same
// documents. Their chip values have no meaning.
#pragma once

#include <string>
#include <string_view>

#include "core/board/position.hpp"
#include "core/expected.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

// Returns the position as a JSON document, in one line without a line end.
[[nodiscard]] std::string toPositionJson(const board::Position& position, const rules::ChipSet& set);
// Parses a position. Without the field `turn`, the first mover of the game is to move. A chip may be given by
// its number or its printed text. In a companion game, the value of a chip may be anything but a list or an
// object.
[[nodiscard]] Expected<board::Position, JsonFaults> parsePositionJson(std::string_view text,
                                                                      const GameLaw& law);

}  // namespace damath::notation

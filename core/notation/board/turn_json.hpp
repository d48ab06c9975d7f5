// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes turns as JSON documents. A turn is a list of one Move, or a list with one Capture for each
// jump:
//   {"Move":{"source":{"position":41,"piece":["blue",-9,false]},"destination":{"position":32,"piece":null}}}
//   {"Capture":{"source":…,"middle":…,"destination":…,"score":-10}}
// Squares and chips have the form of position_json.hpp. A whole score is a JSON number, every other score a
// string: "-21/4", "84.5". The score of a division by zero is null if the ruleset gives no score or asks the
// arbiter. The scores of the companion games are 0; the reader ignores them, and they may be left out.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::notation {

// Returns the turn as a JSON document, in one line without a line end. Precondition: the turn is possible on
// the board, legal or not.
[[nodiscard]] std::string toTurnJson(const rules::Turn& turn, const board::Position& position,
                                     const GameLaw& law);
// Returns the indices of the squares that the turn visits: "41-32", "18-36-22".
[[nodiscard]] std::string pathText(const rules::Turn& turn);
// Returns every legal turn as a JSON document: {"turns":[{"path":[41,32],"jumps":[…]}, …]}. `path` holds the
// indices of the visited squares. `jumps` is the turn in the form of toTurnJson.
[[nodiscard]] std::string toMovesJson(const board::Position& position, const GameLaw& law);

// Parses a turn. Checks the shape of the document, then its agreement with the board, then the legality of
// the turn and its scores. Errors: the faults of the first failed check; for an illegal turn, the broken
// clause.
[[nodiscard]] Expected<rules::Turn, JsonFaults> parseTurnJson(std::string_view text,
                                                              const board::Position& position,
                                                              const GameLaw& law);

}  // namespace damath::notation

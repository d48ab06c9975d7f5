// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a board of the six roles from a JSON document:
//   {"shape":[[0,0,0,1,1,0,0,0],…],"board":[[0,0,0,[-3,2,3,1],[0,0,0,0],0,0,0],…],"turn":"white",
//    "effects":[[0,0,0,[[0,0],[0,0],[1,1]],…],…]}
// The arrays are described in layers_json.hpp. Only `board` is required: by default its tiles give the
// shape, `turn` is white and there are no effects. Values are 0–999, health 1–999, an effect's amount
// -999–999. `moreEffects` lists further effect layers. They are needed if an attribute of a piece has effects
// that end at different times.
#pragma once

#include <string_view>

#include "core/expected.hpp"
#include "core/layers/role_board.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::notation {

[[nodiscard]] Expected<layers::RoleBoard, JsonFaults> parseRoleBoardJson(std::string_view text);

// True if the text is a document of a role board, not a position of chips: it has a field that only role
// boards have, or `board` is a list of lists.
[[nodiscard]] bool holdsRoleBoard(std::string_view text);

// Returns `white` or `black`.
[[nodiscard]] std::string_view colourOf(layers::Colour colour);

}  // namespace damath::notation

// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a board of the six roles (shah, vizier, rukh, alfil, asb, piyadeh) from a JSON document:
//   {"shape":[[0,0,0,1,1,0,0,0],…],"board":[[0,0,0,[-3,2,3,1],[0,0,0,0],0,0,0],…],"turn":"white",
//    "effects":[[0,0,0,[[0,0],[0,0],[1,1]],…],…]}
// layers_json.hpp describes the arrays. Only `board` is required. Without the field `shape`, the tiles of
// `board` give the shape. Without `turn`, white is to move. Without `effects`, no tile has effects. Attack
// and armor of a piece are 0–999, health is 1–999. The amount of an effect is -999–999, its turns are 0–999.
// `moreEffects` lists further effect layers, at most eight. They are needed if a piece has effects on one
// attribute that end at different times.
#pragma once

#include <string_view>

#include "core/expected.hpp"
#include "core/layers/role_board.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::notation {

[[nodiscard]] Expected<layers::RoleBoard, JsonFaults> parseRoleBoardJson(std::string_view text);

// True if the text describes a board of the six roles, and not a position of chips: the document has a field
// that only role boards have, or `board` is a list of lists.
[[nodiscard]] bool holdsRoleBoard(std::string_view text);

// Returns `white` or `black`, the spelling of the color in a document.
[[nodiscard]] std::string_view colourOf(layers::Colour colour);

}  // namespace damath::notation

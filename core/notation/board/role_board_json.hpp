// SPDX-License-Identifier: GPL-3.0-or-later
// A board of the six roles as a JSON document:
//   {"shape":[[0,0,0,1,1,0,0,0],…],"board":[[0,0,0,[-3,2,3,1],[0,0,0,0],0,0,0],…],"turn":"white",
//    "effects":[[0,0,0,[[0,0],[0,0],[1,1]],…],…]}
// The arrays are those of layer_arrays.hpp. Only `board` is required: its tiles have the shape, `turn` is
// white's by default and `effects` none. Values run from 0 to 999, health from 1, an effect's amount from
// -999. `moreEffects` is a list of further effect layers, given where a trait of a piece has effects that
// end at different times.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/expected.hpp"
#include "core/layers/role_board.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::notation {

[[nodiscard]] Expected<layers::RoleBoard, JsonFaults> parseRoleBoardJson(std::string_view text);

// Whether the text is meant to be such a document rather than a position of chips: it has a field that only
// this one has, or its `board` is a list of lists.
[[nodiscard]] bool holdsRoleBoard(std::string_view text);

// `white` and `black`.
[[nodiscard]] std::string_view colourOf(layers::Colour colour);
// The effect layers after the first.
[[nodiscard]] nlohmann::ordered_json moreEffectsJson(const layers::Effects& effects,
                                                     const layers::Shape& shape);

}  // namespace damath::notation

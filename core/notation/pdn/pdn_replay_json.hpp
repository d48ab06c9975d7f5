// SPDX-License-Identifier: GPL-3.0-or-later
// Writes replayed games of English draughts as one JSON object. Positions and turns have the form of
// seed_json.hpp:
//   {"games":[{"tags":{"Event":"…"},"start":{…},
//              "turns":[{"side":"blue","name":"11-15","turn":[…],"after":{…}}],"result":"1-0"}]}
// `result` gives BLUE's points first, as everywhere in the suite (dark is BLUE), and is null if the game has
// none. The Result tag keeps PDN's order, White first.
#pragma once

#include <span>
#include <string>

#include "core/notation/pdn/pdn.hpp"

namespace damath::notation {

// Returns one line without a line end. Precondition: each turn is legal in its place.
[[nodiscard]] std::string toPdnReplayJson(std::span<const PdnGame> games);

}  // namespace damath::notation

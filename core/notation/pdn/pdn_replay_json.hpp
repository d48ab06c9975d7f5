// SPDX-License-Identifier: GPL-3.0-or-later
// Replayed games of English draughts as one JSON object, positions and turns as in seed_json.hpp:
//   {"games":[{"tags":{"Event":"…"},"start":{…},"turns":[{"side":"blue","name":"11-15","turn":[…],"after":{…}}],
//              "result":"1-0"}]}
// `result` is BLUE's and RED's as everywhere in the suite (dark is BLUE), null where the game has none; the
// Result among the tags is PDN's own.
#pragma once

#include <span>
#include <string>

#include "core/notation/pdn/pdn.hpp"

namespace damath::notation {

// In one line, without a line end. Promise: each turn is legal in its place.
[[nodiscard]] std::string toPdnReplayJson(std::span<const PdnGame> games);

}  // namespace damath::notation

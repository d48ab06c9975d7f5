// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the games of a PDN file, with the position after each turn, as JSON.
#pragma once

#include <string>

#include "core/notation/pdn/pdn_reader.hpp"

namespace damath::notation {

// The games that are written: only games without a fault, or also the readable parts of games with a fault.
enum class PdnExtent { WholeGames, ReadableParts };

// Returns the games as one JSON object, in one line without a line end. Positions and turns have the form of
// position_json.hpp and turn_json.hpp:
//   {"games":[{"tags":{"Event":"…"},"start":{…},
//              "turns":[{"side":"blue","name":"11-15","turn":[…],"after":{…}}],"result":"1-0","game":1}],
//    "broken":[{"game":2,"line":6,"code":"turnWrong","written":"1-5"}],
//    "notes":[{"line":1,"code":"tagTwice","written":"Event","taken":""}],"encoding":"utf8"}
// `result` gives BLUE's points first, as everywhere in this program (dark is BLUE), and is null if the game
// has no result. The Result tag keeps PDN's order, White first. `game` is the place of the game in the file.
[[nodiscard]] std::string toPdnReplayJson(const PdnReading& reading, PdnExtent extent);

}  // namespace damath::notation

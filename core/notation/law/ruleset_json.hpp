// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes rulesets as JSON:
//   {"name":"house rules","base":"manual","options":{"removal":"endOfTurn"}}
// Options and their answers are spelled as in rulebook 9. A few answers are written without blanks and
// hyphens, and with a small first letter: "totalOnly", "sonnebornBerger". The reader accepts both spellings.
// An option that is not named is taken from the base, by default `manual`.
//   numbers   repetitionCount 3 · inactivityPlies 40 or "off" · warningsBeforeDisqualification 3 or "off"
//   clocks    gameClock, moveClock, reminder, rematchClock, noShow: "20:00", minutes and seconds
//   points    {"win":"1","draw":"1/2","loss":"0","bye":"1"}, any of the four
//   perSet    the default answer of rounding, polynomialFrame and notationFrame: the chip set decides;
//             rounding also allows a number of decimals, "decimals 2"
//   rematchPlaces "perSystem" (the default), "all" or a number · tieBreaks a list of names
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

// Returns the ruleset as JSON in one line. The line has every option, always in the same order. Parsing the
// line gives an equal ruleset. Precondition: if the ruleset rounds to decimals, the mode is halfAway. Every
// ruleset from a profile or a document meets this precondition.
[[nodiscard]] std::string toRulesetJson(const rules::Ruleset& ruleset);

// Parses a ruleset. Errors: every fault of the document.
[[nodiscard]] Expected<rules::Ruleset, JsonFaults> parseRulesetJson(std::string_view text);

}  // namespace damath::notation

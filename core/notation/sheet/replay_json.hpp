// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a replayed sheet as one JSON object. Positions and turns have the form of seed_json.hpp:
//   {"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","start":{…},
//    "turns":[{"side":"blue","lines":[1],"turn":[{"Move":…}],"after":{…}}, …]}
// `lines` are the sheet's lines of the turn. The list is empty for a turn that the sheet left out.
#pragma once

#include <string>
#include <string_view>

#include "core/notation/board/seed_json.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::notation {

// Returns one line without a line end. Precondition: the report was made with the ruleset and chip set of
// `law`.
[[nodiscard]] std::string toReplayJson(std::string_view sheet, const sheet::AuditReport& report,
                                       const GameLaw& law);

}  // namespace damath::notation

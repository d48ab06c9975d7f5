// SPDX-License-Identifier: GPL-3.0-or-later
// A replayed sheet as one JSON object, positions and turns as in seed_json.hpp:
//   {"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","start":{…},
//    "turns":[{"side":"blue","lines":[1],"turn":[{"Move":…}],"after":{…}}, …]}
// `lines` are the sheet's lines of the turn, none where it was left out of the sheet.
#pragma once

#include <string>
#include <string_view>

#include "core/notation/board/seed_json.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::notation {

// In one line, without a line end. Promise: the report was made under this law.
[[nodiscard]] std::string toReplayJson(std::string_view sheet, const sheet::AuditReport& report,
                                       const GameLaw& law);

}  // namespace damath::notation

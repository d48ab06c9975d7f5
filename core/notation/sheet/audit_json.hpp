// SPDX-License-Identifier: GPL-3.0-or-later
// Writes an audited scoresheet as JSON: the findings and totals of the audit, or the turns that the audit
// replayed.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/notation/board/game_law.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::notation {

// The scoresheet that was audited: its name, its chip set and the name of its ruleset.
struct AuditSubject {
  std::string sheet;
  const rules::ChipSet& set;
  std::string_view ruleset;
};

// Writes the result of an audit as one JSON object. The fields always have this order:
//   {"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","turns":23,
//    "followed":23,"ofTurns":23,
//    "findings":[{"line":7,"side":"red","cell":"score","code":"wrongScore","clause":"S1","severity":"error",
//                 "written":"99","correct":"84","causedBy":null,"message":"…"}],
//    "blue":{"running":"102","remaining":"-27","grand":"75"},"red":{…},"result":"1-0"}
// Totals are strings. In sets with fractions or roots, each total also has a decimal field,
// "grandDecimal":"-5.25". A finding about a missing line also has "beforeLine", the line that follows the
// missing line. A finding about a gap also has "untilLine", the last line of the gap, if the audit could
// replay turns after the gap. A finding also has "guessedBoard":true if the audit had to guess the position.
// A finding with several possible games lists them in "games". "result" is null if the result is open.
// "limitReached":true stands at the end if the audit stopped its search at the work limit.
//
// Precondition: `sentences` has a sentence for each finding, in the order of the findings. The caller passes
// the sentences because the core makes facts only.
[[nodiscard]] nlohmann::ordered_json auditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                               std::span<const std::string> sentences);
// Returns the object of auditJson as one line without a line end.
[[nodiscard]] std::string toAuditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                      std::span<const std::string> sentences);

// Writes a replayed scoresheet as one JSON object. Positions and turns have the form of position_json.hpp and
// turn_json.hpp:
//   {"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","start":{…},
//    "turns":[{"side":"blue","lines":[1],"turn":[{"Move":…}],"after":{…}}, …]}
// `lines` holds the line numbers of the turn on the scoresheet. The list is empty for a turn that the players
// did not write.
//
// Returns one line without a line end. Precondition: the report was made with the ruleset and chip set of
// `law`.
[[nodiscard]] std::string toReplayJson(std::string_view sheet, const sheet::AuditReport& report,
                                       const GameLaw& law);

}  // namespace damath::notation

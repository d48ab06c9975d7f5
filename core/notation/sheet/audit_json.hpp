// SPDX-License-Identifier: GPL-3.0-or-later
// Writes an audited scoresheet as JSON: the result of the audit, and the turns that the audit replayed.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/notation/board/seed_json.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::notation {

// The audited sheet: its name, its chip set and the name of its ruleset.
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
// "grandDecimal":"-5.25". A finding about a missing line also has "beforeLine". A finding about a gap with
// replay after it also has "untilLine", the last line of the gap. A finding on a guessed board also has
// "guessedBoard":true, and a finding with several possible games lists them in "games". "limitReached":true
// stands at the end if the work limit ended the search.
//
// Precondition: `sentences` has a sentence for each finding, in the order of the findings. The core has no
// sentences of its own.
[[nodiscard]] nlohmann::ordered_json auditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                               std::span<const std::string> sentences);
// Returns the object of auditJson as one line without a line end.
[[nodiscard]] std::string toAuditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                      std::span<const std::string> sentences);

// Writes a replayed sheet as one JSON object. Positions and turns have the form of seed_json.hpp:
//   {"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","start":{…},
//    "turns":[{"side":"blue","lines":[1],"turn":[{"Move":…}],"after":{…}}, …]}
// `lines` are the sheet's lines of the turn. The list is empty for a turn that the sheet left out.
//
// Returns one line without a line end. Precondition: the report was made with the ruleset and chip set of
// `law`.
[[nodiscard]] std::string toReplayJson(std::string_view sheet, const sheet::AuditReport& report,
                                       const GameLaw& law);

}  // namespace damath::notation

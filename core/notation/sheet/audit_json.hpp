// SPDX-License-Identifier: GPL-3.0-or-later
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
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::notation {

// The audited sheet: its name, its chip set and the name of its ruleset.
struct AuditSubject {
  std::string sheet;
  const rules::ChipSet& set;
  std::string_view ruleset;
};

// Precondition: `sentences` has a sentence for each finding, in the order of the findings. The core has no
// sentences of its own.
[[nodiscard]] nlohmann::ordered_json auditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                               std::span<const std::string> sentences);
// Returns the object of auditJson as one line without a line end.
[[nodiscard]] std::string toAuditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                      std::span<const std::string> sentences);

}  // namespace damath::notation

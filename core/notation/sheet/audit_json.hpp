// SPDX-License-Identifier: GPL-3.0-or-later
// The result of an audit as one JSON object, fields always in this order:
//   {"sheet":"a.sheet","set":"integer","ruleset":"manual","replay":"complete","turns":23,
//    "followed":23,"ofTurns":23,
//    "findings":[{"line":7,"side":"red","cell":"score","code":"wrongScore","clause":"S1","severity":"error",
//                 "written":"99","correct":"84","causedBy":null,"message":"…"}],
//    "blue":{"running":"102","remaining":"-27","grand":"75"},"red":{…},"result":"1-0"}
// Figures are strings; in sets whose figures are fractions or roots each has a decimal twin,
// "grandDecimal":"-5.25". A finding about a line that is not there has "beforeLine" besides, a gap behind
// which play is followed again "untilLine", its last. At the end
// stands "limitReached":true where the work limit ended the search.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::notation {

// What was audited: the sheet's name, its chips, the name of its ruleset.
struct AuditSubject {
  std::string sheet;
  const rules::ChipSet& set;
  std::string_view ruleset;
};

// Promise: a sentence for each finding, in their order; the core has none of its own.
[[nodiscard]] nlohmann::ordered_json auditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                               std::span<const std::string> sentences);
// The same in one line, without a line end.
[[nodiscard]] std::string toAuditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                                      std::span<const std::string> sentences);

}  // namespace damath::notation

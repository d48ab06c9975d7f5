// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/audit_json.hpp"

#include <nlohmann/json.hpp>

#include "core/notation/board/seed_pieces.hpp"
#include "core/notation/json/figure_json.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::notation {

namespace {

using nlohmann::ordered_json;

ordered_json findingJson(const sheet::Finding& finding, const FindingMessage& message) {
  ordered_json json;
  json["line"] = orNull(finding.line);
  json["side"] = finding.side ? ordered_json(std::string(colourOf(*finding.side))) : ordered_json(nullptr);
  json["cell"] = toText(finding.cell);
  json["code"] = toText(finding.code);
  json["clause"] = toText(finding.clause);
  json["severity"] = toText(finding.severity());
  json["written"] = finding.written;
  json["correct"] = orNull(finding.correct);
  json["causedBy"] = orNull(finding.causedBy);
  json["message"] = message(finding);
  if (finding.beforeLine) json["beforeLine"] = *finding.beforeLine;
  if (finding.untilLine) json["untilLine"] = *finding.untilLine;
  return json;
}

ordered_json totalsJson(const sheet::Totals& totals, const rules::ChipSet& set) {
  ordered_json json;
  addFigure(json, "running", totals.running, set);
  addFigure(json, "remaining", totals.remaining, set);
  addFigure(json, "grand", totals.grand, set);
  return json;
}

}  // namespace

std::string toAuditJson(const AuditSubject& subject, const sheet::AuditReport& report,
                        const FindingMessage& message) {
  ordered_json json;
  json["sheet"] = std::string(subject.sheet);
  json["set"] = subject.set.name;
  json["ruleset"] = std::string(subject.ruleset);
  json["replay"] = toText(report.replay);
  json["turns"] = report.turns.size();
  json["findings"] =
      listed(report.findings, [&](const sheet::Finding& finding) { return findingJson(finding, message); });
  json["blue"] = totalsJson(report.of(board::Side::Blue), subject.set);
  json["red"] = totalsJson(report.of(board::Side::Red), subject.set);
  json["result"] = rules::toText(report.result);
  if (report.limitReached) json["limitReached"] = true;
  // A file's name may be no UTF-8.
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace damath::notation

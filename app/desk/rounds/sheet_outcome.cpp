// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/sheet_outcome.hpp"

#include <algorithm>
#include <optional>

#include "app/desk/rounds/rulings.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

std::string causeOf(const sheet::Correction& correction, const sheet::AuditReport& report) {
  if (!correction.finding) return "ruling " + std::string(toText(rules::Clause("T6")));
  const sheet::Finding& finding = report.findings[*correction.finding];
  return std::string(toText(finding.code)) + " " + std::string(toText(finding.clause));
}

}  // namespace

sheet::AuditReport audited(const sheet::Sheet& sheet, const contest::EventSetup& setup) {
  return sheet::audit(sheet, setup.set, setup.ruleset);
}

std::vector<db::StoredFinding> toStored(const std::vector<sheet::Finding>& findings) {
  std::vector<db::StoredFinding> list;
  list.reserve(findings.size());
  for (const sheet::Finding& finding : findings) {
    list.push_back({finding.code, finding.line, finding.side, finding.severity(), finding.cell,
                    finding.clause, finding.written, finding.correct, finding.causedBy});
  }
  return list;
}

sheet::Outcome outcomeOf(const db::StoredSheet& stored, const sheet::AuditReport& report,
                         const contest::EventSetup& setup) {
  return sheet::outcomeOf({stored.sheet, setup.set, setup.ruleset, report}, rulingsOf(stored));
}

contest::GameResult resultOf(const sheet::AuditReport& report, const sheet::Outcome& outcome) {
  return {report.ending, outcome.grands[0], outcome.grands[1], outcome.result};
}

std::optional<contest::GameResult> settledResultOf(const sheet::AuditReport& report,
                                                   const sheet::Outcome& outcome) {
  return outcome.isOpen ? std::nullopt : std::optional(resultOf(report, outcome));
}

std::vector<db::StoredCorrection> recorded(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                           const sheet::Outcome& outcome, const std::string& reason) {
  std::vector<db::StoredCorrection> list;
  for (const sheet::Correction& each : outcome.corrections) {
    db::StoredCorrection& correction = list.emplace_back();
    correction.line = each.line;
    correction.side = each.side;
    correction.cell = each.cell;
    correction.written = each.written;
    correction.correct = each.correct;
    correction.reason = trimmedLines(reason).empty() ? causeOf(each, report) : reason;
    const auto ruling = std::ranges::find_if(stored.rulings, [&](const db::StoredRuling& ruled) {
      return ruled.line == each.line && ruled.side == each.side && ruled.cell == each.cell;
    });
    if (ruling == stored.rulings.end()) continue;
    correction.by = ruling->by;
    correction.reason = ruling->reason;
    correction.at = ruling->at;
  }
  return list;
}

std::optional<contest::GameResult> settledResultOf(const db::StoredSheet& stored,
                                                   const contest::EventSetup& setup) {
  const sheet::AuditReport report = audited(stored.sheet, setup);
  return settledResultOf(report, outcomeOf(stored, report, setup));
}

}  // namespace damath::desk

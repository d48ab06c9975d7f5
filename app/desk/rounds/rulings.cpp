// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/rulings.hpp"

#include <algorithm>

#include "core/sheet/record/habit_answers.hpp"
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

std::vector<sheet::Ruling> rulingsOf(const db::StoredSheet& stored) {
  std::vector<sheet::Ruling> rulings;
  for (const db::StoredRuling& each : stored.rulings) {
    rulings.push_back({each.line, each.side, each.cell, each.value});
  }
  return rulings;
}

sheet::Outcome outcomeOf(const db::StoredSheet& stored, const sheet::AuditReport& report,
                         const contest::EventSetup& setup) {
  return sheet::outcomeOf({stored.sheet, setup.set, setup.ruleset, report}, rulingsOf(stored));
}

std::string writtenIn(const sheet::Sheet& sheet, const db::StoredRuling& ruling) {
  using sheet::Cell;
  if (ruling.cell == Cell::Result) return std::string(sheet.tag(sheet::kResultTag));
  if (!ruling.line || !ruling.side) return {};
  const auto index = static_cast<std::size_t>(*ruling.line - 1);
  if (index >= sheet.lines.size()) return {};
  const sheet::Half& half = sheet.lines[index].of(*ruling.side);
  if (ruling.cell == Cell::Move) return half.move;
  if (ruling.cell == Cell::Total) return half.total;
  return half.score.empty() && ruling.cell != Cell::Score ? half.total : half.score;
}

int habitCellsOf(const sheet::AuditReport& report, const db::StoredRuling& ruling,
                 const std::vector<db::StoredRuling>& standing) {
  const bool wasKept = std::ranges::any_of(standing, [&](const db::StoredRuling& each) {
    return each.line == ruling.line && each.side == ruling.side && each.cell == ruling.cell && !each.value;
  });
  if (ruling.value && !wasKept) return 0;
  for (const sheet::Finding& finding : report.findings) {
    const bool isThere =
        finding.line == ruling.line && finding.side == ruling.side && finding.cell == ruling.cell;
    const auto* scope = finding.factsAs<sheet::HabitScope>();
    if (isThere && scope != nullptr && !sheet::habitsIn(finding).empty()) return scope->cells;
  }
  return 0;
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

}  // namespace damath::desk

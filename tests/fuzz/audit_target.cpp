// SPDX-License-Identifier: GPL-3.0-or-later
// Audits every input that can be read as a sheet, if it has few lines and a known set, ruleset and start.
#include <nlohmann/json.hpp>

#include "core/notation/board/position_json.hpp"
#include "core/notation/sheet/audit_json.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/correction.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

// The limit keeps each audit short.
constexpr std::size_t kMostLines = 24;

Broken brokenIn(const sheet::AuditReport& report, const sheet::Sheet& sheet) {
  const std::vector<sheet::Finding>& findings = report.findings;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const sheet::Finding& finding = findings[i];
    if (finding.line && (*finding.line < 1 || *finding.line > static_cast<int>(sheet.lines.size()))) {
      return "a finding on a line that is none";
    }
    if (finding.causedBy && (*finding.causedBy >= findings.size() || *finding.causedBy == i)) {
      return "a finding without its cause";
    }
    if (finding.column && *finding.column < 1) return "a finding before its cell";
    if (!finding.clause) return "a finding without its clause";
    if (finding.turn && finding.turn->turn >= report.turns.size()) return "a finding about no turn";
  }
  for (const sheet::ReplayedTurn& turn : report.turns) {
    for (const int line : turn.lines) {
      if (line < 1 || line > static_cast<int>(sheet.lines.size())) return "a turn on a line that is none";
    }
  }
  return {};
}

Broken brokenJson(const sheet::AuditReport& report, const rules::ChipSet& set) {
  const std::vector<std::string> sentences(report.findings.size());
  const std::string text = notation::toAuditJson({"a.sheet", set, "manual"}, report, sentences);
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) return "the answer is no JSON";
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    if (json["findings"][i]["written"] != report.findings[i].written)
      return "the answer changes what was written";
  }
  return {};
}

}  // namespace

Broken runAudit(std::string_view input) {
  const auto sheet = notation::parseSheetText(input);
  if (!sheet || sheet->lines.size() > kMostLines) return {};
  const rules::ChipSet* set = rules::builtInChipSet(sheet->setName());
  const auto ruleset = rules::profile(sheet->rulesetName());
  if (set == nullptr || !ruleset) return {};
  board::Position start = rules::startPosition(*set, *ruleset);
  if (const std::string_view tag = sheet->tag("Start"); !tag.empty()) {
    const auto position = notation::parsePositionJson(tag, {*ruleset, *set});
    if (!position) return {};
    start = *position;
  }
  const sheet::AuditReport report = sheet::audit(*sheet, *set, *ruleset, start);
  Broken broken = brokenIn(report, *sheet);
  if (broken.empty()) broken = brokenJson(report, *set);
  if (!broken.empty()) return broken;
  const sheet::Sheet corrected = sheet::corrected(*sheet, *set, *ruleset, report);
  const auto back = notation::parseSheetText(notation::toSheetText(corrected));
  if (!back) return "the corrected sheet cannot be read";
  return *back == corrected ? "" : "the corrected sheet reads otherwise";
}

}  // namespace damath::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/coverage.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

bool isRuledOn(const Finding& finding, const std::vector<Ruling>& rulings) {
  return std::ranges::any_of(rulings, [&](const Ruling& ruling) {
    return ruling.line == finding.line && ruling.side == finding.side && ruling.cell == finding.cell;
  });
}

}  // namespace

Coverage coverageOf(const AuditReport& report) {
  const auto isWritten = [](const ReplayedTurn& turn) { return !turn.lines.empty(); };
  const auto followed = static_cast<std::size_t>(std::ranges::count_if(report.turns, isWritten));
  const auto isOpen = [&](const ReplayedTurn& turn) { return turn.isOpen && isWritten(turn); };
  const auto open = static_cast<std::size_t>(std::ranges::count_if(report.turns, isOpen));
  return {followed, report.turnsOnPaper, report.replay, report.limitReached, open};
}

bool isUnproven(const Finding& finding) {
  return finding.code == FindingCode::Gap || finding.code == FindingCode::SeveralGames ||
         (finding.code == FindingCode::ExchangedColumns && finding.kind == FindingCase::Unproven);
}

std::vector<std::size_t> openGaps(const AuditReport& report, const std::vector<Ruling>& rulings) {
  const std::vector<Finding>& findings = report.findings;
  const auto rootOf = [&](std::size_t index) {
    const auto cause = findings[index].causedBy;
    return cause && *cause < findings.size() && isUnproven(findings[*cause]) ? *cause : index;
  };
  std::vector<std::size_t> open;
  std::vector<std::size_t> settled;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (!isUnproven(findings[i])) continue;
    const std::size_t root = rootOf(i);
    const bool isSettled =
        findings[root].code != FindingCode::SeveralGames && isRuledOn(findings[i], rulings);
    (isSettled ? settled : open).push_back(root);
  }
  std::ranges::sort(open);
  open.erase(std::unique(open.begin(), open.end()), open.end());
  std::erase_if(open, [&](std::size_t index) { return std::ranges::find(settled, index) != settled.end(); });
  return open;
}

}  // namespace damath::sheet

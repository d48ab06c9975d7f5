// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/audit_report.hpp"

#include <algorithm>
#include <tuple>

namespace damath::sheet {

bool AuditReport::hasErrors() const {
  return std::ranges::any_of(findings, [](const Finding& f) { return f.severity() == Severity::Error; });
}

std::vector<exact::Number> AuditReport::possibleGrands(board::Side side) const {
  std::vector<exact::Number> grands;
  for (const Finding& finding : findings) {
    const auto* games = finding.factsAs<std::vector<PossibleGame>>();
    if (games == nullptr) continue;
    for (const PossibleGame& game : *games) {
      const exact::Number& grand = game.grands[indexOf(side)];
      if (std::ranges::find(grands, grand) == grands.end()) grands.push_back(grand);
    }
  }
  if (grands.size() < 2) grands.clear();
  return grands;
}

std::optional<board::Position> AuditReport::lastPosition() const {
  if (replay != Replay::Complete || turns.empty()) return std::nullopt;
  return turns.back().after;
}

std::string_view toText(Replay replay) {
  switch (replay) {
    case Replay::Complete:
      return "complete";
    case Replay::Partial:
      return "partial";
    case Replay::None:
      return "none";
  }
  return {};
}

bool repeatsRoot(const AuditReport& report, std::size_t root, std::size_t finding) {
  const auto placeOf = [&](std::size_t index) {
    const Finding& at = report.findings[index];
    // Cell::Remaining stands for two cells of an R.C. row: the chip and the figure. So the written texts are
    // compared too.
    return std::tuple(at.line, at.side, at.cell, at.cell == Cell::Remaining ? at.written : std::string());
  };
  const Finding& of = report.findings[root];
  return finding != root && of.factsAs<HabitScope>() != nullptr && placeOf(finding) == placeOf(root) &&
         report.findings[finding].code == of.code;
}

}  // namespace damath::sheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/rulings.hpp"

#include <algorithm>

#include "core/sheet/record/habit_answers.hpp"

namespace damath::desk {

std::vector<sheet::Ruling> rulingsOf(const db::StoredSheet& stored) {
  std::vector<sheet::Ruling> rulings;
  for (const db::StoredRuling& each : stored.rulings) {
    rulings.push_back({each.line, each.side, each.cell, each.value});
  }
  return rulings;
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

}  // namespace damath::desk

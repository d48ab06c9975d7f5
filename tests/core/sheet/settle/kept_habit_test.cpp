// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling that keeps the root of a habit as written applies to every cell of the habit. If that is
// impossible, the ruling is refused. (Rulebook T6)
#include <gtest/gtest.h>

#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "tests/core/sheet/habit_tally.hpp"
#include "tests/plants/habit.hpp"

namespace damath::test {
namespace {

using plants::Habit;
using sheet::Finding;
using sheet::FindingCode;

// Returns the cells whose findings follow from the root mistake and that the outcome corrects. Each cell has
// its written and its correct text.
std::string changedCells(const sheet::AuditReport& report, std::size_t root, const sheet::Outcome& outcome) {
  std::string changed;
  for (const Finding& finding : report.findings) {
    if (finding.causedBy != root || finding.code != report.findings[root].code) continue;
    for (const sheet::Correction& each : outcome.corrections) {
      if (each.line == finding.line && each.side == finding.side && each.cell == finding.cell)
        changed += " " + std::to_string(each.line) + ":" + each.written + ">" + each.correct;
    }
  }
  return changed;
}

class KeptHabits : public testing::TestWithParam<Habit> {};

TEST_P(KeptHabits, StandAsWrittenOrAreNotRuledOn) {
  int roots = 0;
  for (unsigned seed = 1; seed <= 4; ++seed) {
    plants::WornHabit worn{&GetParam(), plants::Columns::Red, plants::Span::Throughout};
    if (GetParam().allowed == plants::AllowedColumns::BothOnly) worn.columns = plants::Columns::Both;
    plants::Lots lots = lotsOf("integer", seed);
    const rules::ChipSet& set = *rules::builtInChipSet("integer");
    std::optional<plants::HabitPlant> plant;
    for (int draw = 0; draw < 20 && !plant; ++draw) plant = plants::plantHabits({&worn, 1}, set, lots);
    if (!plant) continue;
    const sheet::AuditReport report = sheet::audit(plant->sheet, set, rules::manual());
    const sheet::AuditedSheet audited{plant->sheet, set, rules::manual(), report};
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
      const Finding& root = report.findings[i];
      if (root.causedBy || sheet::habitsIn(root).empty()) continue;
      ++roots;
      const sheet::Ruling keep{root.line, root.side, root.cell, {}};
      const auto fault = sheet::faultOf(audited, keep);
      const bool isExchange =
          root.code == FindingCode::ExchangedColumns && root.kind != sheet::FindingCase::Unproven;
      EXPECT_EQ(fault, isExchange ? std::optional(sheet::RulingFault::KeepsExchange) : std::nullopt);
      if (isExchange) continue;
      const sheet::Outcome outcome = sheet::outcomeOf(audited, {keep});
      EXPECT_EQ(changedCells(report, i, outcome), "") << toText(worn) << " seed " << seed;
    }
  }
  RecordProperty("roots", roots);
}

INSTANTIATE_TEST_SUITE_P(EveryKind, KeptHabits, testing::ValuesIn(plants::habits()),
                         [](const auto& row) { return row.param.kind; });

}  // namespace
}  // namespace damath::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the planted habits do what their names say. A second implementation, which knows only the name,
// the column and the first line of the habit, restores each sheet. The restored sheet has no errors.
#include "tests/core/sheet/judge/tally.hpp"
#include "tests/plants/habit.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/plain_habits.hpp"

namespace damath::test {
namespace {

using plants::Habit;
using plants::HabitPlant;
using plants::WornHabit;

const unsigned kWrittenASet = support::sized(2U, 8U);
constexpr int kDraws = 40;

std::optional<HabitPlant> drawn(const WornHabit& worn, std::string_view set, unsigned seed) {
  plants::Lots lots = lotsOf(set, seed);
  std::optional<HabitPlant> plant;
  for (int draw = 0; draw < kDraws && !plant; ++draw) {
    plant = plants::plantHabits({&worn, 1}, *rules::builtInChipSet(set), lots);
  }
  return plant;
}

bool has(plants::Columns columns, board::Side side) {
  return columns == plants::Columns::Both ||
         (columns == plants::Columns::Blue) == (side == board::Side::Blue);
}

// Returns every sheet that the second implementation (spelledPlainly) restores from the plant's sheet.
std::vector<sheet::Sheet> spelledBack(const HabitPlant& plant) {
  const WornHabit& worn = plant.worn.front();
  std::vector<sheet::Sheet> sheets{plant.sheet};
  for (const board::Side side : board::kSides) {
    const bool once = worn.habit->allowed == plants::AllowedColumns::BothOnly;
    if (!has(worn.columns, side) || (once && side == board::Side::Red)) continue;
    std::vector<sheet::Sheet> next;
    for (const sheet::Sheet& sheet : sheets) {
      for (sheet::Sheet& made : support::spelledPlainly(sheet, {worn.habit->kind, side, plant.firstLine})) {
        next.push_back(std::move(made));
      }
    }
    sheets = std::move(next);
  }
  return sheets;
}

// True if at most one half is missing and nothing else is wrong. The text of a half that was left out is
// lost, so the restored sheet lacks this half.
bool missesOneHalf(const sheet::AuditReport& report) {
  int roots = 0;
  bool missing = true;
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() != sheet::Severity::Error || finding.causedBy) continue;
    ++roots;
    missing = missing && finding.code == sheet::FindingCode::MissingLine;
  }
  return roots <= 1 && missing;
}

bool isWhatItSays(const HabitPlant& plant) {
  const WornHabit& worn = plant.worn.front();
  const auto scoring = support::scoringOf(worn.habit->kind);
  for (const sheet::Sheet& sheet : spelledBack(plant)) {
    if (scoring) {
      const support::PlainScoring none;
      if (support::isInOrder(sheet, has(worn.columns, board::Side::Blue) ? *scoring : none,
                             has(worn.columns, board::Side::Red) ? *scoring : none)) {
        return true;
      }
      continue;
    }
    const sheet::AuditReport report = audited(sheet);
    if (worn.habit->kind == "halfLeftOutRestMovedUp" && missesOneHalf(report)) return true;
    // In sheets of the kind columnsExchangedUnproved, nothing proves that the columns were exchanged. So
    // `truth` has the totals as written, and the restored sheet has other totals.
    const bool sameFigures = worn.habit->kind == "columnsExchangedUnproved" ||
                             (report.of(board::Side::Blue).grand == plant.truth.grands[0] &&
                              report.of(board::Side::Red).grand == plant.truth.grands[1]);
    if (!report.hasErrors() && report.replay == sheet::Replay::Complete && sameFigures) return true;
  }
  return false;
}

class HabitsWritten : public testing::TestWithParam<Habit> {};

TEST_P(HabitsWritten, AreSpelledBackToASheetInOrder) {
  int written = 0;
  for (const WornHabit& worn : plants::wornHabits()) {
    if (worn.habit->kind != GetParam().kind || worn.span != plants::Span::Throughout) continue;
    for (const std::string_view set : rules::builtInChipSetNames()) {
      for (unsigned seed = 1; seed <= kWrittenASet; ++seed) {
        const auto plant = drawn(worn, set, seed);
        if (!plant) continue;
        ++written;
        EXPECT_EQ(parsed(notation::toSheetText(plant->sheet)), plant->sheet);
        EXPECT_TRUE(isWhatItSays(*plant))
            << toText(worn) << " " << set << " seed " << seed << ", line " << plant->firstLine << "\n"
            << notation::toSheetText(plant->sheet);
      }
    }
  }
  EXPECT_GE(written, 2) << "too few occasions to say anything";
}

INSTANTIATE_TEST_SUITE_P(EveryKind, HabitsWritten, testing::ValuesIn(plants::habits()),
                         [](const auto& row) { return row.param.kind; });

}  // namespace
}  // namespace damath::test

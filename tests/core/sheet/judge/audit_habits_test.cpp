// SPDX-License-Identifier: GPL-3.0-or-later
// Audits of sheets whose writers have habits. The totals and the result are those of the game, the replay is
// complete, one finding reports the habit of a column, and one more mistake is still found. habit_probe
// measures the same with more games.
#include "tests/core/sheet/habit_tally.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using plants::Habit;
using plants::HabitPlant;
using plants::Span;
using plants::WornHabit;

const unsigned kGamesOfAHabit = support::sized(1U, 3U);
constexpr int kHabitDraws = 40;

// The least percentages of sheets that the audit must reach, for the kinds of habit whose names begin with
// `kinds`. The first row that matches applies. Raise a row when the audit has become better, and never lower
// a row.
struct HabitBar {
  std::string_view kinds;
  int right;   // percent of sheets whose audit meets all requirements
  int totals;  // percent of sheets with correct grand totals and result
  int slips;   // percent of sheets with a further mistake that is found
};
constexpr HabitBar kHabitBars[] = {
    {"totalScoreAlone", 90, 100, 98},
    {"columnsExchangedUnproved", 80, 100, 0},
    {"columnsExchanged", 100, 100, 80},
    {"halfLeftOut", 85, 95, 80},
    {"quotients", 90, 100, 98},
    {"totalRepeated", 100, 100, 95},
    {"scoreZeroBesideQuiet", 100, 100, 95},
    {"decimalPoints", 100, 100, 95},
    {"", 95, 100, 95},
};

const HabitBar& barOf(const Habit& habit) {
  const auto fits = [&](const HabitBar& bar) { return habit.kind.starts_with(bar.kinds); };
  const auto* found = std::ranges::find_if(kHabitBars, fits);
  EXPECT_NE(found, std::end(kHabitBars)) << habit.kind;
  return *found;
}

// Returns different sets for different kinds and columns, so that each run uses all sets.
std::vector<std::string_view> someSets(const WornHabit& worn) {
  std::vector<std::string_view> sets = rules::builtInChipSetNames();
  std::size_t first = static_cast<std::size_t>(worn.columns);
  for (const char letter : worn.habit->kind) first += static_cast<unsigned char>(letter);
  std::rotate(sets.begin(), sets.begin() + static_cast<std::ptrdiff_t>(first % sets.size()), sets.end());
  if (worn.habit->group == "values") return {"polynomial"};
  if (worn.habit->group == "quotients") return {"whole", "integer", "counting"};
  // Each kind gets about the same number of sheets, no matter how many choices of columns it has.
  const std::size_t few = worn.habit->allowed == plants::AllowedColumns::Each      ? 2
                          : worn.habit->allowed == plants::AllowedColumns::OneOnly ? 3
                                                                                   : 6;
  sets.resize(support::sized(few, sets.size()));
  return sets;
}

std::optional<HabitPlant> drawnPlant(std::span<const WornHabit> worn, std::string_view set, unsigned seed,
                                     std::optional<plants::FurtherSlip> slip = std::nullopt) {
  plants::Lots lots = lotsOf(set, seed);
  std::optional<HabitPlant> plant;
  for (int draw = 0; draw < kHabitDraws && !plant; ++draw) {
    plant = plants::plantHabits(worn, *rules::builtInChipSet(set), lots, slip);
  }
  return plant;
}

void tellWrong(std::string& wrong, const HabitPlant& plant, unsigned seed, const sheet::AuditReport& report) {
  wrong += "\n" + toText(plant.worn.front()) + " " + std::string(plant.sheet.setName()) + " seed " +
           std::to_string(seed);
  if (plant.slip) wrong += ", slip at line " + std::to_string(plant.slip->line);
  for (const sheet::Finding* root : rootsOf(report)) wrong += "\n  " + lineOf(*root);
}

class Habits : public testing::TestWithParam<Habit> {};

TEST_P(Habits, AreSeenThrough) {
  const HabitBar& bar = barOf(GetParam());
  HabitTally tally;
  std::string wrong;
  for (const WornHabit& worn : plants::wornHabits()) {
    if (worn.habit->kind != GetParam().kind) continue;
    if (worn.span != Span::Throughout && support::sized(true, false)) continue;
    for (const std::string_view set : someSets(worn)) {
      for (unsigned seed = 1; seed <= kGamesOfAHabit; ++seed) {
        sheet::AuditReport report;
        if (const auto plant = drawnPlant({&worn, 1}, set, seed)) {
          const HabitVerdict verdict = auditOf(*plant, report);
          tally.add(verdict);
          if (!verdict.isRight()) tellWrong(wrong, *plant, seed, report);
        }
        const auto slip = static_cast<plants::FurtherSlip>((seed + set.size()) % 3);
        if (const auto plant = drawnPlant({&worn, 1}, set, seed, slip); plant && bar.slips > 0) {
          const HabitVerdict verdict = auditOf(*plant, report);
          tally.addSlip(verdict);
          if (!verdict.slipFound) tellWrong(wrong, *plant, seed, report);
        }
      }
    }
  }
  ASSERT_GE(tally.counted(), 1) << "no occasion to say anything";
  EXPECT_GE(tally.right(), bar.right) << wrong;
  EXPECT_GE(tally.totalsAndResult(), bar.totals) << wrong;
  EXPECT_GE(tally.slipsFound(), bar.slips) << wrong;
  EXPECT_EQ(tally.cleanNotFollowed(), 0) << wrong;
  EXPECT_EQ(tally.winnerWrong(), 0) << wrong;
}

// A total may be right as written although its writer has a habit. Such a total is no example of the habit.
TEST(HabitOfTotals, QuotesATotalThatIsWrong) {
  int told = 0;
  for (const WornHabit& worn : plants::wornHabits()) {
    if (worn.habit->group != "totals") continue;
    for (const std::string_view set : someSets(worn)) {
      auto plant = drawnPlant({&worn, 1}, set, 1);
      if (!plant) continue;
      plant->sheet.lines.front().of(board::Side::Blue).move = "#";
      sheet::AuditReport report;
      (void)auditOf(*plant, report);
      for (const sheet::Finding& finding : report.findings) {
        if (finding.code != sheet::FindingCode::HabitTotals) continue;
        ++told;
        EXPECT_NE(finding.written, finding.correct) << toText(worn) << " " << set << " " << lineOf(finding);
      }
    }
  }
  EXPECT_GE(told, 5) << "too few occasions to say anything";
}

INSTANTIATE_TEST_SUITE_P(EveryKind, Habits, testing::ValuesIn(plants::habits()),
                         [](const auto& row) { return row.param.kind; });

}  // namespace
}  // namespace damath::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The audit finds no error in random games. A mistake planted anywhere is the only root error found, with its
// code, line, side and cell. Of two planted mistakes, both are found.
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "tests/core/sheet/judge/tally.hpp"
#include "tests/support/full_size.hpp"

namespace damath::test {
namespace {

using plants::Lots;
using plants::Plant;
using plants::PlanterOf;

const unsigned kPlantedGamesASet = support::sized(72U, 286U);  // at full size, 2002 games in seven sets
const unsigned kPlantsASet = support::sized(11U, 22U);
const unsigned kPairsASet = support::sized(20U, 40U);

class RandomGames : public testing::TestWithParam<std::string_view> {};

TEST_P(RandomGames, AuditCleanWithAndWithoutRoutesAndGiveTheSameFigures) {
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  for (unsigned seed = 1; seed <= kPlantedGamesASet; ++seed) {
    Lots lots(seed);
    const sheet::GameRecord game = plants::randomGame(set, 80, lots);
    const sheet::Sheet routed = sheet::written(game, set, rules::manual(), sheet::Routes::Written);
    const sheet::Sheet paper = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
    ASSERT_EQ(parsed(notation::toSheetText(paper)), paper);
    const sheet::AuditReport exact = audited(routed);
    const sheet::AuditReport resolved = audited(paper);
    ASSERT_FALSE(exact.hasErrors()) << "seed " << seed << "\n" << lineOf(exact.findings.front());
    ASSERT_FALSE(resolved.hasErrors()) << "seed " << seed << "\n" << lineOf(resolved.findings.front());
    ASSERT_EQ(exact.replay, sheet::Replay::Complete);
    ASSERT_EQ(exact.turns.size(), game.turns.size());
    for (std::size_t i = 0; i < game.turns.size(); ++i) ASSERT_EQ(exact.turns[i].turn, game.turns[i]);
    for (const board::Side side : board::kSides) {
      ASSERT_EQ(resolved.of(side).running, exact.of(side).running);
      ASSERT_EQ(resolved.of(side).grand, exact.of(side).grand);
    }
    if (seed % 10 == 0) {
      ASSERT_TRUE(support::isInOrder(paper)) << "seed " << seed << ": the plain replay differs";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EverySet, RandomGames, testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& row) { return std::string(row.param); });

void tellMissed(std::string& missed, std::string_view set, unsigned seed, const sheet::AuditReport& report) {
  missed += std::string(set) + " seed " + std::to_string(seed) + ":";
  for (const std::string& line : linesOf(report)) missed += "\n  " + line;
  missed += "\n";
}

class PlantedMistakes : public testing::TestWithParam<PlanterOf> {};

TEST_P(PlantedMistakes, AreFoundAsTheOnlyRoot) {
  Tally tally;
  std::string missed;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    for (unsigned seed = 1; seed <= kPlantsASet; ++seed) {
      Lots lots = lotsOf(name, seed);
      const std::optional<Plant> plant = GetParam().plant(set, lots);
      if (!plant) continue;
      const sheet::AuditReport report = audited(plant->sheet);
      const Verdict verdict = verdictOn({&*plant, 1}, plant->sheet, report);
      tally.add(verdict);
      if (verdict == Verdict::Missed || verdict == Verdict::Clean) tellMissed(missed, name, seed, report);
      if (seed == 1) {
        EXPECT_EQ(verdict == Verdict::NotCounted, support::isInOrder(plant->sheet))
            << name << ": what is found is a mistake";
      }
    }
  }
  ASSERT_GE(tally.counted(), support::sized(15, 30)) << "too few occasions to say anything";
  EXPECT_EQ(tally.clean, 0) << missed;
  EXPECT_GE(100 * tally.found, kLeast * tally.counted()) << tally.found << " of " << tally.counted() << "\n"
                                                         << missed;
}

INSTANTIATE_TEST_SUITE_P(EveryKind, PlantedMistakes, testing::ValuesIn(plants::planters()),
                         [](const auto& row) { return row.param.kind; });

class TwoMistakes : public testing::TestWithParam<plants::Apart> {};

TEST_P(TwoMistakes, AreFoundAsTwoRoots) {
  Tally tally;
  std::string missed;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    for (unsigned seed = 1; seed <= kPairsASet; ++seed) {
      Lots lots = lotsOf(name, seed);
      const auto pair = plants::plantPair(set, GetParam(), lots);
      if (!pair) continue;
      const sheet::AuditReport report = audited(pair->sheet);
      const Verdict verdict = verdictOn(pair->plants, pair->sheet, report);
      tally.add(verdict);
      if (verdict != Verdict::Missed && verdict != Verdict::Clean) continue;
      missed += pair->plants[0].kind + " and " + pair->plants[1].kind + ", ";
      tellMissed(missed, name, seed, report);
    }
  }
  ASSERT_GE(tally.counted(), support::sized(100, 200)) << "too few occasions to say anything";
  EXPECT_EQ(tally.clean, 0) << missed;
  EXPECT_GE(100 * tally.found, 90 * tally.counted()) << tally.found << " of " << tally.counted() << "\n"
                                                     << missed;
}

INSTANTIATE_TEST_SUITE_P(Places, TwoMistakes, testing::Values(plants::Apart::Near, plants::Apart::Far),
                         [](const auto& row) { return row.param == plants::Apart::Near ? "Near" : "Far"; });

// Other tests ask isInOrder if a planted mistake is a mistake at all. So isInOrder must accept correct sheets
// and refuse wrong sheets.
TEST(PlainReplay, TellsALineLeftOutThatMattersFromOneThatDoesNot) {
  const std::string head = "[Set \"integer\"]\n[Result \"1/2-1/2\"]\n";
  std::string rows;
  for (const char* chip : {"-9", "6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"}) {
    rows += std::string("RC ") + chip + " | " + chip + " || RC " + chip + " | " + chip + "\n";
  }
  rows += "TOTAL | -6 || TOTAL | -6\nGRAND | -6 || GRAND | -6\n";
  const std::string first = "-9 (0,3) ||  | \n";
  EXPECT_TRUE(support::isInOrder(parsed(head + first + rows)));
  EXPECT_TRUE(support::isInOrder(parsed(head + rows)));
  EXPECT_FALSE(support::isInOrder(parsed(head + "-9 (1,4) ||  | \n" + rows)));
  EXPECT_FALSE(support::isInOrder(parsed("[Set \"integer\"]\n[Result \"1-0\"]\n" + first + rows)));
  EXPECT_FALSE(support::isInOrder(parsed(head + first + "RC 2 | 2 ||  | \n" + rows)));
}

}  // namespace
}  // namespace damath::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets with several mistakes ("slips"). If the plain explainer finds one cheapest explanation, the audit's
// totals and result are those of the game. Also tests the plain explainer itself.
#include "core/rules/legal_turns.hpp"
#include "tests/core/sheet/slip_tally.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::test {
namespace {

using plants::Lots;
using plants::PlantedSlips;
using support::PlainExplanation;
using support::PlainOrder;
using support::PlainVerdict;

constexpr std::size_t kPlaces = 100'000;
constexpr std::size_t kFewPlaces = 10'000;

struct SlipBound {
  std::size_t slips;
  unsigned games;  // the number of games for each set
  // The least percentage of correct audits, among the sheets with only one cheapest explanation.
  double leastTrue;
};

void PrintTo(const SlipBound& bound, std::ostream* out) {
  *out << bound.slips << " slips";
}

class SeveralSlips : public testing::TestWithParam<SlipBound> {};

TEST_P(SeveralSlips, LeaveTotalsAndResultTrueWhereOneExplanationIsCheapest) {
  SlipTally tally;
  std::string missed;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    for (unsigned seed = 1; seed <= GetParam().games; ++seed) {
      const auto planted = slipsOf(name, GetParam().slips, seed);
      ASSERT_TRUE(planted) << name << " seed " << seed;
      const sheet::AuditReport report = audited(planted->sheet);
      const SlipVerdict verdict =
          verdictOn(*planted, report, support::plainlyExplained(planted->sheet, kPlaces));
      tally.add(verdict);
      if (!verdict.isMissed() && !verdict.wrongWinner) continue;
      missed += std::string(name) + " seed " + std::to_string(seed) + ": " + slipsText(*planted) + "\n";
    }
  }
  EXPECT_GE(tally.percentTrue(), GetParam().leastTrue) << missed;
  EXPECT_EQ(tally.wrongWinners, 0) << missed;
  EXPECT_GE(100 * tally.unique, 95 * tally.sheets) << "the plain law knows too little to say anything";
}

INSTANTIATE_TEST_SUITE_P(Counts, SeveralSlips,
                         testing::Values(SlipBound{1, support::sized(60U, 400U), 99.8},
                                         SlipBound{3, support::sized(8U, 100U), 99.0},
                                         SlipBound{5, support::sized(4U, 50U), 95.0}),
                         [](const auto& row) { return "Of" + std::to_string(row.param.slips); });

// A sheet whose mistakes an earlier version of the audit could not explain.
struct SlipSheet {
  std::string_view name;
  std::string_view set;
  std::size_t count;
  unsigned seed;
  std::string_view slips;
};

void PrintTo(const SlipSheet& row, std::ostream* out) {
  *out << row.slips;
}

class SlipSheets : public testing::TestWithParam<SlipSheet> {};

TEST_P(SlipSheets, LeaveTotalsAndResultTrue) {
  const auto planted = slipsOf(GetParam().set, GetParam().count, GetParam().seed);
  ASSERT_TRUE(planted);
  ASSERT_EQ(slipsText(*planted), GetParam().slips) << "the plants have changed: seek another sheet";
  const sheet::AuditReport report = audited(planted->sheet);
  const SlipVerdict verdict = verdictOn(*planted, report, support::plainlyExplained(planted->sheet, kPlaces));
  EXPECT_EQ(verdict.plain, PlainVerdict::Unique);
  EXPECT_TRUE(verdict.isTrue) << lineOf(report.findings.front());
}

INSTANTIATE_TEST_SUITE_P(
    Sheets, SlipSheets,
    testing::Values(SlipSheet{"JumpLeftOutBesideASlipInItsChain", "counting", 3, 242,
                              "takerSign 16 red, extraRemainingOfItsValue 32 red, missingChainLine 16 red"},
                    SlipSheet{"JumpLeftOutBesideTwoSlips", "rational", 3, 330,
                              "otherTaken 16 red, takerDigit 19 red, missingChainLine 17 red"},
                    SlipSheet{"LastLineLeftOutAboveAWrongTotalRow", "counting", 3, 284,
                              "xSign 8 red, wrongRemainingTotal 29 blue, missingChainLine 22 blue"},
                    SlipSheet{"LastLineLeftOutAboveAWrongDigitOfTheTotalRow", "whole", 3, 307,
                              "remainingTotalDigit 39 blue, repeatedLine 33 blue, missingChainLine 35 blue"},
                    SlipSheet{"LastLineLeftOutAboveAWrongRow", "fraction", 3, 287,
                              "missingChainLine 24 blue, remainingDigit 30 blue, missingLine 5 blue"},
                    SlipSheet{"HalvesSwappedAboveAWrongRow", "radical", 3, 364,
                              "wrongRemaining 25 red, missingChainLine 22 blue, swappedHalves 11 red"},
                    SlipSheet{
                        "FiveWithinTheWorkLimit", "integer", 5, 50,
                        "takenSign 16 blue, otherTaken 27 red, remainingDigit 34 red, takenDigit 11 red, "
                        "chipDigit 18 red"},
                    SlipSheet{"FiveWithSwappedHalvesWithinTheWorkLimit", "rational", 5, 39,
                              "ySign 9 blue, extraRemaining 33 blue, yDigit 11 red, swappedHalves 15 red, "
                              "takerSign 24 blue"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(SlipTally, CountsAFalseTotalAsMissedAndAFalseWinnerThatIsNotAsked) {
  const auto planted = slipsOf("integer", 1, 1);
  ASSERT_TRUE(planted);
  const PlainExplanation plain = support::plainlyExplained(planted->sheet, kPlaces);
  sheet::AuditReport report = audited(planted->sheet);
  EXPECT_FALSE(verdictOn(*planted, report, plain).isMissed());
  report.totals[0].grand += exact::Number(1);
  EXPECT_TRUE(verdictOn(*planted, report, plain).isMissed());
  report = audited(planted->sheet);
  report.result = rules::toText(report.result) == "1-0" ? rules::Result::RedWins : rules::Result::BlueWins;
  EXPECT_TRUE(verdictOn(*planted, report, plain).isMissed());
  EXPECT_TRUE(verdictOn(*planted, report, plain).wrongWinner);
  report.replay = sheet::Replay::Partial;
  EXPECT_FALSE(verdictOn(*planted, report, plain).wrongWinner);
  EXPECT_FALSE(verdictOn(*planted, report, {}).isMissed()) << "unknown is never missed, nor passed";
}

class PlainExplainer : public testing::TestWithParam<std::string_view> {};

TEST_P(PlainExplainer, FindsRightSheetsAtNoCostAndTheirFigures) {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    const auto planted = slipsOf(GetParam(), 1, seed);
    const PlainExplanation plain = support::plainlyExplained(planted->right, kPlaces);
    EXPECT_EQ(plain.verdict, PlainVerdict::Unique) << "seed " << seed;
    EXPECT_EQ(plain.cost, 0) << "seed " << seed;
    EXPECT_TRUE(support::hasFigures(plain, planted->grands[0], planted->grands[1])) << "seed " << seed;
    EXPECT_EQ(plain.figures.result(), planted->result) << "seed " << seed;
  }
}

// The estimate of the remaining costs only changes the order of the search. The answers without the estimate
// are the same.
TEST_P(PlainExplainer, FindsTheSameWithAndWithoutLookingAhead) {
  int compared = 0;
  for (unsigned seed = 1; seed <= support::sized(12U, 60U); ++seed) {
    const auto planted = slipsOf(GetParam(), 1 + seed % 2, seed);
    const PlainExplanation blind = support::plainlyExplained(planted->sheet, kFewPlaces, PlainOrder::Blind);
    if (blind.verdict == PlainVerdict::Unknown) continue;
    ++compared;
    const PlainExplanation ahead = support::plainlyExplained(planted->sheet, kPlaces);
    EXPECT_EQ(ahead.verdict, blind.verdict) << "seed " << seed;
    EXPECT_EQ(ahead.cost, blind.cost) << "seed " << seed;
    EXPECT_EQ(ahead.figures, blind.figures) << "seed " << seed;
  }
  EXPECT_GE(compared, 6);
}

INSTANTIATE_TEST_SUITE_P(EverySet, PlainExplainer, testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& row) { return std::string(row.param); });

// True if all legal turns are captures of one chip, and two of them have different scores.
bool isOpen(const support::PlainBoard& board) {
  std::vector<support::PlainValue> scores;
  for (const support::PlainTurn& turn : support::plainLegalTurns({}, board)) {
    if (turn.jumps.size() != 1) return false;
    const support::PlainJump& jump = turn.jumps.front();
    scores.push_back(support::plainScore("integer", board.at[turn.start.x][turn.start.y],
                                         board.at[jump.taken.x][jump.taken.y], jump.landing));
  }
  return std::ranges::any_of(scores,
                             [&](const support::PlainValue& score) { return score != scores.front(); });
}

// Returns a sheet without R.C., TOTAL and GRAND rows. Several captures are possible at its last entry, and
// the sheet does not tell which capture was made.
sheet::Sheet openSheet() {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  for (unsigned seed = 1;; ++seed) {
    Lots lots(seed);
    const sheet::GameRecord game = plants::randomGame(set, 12, lots);
    board::Position position = game.start;
    for (std::size_t i = 0; i + 1 < game.turns.size(); ++i)
      rules::play(rules::manual(), position, game.turns[i]);
    if (!isOpen(support::toPlain(position))) continue;
    sheet::Sheet sheet = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
    std::erase_if(sheet.lines, [](const sheet::Line& line) {
      return line.halves[0].kind != sheet::HalfKind::Play && line.halves[1].kind != sheet::HalfKind::Play;
    });
    sheet.setTag(sheet::kResultTag, "*");
    sheet.lines.back().of(position.toMove()) = {sheet::HalfKind::Play, "#?", "?", ""};
    return sheet;
  }
}

TEST(PlainExplainerLimits, TellsSeveralCheapestExplanationsFromOne) {
  const PlainExplanation plain = support::plainlyExplained(openSheet(), kPlaces);
  EXPECT_EQ(plain.verdict, PlainVerdict::Several) << "cost " << plain.cost << "\n"
                                                  << notation::toSheetText(openSheet());
}

TEST(PlainExplainerLimits, KnowsNothingBeyondItsLimit) {
  const auto planted = slipsOf("integer", 3, 1);
  const PlainExplanation plain = support::plainlyExplained(planted->sheet, 5);
  EXPECT_EQ(plain.verdict, PlainVerdict::Unknown);
  EXPECT_FALSE(plain.found);
}

}  // namespace
}  // namespace damath::test

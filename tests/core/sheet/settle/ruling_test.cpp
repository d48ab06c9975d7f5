// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of a sheet after rulings of the facilitator (rulebook T6). The sheets are small: BLUE's −9
// takes −1 on a plus square (−10), RED's 10 takes the −9 (1), then time is over. The R.C. sums are 3 and −5,
// so the correct grand totals are −7 and −4.
#include "core/sheet/settle/ruling.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "tests/core/sheet/reports.hpp"

namespace damath::test {
namespace {

using board::Side;
using exact::Number;
using sheet::Cell;
using sheet::Ruling;

struct WrittenGame {
  std::string result = {};
  std::string capture = "-9 + (-1) | -10 | -10";
  std::string ten = "10";  // the figure of BLUE's R.C. row of chip 10, in line 8
  std::string total = "3";
  std::string grand = "-7";
};

std::string textOf(const WrittenGame& written) {
  const char* const blue[] = {"6", "-1", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"};
  const char* const red[] = {"-9", "6", "4", "0", "-3", "10", "-7", "-11", "8", "-5", "2"};
  std::string text = "[Set \"integer\"]\n";
  if (!written.result.empty()) text += "[Result \"" + written.result + "\"]\n";
  text += "-9 (0,3) || -1 (1,4)\n" + written.capture + " || 10 + (-9) | 1 | 1\n";
  for (std::size_t i = 0; i < std::size(blue); ++i) {
    const std::string figure = blue[i] == std::string("10") ? written.ten : blue[i];
    text += "RC " + std::string(blue[i]) + " | " + figure + " || RC " + red[i] + " | " + red[i] + "\n";
  }
  return text + "TOTAL | " + written.total + " || TOTAL | -5\nGRAND | " + written.grand + " || GRAND | -4\n";
}

class Rulings : public ::testing::Test {
 protected:
  void write(const WrittenGame& written) { write(textOf(written)); }
  void write(const std::string& text) {
    m_sheet = parsed(text);
    m_report = audited(m_sheet);
  }
  [[nodiscard]] sheet::AuditedSheet whole() const {
    return {m_sheet, *rules::builtInChipSet("integer"), rules::manual(), m_report};
  }
  // Returns "-9 : -4 0-1 | 2 blue.score -12>0": grand totals, result, and the corrections after the bar.
  [[nodiscard]] std::string outcome(const std::vector<Ruling>& rulings) const {
    for (const Ruling& ruling : rulings) EXPECT_FALSE(sheet::faultOf(whole(), ruling)) << placeText(ruling);
    const sheet::Outcome outcome = sheet::outcomeOf(whole(), rulings);
    std::string text = exact::toText(outcome.grands[0]) + " : " + exact::toText(outcome.grands[1]) + " " +
                       std::string(rules::toText(outcome.result)) + " |";
    for (const sheet::Correction& each : outcome.corrections) {
      text += " " + placeText(Ruling{each.line, each.side, each.cell, {}}) + " " + each.written + ">" +
              each.correct;
    }
    return text;
  }
  [[nodiscard]] std::optional<sheet::RulingFault> fault(const Ruling& ruling) const {
    return sheet::faultOf(whole(), ruling);
  }

  sheet::Sheet m_sheet;
  sheet::AuditReport m_report;
};

const Ruling kKeepScore{2, Side::Blue, Cell::Score, {}};

TEST_F(Rulings, WithoutAnyItIsWhatTheAuditSays) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  EXPECT_EQ(outcome({}), "-7 : -4 0-1 | 2 blue.score -12>-10 2 blue.total -12>-10 15 blue.grandTotal -9>-7");
}

TEST_F(Rulings, AScoreThatIsKeptLetsAllThatFollowsFromItStand) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  EXPECT_EQ(outcome({kKeepScore}), "-9 : -4 0-1 |");
}

TEST_F(Rulings, AKeptFigureCountsInAnySpelling) {
  write(WrittenGame{.capture = "-9 + (-1) | −12 | −12", .grand = "−9"});
  EXPECT_EQ(outcome({kKeepScore}), "-9 : -4 0-1 |");
}

TEST_F(Rulings, AKeptScoreCorrectsSumsThatWereRightWithoutIt) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -10"});
  EXPECT_EQ(outcome({kKeepScore}), "-9 : -4 0-1 | 2 blue.total -10>-12 15 blue.grandTotal -7>-9");
}

TEST_F(Rulings, AMarkInAnEmptyTotalStaysEmpty) {
  for (const char* mark : {"-", "\"", "n/a", ""}) {
    std::string text = textOf(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
    text.insert(text.find("RC "), std::string("6 (2,3) | ") + mark + " | " + mark + " || 6 (3,4) | | \n");
    write(text);
    ASSERT_EQ(m_report.replay, sheet::Replay::Complete) << mark;
    EXPECT_EQ(outcome({kKeepScore}), "-9 : -4 0-1 |") << mark;
  }
}

TEST_F(Rulings, AScoreOfNothingTakesThePointsAway) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  EXPECT_EQ(outcome({{2, Side::Blue, Cell::Score, "0"}}),
            "3 : -4 1-0 | 2 blue.score -12>0 2 blue.total -12>0 15 blue.grandTotal -9>3");
}

TEST_F(Rulings, ARunningTotalGoesOnFromTheFigureRuled) {
  write(WrittenGame{.capture = "-9 + (-1) | -10 | -20", .grand = "-17"});
  EXPECT_EQ(outcome({{2, Side::Blue, Cell::Total, {}}}), "-17 : -4 0-1 |");
  EXPECT_EQ(outcome({{2, Side::Blue, Cell::Total, "5"}}),
            "8 : -4 1-0 | 2 blue.total -20>5 15 blue.grandTotal -17>8");
}

TEST_F(Rulings, TheLastRunningTotalMovesWithThePlayAndNotWithTheRows) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .ten = "9", .total = "2", .grand = "-10"});
  const auto running = [&](const std::vector<Ruling>& rulings) {
    return sheet::outcomeOf(whole(), rulings).running;
  };
  EXPECT_THAT(running({}), testing::ElementsAre(Number(-10), Number(1)));
  EXPECT_THAT(running({kKeepScore}), testing::ElementsAre(Number(-12), Number(1)));
  EXPECT_THAT(running({{8, Side::Blue, Cell::Remaining, {}}}), testing::ElementsAre(Number(-10), Number(1)));
}

// BLUE's totals are higher, RED's win is written, and the game cannot be followed to its end. The outcome
// says that the result is against the totals, until a ruling decides the result.
TEST_F(Rulings, AResultThatNothingProvesStandsAgainstItsTotals) {
  write(
      "[Set \"integer\"]\n[Result \"0-1\"]\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n10 (1,0) || 8 (1,0)\n"
      "4 (1,0) || 2 (1,0)\nGRAND | 5 || GRAND | 0\n");
  const Ruling result{std::nullopt, std::nullopt, Cell::Result, {}};
  EXPECT_TRUE(sheet::outcomeOf(whole(), {}).isAgainstTotals);
  EXPECT_FALSE(sheet::outcomeOf(whole(), {result}).isAgainstTotals) << "somebody has decided";
  write(WrittenGame{});
  EXPECT_FALSE(sheet::outcomeOf(whole(), {}).isAgainstTotals);
  write(WrittenGame{.result = "1-0"});
  EXPECT_FALSE(sheet::outcomeOf(whole(), {}).isAgainstTotals) << "the audit corrects it";
}

TEST_F(Rulings, ARemainingChipCountsAsRuled) {
  write(WrittenGame{.ten = "20", .total = "13", .grand = "3"});
  EXPECT_EQ(outcome({}),
            "-7 : -4 0-1 | 8 blue.remaining 20>10 14 blue.remainingTotal 13>3 "
            "15 blue.grandTotal 3>-7");
  EXPECT_EQ(outcome({{8, Side::Blue, Cell::Remaining, {}}}), "3 : -4 1-0 |");
  EXPECT_EQ(outcome({{8, Side::Blue, Cell::Remaining, "0"}}),
            "-17 : -4 0-1 | 8 blue.remaining 20>0 14 blue.remainingTotal 13>-7 15 blue.grandTotal 3>-17");
}

TEST_F(Rulings, ASumStandsWhateverAddsUpToIt) {
  write(WrittenGame{.total = "8", .grand = "-2"});
  EXPECT_EQ(outcome({{14, Side::Blue, Cell::RemainingTotal, {}}}), "-2 : -4 1-0 |");
  EXPECT_EQ(outcome({{15, Side::Blue, Cell::GrandTotal, "-4"}}),
            "-4 : -4 1/2-1/2 | 14 blue.remainingTotal 8>3 15 blue.grandTotal -2>-4");
}

TEST_F(Rulings, TheLaterSumGoesBeforeTheEarlier) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  EXPECT_EQ(outcome({kKeepScore, {15, Side::Blue, Cell::GrandTotal, "1"}}),
            "1 : -4 1-0 | 15 blue.grandTotal -9>1");
}

TEST_F(Rulings, TheResultIsTheFacilitatorsWhateverTheTotals) {
  write(WrittenGame{.result = "1-0"});
  EXPECT_EQ(outcome({}), "-7 : -4 0-1 |");
  EXPECT_EQ(outcome({{{}, {}, Cell::Result, {}}}), "-7 : -4 1-0 |");
  EXPECT_EQ(outcome({{{}, {}, Cell::Result, "1/2-1/2"}}), "-7 : -4 1/2-1/2 |");
}

// RED counts squares from RED's own side, and BLUE's line 16 has a wrong operator. If a ruling keeps RED's
// habit, none of RED's moves is corrected.
TEST_F(Rulings, AHabitThatIsKeptLetsAllItsCellsStand) {
  std::ifstream file(DAMATH_TEST_DATA "/sheets/own_side_hides_wrong_sign.sheet");
  write(std::string(std::istreambuf_iterator<char>(file), {}));
  const auto movesOfRed = [&](const std::vector<Ruling>& rulings) {
    std::vector<int> lines;
    for (const sheet::Correction& each : sheet::outcomeOf(whole(), rulings).corrections) {
      if (each.side == Side::Red && each.cell == Cell::Move) lines.push_back(each.line);
    }
    return lines;
  };
  EXPECT_THAT(movesOfRed({}), testing::ElementsAre(1, 3, 5, 6, 7, 11, 12, 15, 16, 18, 19, 21, 23))
      << "each cell once";
  const Ruling keep{1, Side::Red, Cell::Move, {}};
  EXPECT_FALSE(fault(keep));
  EXPECT_THAT(movesOfRed({keep}), testing::IsEmpty());
  const sheet::Outcome before = sheet::outcomeOf(whole(), {});
  const sheet::Outcome kept = sheet::outcomeOf(whole(), {keep});
  EXPECT_EQ(kept.grands, before.grands) << "squares have no points";
  EXPECT_EQ(kept.result, before.result);
  // A ruling on a single cell of the habit concerns only this cell.
  EXPECT_THAT(movesOfRed({{3, Side::Red, Cell::Move, {}}}), testing::SizeIs(12));
  EXPECT_THAT(movesOfRed({{1, Side::Red, Cell::Move, "-1 (0,3)"}}), testing::SizeIs(13));
  const sheet::RuledReport ruled = sheet::ruledReport(whole(), {keep});
  EXPECT_EQ(ruled.findings[0].state, sheet::RuledFinding::State::RuledOn);
  for (std::size_t i = 0; i < m_report.findings.size(); ++i) {
    const sheet::Finding& finding = m_report.findings[i];
    if (finding.causedBy != std::size_t{0} || finding.line == 1) continue;
    EXPECT_EQ(ruled.findings[i].state, sheet::RuledFinding::State::Stands) << lineOf(finding);
  }
}

// The habit: each Total holds only the score of its line. So BLUE's last Total is not a running total. A
// ruling that keeps the habit does not change the grand totals.
TEST_F(Rulings, AWayOfFillingInTotalThatIsKeptMovesNoSum) {
  std::string text = "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";
  write(text);
  sheet::Finding root;
  root.code = sheet::FindingCode::HabitTotals;
  root.kind = sheet::FindingCase::ScoreAlone;
  root.line = 2;
  root.side = Side::Blue;
  root.cell = Cell::Total;
  root.written = "-10";
  root.correct = "4";
  root.facts = sheet::HabitScope{};
  m_report.findings.insert(m_report.findings.begin(), root);
  for (std::size_t i = 1; i < m_report.findings.size(); ++i) {
    if (m_report.findings[i].causedBy) ++*m_report.findings[i].causedBy;
  }
  const sheet::Outcome before = sheet::outcomeOf(whole(), {});
  const sheet::Outcome kept = sheet::outcomeOf(whole(), {{2, Side::Blue, Cell::Total, {}}});
  EXPECT_EQ(kept.grands, before.grands);
}

// No turns explain lines 2 to 4. By arithmetic the grand totals are 0 : 0, a draw, but the written result is
// 1-0. The written result counts, with and without a ruling on these lines.
TEST_F(Rulings, AGapThatIsKeptLeavesTheWrittenResult) {
  write(
      "[Set \"integer\"]\n[Result \"1-0\"]\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n10 (1,0) || 8 (1,0)\n"
      "4 (1,0) || 2 (1,0)\n");
  ASSERT_EQ(m_report.replay, sheet::Replay::Partial);
  EXPECT_EQ(sheet::outcomeOf(whole(), {}).result, rules::Result::BlueWins);
  EXPECT_EQ(sheet::outcomeOf(whole(), {{2, Side::Blue, Cell::Move, {}}}).result, rules::Result::BlueWins);
}

TEST_F(Rulings, AMoveThatIsKeptKeepsItsScore) {
  write(WrittenGame{.capture = "-9 - (-1) | -8 | -8", .grand = "-5"});
  ASSERT_EQ(outcome({}).substr(0, 14), "-7 : -4 0-1 | ");
  EXPECT_EQ(outcome({{2, Side::Blue, Cell::Move, {}}}), "-5 : -4 0-1 |");
}

TEST_F(Rulings, AMoveThatIsRuledScoresByItsOwnWords) {
  write(WrittenGame{.capture = "-9 - (-1) | -8 | -8", .grand = "-5"});
  EXPECT_EQ(outcome({{2, Side::Blue, Cell::Move, "-9 x (-1)"}}),
            "12 : -4 1-0 | 2 blue.move -9 - (-1)>-9 x (-1) 2 blue.score -8>9 2 blue.total -8>9 "
            "15 blue.grandTotal -5>12");
}

TEST_F(Rulings, AScoreBesideAMoveWithAFindingMayBeRuled) {
  // BLUE had to capture (K1) but made a quiet move. The facilitator gives the points of the compulsory
  // capture.
  write("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-1 (6,3) || 6 (3,4)\n");
  EXPECT_FALSE(fault({2, Side::Blue, Cell::Score, "-10"}));
  EXPECT_EQ(fault({1, Side::Blue, Cell::Score, "-10"}), sheet::RulingFault::NoFinding);
  const Number before = m_report.of(Side::Blue).grand;
  EXPECT_EQ(sheet::outcomeOf(whole(), {{2, Side::Blue, Cell::Score, "-10"}}).grands[0], before - Number(10));
}

TEST_F(Rulings, RowsThatAreMissingMayBeLeftOut) {
  write("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n");
  EXPECT_EQ(outcome({}), "-7 : -4 0-1 |");
  const std::vector<Ruling> leftOut = {{{}, Side::Blue, Cell::Remaining, {}}};
  EXPECT_EQ(outcome(leftOut), "-10 : -4 0-1 |");
  const sheet::Sheet corrected = sheet::correctedByRulings(whole(), leftOut);
  ASSERT_EQ(corrected.lines.size(), 4U);
  EXPECT_EQ(corrected.lines[2].of(Side::Blue).score, "0");
  EXPECT_EQ(corrected.lines[3].of(Side::Blue).kind, sheet::HalfKind::GrandTotal);
  EXPECT_EQ(corrected.lines[3].of(Side::Blue).score, "-10");
  EXPECT_EQ(corrected.lines[3].of(Side::Red).score, "-4");
}

TEST_F(Rulings, NeedAFindingAndAFigure) {
  write(WrittenGame{.result = "0-1", .capture = "-9 + (-1) | twelve | -12", .grand = "-9"});
  EXPECT_EQ(fault(kKeepScore), sheet::RulingFault::NoValue);
  EXPECT_EQ(fault({2, Side::Blue, Cell::Score, "ten"}), sheet::RulingFault::NoValue);
  EXPECT_EQ(fault({2, Side::Blue, Cell::Score, ""}), sheet::RulingFault::NoValue);
  EXPECT_FALSE(fault({2, Side::Blue, Cell::Score, "-12"}));
  write(WrittenGame{.capture = "-9 - (-1) | -8 | -8", .grand = "-5"});
  EXPECT_EQ(fault({2, Side::Blue, Cell::Move, "abc"}), sheet::RulingFault::NoValue);
  EXPECT_FALSE(fault({2, Side::Blue, Cell::Move, "-9 x (-1)"}));
  write(WrittenGame{.result = "0-1", .capture = "-9 + (-1) | twelve | -12", .grand = "-9"});
  EXPECT_EQ(fault({2, Side::Red, Cell::Score, "2"}), sheet::RulingFault::NoFinding);
  EXPECT_EQ(fault({{}, {}, Cell::Result, "1-0"}), sheet::RulingFault::NoFinding);
  write(WrittenGame{.result = "1-0"});
  EXPECT_EQ(fault({{}, {}, Cell::Result, "2-0"}), sheet::RulingFault::NoValue);
}

// Returns "2 blue.score ruledOn #0 | 2 blue.total stands #0": for each finding its cell, its state, the new
// expected value if it changed, and the rulings.
std::string fatesOf(const sheet::RuledReport& ruled) {
  const char* const names[] = {"asFound", "ruledOn", "follows", "stands"};
  std::string text;
  for (std::size_t i = 0; i < ruled.findings.size(); ++i) {
    const sheet::Finding& finding = ruled.report.findings[i];
    const sheet::RuledFinding& state = ruled.findings[i];
    text += text.empty() ? "" : " | ";
    text += sheet::placeText({finding.line, finding.side, finding.cell, {}}) + " " +
            names[static_cast<std::size_t>(state.state)];
    if (state.state == sheet::RuledFinding::State::Follows) text += " " + finding.correct.value_or("?");
    for (const std::size_t ruling : state.rulings) text += " #" + std::to_string(ruling);
  }
  return text;
}

std::string effectsOf(const sheet::RuledReport& ruled) {
  std::string text;
  for (const sheet::RulingEffect& effect : ruled.effects) {
    text += (text.empty() ? "" : " | ") + sheet::placeText({effect.line, effect.side, effect.cell, {}});
    for (const std::size_t ruling : effect.rulings) text += " #" + std::to_string(ruling);
  }
  return text;
}

TEST_F(Rulings, WithoutAnyTheFindingsAreAsFound) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  const sheet::RuledReport ruled = sheet::ruledReport(whole(), {});
  EXPECT_EQ(fatesOf(ruled), "2 blue.score asFound | 2 blue.total asFound | 15 blue.grandTotal asFound");
  EXPECT_EQ(effectsOf(ruled), "");
}

TEST_F(Rulings, WhatFollowedFromAKeptScoreStandsNow) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  const sheet::RuledReport ruled = sheet::ruledReport(whole(), {kKeepScore});
  EXPECT_EQ(fatesOf(ruled),
            "2 blue.score ruledOn #0 | 2 blue.total stands #0 | 15 blue.grandTotal stands #0");
  EXPECT_EQ(ruled.report.of(Side::Blue).grand, Number(-9));
  EXPECT_EQ(ruled.report.of(Side::Blue).running, Number(-12));
}

TEST_F(Rulings, ARulingOnAFigureIsOnWhatIsFoundThereAlone) {
  write(WrittenGame{.capture = "-8 + (-1) | -12 | -12", .grand = "-9"});
  EXPECT_EQ(fatesOf(sheet::ruledReport(whole(), {kKeepScore})),
            "2 blue.move asFound | 2 blue.score ruledOn #0 | 2 blue.total stands #0 | 15 blue.grandTotal "
            "stands #0");
}

TEST_F(Rulings, FindingsSayWhatIsRightByTheRulings) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  const sheet::RuledReport ruled = sheet::ruledReport(whole(), {{2, Side::Blue, Cell::Score, "0"}});
  EXPECT_EQ(fatesOf(ruled),
            "2 blue.score ruledOn #0 | 2 blue.total follows 0 #0 | 15 blue.grandTotal follows 3 #0");
}

TEST_F(Rulings, WhatNoFindingSpeaksOfNamesTheRulingItFollowsFrom) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -10", .ten = "20", .total = "13", .grand = "3"});
  const std::vector<Ruling> both = {kKeepScore, {8, Side::Blue, Cell::Remaining, {}}};
  const sheet::RuledReport ruled = sheet::ruledReport(whole(), both);
  EXPECT_EQ(fatesOf(ruled),
            "2 blue.score ruledOn #0 | 8 blue.remaining ruledOn #1 | 14 blue.remainingTotal stands #1 | "
            "15 blue.grandTotal follows 1 #0 #1");
  EXPECT_EQ(effectsOf(ruled),
            "result #1 | 2 blue.score #0 | 2 blue.total #0 | 8 blue.remaining #1 | 14 blue.remainingTotal "
            "#1 | 15 blue.grandTotal #0 #1");
}

TEST_F(Rulings, TheResultQuotesTheTotalsAsRuled) {
  write(WrittenGame{.result = "1-0", .capture = "-9 + (-1) | -12 | -12", .grand = "-9"});
  const std::string fates = fatesOf(sheet::ruledReport(whole(), {kKeepScore}));
  EXPECT_EQ(fates.substr(fates.rfind('|') + 2), "result follows 0-1 #0");
}

// No turns explain these lines, so nobody knows which chips are damas: 8 x 10 may count once, twice or four
// times. The written score counts until a ruling gives another score.
TEST_F(Rulings, AnOpenFigureCountsWhatIsSaidUntilItIsRuledOn) {
  write("[Set \"integer\"]\n8 x 10 | 3 | 80 || 6 + 4 | 10 | 10\nRC 8 | 3 || RC 6 | 6\n");
  const auto open = std::ranges::find(m_report.findings, Cell::Score, &sheet::Finding::cell);
  ASSERT_NE(open, m_report.findings.end());
  EXPECT_FALSE(open->correct);
  EXPECT_EQ(open->alternatives, (std::vector<std::string>{"80", "160", "320"}));
  EXPECT_EQ(open->counted, "80");
  EXPECT_EQ(m_report.of(Side::Blue).running, Number(80));
  EXPECT_THAT(outcome({}), ::testing::HasSubstr("| 1 blue.score 3>80 2 blue.remaining 3>8"));
  EXPECT_THAT(outcome({{1, Side::Blue, Cell::Score, "160"}}),
              ::testing::HasSubstr("168 : 16 1-0 | 1 blue.score 3>160 1 blue.total 80>160"));
}

TEST_F(Rulings, AKeptRowWithoutAChipStandsInTheCorrectedSheet) {
  std::string text = textOf({});
  text.insert(text.find("TOTAL"), "RC | 5 ||\n");
  write(text);
  const std::vector<Ruling> kept = {{14, Side::Blue, Cell::Remaining, {}}};
  EXPECT_THAT(outcome(kept), ::testing::StartsWith("-2 : -4 1-0"));
  const sheet::Sheet corrected = sheet::correctedByRulings(whole(), kept);
  EXPECT_EQ(corrected.lines[13].of(Side::Blue).kind, sheet::HalfKind::Remaining);
  EXPECT_EQ(corrected.lines[13].of(Side::Blue).score, "5");
  const sheet::Sheet cleared = sheet::correctedByRulings(whole(), {{14, Side::Blue, Cell::Remaining, "0"}});
  EXPECT_EQ(cleared.lines[13].of(Side::Blue).score, "0") << "the ruling states it";
}

TEST_F(Rulings, StandInTheCorrectedSheet) {
  write(WrittenGame{.capture = "-9 + (-1) | -12 | -12", .ten = "20", .total = "13", .grand = "1"});
  const sheet::Sheet corrected =
      sheet::correctedByRulings(whole(), {kKeepScore, {8, Side::Blue, Cell::Remaining, "0"}});
  EXPECT_EQ(corrected.lines[1].of(Side::Blue).score, "-12");
  EXPECT_EQ(corrected.lines[7].of(Side::Blue).score, "0");
  EXPECT_EQ(corrected.lines[13].of(Side::Blue).score, "-7");
  EXPECT_EQ(corrected.lines[14].of(Side::Blue).score, "-19");
  EXPECT_EQ(corrected.tag("Result"), "0-1");
  EXPECT_EQ(corrected.tag("Ruled1"), "2 blue.score keep");
  EXPECT_EQ(corrected.tag("Ruled2"), "8 blue.remaining 0");
  EXPECT_EQ(notation::parseSheetText(notation::toSheetText(corrected)).value(), corrected);
}

}  // namespace
}  // namespace damath::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/contest/model/lookup.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/results_list.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "tests/reports/samples.hpp"
#include "tests/support/habit_sheet.hpp"
#include "words/phrase.hpp"

namespace damath::compose {
namespace {

using sheet::HalfKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using words::Phrase;

constexpr words::Language kLanguage = words::Language::English;

std::string noReason(const contest::RankedEntry&, const contest::RankReason& reason) {
  return std::string(toText(clauseOf(reason.step)));
}

TEST(PointsText, WritesHalvesAsOnTheTally) {
  EXPECT_EQ(pointsText(exact::Rational(0)), "0");
  EXPECT_EQ(pointsText(exact::Rational(1, 2)), "½");
  EXPECT_EQ(pointsText(exact::Rational(5, 2)), "2½");
  EXPECT_EQ(pointsText(exact::Rational(-1, 2)), "-½");
  EXPECT_EQ(pointsText(exact::Rational(7, 3)), "7/3");
}

// In files, crossed-out text is between tildes.
TEST(Scoresheet, TextThatIsCrossedOutIsStruckThroughWithoutTildes) {
  const auto sheet = notation::parseSheetText(
                         "[Set \"integer\"]\n~~6 (4,3)~~ | | || -1 (1,4) | |\n"
                         "-9 + (-1) | ~~99~~ -12 | -10 || 10 + (-9) | 1 | 1\n")
                         .value();
  const Scoresheet plain = scoresheet(sheet, headOf(sheet), kLanguage);
  const CellText& move = plain.play[0].halves[0].move;
  EXPECT_EQ(move.written, "");
  ASSERT_TRUE(move.crossedOut.has_value());
  EXPECT_EQ(*move.crossedOut, "6 (4,3)");
  const CellText& score = plain.play[1].halves[0].score;
  EXPECT_EQ(score.written, "-12");
  EXPECT_EQ(*score.crossedOut, "99");
  EXPECT_FALSE(plain.play[1].halves[1].score.crossedOut.has_value());
  const auto& set = *rules::builtInChipSet("integer");
  const sheet::AuditReport report = sheet::audit(sheet, set, rules::manual());
  const sheet::Outcome outcome = sheet::outcomeOf({sheet, set, rules::manual(), report}, {});
  AuditPrint print{report, outcome, {}};
  for (const sheet::Finding& finding : report.findings)
    print.sentences.push_back("“" + finding.written + "” is wrong");
  const Scoresheet corrected = correctedScoresheet(sheet, headOf(sheet), set, print, kLanguage);
  EXPECT_EQ(corrected.play[1].halves[0].score.written, "-12");
  for (const Footnote& finding : corrected.findings) {
    EXPECT_THAT(finding.text, ::testing::Not(HasSubstr("~~")));
    EXPECT_THAT(finding.text, ::testing::Not(HasSubstr("99")));
  }
}

// TOTAL and GRAND of exchanged columns belong to the other player. The correct values are beside them.
TEST(CorrectedScoresheet, SumsOfExchangedColumnsStandUnderTheRightName) {
  const auto& set = *rules::builtInChipSet("integer");
  const sheet::Sheet paper = *notation::parseSheetText(std::string(support::kExchangedColumns));
  const sheet::AuditReport report = sheet::audit(paper, set, rules::manual());
  const sheet::Outcome outcome = sheet::outcomeOf({paper, set, rules::manual(), report}, {});
  AuditPrint print{report, outcome, {}};
  print.sentences.assign(report.findings.size(), "said");
  print.copy = Copy::Corrected;
  const Scoresheet corrected = correctedScoresheet(paper, headOf(paper), set, print, kLanguage);
  std::vector<std::string> sums;
  for (const ScoresheetRow& row : corrected.closing) {
    for (const ScoresheetHalf& half : row.halves) {
      if (half.kind == HalfKind::RemainingTotal || half.kind == HalfKind::GrandTotal)
        sums.push_back(half.total.correct ? *half.total.correct : "as written");
    }
  }
  EXPECT_THAT(sums, ElementsAre("-14", "3", "-28", "47"));
  EXPECT_EQ(corrected.stamp, said(Phrase::CorrectedCopy, kLanguage));
  // Each player's R.C. figures add up to the TOTAL below them.
  std::array<exact::Number, 2> remaining;
  int struck = 0;
  for (const ScoresheetRow& row : corrected.closing) {
    for (const board::Side side : board::kSides) {
      const ScoresheetHalf& half = row.halves[indexOf(side)];
      if (half.kind != sheet::HalfKind::Remaining) continue;
      const std::string& figure = half.score.correct ? *half.score.correct : half.score.written;
      if (!figure.empty()) remaining[indexOf(side)] += exact::parseNumber(figure).value();
      struck += half.move.correct && half.move.correct->empty() ? 1 : 0;
    }
  }
  EXPECT_EQ(remaining[0], outcome.remaining[0]);
  EXPECT_EQ(remaining[1], outcome.remaining[1]);
  EXPECT_EQ(struck, 2) << "BLUE wrote two chips more than RED has";
}

TEST(Figures, AnExactOneHasItsDecimalsBesideIt) {
  contest::Contest contest = samples::roundRobin(4, 3);
  contest::Event& event = contest.events.front();
  event.setup.set = *rules::builtInChipSet("rational");
  contest::Standings table = contest::standings(event);
  table.ranks[0].pointSystem = exact::parseNumber("21073/3850").value();
  table.ranks[1].pointSystem = exact::parseNumber("1643/700").value();
  table.ranks[2].pointSystem = exact::Number(-5);
  event.games.front().result->blueGrand = exact::parseNumber("-21/4").value();
  event.games.front().result->redGrand = exact::Number(3);
  const ListSheet list = standingsList(contest, event, table, noReason, kLanguage);
  EXPECT_EQ(list.rows[0].back(), "5\u00a01823/3850 (5.47)");
  EXPECT_EQ(list.rows[1].back(), "2\u00a0243/700 (2.35)");
  EXPECT_EQ(list.rows[2].back(), "-5");
  const TallySheet tally = tallySheet(contest, event, table, noReason, kLanguage);
  EXPECT_THAT(tally.rows,
              ::testing::Contains(::testing::Field(&TallyRow::pointSystem, "5\u00a01823/3850 (5.47)")));
  const ListSheet results = resultsList(contest, event, kLanguage);
  EXPECT_EQ(results.rows[0][4], "-5\u00a01/4 (-5.25)");
  EXPECT_EQ(results.rows[0][7], "3");
}

TEST(Scoresheet, KeepsTheManualsIntegerSheetLetterByLetter) {
  const sheet::Sheet sheet = samples::manualSheet("integer");
  const Scoresheet form = scoresheet(sheet, headOf(sheet), kLanguage);
  EXPECT_EQ(form.title, "Integer DAMATH Scoresheet");
  EXPECT_EQ(form.head.of(board::Side::Red).name, "Lapus");
  ASSERT_EQ(form.play.size(), 7U);
  ASSERT_EQ(form.closing.size(), 5U);
  EXPECT_EQ(form.play[2].halves[1].score.written, "-3.5 ≈ -4");
  EXPECT_EQ(form.play[6].halves[0].total.written, "102");
  EXPECT_EQ(form.play[6].halves[1].kind, HalfKind::Blank);
  EXPECT_EQ(form.closing[1].halves[0].move.written, "-11 x 2");
  EXPECT_EQ(form.closing[1].halves[0].score.written, "-22");
  EXPECT_EQ(form.closing[3].halves[1].kind, HalfKind::RemainingTotal);
  EXPECT_EQ(form.closing[3].halves[1].total.written, "11");
  EXPECT_EQ(form.closing[4].halves[0].total.written, "75");
  EXPECT_EQ(form.closing[4].line, 12);
  EXPECT_EQ(form.result.written, "BLUE wins, 1 – 0");
  EXPECT_EQ(form.ending, "time over");
  EXPECT_THAT(form.findings, IsEmpty());
}

// Most cells of most sheets hold only the written text. Many sheets are in memory at once, so a cell must be
// small.
TEST(Scoresheet, ACellThatNobodyCorrectedTakesLittleRoom) {
  EXPECT_LE(sizeof(CellText), sizeof(std::string) + 6 * sizeof(void*));
  CellText cell{"21/10", "21/100", "2.1", {1}};
  CellText other = cell;
  other.correct = "2";
  EXPECT_EQ(*cell.correct, "21/100");
  cell = other;
  EXPECT_EQ(cell.correct, "2");
  EXPECT_EQ(cell.beside, "2.1");
  other.correct.reset();
  EXPECT_FALSE(other.correct);
  EXPECT_TRUE(cell.correct);
}

TEST(CorrectedScoresheet, SetsTheRightEntryBesideTheWrongOne) {
  const sheet::Sheet sheet = samples::manualSheet("rational");
  const samples::AuditSample audit = samples::rationalAudit();
  const Scoresheet form = correctedScoresheet(sheet, headOf(sheet), *rules::builtInChipSet("rational"),
                                              {audit.report, audit.outcome, audit.sentences}, kLanguage);
  const ScoresheetHalf& line4 = form.play[3].halves[0];
  EXPECT_EQ(line4.score.written, "21/10");
  EXPECT_EQ(line4.score.correct, "21/100");
  EXPECT_THAT(line4.score.findings, ElementsAre(1));
  EXPECT_EQ(line4.total.correct, "-79/100");
  EXPECT_FALSE(line4.move.correct.has_value());
  EXPECT_EQ(form.play[4].halves[0].move.correct, "-11/10 x 4/10");
  EXPECT_THAT(form.play[3].margin, ElementsAre(8));
  const CellText& grand = form.closing[4].halves[0].total;
  EXPECT_EQ(grand.written, "-3.36");
  EXPECT_EQ(grand.correct, "-21/4");
  EXPECT_EQ(grand.beside, "-5.25");
  EXPECT_EQ(form.closing[4].halves[1].total.beside, "-0.57");
  ASSERT_EQ(form.findings.size(), 8U);
  EXPECT_EQ(form.findings[2].number, 3);
  EXPECT_THAT(form.findings[2].text, HasSubstr("43/30"));
}

// A small sheet with its real audit. BLUE's score in line 2 is written as −12; the correct value is −10.
struct RuledSample {
  explicit RuledSample(std::vector<sheet::Ruling> rulings, const std::string& total = "-12") {
    sheet = notation::parseSheetText(
                "[Set \"integer\"]\n[Result \"1-0\"]\n-9 (0,3) || -1 (1,4)\n"
                "-9 + (-1) | -12 | " +
                total + " || 10 + (-9) | 1 | 1\n")
                .value();
    report = sheet::audit(sheet, set, rules::manual());
    sentences.resize(report.findings.size(), "finding");
    outcome = sheet::outcomeOf({sheet, set, rules::manual(), report}, rulings);
    for (sheet::Ruling& ruling : rulings) prints.push_back({std::move(ruling), "ruled"});
  }
  [[nodiscard]] Scoresheet form() const {
    std::vector<sheet::Ruling> rulings;
    for (const RulingPrint& each : prints) rulings.push_back(each.ruling);
    const auto effects = sheet::ruledReport({sheet, set, rules::manual(), report}, rulings).effects;
    return correctedScoresheet(sheet, headOf(sheet), set, {report, outcome, sentences, prints, effects},
                               kLanguage);
  }

  rules::ChipSet set = *rules::builtInChipSet("integer");
  sheet::Sheet sheet;
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<std::string> sentences;
  std::vector<RulingPrint> prints;
};

TEST(CorrectedScoresheet, WhatIsKeptStandsWithTheRulingAsItsFootnote) {
  const RuledSample sample({{2, board::Side::Blue, sheet::Cell::Score, {}}});
  const Scoresheet form = sample.form();
  const ScoresheetHalf& half = form.play[1].halves[0];
  EXPECT_EQ(half.score.written, "-12");
  EXPECT_FALSE(half.score.correct);
  EXPECT_FALSE(half.total.correct);
  ASSERT_EQ(form.rulings.size(), 1U);
  EXPECT_EQ(form.rulings[0].number, static_cast<int>(form.findings.size()) + 1);
  EXPECT_EQ(half.score.findings.back(), form.rulings[0].number);
  // The missing R.C. row has its value, so that TOTAL can be added up.
  ASSERT_EQ(form.closing.front().halves[0].kind, HalfKind::Remaining);
  EXPECT_EQ(form.closing.front().halves[0].score.correct, "3");
  // The missing closing lines have the sums after the ruling: −12 and R.C. 3.
  EXPECT_EQ(form.closing.back().halves[0].total.correct, "-9");
  EXPECT_EQ(form.result.written, "BLUE wins, 1 – 0");
  EXPECT_EQ(form.result.correct, "RED wins, 0 – 1");
}

// The total was correct before the ruling, so it is struck without a finding. The number of the ruling gives
// the reason.
TEST(CorrectedScoresheet, WhatARulingMovesNamesTheRuling) {
  const RuledSample sample({{2, board::Side::Blue, sheet::Cell::Score, {}}}, "-10");
  const Scoresheet form = sample.form();
  const CellText& total = form.play[1].halves[0].total;
  EXPECT_EQ(total.written, "-10");
  EXPECT_EQ(total.correct, "-12");
  EXPECT_THAT(total.findings, ElementsAre(form.rulings.at(0).number));
}

TEST(CorrectedScoresheet, WhatIsRuledStandsBesideWhatIsWritten) {
  const RuledSample sample({{2, board::Side::Blue, sheet::Cell::Score, "5"},
                            {{}, board::Side::Blue, sheet::Cell::Remaining, {}},
                            {{}, {}, sheet::Cell::Result, "1/2-1/2"}});
  const Scoresheet form = sample.form();
  const ScoresheetHalf& half = form.play[1].halves[0];
  EXPECT_EQ(half.score.written, "-12");
  EXPECT_EQ(half.score.correct, "5");
  EXPECT_EQ(half.total.correct, "5");
  EXPECT_EQ(form.closing.back().halves[0].total.correct, "5");  // the missing R.C. row does not count
  EXPECT_FALSE(form.closing.front().halves[0].score.correct);
  EXPECT_EQ(form.closing.back().halves[1].total.correct, "-4");
  EXPECT_EQ(form.result.correct, "Draw, ½ – ½");
  EXPECT_EQ(form.result.findings.back(), form.rulings[2].number);
}

// A move with several possible routes is open until the sheet is accepted or a ruling chooses a route.
TEST(CorrectedScoresheet, AMoveThatCanBePlayedInMoreWaysIsNotShownAsSettled) {
  RuledSample sample({});
  sheet::Finding open;
  open.code = sheet::FindingCode::AmbiguousRoute;
  open.line = 2;
  open.side = board::Side::Blue;
  open.cell = sheet::Cell::Move;
  sample.report.findings.push_back(open);
  sample.sentences.emplace_back("can be played in more ways than one");
  const auto beside = [&](Copy copy, std::vector<RulingPrint> rulings) {
    const AuditPrint audit{sample.report, sample.outcome, sample.sentences, std::move(rulings), {}, {}, copy};
    const Scoresheet form =
        correctedScoresheet(sample.sheet, headOf(sample.sheet), sample.set, audit, kLanguage);
    EXPECT_FALSE(form.play[0].halves[0].move.beside) << "another line";
    EXPECT_FALSE(form.play[1].halves[1].move.beside) << "the other side";
    const auto& said = form.play[1].halves[0].move.beside;
    return said ? *said : std::string();
  };
  EXPECT_EQ(beside(Copy::Audited, {}), "other route?");
  EXPECT_EQ(beside(Copy::Corrected, {}), "");
  EXPECT_EQ(beside(Copy::Audited, {{{2, board::Side::Blue, sheet::Cell::Move, {}}, "kept"}}), "");
  EXPECT_EQ(beside(Copy::Audited, {{{2, board::Side::Blue, sheet::Cell::Score, {}}, "kept"}}),
            "other route?");
}

TEST(CorrectedScoresheet, TellsAnRcChipFromItsFigure) {
  const sheet::Sheet sheet = samples::manualSheet("polynomial");
  samples::AuditSample audit;
  const auto add = [&](const char* written, const char* correct) {
    sheet::Finding finding;
    finding.code = sheet::FindingCode::WrongRemaining;
    finding.line = 7;
    finding.side = board::Side::Blue;
    finding.cell = sheet::Cell::Remaining;
    finding.written = written;
    finding.correct = correct;
    audit.report.findings.push_back(finding);
    audit.sentences.emplace_back("sentence");
    audit.outcome.corrections.push_back(
        {7, board::Side::Blue, sheet::Cell::Remaining, written, correct, audit.report.findings.size() - 1});
  };
  add("66xy²", "66x²y");
  add("", "528");
  const Scoresheet form = correctedScoresheet(sheet, headOf(sheet), *rules::builtInChipSet("polynomial"),
                                              {audit.report, audit.outcome, audit.sentences}, kLanguage);
  const ScoresheetHalf& remaining = form.closing[1].halves[0];
  EXPECT_EQ(remaining.move.correct, "66x²y");
  EXPECT_THAT(remaining.move.findings, ElementsAre(1));
  EXPECT_EQ(remaining.score.correct, "528");
  EXPECT_THAT(remaining.score.findings, ElementsAre(2));
}

TEST(CorrectedScoresheet, PutsInTheClosingLinesThatTheSheetOwes) {
  sheet::Sheet sheet = samples::manualSheet("integer");
  sheet.lines.pop_back();
  samples::AuditSample audit;
  for (const board::Side side : board::kSides) {
    sheet::Finding finding;
    finding.code = sheet::FindingCode::MissingFigure;
    finding.side = side;
    finding.cell = sheet::Cell::GrandTotal;
    finding.correct = side == board::Side::Blue ? "75" : "-72";
    audit.report.findings.push_back(finding);
    audit.sentences.emplace_back("sentence");
  }
  audit.outcome.grands = {exact::Number(75), exact::Number(-72)};
  const Scoresheet form = correctedScoresheet(sheet, headOf(sheet), *rules::builtInChipSet("integer"),
                                              {audit.report, audit.outcome, audit.sentences}, kLanguage);
  ASSERT_EQ(form.closing.size(), 5U);
  const ScoresheetRow& grand = form.closing.back();
  EXPECT_EQ(grand.line, 0);
  EXPECT_EQ(grand.halves[0].kind, HalfKind::GrandTotal);
  EXPECT_EQ(grand.halves[0].total.correct, "75");
  EXPECT_EQ(grand.halves[1].total.correct, "-72");
  EXPECT_THAT(grand.halves[1].total.findings, ElementsAre(2));
}

TEST(BlankSheet, HasItsGameAndRoomToWrite) {
  const contest::Contest contest = samples::roundRobin(6, 0);
  const contest::Event& event = contest.events.front();
  const contest::Game* game = contest::gameAt(event, contest::RoundNumber{2}, contest::BoardNumber{2});
  ASSERT_NE(game, nullptr);
  const BlankSheet sheet = blankSheet(headOf(contest, event, *game), kLanguage);
  EXPECT_EQ(sheet.head.board, "2");
  EXPECT_EQ(sheet.head.round, "2");
  EXPECT_EQ(sheet.title, "Integer DAMATH Scoresheet");
  EXPECT_EQ(sheet.part, BlankPart::First);
  const BlankSheet more = blankSheet(headOf(contest, event, *game), kLanguage, BlankPart::Continuation);
  EXPECT_EQ(more.title, "Integer DAMATH Scoresheet (continued)");
}

TEST(TallySheet, HasEveryResultAndTheSums) {
  const contest::Contest contest = samples::roundRobin(5, 5);
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const TallySheet tally = tallySheet(contest, event, table, noReason, kLanguage);
  ASSERT_EQ(tally.rows.size(), 5U);
  EXPECT_THAT(tally.rounds, ElementsAre("R1", "R2", "R3", "R4", "R5"));
  EXPECT_EQ(tally.rows[3].player, "Dela Peña, Ana S.");
  EXPECT_EQ(tally.rows[0].school, "San Fernando Science High School, San Fernando");
  EXPECT_EQ(tally.rows[1].school, "Peñaranda Integrated School");
  for (const TallyRow& row : tally.rows) {
    ASSERT_EQ(row.results.size(), 5U);
    EXPECT_EQ(std::ranges::count(row.results, "bye"), 1);
    EXPECT_EQ(std::ranges::count(row.results, ""), 0);
  }
  // The first player has three wins, a draw with the neighbor (player 2), and the bye.
  std::vector<std::string> first = tally.rows[0].results;
  std::ranges::sort(first);
  EXPECT_THAT(first, ElementsAre("1 (3)", "1 (4)", "1 (5)", "bye", "½ (2)"));
  EXPECT_EQ(tally.provisional, "FINAL");
  EXPECT_EQ(tally.rows[0].points, "4½");
  EXPECT_EQ(tally.rows[0].rank, "1");
  EXPECT_EQ(tally.rows[4].lost, "3");
}

TEST(TallySheet, IsProvisionalWhileResultsAreOpen) {
  const contest::Contest contest = samples::roundRobin(6, 2);
  const contest::Event& event = contest.events.front();
  const TallySheet tally = tallySheet(contest, event, contest::standings(event), noReason, kLanguage);
  EXPECT_EQ(tally.provisional, "PROVISIONAL – after round 2");
  EXPECT_THAT(tally.rows[0].results[4], HasSubstr("("));  // the opponent of the open game
  EXPECT_THAT(tally.rows[0].results[4], testing::Not(HasSubstr(" ")));
}

TEST(Lists, PairingsShowBoardsAndByeLast) {
  const contest::Contest contest = samples::roundRobin(5, 1);
  const ListSheet list = pairingsList(contest, contest.events.front(), contest::RoundNumber{1}, kLanguage);
  ASSERT_EQ(list.rows.size(), 3U);
  EXPECT_EQ(list.rows[0][0], "1");
  EXPECT_THAT(list.rows[0][7], HasSubstr(" – "));
  EXPECT_EQ(list.rows[2][5], "bye");
  for (const auto& row : list.rows) EXPECT_EQ(row.size(), list.columns.size());
}

TEST(Lists, CrosstableMirrorsItself) {
  const contest::Contest contest = samples::roundRobin(6, 5);
  const contest::Event& event = contest.events.front();
  const ListSheet table = crosstable(contest, event, contest::standings(event), kLanguage);
  ASSERT_EQ(table.rows.size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(table.rows[i][2 + i], "—");
    for (std::size_t k = i + 1; k < 6; ++k) {
      const std::string expected = k == i + 1 ? "½" : "1";
      EXPECT_EQ(table.rows[i][2 + k], expected);
      EXPECT_EQ(table.rows[k][2 + i], expected == "1" ? "0" : "½");
    }
  }
}

TEST(ResultSlips, OneForEachGame) {
  const contest::Contest contest = samples::roundRobin(7, 0);
  const ResultSlips slips = resultSlips(contest, contest.events.front(), contest::RoundNumber{3}, kLanguage);
  EXPECT_EQ(slips.games.size(), 3U);
}

}  // namespace
}  // namespace damath::compose

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the review from the stored sheet to the approval: reviewers, second entry, rulings of the
// facilitator.
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
constexpr std::string_view kWrongSecondLine =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

class Review : public DeskTest {
 protected:
  Review() {
    done(pairings().pairNextRound(m_event, m_user));
    done(sheets().storeSheet(m_event, place(1, 1), wrong(), m_user));
  }
  static sheet::Sheet wrong() { return notation::parseSheetText(kWrongSecondLine).value(); }
  ReviewDesk panel() { return ReviewDesk(*m_desk); }
  db::StoredSheet stored() { return sheets().sheetInForce(m_event, place(1, 1)).value().stored; }
  Author reviewer(const std::string& name) {
    Author author = m_named;
    author.by = name;
    return author;
  }

  contest::EventId m_event = addEvent(4);
};

TEST_F(Review, GoesStepByStep) {
  announce({ConfirmationReason::SignedOff});
  EXPECT_EQ(stageOf(stored()), SheetStage::Entered);
  EXPECT_EQ(refusalOf(panel().signOff(m_event, place(1, 1), m_named)), Refusal::SheetOpen);
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  EXPECT_EQ(stageOf(stored()), SheetStage::Accepted);
  EXPECT_EQ(refusalOf(panel().signOff(m_event, place(1, 1), m_named)), Refusal::NotReviewed);
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("G. Cruz")));
  EXPECT_EQ(refusalOf(panel().review(m_event, place(1, 1), {}, reviewer("g. cruz"))),
            Refusal::ReviewedAlready);
  EXPECT_EQ(stageOf(stored()), SheetStage::Reviewed);
  ASSERT_TRUE(panel().signOff(m_event, place(1, 1), reviewer("Gng. Reyes")));
  EXPECT_EQ(stageOf(stored()), SheetStage::SignedOff);
  EXPECT_EQ(stored().signOff->by, "Gng. Reyes");
  EXPECT_EQ(refusalOf(rounds().setResult(m_event, place(1, 1), totals(90, 2), m_named)),
            Refusal::SheetSignedOff);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Review, ANewVersionAfterTheSignatureAsksForConfirmation) {
  announce({ConfirmationReason::SignedCorrected, ConfirmationReason::SignedOff});
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("G. Cruz")));
  ASSERT_TRUE(panel().signOff(m_event, place(1, 1), m_named));
  sheet::Sheet again = wrong();
  again.lines[1].of(board::Side::Blue).score = "-10";
  again.lines[1].of(board::Side::Blue).total = "-10";
  Author silent = m_named;
  silent.answers.clear();
  EXPECT_EQ(refusalOf(sheets().storeSheet(m_event, place(1, 1), again, silent)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), again, m_named));
  EXPECT_EQ(stageOf(stored()), SheetStage::Entered);
}

TEST_F(Review, ASecondKeyingTellsEveryCellThatDiffers) {
  sheet::Sheet second = wrong();
  second.lines[1].of(board::Side::Red).total = "7";
  second.lines.emplace_back();
  const auto differences = panel().review(m_event, place(1, 1), second, reviewer("G. Cruz"));
  ASSERT_TRUE(differences);
  ASSERT_EQ(differences->size(), 2U);
  EXPECT_EQ((*differences)[0].line, 2);
  EXPECT_EQ((*differences)[0].side, board::Side::Red);
  EXPECT_EQ((*differences)[0].cell, sheet::Cell::Total);
  EXPECT_EQ((*differences)[0].first, "1");
  EXPECT_EQ((*differences)[0].second, "7");
  EXPECT_EQ((*differences)[1].line, 0);
  EXPECT_EQ(stored().reviews.at(0).differences, 2);
  EXPECT_EQ(stored().reviews.at(0).keyed, second);
}

// An accepted sheet whose second entry differs in two cells: in the score that is wrong, and in a move that
// the audit finds correct.
class Disputed : public Review {
 protected:
  Disputed() {
    done(sheets().acceptSheet(m_event, place(1, 1), m_named));
    done(panel().review(m_event, place(1, 1), keyedOtherwise(), reviewer("G. Cruz")));
  }
  static sheet::Sheet keyedOtherwise() {
    sheet::Sheet sheet = wrong();
    sheet.lines[1].of(board::Side::Blue).score = "-13";
    sheet.lines[0].of(board::Side::Red).move = "-1 (1,3)";
    return sheet;
  }
  // Returns the sheet with a different total of RED in line 2.
  static sheet::Sheet wrongGrand() {
    sheet::Sheet sheet = wrong();
    sheet.lines[1].of(board::Side::Red).total = "7";
    return sheet;
  }
  auto signOff() { return panel().signOff(m_event, place(1, 1), reviewer("Gng. Reyes")); }
  std::size_t listed() { return got(events().status()).at(0).reviewsDiffering.size(); }
};

TEST_F(Disputed, BlocksTheSignatureAndIsListed) {
  EXPECT_EQ(refusalOf(signOff()), Refusal::ReviewDiffers);
  EXPECT_EQ(listed(), 1U);
  reopen();
  EXPECT_EQ(refusalOf(signOff()), Refusal::ReviewDiffers);
  // A reviewer who only checks the sheet does not decide between the two entries.
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("B. Dela Cruz")));
  EXPECT_EQ(refusalOf(signOff()), Refusal::ReviewDiffers);
}

TEST_F(Disputed, IsSettledByAKeyingThatAgrees) {
  announce({ConfirmationReason::SignedOff});
  ASSERT_TRUE(panel().review(m_event, place(1, 1), wrong(), reviewer("B. Dela Cruz")));
  EXPECT_EQ(listed(), 0U);
  EXPECT_TRUE(signOff());
}

TEST_F(Disputed, IsOpenAgainAfterOneMoreThatDiffers) {
  ASSERT_TRUE(panel().review(m_event, place(1, 1), wrong(), reviewer("B. Dela Cruz")));
  ASSERT_TRUE(panel().review(m_event, place(1, 1), keyedOtherwise(), reviewer("C. Uy")));
  EXPECT_EQ(refusalOf(signOff()), Refusal::ReviewDiffers);
}

TEST_F(Disputed, IsSettledByANewVersion) {
  announce({ConfirmationReason::SheetReplaced, ConfirmationReason::SignedOff});
  ASSERT_TRUE(sheets().storeAndAccept(m_event, place(1, 1), keyedOtherwise(), m_named));
  ASSERT_TRUE(panel().review(m_event, place(1, 1), keyedOtherwise(), reviewer("G. Cruz")));
  EXPECT_EQ(listed(), 0U);
  EXPECT_TRUE(signOff());
}

TEST_F(Disputed, IsSettledByARulingOnEachCell) {
  announce({ConfirmationReason::SignedOff});
  const db::StoredRuling score{2, board::Side::Blue, sheet::Cell::Score, "-10", {}, {}, {}};
  ASSERT_TRUE(panel().rule(m_event, place(1, 1), score, m_named));
  EXPECT_EQ(refusalOf(signOff()), Refusal::ReviewDiffers) << "one cell is left";
  // The audit finds nothing in this cell, but the second entry differs there. A ruling that keeps the cell
  // settles the difference.
  db::StoredRuling move{1, board::Side::Red, sheet::Cell::Move, "-1 (1,3)", {}, {}, {}};
  EXPECT_EQ(refusalOf(panel().rule(m_event, place(1, 1), move, m_named)), Refusal::NoSuchFinding);
  move.value.reset();
  ASSERT_TRUE(panel().rule(m_event, place(1, 1), move, m_named));
  EXPECT_EQ(listed(), 0U);
  EXPECT_TRUE(signOff());
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Disputed, WhatTheSecondKeyingHasIsTakenAndTheRestStaysOpen) {
  announce({ConfirmationReason::SheetReplaced});
  // The ruling on line 2 stays in the new version. Line 1, where the clerk made a typing error, gets the text
  // of the second entry.
  sheet::Sheet paper = keyedOtherwise();
  const db::StoredRuling score{2, board::Side::Blue, sheet::Cell::Score, "-10", {}, {}, {}};
  Author facilitator = m_named;
  facilitator.by = "Gng. Santos";
  facilitator.reason = "the chips say so";
  ASSERT_TRUE(panel().rule(m_event, place(1, 1), score, facilitator));
  const std::vector<Difference> open = openDifferences(stored());
  ASSERT_EQ(open.size(), 1U);
  ASSERT_TRUE(panel().review(m_event, place(1, 1), wrongGrand(), reviewer("C. Uy")));
  ASSERT_EQ(openDifferences(stored()).size(), 2U);

  const auto taken = sheets().takeKeyed(m_event, place(1, 1), open, m_named, stored().version);
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->stored.version, 2);
  EXPECT_EQ(taken->stored.sheet.lines[0].of(board::Side::Red).move, paper.lines[0].of(board::Side::Red).move);
  ASSERT_EQ(taken->stored.rulings.size(), 1U);
  EXPECT_EQ(taken->stored.rulings[0].by, "Gng. Santos") << "as he gave it";
  EXPECT_EQ(taken->stored.rulings[0].reason, "the chips say so");
  ASSERT_EQ(taken->stored.reviews.size(), 2U);
  EXPECT_EQ(taken->stored.reviews[0].reviewer, "G. Cruz");
  EXPECT_FALSE(openDifferences(taken->stored).empty()) << "what C. Uy has otherwise";
  EXPECT_EQ(refusalOf(signOff()), Refusal::SheetOpen) << "a new version is accepted anew";
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named)) << "in one step";
  EXPECT_EQ(stored().version, 1);
}

// The second entry differs in two cells. Until both are settled, nobody has checked the scoresheet.
TEST_F(Disputed, IsCheckedOnlyWhenEachDifferenceIsSettled) {
  EXPECT_EQ(stageOf(stored()), SheetStage::Accepted);
  // A person who only reads the scoresheet settles no difference.
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("B. Dela Cruz")));
  EXPECT_EQ(stageOf(stored()), SheetStage::Accepted);
  for (std::vector<Difference> open = openDifferences(stored()); !open.empty();
       open = openDifferences(stored())) {
    EXPECT_EQ(stageOf(stored()), SheetStage::Accepted);
    const Difference& each = open.front();
    db::StoredRuling ruling{each.line, each.side, each.cell, {}, {}, {}, {}};
    if (each.cell == sheet::Cell::Score) ruling.value = "-10";
    ASSERT_TRUE(panel().rule(m_event, place(1, 1), ruling, m_named));
  }
  EXPECT_EQ(stageOf(stored()), SheetStage::Reviewed);
}

TEST_F(Disputed, TheAcceptanceHasItsAuthor) {
  EXPECT_EQ(stored().acceptedBy, m_named.by);
  EXPECT_FALSE(stored().acceptedAt.empty());
}

TEST_F(Disputed, OtherBlanksAreNoDifference) {
  sheet::Sheet same = wrong();
  std::string& move = same.lines[1].of(board::Side::Blue).move;
  move.erase(std::remove(move.begin(), move.end(), ' '), move.end());
  ASSERT_NE(same, wrong());
  const auto differences = panel().review(m_event, place(1, 1), same, reviewer("B. Dela Cruz"));
  ASSERT_TRUE(differences);
  EXPECT_TRUE(differences->empty());
}

// An approval stays valid, even if a later second entry differs from the scoresheet.
TEST_F(Disputed, ASignatureThatStandsStaysValid) {
  announce({ConfirmationReason::SignedOff, ConfirmationReason::Undone});
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("B. Dela Cruz")));
  ASSERT_TRUE(signOff());
  ASSERT_TRUE(panel().review(m_event, place(1, 1), keyedOtherwise(), reviewer("G. Cruz")));
  EXPECT_EQ(listed(), 0U);
  EXPECT_EQ(stageOf(stored()), SheetStage::SignedOff);
}

TEST_F(Review, OnePersonAloneIsTold) {
  announce({ConfirmationReason::ReviewedAlone, ConfirmationReason::SignedOff});
  const auto asked = [](const auto& answer) {
    return answer || answer.error().question() == nullptr ? std::optional<ConfirmationReason>()
                                                          : std::optional(answer.error().question()->code);
  };
  Author silent = reviewer("Bb. Lim");
  silent.answers.clear();
  sheet::Sheet own = wrong();
  own.setTag("Event", "Grade 7");
  ASSERT_TRUE(sheets().storeAndAccept(m_event, place(1, 1), own, reviewer("Bb. Lim")));
  const auto review = panel().review(m_event, place(1, 1), {}, silent);
  ASSERT_EQ(asked(review), ConfirmationReason::ReviewedAlone);
  EXPECT_EQ(review.error().question()->level, ConfirmationLevel::Note);
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("bb. lim")));
  EXPECT_EQ(got(events().status()).at(0).sheetsOfOne.size(), 1U);
  EXPECT_NE(got(m_desk->journal()).back().confirmations.size(), 0U) << "the journal keeps that it was told";
  EXPECT_EQ(asked(panel().signOff(m_event, place(1, 1), silent)), ConfirmationReason::SignedAlone);
  // Another person checks the sheet.
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("G. Cruz")));
  EXPECT_TRUE(got(events().status()).at(0).sheetsOfOne.empty());
  EXPECT_TRUE(panel().signOff(m_event, place(1, 1), reviewer("Bb. Lim")));
}

TEST_F(Review, TheOnlyReviewerWhoSignsIsTold) {
  announce({ConfirmationReason::SignedAlone, ConfirmationReason::SignedOff});
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  ASSERT_TRUE(panel().review(m_event, place(1, 1), {}, reviewer("G. Cruz")));
  EXPECT_TRUE(got(events().status()).at(0).sheetsOfOne.empty());
  ASSERT_TRUE(panel().signOff(m_event, place(1, 1), reviewer("G. Cruz")));
  EXPECT_EQ(got(events().status()).at(0).sheetsOfOne.size(), 1U);
}

TEST_F(Review, ARulingStandsInTheCorrectedSheetAndTheResult) {
  const db::StoredRuling keep{2, board::Side::Blue, sheet::Cell::Score, {}, {}, {}, {}};
  EXPECT_EQ(refusalOf(panel().rule(m_event, place(1, 1),
                                   {1, board::Side::Blue, sheet::Cell::Score, {}, {}, {}, {}}, m_named)),
            Refusal::NoSuchFinding);
  ASSERT_TRUE(panel().rule(m_event, place(1, 1), keep, m_named));
  EXPECT_EQ(stored().rulings.at(0).by, "Gng. Muñoz");
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  const contest::GameResult kept = *event().games[0].result;
  for (const db::StoredCorrection& correction : stored().corrections) {
    EXPECT_FALSE(correction.line == 2 && correction.side == board::Side::Blue &&
                 correction.cell == sheet::Cell::Score);
  }
  // −12 stays in place of −10, so BLUE's grand total is 2 less than by the audit alone.
  const auto view = sheets().sheetInForce(m_event, place(1, 1)).value();
  EXPECT_EQ(*kept.blueGrand, view.report.of(board::Side::Blue).grand - exact::Number(2));
  EXPECT_EQ(*kept.redGrand, view.report.of(board::Side::Red).grand);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Review, ARulingOnAnAcceptedSheetCorrectsTheResult) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  const exact::Number accepted = *event().games[0].result->blueGrand;
  const db::StoredRuling keep{2, board::Side::Blue, sheet::Cell::Score, {}, {}, {}, {}};
  Author silent = m_named;
  silent.answers.clear();
  EXPECT_EQ(refusalOf(panel().rule(m_event, place(1, 1), keep, silent)), Refusal::ConfirmationAsked);
  EXPECT_TRUE(stored().rulings.empty());
  const auto ruled = panel().rule(m_event, place(1, 1), keep, m_named);
  ASSERT_TRUE(ruled);
  EXPECT_EQ(*event().games[0].result->blueGrand, accepted - exact::Number(2));
  EXPECT_EQ(ruled->outcome.grands[0], accepted - exact::Number(2));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Review, ARulingThatTurnsTheGameIsAskedInTwoStepsFirst) {
  sheet::Sheet sheet = wrong();
  sheet.lines[1].of(board::Side::Blue).score = "12";
  sheet.lines[1].of(board::Side::Blue).total = "12";
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), sheet, m_named));
  const db::StoredRuling keep{2, board::Side::Blue, sheet::Cell::Score, {}, {}, {}, {}};
  const auto asked = panel().rule(m_event, place(1, 1), keep, m_named);
  ASSERT_FALSE(asked);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::RulingTurns);
  EXPECT_EQ(asked.error().question()->level, ConfirmationLevel::TwoSteps);
  const auto* move = asked.error().question()->as<ResultMove>();
  ASSERT_NE(move, nullptr);
  EXPECT_EQ(got(move->before).result, "0-1");
  EXPECT_EQ(got(move->after).result, "1-0");
  EXPECT_EQ(got(move->after).blueGrand, "15");
  EXPECT_TRUE(stored().rulings.empty());
  announce({ConfirmationReason::RulingTurns});
  ASSERT_TRUE(panel().rule(m_event, place(1, 1), keep, m_named));
  EXPECT_EQ(stored().rulings.size(), 1U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Review, AResultThatIsRuledGoesBeforeItsFigures) {
  announce({ConfirmationReason::RulingTurns});
  sheet::Sheet sheet = wrong();
  sheet.setTag("Result", "0-1");
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), sheet, m_named));
  const sheet::AuditReport report = got(sheets().sheetInForce(m_event, place(1, 1))).report;
  ASSERT_EQ(report.result, rules::Result::RedWins);  // −7 against −4
  const db::StoredRuling result{{}, {}, sheet::Cell::Result, "1-0", {}, {}, {}};
  EXPECT_EQ(refusalOf(panel().rule(m_event, place(1, 1), result, m_named)), Refusal::NoSuchFinding);
  sheet.setTag("Result", "1/2-1/2");
  ASSERT_TRUE(sheets().storeSheet(m_event, place(1, 1), sheet, m_named));
  db::StoredRuling bad = result;
  bad.value = "2-0";
  EXPECT_EQ(refusalOf(panel().rule(m_event, place(1, 1), bad, m_named)), Refusal::RulingNoValue);
  ASSERT_TRUE(panel().rule(m_event, place(1, 1), result, m_named));
  reopen();
  const db::StoredRuling kept = stored().rulings.at(0);
  EXPECT_FALSE(kept.line);
  EXPECT_FALSE(kept.side);
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  EXPECT_EQ(event().games[0].result->result, rules::Result::BlueWins);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(Review, ARulingOnALineThatIsMissingIsKept) {
  const db::StoredRuling leftOut{{}, board::Side::Red, sheet::Cell::Remaining, {}, {}, {}, {}};
  const auto ruled = panel().rule(m_event, place(1, 1), leftOut, m_named);
  ASSERT_TRUE(ruled);
  EXPECT_EQ(ruled->outcome.grands[1], exact::Number(1));  // RED's running total, without R.C.
  reopen();
  EXPECT_FALSE(stored().rulings.at(0).line);
  EXPECT_EQ(stored().rulings.at(0).side, board::Side::Red);
}

}  // namespace
}  // namespace damath::desk

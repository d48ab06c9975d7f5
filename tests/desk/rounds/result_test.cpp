// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/verification.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class Results : public DeskTest {
 protected:
  Results() { done(pairings().pairNextRound(m_event, m_user)); }
  auto enter(const contest::ResultInput& input) {
    return rounds().setResult(m_event, place(1, 1), input, m_user);
  }
  auto correct(const contest::ResultInput& input) {
    return rounds().setResult(m_event, place(1, 1), input, m_named);
  }

  contest::EventId m_event = addEvent(4);
};

TEST_F(Results, ThePointFollowsFromTheTotals) {
  const auto change = enter(totals(75, -72));
  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, ChangeKind::First);
  EXPECT_FALSE(change->before);
  EXPECT_EQ(change->after.result, rules::Result::BlueWins);
  reopen();
  const contest::Game game = event().games[0];
  ASSERT_TRUE(game.result);
  EXPECT_EQ(game.result->blueGrand, exact::Number(75));
  EXPECT_EQ(game.result->redGrand, exact::Number(-72));
  EXPECT_EQ(game.result->result, rules::Result::BlueWins);
}

TEST_F(Results, OnARoundThatIsHeldTheFirstIsAskedOnceAndPublishesIt) {
  Author author = m_user;
  author.answers.clear();
  const auto asked = rounds().setResult(m_event, place(1, 1), totals(75, -72), author);
  ASSERT_FALSE(asked);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::RoundPublished);
  EXPECT_EQ(asked.error().question()->level, ConfirmationLevel::Acknowledge);
  EXPECT_EQ(asked.error().question()->round, contest::RoundNumber{1});
  EXPECT_TRUE(event().isHeld(contest::RoundNumber{1}));
  EXPECT_FALSE(event().games[0].result);
  author.answers = answersTo({ConfirmationReason::RoundPublished});
  done(rounds().setResult(m_event, place(1, 1), totals(75, -72), author));
  EXPECT_FALSE(event().isHeld(contest::RoundNumber{1}));
  author.answers.clear();
  done(rounds().setResult(m_event, place(1, 2), totals(4, 3), author));
}

TEST_F(Results, EqualTotalsAreADrawAlsoAfterCornering) {
  EXPECT_EQ(got(enter({rules::Ending::Cornered, exact::Number(4), exact::Number(4)})).after.result,
            rules::Result::Draw);
}

TEST_F(Results, WhatAResultWouldMoveIsToldAndNothingIsEntered) {
  done(enter(totals(75, -72)));
  const auto changes = got(m_desk->journal()).size();
  const ResultPreview preview = got(rounds().previewResult(m_event, place(1, 1), totals(-75, 72)));
  ASSERT_TRUE(preview.before);
  EXPECT_EQ(preview.before->result, rules::Result::BlueWins);
  EXPECT_EQ(preview.after.result, rules::Result::RedWins);
  EXPECT_EQ(preview.effects.consequences.moves.size(), 2U) << "winner and loser change places";
  EXPECT_EQ(event().games[0].result->result, rules::Result::BlueWins);
  EXPECT_EQ(got(m_desk->journal()).size(), changes);
  // A first result can be previewed too. A result without its totals or without its game is refused.
  EXPECT_FALSE(got(rounds().previewResult(m_event, place(1, 2), totals(3, 1))).before);
  EXPECT_EQ(refusalOf(rounds().previewResult(m_event, place(1, 2), {rules::Ending::Time, {}, {}})),
            Refusal::TotalsRequired);
  EXPECT_EQ(refusalOf(rounds().previewResult(m_event, place(1, 9), totals(3, 1))), Refusal::NoSuchGame);
}

TEST_F(Results, ANoShowNeedsNoTotals) {
  EXPECT_EQ(got(enter({rules::Ending::NoShowBlue, {}, {}})).after.result, rules::Result::RedWins);
  EXPECT_EQ(
      got(rounds().setResult(m_event, place(1, 2), {rules::Ending::NoShowBoth, {}, {}}, m_user)).after.result,
      rules::Result::NobodyWins);
}

TEST_F(Results, AResignationKeepsItsTotals) {
  const auto change = got(enter({rules::Ending::ResignBlue, exact::Number(50), exact::Number(3)}));
  EXPECT_EQ(change.after.result, rules::Result::RedWins);
  EXPECT_EQ(event().games[0].result->blueGrand, exact::Number(50));
}

TEST_F(Results, TotalsAreRequiredWhereTheyDecide) {
  EXPECT_EQ(refusalOf(enter({rules::Ending::Time, {}, {}})), Refusal::TotalsRequired);
  EXPECT_EQ(refusalOf(enter({rules::Ending::Time, exact::Number(1), {}})), Refusal::TotalsIncomplete);
  EXPECT_EQ(refusalOf(enter({rules::Ending::NoShowRed, {}, exact::Number(1)})), Refusal::TotalsIncomplete);
  EXPECT_FALSE(event().games[0].result);
}

TEST_F(Results, EndingsOutsideTheLawOfTheEvent) {
  EXPECT_EQ(refusalOf(enter({rules::Ending::Agreement, exact::Number(1), exact::Number(1)})),
            Refusal::EndingNotAllowed);
  EXPECT_EQ(refusalOf(enter({rules::Ending::Inactivity, exact::Number(1), exact::Number(1)})),
            Refusal::EndingNotAllowed);
}

TEST_F(Results, NoSuchGame) {
  for (const Place where : {place(1, 3), place(2, 1), place(0, 0)}) {
    const auto refused = rounds().setResult(m_event, where, totals(1, 2), m_named);
    EXPECT_EQ(refusalOf(refused), Refusal::NoSuchGame);
    EXPECT_EQ(refused.error().as<At>()->at, SheetAt(where));
  }
}

TEST_F(Results, ACorrectionNeedsNameAndReason) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(enter(totals(75, -72)));
  EXPECT_EQ(refusalOf(enter(totals(75, 80))), Refusal::ByRequired);
  EXPECT_EQ(refusalOf(rounds().setResult(m_event, place(1, 1), totals(75, 80), {"arbiter", "Bb. Cruz", " "})),
            Refusal::ReasonRequired);
  EXPECT_EQ(event().games[0].result->result, rules::Result::BlueWins);
  const auto change = correct(totals(75, 80));
  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, ChangeKind::Correction);
  EXPECT_EQ(change->before->redGrand, exact::Number(-72));
  EXPECT_EQ(change->after.result, rules::Result::RedWins);
  EXPECT_EQ(refusalOf(correct(totals(75, 80))), Refusal::ResultUnchanged);
}

TEST_F(Results, TheTrailOfACorrectionIsInTheJournal) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(enter(totals(75, -72)));
  ASSERT_TRUE(correct(totals(75, 80)));
  const auto rows = m_desk->journal().value();
  const db::JournalRow& first = rows[rows.size() - 2];
  const db::JournalRow& second = rows.back();
  EXPECT_EQ(first.action, db::JournalAction::SetResult);
  EXPECT_EQ(first.before, "");
  EXPECT_EQ(second.action, db::JournalAction::CorrectResult);
  EXPECT_EQ(second.by, "Gng. Muñoz");
  EXPECT_EQ(second.reason, "maling pagbasa");
  EXPECT_EQ(second.before, first.after);
  EXPECT_EQ(second.before, R"({"ending":"time","blueGrand":"75","redGrand":"-72","result":"1-0"})");
  EXPECT_EQ(second.after, R"({"ending":"time","blueGrand":"75","redGrand":"80","result":"0-1"})");
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(DeskTest, ExactTotalsDecideWhatDecimalsCannot) {
  contest::EventSetup setup = setupOf("Radical");
  setup.set = *rules::builtInChipSet("radical");
  const auto id = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(id, rosterOf(2), m_user));
  ASSERT_TRUE(pairings().pairNextRound(id, m_user));
  const auto figure = [](const char* text) { return exact::parseNumber(text).value(); };
  const auto change = rounds().setResult(
      id, place(1, 1), {rules::Ending::Time, figure("99√2"), figure("140 + √2/100")}, m_user);
  ASSERT_TRUE(change);
  EXPECT_EQ(change->after.result, rules::Result::RedWins);
  reopen();
  EXPECT_EQ(event().games[0].result->redGrand, figure("140 + √2/100"));
}

}  // namespace
}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a result that differs from its scoresheet. The difference is reported at once, listed, and found
// by verification until a ruling or a correction settles it.
#include <algorithm>
#include <vector>

#include "app/desk/change/result_difference.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

// The audit finds no wrong calculation on this sheet. ofSheet() returns the totals of the sheet.
constexpr std::string_view kSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";
constexpr std::string_view kOther =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 ||\n";

class Agreeing : public DeskTest {
 protected:
  Agreeing() {
    done(pairings().pairNextRound(m_event, m_user));
    done(pairings().publish(m_event, m_user));
  }
  static sheet::Sheet parsed(std::string_view text) { return notation::parseSheetText(text).value(); }
  auto store(std::string_view text, const Author& author) {
    return sheets().storeSheet(m_event, place(1, 1), parsed(text), author);
  }
  auto enter(const contest::ResultInput& input, const Author& author) {
    return rounds().setResult(m_event, place(1, 1), input, author);
  }
  std::vector<ResultDifference> listed() { return events().status().value().at(0).resultsDiffering; }
  std::string problems() {
    std::string text;
    const auto list = verify(*m_desk).value();
    for (const Problem& problem : list)
      text += std::string(toText(problem.kind)) + " " + problem.subject + ";";
    return text;
  }
  contest::EventId addEventNamed(const std::string& name) {
    const contest::EventId id = events().addEvent(setupOf(name), m_user).value();
    EXPECT_TRUE(events().importPlayers(id, rosterOf(4), m_user));
    EXPECT_TRUE(pairings().pairNextRound(id, m_user));
    return id;
  }
  // Returns the totals of the stored sheet.
  contest::ResultInput ofSheet() {
    const sheet::Outcome outcome = got(sheets().sheetInForce(m_event, place(1, 1))).outcome;
    return {rules::Ending::Time, outcome.grands[0], outcome.grands[1]};
  }
  void expectListed(bool differs) {
    EXPECT_EQ(listed().size(), differs ? 1U : 0U);
    EXPECT_EQ(problems(), differs ? "sheetDiffers game 1;" : "");
    EXPECT_EQ(got(sheets().difference(m_event, place(1, 1))).has_value(), differs);
  }

  contest::EventId m_event = addEvent(4);
  // An author without a name, who has confirmed the question ResultDiffers.
  Author m_noting{"arbiter", {}, {}, answersTo({ConfirmationReason::ResultDiffers})};
};

TEST_F(Agreeing, AResultAgainstAStoredSheetIsToldAtOnce) {
  ASSERT_TRUE(store(kSheet, m_user));
  const auto asked = enter(totals(10, 50), m_user);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::ResultDiffers);
  EXPECT_EQ(asked.error().question()->level, ConfirmationLevel::Acknowledge);
  EXPECT_EQ(asked.error().question()->as<ResultDifference>()->entered.figures(), "0–1 (10 : 50)");
  ASSERT_TRUE(enter(totals(10, 50), m_noting));
  const auto list = listed();
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(std::get<Place>(list[0].at), place(1, 1));
  EXPECT_EQ(list[0].players, "P1, A – P4, A");
  EXPECT_EQ(list[0].entered.blueGrand, "10");
  expectListed(true);
  reopen();
  expectListed(true);
}

TEST_F(Agreeing, ASheetAgainstAnEnteredResultIsToldAtOnce) {
  ASSERT_TRUE(enter(totals(10, 50), m_user));
  expectListed(false);
  EXPECT_EQ(refusalOf(store(kSheet, m_user)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(store(kSheet, m_noting));
  expectListed(true);
}

TEST_F(Agreeing, TheSameFiguresAreNoDifference) {
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(enter(ofSheet(), m_user));
  expectListed(false);
}

// The event has so many sheets that several threads replay them when the file is opened again.
TEST_F(Agreeing, OfManySheetsEachIsHeldAgainstItsOwnResult) {
  constexpr int kBoards = 66;
  const std::vector<int> wrong = {7, 40, 66};
  const contest::EventId many = got(events().addEvent(setupOf("Marami"), m_user));
  done(events().importPlayers(many, rosterOf(2 * kBoards), m_user));
  done(pairings().pairNextRound(many, m_user));
  for (int board = 1; board <= kBoards; ++board) {
    const Place at = place(1, board);
    done(sheets().storeSheet(many, at, parsed(board % 2 == 0 ? kSheet : kOther), m_user));
    const sheet::Outcome outcome = got(sheets().sheetInForce(many, at)).outcome;
    const bool isWrong = std::ranges::find(wrong, board) != wrong.end();
    const contest::ResultInput right{rules::Ending::Time, outcome.grands[0], outcome.grands[1]};
    done(rounds().setResult(many, at, isWrong ? totals(1, 200) : right, isWrong ? m_noting : m_user));
  }
  const auto boardsListed = [&] {
    std::vector<int> boards;
    for (const ResultDifference& each : got(events().status(many)).resultsDiffering) {
      boards.push_back(numberOf(std::get<Place>(each.at).board));
    }
    return boards;
  };
  EXPECT_EQ(boardsListed(), wrong);
  reopen();
  EXPECT_EQ(boardsListed(), wrong);
}

// The winner is the same, but one grand total differs.
TEST_F(Agreeing, OtherGrandTotalsAreADifference) {
  ASSERT_TRUE(store(kSheet, m_user));
  contest::ResultInput input = ofSheet();
  const bool blueWins = *input.blueGrand > *input.redGrand;
  (blueWins ? input.blueGrand : input.redGrand) = *(blueWins ? input.blueGrand : input.redGrand) + 1;
  EXPECT_EQ(refusalOf(enter(input, m_user)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(enter(input, m_noting));
  expectListed(true);
}

TEST_F(Agreeing, AnAcceptedSheetThatIsCorrectedStaysListed) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  expectListed(false);
  ASSERT_TRUE(enter(totals(1, 200), m_named));
  expectListed(true);
  const contest::ResultInput back = ofSheet();
  ASSERT_TRUE(enter(back, m_named));
  expectListed(false);
}

TEST_F(Agreeing, AcceptingTheSheetSettlesIt) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(enter(totals(1, 200), m_user));
  ASSERT_TRUE(store(kSheet, m_noting));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_named));
  expectListed(false);
}

TEST_F(Agreeing, ARulingOnTheResultSettlesIt) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  ReviewDesk panel(*m_desk);
  const bool blueWins = event().games[0].result->result == rules::Result::BlueWins;
  const std::string other = blueWins ? "0-1" : "1-0";
  const db::StoredRuling ruling{{}, {}, sheet::Cell::Result, other, {}, {}, {}};
  EXPECT_EQ(refusalOf(panel.rule(m_event, place(1, 1), ruling, m_named)), Refusal::NoSuchFinding)
      << "nobody disputes the result";
  ASSERT_TRUE(enter(blueWins ? totals(1, 200) : totals(200, 1), m_named));
  expectListed(true);
  ASSERT_TRUE(panel.rule(m_event, place(1, 1), ruling, m_named));
  EXPECT_EQ(toText(event().games[0].result->result), other);
  expectListed(false);
}

// A facilitator's ruling on the result decides the result, even before the sheet is accepted.
TEST_F(Agreeing, ARulingOnTheResultOfASheetThatIsNotAcceptedSettlesIt) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::RulingTurns});
  for (const std::optional<std::string>& value :
       {std::optional<std::string>("1-0"), std::optional<std::string>("0-1"), std::optional<std::string>()}) {
    const contest::EventId id = addEventNamed(value.value_or("kept"));
    const auto here = place(1, 1);
    ASSERT_TRUE(rounds().setResult(id, here, totals(50, 10), m_user));
    ASSERT_TRUE(sheets().storeSheet(id, here, parsed(kSheet), m_noting));
    ASSERT_TRUE(got(sheets().difference(id, here)));
    ReviewDesk panel(*m_desk);
    const db::StoredRuling ruling{{}, {}, sheet::Cell::Result, value, {}, {}, {}};
    EXPECT_EQ(refusalOf(panel.rule(id, here, ruling, m_noting)), Refusal::ByRequired);
    const auto ruled = panel.rule(id, here, ruling, m_named);
    ASSERT_TRUE(ruled) << value.value_or("kept");
    const sheet::Outcome* outcome = &ruled->outcome;
    EXPECT_EQ(got(ruled->result).before->blueGrand, exact::Number(50)) << "what it was is told";
    EXPECT_EQ(toText(outcome->result), value.value_or("0-1")) << "kept: what the sheet comes to";
    EXPECT_FALSE(got(sheets().difference(id, here))) << value.value_or("kept");
    const contest::Game game = snapshot().find(id)->games[0];
    EXPECT_EQ(game.result->result, outcome->result);
    EXPECT_EQ(game.result->blueGrand, outcome->grands[0]) << "the sheet's totals";
    EXPECT_EQ(got(sheets().sheetInForce(id, here)).stored.acceptance, db::Acceptance::Open);
    EXPECT_EQ(problems(), "");
    ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
    EXPECT_EQ(snapshot().find(id)->games[0].result->blueGrand, exact::Number(50)) << "one act";
    EXPECT_TRUE(got(sheets().difference(id, here)));
    ASSERT_TRUE(HistoryDesk(*m_desk).redo(m_named));
    EXPECT_EQ(problems(), "");
  }
}

TEST_F(Agreeing, AnAcceptedSheetWhoseResultIsAnotherSinceSaysSo) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  EXPECT_EQ(refusalOf(sheets().acceptSheet(m_event, place(1, 1), m_named)), Refusal::SheetAccepted);
  ASSERT_TRUE(enter(totals(50, 10), m_named));
  const auto again = sheets().acceptSheet(m_event, place(1, 1), m_named);
  ASSERT_EQ(refusalOf(again), Refusal::AcceptedDiffers);
  ASSERT_NE(again.error().as<ResultDifference>(), nullptr);
  EXPECT_EQ(again.error().as<ResultDifference>()->entered.figures(), "1–0 (50 : 10)");
  EXPECT_EQ(again.error().as<ResultDifference>()->ofSheet.figures(), "0–1 (-7 : -4)");
  EXPECT_EQ(refusalOf(sheets().storeAndAccept(m_event, place(1, 1), parsed(kSheet), m_named)),
            Refusal::AcceptedDiffers);
}

// E3: the opponent gets the point whatever the totals are. The totals still count for the Point System.
TEST_F(Agreeing, AnEndingThatDecidesAloneSettlesItByNameAndReason) {
  announce({ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(store(kSheet, m_user));
  const contest::ResultInput written = ofSheet();
  const bool blueWins = *written.blueGrand > *written.redGrand;
  const contest::ResultInput loser{blueWins ? rules::Ending::ResignBlue : rules::Ending::ResignRed, {}, {}};
  const auto asked = enter(loser, m_noting);
  EXPECT_EQ(refusalOf(asked), Refusal::ByRequired);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::ResultDiffers);
  ASSERT_TRUE(enter(loser, m_named));
  EXPECT_EQ(event().games[0].result->blueGrand, written.blueGrand) << "the sheet's totals still count";
  EXPECT_EQ(event().games[0].result->redGrand, written.redGrand);
  expectListed(false);
}

// The result was entered before the sheet and has no totals. It is listed until a person enters it again with
// the sheet at hand.
TEST_F(Agreeing, AnEndingEnteredBeforeItsSheetIsListedUntilItIsHeldAgainstIt) {
  announce(
      {ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers, ConfirmationReason::Undone});
  ASSERT_TRUE(store(kSheet, m_user));
  const contest::ResultInput written = ofSheet();
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  const bool blueWins = *written.blueGrand > *written.redGrand;
  const contest::ResultInput loser{blueWins ? rules::Ending::ResignBlue : rules::Ending::ResignRed, {}, {}};
  ASSERT_TRUE(enter(loser, m_user));
  const auto asked = store(kSheet, m_user);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::ResultDiffers);
  EXPECT_EQ(asked.error().question()->level, ConfirmationLevel::Acknowledge);
  ASSERT_TRUE(store(kSheet, m_noting));
  expectListed(true);
  EXPECT_EQ(refusalOf(enter(loser, m_noting)), Refusal::ByRequired);
  ASSERT_TRUE(enter(loser, m_named));
  EXPECT_EQ(event().games[0].result->blueGrand, written.blueGrand) << "the sheet's totals count now";
  expectListed(false);
}

TEST_F(Agreeing, AnEndingOfTheWinnersSideWithoutTotalsAgrees) {
  announce({ConfirmationReason::Undone});
  ASSERT_TRUE(store(kSheet, m_user));
  const contest::ResultInput written = ofSheet();
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  const bool blueWins = *written.blueGrand > *written.redGrand;
  ASSERT_TRUE(enter({blueWins ? rules::Ending::ResignRed : rules::Ending::ResignBlue, {}, {}}, m_user));
  ASSERT_TRUE(store(kSheet, m_user)) << "the point is the same";
  expectListed(false);
}

// Totals of a resignation that differ from the sheet would count for Y2c.
TEST_F(Agreeing, OtherTotalsUnderAnEndingOfE3AreADifference) {
  announce({ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(enter({rules::Ending::ResignRed, exact::Number(400), exact::Number(2)}, m_named));
  expectListed(true);
}

TEST_F(Agreeing, ARulingThatMovesTheSheetIsToldToo) {
  announce({ConfirmationReason::ResultDiffers});
  constexpr std::string_view kWrong =
      "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";
  ASSERT_TRUE(store(kWrong, m_user));
  ASSERT_TRUE(enter(ofSheet(), m_user));
  ReviewDesk panel(*m_desk);
  const db::StoredRuling keep{2, board::Side::Blue, sheet::Cell::Score, {}, {}, {}, {}};
  Author named = m_named;
  named.answers = {};
  const auto asked = panel.rule(m_event, place(1, 1), keep, named);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::ResultDiffers);
  ASSERT_TRUE(panel.rule(m_event, place(1, 1), keep, m_named));
  expectListed(true);
}

TEST_F(Agreeing, NothingIsSignedOffWhileTheyDiffer) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers,
            ConfirmationReason::SignedAlone, ConfirmationReason::SignedOff});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  const contest::ResultInput written = ofSheet();
  ReviewDesk panel(*m_desk);
  ASSERT_TRUE(panel.review(m_event, place(1, 1), {}, m_named));
  ASSERT_TRUE(enter(totals(1, 200), m_named));
  EXPECT_EQ(refusalOf(panel.signOff(m_event, place(1, 1), m_named)), Refusal::SheetDisagrees);
  ASSERT_TRUE(enter(written, m_named));
  EXPECT_TRUE(panel.signOff(m_event, place(1, 1), m_named));
}

TEST_F(Agreeing, AnotherProgramsSheetAndLawAreReplayedAnew) {
  announce({ConfirmationReason::SetupChanged, ConfirmationReason::Undone});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(enter(ofSheet(), m_user));
  EXPECT_TRUE(listed().empty());
  EXPECT_TRUE(got(events().status(m_event)).notFollowed.empty());
  ASSERT_TRUE(store(kOther, m_noting));
  EXPECT_EQ(listed().size(), 1U) << "the version in force is another";
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_TRUE(listed().empty());
  contest::EventSetup setup = event().setup;
  rules::change(setup.ruleset, &rules::Ruleset::capturePriority, rules::CapturePriority::Any);
  setup.set = *rules::builtInChipSet("whole");
  ASSERT_TRUE(events().setSetup(m_event, setup, m_named));
  EXPECT_EQ(got(events().status(m_event)).notFollowed.size(), 1U) << "with other chips nothing is followed";
  EXPECT_TRUE(listed().empty()) << "figures that nothing proves are held against no result";
}

// An older program did not report such differences. A file of that program can be opened and lists them.
TEST_F(Agreeing, AnOlderFileShowsItsDifferences) {
  announce(
      {ConfirmationReason::ResultCorrected, ConfirmationReason::SignedAlone, ConfirmationReason::SignedOff});
  ASSERT_TRUE(store(kSheet, m_user));
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  ReviewDesk panel(*m_desk);
  ASSERT_TRUE(panel.review(m_event, place(1, 1), {}, m_named));
  ASSERT_TRUE(panel.signOff(m_event, place(1, 1), m_named));
  const contest::ResultInput written = ofSheet();
  closeFile();
  ASSERT_EQ(testing::tamper(m_path,
                            "UPDATE game SET blue_grand = '1', red_grand = '200', result = '0-1' "
                            "WHERE board = 1"),
            "");
  reopen();
  ASSERT_EQ(listed().size(), 1U);
  EXPECT_NE(problems().find("sheetDiffers game 1;"), std::string::npos);
  EXPECT_EQ(refusalOf(enter(totals(5, 6), m_named)), Refusal::SheetSignedOff);
  ASSERT_TRUE(enter(written, m_named)) << "back to what was signed";
  EXPECT_TRUE(listed().empty());
}

TEST_F(Agreeing, AWithdrawalAgainstAStoredSheetIsTold) {
  ASSERT_TRUE(store(kSheet, m_user));
  const contest::ResultInput written = ofSheet();
  const bool blueWins = *written.blueGrand > *written.redGrand;
  const contest::Game game = event().games[0];
  Author untold = m_noting;
  untold.answers = answersTo({ConfirmationReason::Withdrawn});
  Author told = untold;
  told.answers = answersTo({ConfirmationReason::ResultDiffers, ConfirmationReason::Withdrawn});
  const auto asked = EntryDesk(*m_desk).withdraw(m_event, blueWins ? game.blue : game.red, untold);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::ResultDiffers);
  ASSERT_TRUE(EntryDesk(*m_desk).withdraw(m_event, blueWins ? game.blue : game.red, told));
  expectListed(true);
}

// Two players with two legs, one win each and equal totals. Only a rematch breaks the tie.
class RematchAgreeing : public Agreeing {
 protected:
  RematchAgreeing() {
    while (const auto round = pairings().pairNextRound(m_two, m_user)) {
      done(rounds().setResult(m_two, place(numberOf(round->round), 1), totals(9, 4), m_user));
    }
    const contest::Contest contest = snapshot();
    m_at = {contest.find(m_two)->entries[0].id, contest.find(m_two)->entries[1].id};
  }
  std::vector<ResultDifference> rematchesListed() { return events().status().value().at(1).resultsDiffering; }

  contest::EventId m_two = [this] {
    contest::EventSetup setup = setupOf("Two");
    setup.legs = 2;
    const contest::EventId id = events().addEvent(setup, m_user).value();
    EXPECT_TRUE(events().importPlayers(id, "last,first,school\nUy,Bo,X\nTan,Li,X\n", m_user));
    return id;
  }();
  RematchOf m_at;
};

TEST_F(RematchAgreeing, ARematchIsHeldAgainstItsSheet) {
  announce({ConfirmationReason::ResultCorrected});
  ASSERT_TRUE(rounds().setRematch(m_two, m_at.one, m_at.other, totals(8, 1), m_user));
  EXPECT_EQ(refusalOf(sheets().storeSheet(m_two, m_at, parsed(kSheet), m_user)), Refusal::ConfirmationAsked);
  ASSERT_TRUE(sheets().storeSheet(m_two, m_at, parsed(kSheet), m_noting));
  ASSERT_EQ(rematchesListed().size(), 1U);
  EXPECT_EQ(std::get<RematchOf>(rematchesListed()[0].at), m_at);
  EXPECT_EQ(problems(), "sheetDiffers rematch 1;");
  ASSERT_TRUE(sheets().acceptSheet(m_two, m_at, m_named));
  EXPECT_TRUE(rematchesListed().empty());
  EXPECT_EQ(problems(), "");
}

TEST_F(RematchAgreeing, ARematchAndItsSheetComeInTogether) {
  announce({ConfirmationReason::Undone});
  const sheet::Sheet other = parsed("[Set \"integer\"]\n[Blue \"Santos\"]\n\n-9 (0,3) | | ||\n");
  EXPECT_EQ(refusalOf(sheets().enterRematch(m_two, m_at, {}, other, WithSheet::Accept, m_noting)),
            Refusal::ByRequired);
  EXPECT_TRUE(snapshot().find(m_two)->rematches.empty()) << "nothing of it is entered";
  const auto entered = sheets().enterRematch(m_two, m_at, {}, parsed(kSheet), WithSheet::Accept, m_user);
  ASSERT_TRUE(entered);
  EXPECT_EQ(entered->result.kind, ChangeKind::First);
  ASSERT_TRUE(entered->accepted);
  const auto view = got(sheets().sheetInForce(m_two, m_at));
  EXPECT_EQ(view.stored.acceptance, db::Acceptance::Accepted);
  EXPECT_EQ(snapshot().find(m_two)->rematches.at(0).result.blueGrand, view.outcome.grands[0]);
  EXPECT_EQ(problems(), "");
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_TRUE(snapshot().find(m_two)->rematches.empty()) << "one act";
}

}  // namespace
}  // namespace damath::desk

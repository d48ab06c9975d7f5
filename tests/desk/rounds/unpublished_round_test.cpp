// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an unpublished round: players exchange seats, and the desk stores the new pairing.
#include "app/desk/rounds/unpublished_round.hpp"
#include "app/desk/rounds/typed_boards.hpp"
#include "core/contest/model/lookup.hpp"

#include <algorithm>

#include "app/desk/change/change.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using pairing::Board;

class UnpublishedRoundTest : public DeskTest {
 protected:
  // Five players. The first round is played, the second is unpublished.
  void SetUp() override {
    contest::EventSetup setup = setupOf("Swiss");
    setup.system = contest::System::Swiss;
    setup.rounds = 3;
    m_event = got(events().addEvent(setup, m_user));
    done(events().importPlayers(m_event, rosterOf(5), m_user));
    playRound(m_event);
    done(pairings().pairNextRound(m_event, m_user));
  }
  UnpublishedRound held() { return got(UnpublishedRound::of(snapshot(), event())); }
  std::vector<Board> stored() {
    std::vector<Board> boards;
    for (const contest::Game& game : event().games) {
      if (numberOf(game.round) == 2) boards.push_back({game.blue, game.red});
    }
    return boards;
  }
  contest::EntryId sittingOut() {
    for (const contest::Bye& bye : event().byes) {
      if (numberOf(bye.round) == 2) return bye.entry;
    }
    return kNobody;
  }

  contest::EventId m_event{};
};

// The results on which the pairing depends have changed. Publishing then asks a question.
TEST_F(UnpublishedRoundTest, OnceResultsHaveChangedItIsNotPublishedWithoutAsking) {
  const auto rowsOfRound = [this] {
    return got(m_desk->journal(db::JournalPart{.subject = subjectOf(m_event, contest::RoundNumber{2})}));
  };
  EXPECT_TRUE(overtakenBoards(held(), rowsOfRound()).empty());
  announce({ConfirmationReason::PastCorrected, ConfirmationReason::RoundOvertaken});
  done(rounds().setResult(m_event, place(1, 1), totals(1, 9), m_named));
  ASSERT_FALSE(held().isProgram());
  const auto places = overtakenBoards(held(), rowsOfRound());
  ASSERT_FALSE(places.empty());
  EXPECT_EQ(places.front().round, contest::RoundNumber{2});
  const auto asked = pairings().publish(m_event, m_user);
  ASSERT_EQ(refusalOf(asked), Refusal::ByRequired);
  ASSERT_NE(asked.error().question(), nullptr);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::RoundOvertaken);
  EXPECT_EQ(asked.error().question()->as<BoardsOvertaken>()->boards, places);
  EXPECT_TRUE(event().isHeld(contest::RoundNumber{2}));
  done(pairings().publish(m_event, m_named));
  EXPECT_FALSE(event().isHeld(contest::RoundNumber{2}));
}

TEST_F(UnpublishedRoundTest, AsTheProgramPairsItNowNobodyIsAsked) {
  announce({ConfirmationReason::PastCorrected});
  done(rounds().setResult(m_event, place(1, 1), totals(1, 9), m_named));
  UnpublishedRound round = held();
  round.takeProgram();
  done(pairings().repair(m_event, round.now(), m_user));
  done(pairings().publish(m_event, m_user));
  EXPECT_FALSE(event().isHeld(contest::RoundNumber{2}));
}

TEST_F(UnpublishedRoundTest, ItIsTheProgramsUntilSomebodyMoves) {
  UnpublishedRound round = held();
  EXPECT_FALSE(round.isChanged());
  EXPECT_TRUE(round.isProgram());
  EXPECT_TRUE(round.faults().empty());
  ASSERT_EQ(round.now().boards.size(), 2U);
  const Board first = round.now().boards[0];
  const Board second = round.now().boards[1];
  ASSERT_TRUE(round.exchange(first.red, second.red));
  EXPECT_TRUE(round.isChanged());
  EXPECT_FALSE(round.isProgram());
  EXPECT_EQ(round.now().boards[0], (Board{first.blue, second.red}));
  EXPECT_EQ(round.now().boards[1], (Board{second.blue, first.red}));
  EXPECT_EQ(programInstead(round, round.now().boards[0]), (std::vector<Board>{first, second}));
  ASSERT_TRUE(round.exchange(first.red, second.red));
  EXPECT_FALSE(round.isChanged()) << "the same again takes it back";
}

TEST_F(UnpublishedRoundTest, SidesAndTheByeAreSeatsToo) {
  UnpublishedRound round = held();
  const Board first = round.now().boards[0];
  ASSERT_TRUE(round.exchange(first.blue, first.red));
  EXPECT_EQ(round.now().boards[0], (Board{first.red, first.blue}));
  EXPECT_EQ(programInstead(round, round.now().boards[0]), std::vector<Board>{first});
  const contest::EntryId out = sittingOut();
  ASSERT_TRUE(round.exchange(out, first.blue));
  EXPECT_EQ(round.now().boards[0], (Board{first.red, out}));
  EXPECT_FALSE(round.exchange(out, out));
  EXPECT_FALSE(round.exchange(out, kNobody));
  EXPECT_TRUE(std::ranges::any_of(programInstead(round, round.now().boards[0]), [out](const Board& board) {
    return board == Board{out, kNobody};
  }));
  round.takeProgram();
  EXPECT_FALSE(round.isChanged());
}

TEST_F(UnpublishedRoundTest, WhatSpeaksAgainstAPairIsKnownAtOnce) {
  UnpublishedRound round = held();
  const contest::Game& met = event().games.front();
  // Pairs the players of a game of round 1 again: RED gets the seat of BLUE's present opponent. mate()
  // returns the present opponent of a player, or the player if there is no opponent.
  const auto mate = [&](contest::EntryId entry) {
    for (const Board& board : round.now().boards) {
      if (board.blue == entry) return board.red;
      if (board.red == entry) return board.blue;
    }
    return entry;
  };
  ASSERT_TRUE(round.exchange(mate(met.blue), met.red));
  const auto board = std::ranges::find_if(
      round.now().boards, [&](const Board& each) { return each.blue == met.blue || each.red == met.blue; });
  ASSERT_NE(board, round.now().boards.end());
  const auto faults = faultsOf(round, *board);
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(faults.front().kind, pairing::ManualFaultKind::MetBefore);
}

TEST_F(UnpublishedRoundTest, AWholeRoundIsTypedInStartNumbers) {
  const auto typed = boardsTyped(event(), "1-4, 2 3\n\n 5 \n");
  ASSERT_TRUE(typed);
  ASSERT_EQ(typed->boards.size(), 2);
  const auto id = [this](int number) { return contest::entryNumbered(event(), number)->id; };
  EXPECT_EQ(typed->boards[0], (Board{id(1), id(4)}));
  EXPECT_EQ(typed->boards[1], (Board{id(2), id(3)}));
  EXPECT_EQ(typed->sittingOut, std::vector{id(5)});
  // A pairing that is written as text and read again stays the same.
  const auto again = boardsTyped(event(), toTyped(event(), {{}, typed->boards, {{{}, id(5)}}}));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->boards, typed->boards);
  EXPECT_EQ(again->sittingOut, typed->sittingOut);
  EXPECT_EQ(boardsTyped(event(), "1-4,2-99").error(), "2-99");
  EXPECT_EQ(boardsTyped(event(), "1 2 3").error(), "1 2 3");
  EXPECT_EQ(boardsTyped(event(), "1-x").error(), "1-x");
  EXPECT_TRUE(boardsTyped(event(), " \n")->boards.empty());
}

TEST_F(UnpublishedRoundTest, ASeatIsNamedByBoardNumberOrName) {
  const UnpublishedRound round = held();
  const Board second = round.now().boards[1];
  EXPECT_EQ(seated(round, "2b").value(), second.blue);
  EXPECT_EQ(seated(round, " 2R ").value(), second.red);
  EXPECT_EQ(seated(round, "bye").value(), sittingOut());
  const contest::Entry& entry = event().at(second.red);
  EXPECT_EQ(seated(round, "#" + std::to_string(entry.number)).value(), second.red);
  EXPECT_EQ(seated(round, "p" + std::to_string(entry.number)).value(), second.red);
  EXPECT_EQ(seated(round, "p").error(), SeatFault::Several);
  for (const std::string_view nobody : {"", "9b", "0r", "zorro", "#99"}) {
    EXPECT_EQ(seated(round, nobody).error(), SeatFault::Unknown) << nobody;
  }
}

TEST_F(UnpublishedRoundTest, TheChangedRoundIsOneActThatIsUndone) {
  announce({ConfirmationReason::DoubtfulByHand});
  const std::vector<Board> before = stored();
  UnpublishedRound round = held();
  EXPECT_EQ(refusalOf(pairings().repair(m_event, round.now(), m_named)), Refusal::PairingUnchanged);
  ASSERT_TRUE(round.exchange(before[0].red, before[1].red));
  const std::size_t rows = got(m_desk->journal()).size();
  const auto repaired = pairings().repair(m_event, round.now(), m_named);
  ASSERT_TRUE(repaired) << reasonOf(repaired.error());
  EXPECT_EQ(repaired->publication, contest::Publication::Held);
  EXPECT_EQ(got(m_desk->journal()).size(), rows + 1) << "one row";
  EXPECT_EQ(got(m_desk->journal()).back().action, db::JournalAction::PairByHand);
  EXPECT_EQ(stored(), round.now().boards);
  EXPECT_EQ(event().rounds.back().publication, contest::Publication::Held);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  HistoryDesk history(*m_desk, OwnActs::MadeHere);
  done(history.undo({}, m_named));
  EXPECT_EQ(stored(), before);
  done(history.redo(m_named));
  EXPECT_EQ(stored(), round.now().boards);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(UnpublishedRoundTest, BackToTheProgramsPairingNeedsNoName) {
  announce({ConfirmationReason::PairedByHand});
  const std::vector<Board> before = stored();
  UnpublishedRound round = held();
  ASSERT_TRUE(round.exchange(before[0].blue, before[0].red));
  done(pairings().repair(m_event, round.now(), m_named));
  UnpublishedRound again = held();
  EXPECT_FALSE(again.isChanged());
  EXPECT_FALSE(again.isProgram());
  again.takeProgram();
  done(pairings().repair(m_event, again.now(), m_user));
  EXPECT_EQ(stored(), before);
  EXPECT_EQ(got(m_desk->journal()).back().action, db::JournalAction::PairRound);
}

TEST_F(UnpublishedRoundTest, WhatCannotBeIsRefusedAndAPublishedRoundStays) {
  const UnpublishedRound round = held();
  pairing::RoundPairing twice = round.now();
  twice.boards[1].red = twice.boards[0].red;
  EXPECT_EQ(refusalOf(pairings().repair(m_event, twice, m_named)), Refusal::PairingImpossible);
  // Only the pairing of the unpublished round, round 2, can be changed.
  twice.round = contest::RoundNumber{1};
  EXPECT_EQ(refusalOf(pairings().repair(m_event, twice, m_named)), Refusal::RoundPublished);
  twice.round = contest::RoundNumber{3};
  EXPECT_EQ(refusalOf(pairings().repair(m_event, twice, m_named)), Refusal::RoundNotPaired);
  done(pairings().publish(m_event, m_user));
  EXPECT_FALSE(UnpublishedRound::of(snapshot(), event()));
  EXPECT_EQ(refusalOf(pairings().repair(m_event, twice, m_named)), Refusal::RoundPublished);
}

TEST_F(UnpublishedRoundTest, NoRoundIsHeldBeforeTheFirst) {
  const contest::EventId other = addEvent(4);
  EXPECT_EQ(refusalOf(pairings().repair(other, {}, m_named)), Refusal::RoundNotPaired);
}

}  // namespace
}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of players who withdraw or are absent while their round is unpublished. No such change publishes the
// round. The author chooses if the round is paired again or stays as paired.
#include "app/desk/events/unpublished_seats.hpp"

#include <algorithm>
#include <functional>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/every.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using contest::EntryId;
using contest::RoundNumber;

class UnpublishedSeats : public DeskTest {
 protected:
  // Adds an event and pairs its first round, which stays unpublished.
  void pairedEvent(contest::System system, int players) {
    contest::EventSetup setup = setupOf(std::string(toText(system)) + std::to_string(++m_events));
    setup.system = system;
    if (system == contest::System::Swiss) setup.rounds = std::min(3, players - 1);
    m_event = got(events().addEvent(setup, m_user));
    done(events().importPlayers(m_event, rosterOf(players), m_user));
    done(pairings().pairNextRound(m_event, m_user));
  }
  contest::Event now() { return *snapshot().find(m_event); }
  Author choosing(std::optional<OpenRounds> chosen) {
    Author author = m_named;
    author.answers = answersTo(
        {ConfirmationReason::Withdrawn, ConfirmationReason::Absent, ConfirmationReason::LeftUnpublished});
    author.openRounds = chosen;
    return author;
  }
  Author publishing() {
    Author author = m_named;
    author.answers = answersTo({ConfirmationReason::PublishedWithout, ConfirmationReason::RoundPublished,
                                ConfirmationReason::RoundOvertaken});
    return author;
  }
  EntryDesk entries() { return EntryDesk(*m_desk); }
  CheckInDesk checkIn() { return CheckInDesk(*m_desk); }
  std::vector<pairing::Board> boards() {
    std::vector<pairing::Board> list;
    for (const contest::Game& game : now().games) list.push_back({game.blue, game.red});
    return list;
  }
  static constexpr RoundNumber kFirst{1};
  contest::EventId m_event{};
  int m_events = 0;
};

// A way in which a player leaves the unpublished round 1.
struct Way {
  const char* name;
  std::function<DeskResult<void>(Desk& desk, contest::EventId event, EntryId entry, const Author& author)> go;
};
std::vector<Way> everyWay() {
  const auto plain = [](const auto& answer) -> DeskResult<void> {
    if (!answer) return refused(answer);
    return {};
  };
  return {{"withdraw",
           [plain](Desk& desk, contest::EventId event, EntryId entry, const Author& author) {
             return plain(EntryDesk(desk).withdraw(event, entry, author));
           }},
          {"absent",
           [plain](Desk& desk, contest::EventId event, EntryId entry, const Author& author) {
             return plain(EntryDesk(desk).setAbsent(event, entry, RoundNumber{1}, author));
           }},
          {"check-in", [](Desk& desk, contest::EventId event, EntryId entry, const Author& author) {
             return CheckInDesk(desk).set(event, entry, RoundNumber{1}, Presence::Absent, author);
           }}};
}

// In every system, for a player with a board and for a player with the bye, in every way: without a choice
// nothing changes; with each choice the round stays unpublished and without results.
TEST_F(UnpublishedSeats, NothingIsPublishedWhoeverLeavesAndHow) {
  for (const contest::System system : kEvery<contest::System>) {
    for (const Way& way : everyWay()) {
      for (const OpenRounds chosen : kEvery<OpenRounds>) {
        for (const bool isOfBye : {false, true}) {
          pairedEvent(system, 7);
          const std::string where = std::string(toText(system)) + " " + way.name;
          const contest::Event before = now();
          const auto bye = std::ranges::find(before.byes, contest::ByeKind::Allotted, &contest::Bye::kind);
          if (isOfBye && bye == before.byes.end()) continue;
          const EntryId leaver = isOfBye ? bye->entry : before.games.back().red;
          const std::size_t rows = got(m_desk->journal()).size();
          const auto asked = way.go(*m_desk, m_event, leaver, choosing({}));
          ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked) << where;
          const Question& question = *asked.error().question();
          EXPECT_EQ(question.code, ConfirmationReason::LeftUnpublished) << where;
          EXPECT_EQ(question.choice, RoundsChoice::Required) << where;
          ASSERT_EQ(question.as<SeatsLeft>()->seats.size(), 1U) << where;
          EXPECT_EQ(question.as<SeatsLeft>()->seats[0].board.has_value(), !isOfBye) << where;
          EXPECT_EQ(got(m_desk->journal()).size(), rows) << where;
          const auto left = way.go(*m_desk, m_event, leaver, choosing(chosen));
          ASSERT_TRUE(left) << where << " " << reasonOf(left.error());
          const contest::Event after = now();
          EXPECT_TRUE(after.isHeld(kFirst)) << where;
          EXPECT_EQ(after.rounds.size(), 1U) << where;
          EXPECT_TRUE(std::ranges::none_of(after.games, [](const contest::Game& game) {
            return game.result.has_value();
          })) << where;
          EXPECT_FALSE(after.at(leaver).plays(kFirst)) << where;
          EXPECT_EQ(isSeatedUnpublished(after, leaver, kFirst), chosen == OpenRounds::Keep) << where;
          if (chosen == OpenRounds::Pair) {
            EXPECT_TRUE(UnpublishedRound::of(snapshot(), after)->isProgram()) << where;
          }
          for (const db::JournalRow& row : got(m_desk->journal())) {
            EXPECT_NE(row.action, db::JournalAction::PublishRound) << where;
          }
        }
      }
    }
  }
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(UnpublishedSeats, LeavingAndPairingAgainAreOneAct) {
  pairedEvent(contest::System::Swiss, 8);
  const auto before = boards();
  const EntryId leaver = now().games[1].blue;
  const auto left = entries().withdraw(m_event, leaver, choosing(OpenRounds::Pair));
  ASSERT_TRUE(left);
  EXPECT_EQ(left->pairedAgain.round, kFirst);
  EXPECT_FALSE(left->forfeited);
  EXPECT_NE(boards(), before);
  EXPECT_TRUE(journalled(1).starts_with("withdraw")) << journalled(1);
  Author undoing = m_named;
  undoing.answers = answersTo({ConfirmationReason::Undone});
  done(HistoryDesk(*m_desk).undo({}, undoing));
  EXPECT_EQ(boards(), before);
  EXPECT_FALSE(now().at(leaver).lastRound);
  done(HistoryDesk(*m_desk).redo(m_named));
  EXPECT_EQ(now().at(leaver).lastRound, 0);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(UnpublishedSeats, OpponentsOfThoseWhoLeftWinWhenTheRoundIsPublished) {
  pairedEvent(contest::System::Swiss, 8);
  const auto before = boards();
  done(entries().withdraw(m_event, before[0].blue, choosing(OpenRounds::Keep)));
  done(entries().setAbsent(m_event, before[1].red, kFirst, choosing(OpenRounds::Keep)));
  done(entries().withdraw(m_event, before[2].blue, choosing(OpenRounds::Keep)));
  done(entries().withdraw(m_event, before[2].red, choosing(OpenRounds::Keep)));
  EXPECT_EQ(boards(), before);
  Author silent = publishing();
  silent.answers = answersTo({ConfirmationReason::RoundOvertaken});
  const auto asked = pairings().publish(m_event, silent);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::PublishedWithout);
  EXPECT_EQ(asked.error().question()->as<PlayersMeant>()->entries.size(), 4U);
  done(pairings().publish(m_event, publishing()));
  const contest::Event event = now();
  EXPECT_FALSE(event.isHeld(kFirst));
  EXPECT_EQ(event.games[0].result->ending, rules::Ending::NoShowBlue);
  EXPECT_EQ(event.games[1].result->ending, rules::Ending::NoShowRed);
  EXPECT_EQ(event.games[2].result->ending, rules::Ending::NoShowBoth);
  EXPECT_FALSE(event.games[3].result) << "these players are here";
  EXPECT_TRUE(journalled(1).starts_with("publishRound")) << journalled(1);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  Author undoing = m_named;
  undoing.answers = answersTo({ConfirmationReason::Undone});
  done(HistoryDesk(*m_desk).undo({}, undoing));
  EXPECT_TRUE(now().isHeld(kFirst));
  EXPECT_FALSE(now().games[0].result);
}

// The first result publishes the round too. A player who came after all has the result that was entered.
TEST_F(UnpublishedSeats, OpponentsWinWhenAFirstResultPublishesTheRound) {
  pairedEvent(contest::System::Swiss, 8);
  const auto before = boards();
  done(entries().setAbsent(m_event, before[0].blue, kFirst, choosing(OpenRounds::Keep)));
  done(entries().setAbsent(m_event, before[1].blue, kFirst, choosing(OpenRounds::Keep)));
  done(rounds().setResult(m_event, place(1, 1), totals(12, 3), publishing()));
  EXPECT_EQ(now().games[0].result->ending, rules::Ending::Time);
  EXPECT_EQ(now().games[1].result->ending, rules::Ending::NoShowBlue);
  EXPECT_FALSE(now().games[2].result);
  EXPECT_EQ(contest::absentFrom(now(), kFirst), std::vector{before[1].blue});
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(UnpublishedSeats, WhoComesBackBeforePublicationPlays) {
  pairedEvent(contest::System::Swiss, 8);
  const auto before = boards();
  done(entries().withdraw(m_event, before[0].blue, choosing(OpenRounds::Keep)));
  done(entries().setAbsent(m_event, before[1].blue, kFirst, choosing(OpenRounds::Keep)));
  done(entries().setAbsent(m_event, before[2].blue, kFirst, choosing(OpenRounds::Keep)));
  done(entries().rejoin(m_event, before[0].blue, m_named));
  done(entries().rejoin(m_event, before[1].blue, m_named));
  const auto list = got(checkIn().list(m_event, kFirst));
  EXPECT_EQ(list.count(Presence::Absent), 1);
  done(checkIn().set(m_event, before[2].blue, kFirst, Presence::Present, m_named));
  EXPECT_EQ(got(checkIn().list(m_event, kFirst)).count(Presence::Absent), 0);
  done(pairings().publish(m_event, m_user));
  for (const contest::Game& game : now().games) EXPECT_FALSE(game.result);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(UnpublishedSeats, TheRestOfTheRoundLeavesWithOneQuestion) {
  pairedEvent(contest::System::Swiss, 8);
  const auto before = boards();
  for (std::size_t board = 0; board < 3; ++board) {
    done(checkIn().set(m_event, before[board].blue, kFirst, Presence::Present, m_user));
    done(checkIn().set(m_event, before[board].red, kFirst, Presence::Late, m_user));
  }
  const auto asked = checkIn().setUnseen(m_event, kFirst, Presence::Absent, choosing({}));
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->as<SeatsLeft>()->seats.size(), 2U);
  EXPECT_EQ(got(checkIn().setUnseen(m_event, kFirst, Presence::Absent, choosing(OpenRounds::Pair))).size(),
            2U);
  EXPECT_TRUE(now().isHeld(kFirst));
  EXPECT_EQ(now().games.size(), 3U);
  EXPECT_EQ(contest::absentFrom(now(), kFirst).size(), 2U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// Two players are left. Without one of them the program cannot pair the round, and says so.
TEST_F(UnpublishedSeats, ARoundThatCannotBePairedAgainCanOnlyBeKept) {
  pairedEvent(contest::System::Swiss, 2);
  const EntryId leaver = now().games[0].blue;
  const auto asked = entries().withdraw(m_event, leaver, choosing({}));
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->choice, RoundsChoice::KeepOnly);
  EXPECT_EQ(refusalOf(entries().withdraw(m_event, leaver, choosing(OpenRounds::Pair))),
            Refusal::TooFewEntries);
  EXPECT_FALSE(now().at(leaver).lastRound) << "nothing is done by halves";
  done(entries().withdraw(m_event, leaver, choosing(OpenRounds::Keep)));
  done(pairings().publish(m_event, publishing()));
  EXPECT_EQ(now().games[0].result->ending, rules::Ending::NoShowBlue);
}

// A pairing by hand is lost if the round is paired again, so the question says so.
TEST_F(UnpublishedSeats, APairingByHandIsNamed) {
  pairedEvent(contest::System::Swiss, 8);
  auto round = UnpublishedRound::of(snapshot(), now());
  ASSERT_TRUE(round);
  ASSERT_TRUE(round->exchange(now().games[0].red, now().games[1].red));
  Author byHand = m_named;
  byHand.answers = answersTo({ConfirmationReason::PairedByHand, ConfirmationReason::DoubtfulByHand});
  done(pairings().repair(m_event, round->now(), byHand));
  const auto asked = entries().withdraw(m_event, now().games[3].red, choosing({}));
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_TRUE(asked.error().question()->as<SeatsLeft>()->isOwnPairing);
}

// In a published round, and without a seat in the unpublished round, everything is as before.
TEST_F(UnpublishedSeats, ElsewhereNothingIsAsked) {
  pairedEvent(contest::System::Swiss, 8);
  done(pairings().publish(m_event, m_user));
  Author author = choosing({});
  const EntryId leaver = now().games[0].blue;
  const auto left = entries().withdraw(m_event, leaver, author);
  ASSERT_TRUE(left);
  EXPECT_EQ(left->forfeited, place(1, 1));
  EXPECT_EQ(now().at(leaver).lastRound, 1);
  for (int board = 2; board <= 4; ++board) {
    done(rounds().setResult(m_event, place(1, board), totals(12, 3), m_user));
  }
  done(entries().setAbsent(m_event, now().games[1].blue, RoundNumber{2}, author));
  done(pairings().pairNextRound(m_event, m_user));
  const auto gone = entries().withdraw(m_event, now().games[1].blue, author);
  ASSERT_TRUE(gone) << "an absent player has no seat";
  EXPECT_TRUE(now().isHeld(RoundNumber{2}));
}

}  // namespace
}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of players who were absent from the last round: they are not paired again without a question.
#include <algorithm>
#include <random>
#include <set>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/every.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using contest::EntryId;
using contest::RoundNumber;

class Absentees : public DeskTest {
 protected:
  void addEventOf(contest::System system, int players) {
    contest::EventSetup setup = setupOf(std::string(toText(system)) + std::to_string(++m_events));
    setup.system = system;
    if (system == contest::System::Swiss) setup.rounds = 5;
    m_event = got(events().addEvent(setup, m_user));
    done(events().importPlayers(m_event, rosterOf(players), m_user));
  }
  contest::Event now() { return *snapshot().find(m_event); }
  Author answering() {
    Author author = m_named;
    author.answers = answersTo({ConfirmationReason::PairedAfterAbsence, ConfirmationReason::PairedUnseen,
                                ConfirmationReason::Absent, ConfirmationReason::Withdrawn});
    return author;
  }
  // Publishes the newest round and ends each of its games: the first `noShows` games by a RED who did not
  // appear.
  void playNewest(int noShows) {
    // A round that has only byes is published already.
    if (contest::unpublishedRound(now()) != nullptr) done(pairings().publish(m_event, m_user));
    for (const contest::Game& game : now().games) {
      if (game.result) continue;
      const bool isNoShow = noShows-- > 0;
      const auto input = isNoShow ? contest::ResultInput{rules::Ending::NoShowRed, {}, {}} : totals(12, 3);
      done(rounds().setResult(m_event, {game.round, game.board}, input, m_user));
    }
  }
  static bool isSeated(const PairedRound& round, EntryId entry) {
    return std::ranges::any_of(
               round.games,
               [&](const contest::Game& game) { return game.blue == entry || game.red == entry; }) ||
           std::ranges::any_of(round.byes, [&](const contest::Bye& bye) {
             return bye.entry == entry && bye.kind == contest::ByeKind::Allotted;
           });
  }

  contest::EventId m_event{};
  int m_events = 0;
};

TEST_F(Absentees, AreAskedAboutOnceAndNotPairedSilently) {
  addEventOf(contest::System::Swiss, 8);
  const EntryId away = now().entries[2].id;
  done(EntryDesk(*m_desk).setAbsent(m_event, away, RoundNumber{1}, answering()));
  done(pairings().pairNextRound(m_event, m_user));
  playNewest(1);
  const EntryId missing = now().games[0].red;
  std::vector<EntryId> both = {away, missing};
  std::ranges::sort(both, {}, [&](EntryId entry) { return now().at(entry).number; });
  EXPECT_EQ(got(pairings().absentees(m_event)), both);
  const auto asked = pairings().pairNextRound(m_event, m_user);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  ASSERT_EQ(asked.error().questions().size(), 1U) << "one question for all of them";
  const Question& question = *asked.error().question();
  EXPECT_EQ(question.code, ConfirmationReason::PairedAfterAbsence);
  EXPECT_EQ(question.level, ConfirmationLevel::Acknowledge);
  EXPECT_EQ(question.as<PlayersMeant>()->entries, both);
  EXPECT_EQ(now().rounds.size(), 1U);
  const auto paired = pairings().pairAfterAbsence(m_event, {away}, answering());
  ASSERT_TRUE(paired) << reasonOf(paired.error());
  EXPECT_FALSE(isSeated(*paired, away));
  EXPECT_TRUE(isSeated(*paired, missing));
  EXPECT_EQ(now().at(away).absences.back(), RoundNumber{2});
  EXPECT_TRUE(journalled(1).starts_with("pairRound"));
  EXPECT_TRUE(journalled(2).starts_with("setAbsence"));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  Author undoing = m_named;
  undoing.answers = answersTo({ConfirmationReason::Undone});
  done(HistoryDesk(*m_desk).undo({}, undoing));
  EXPECT_EQ(now().rounds.size(), 1U);
  EXPECT_EQ(now().at(away).absences, std::vector{RoundNumber{1}}) << "answer and pairing are one act";
}

// If everybody stays away, nobody is left to be asked about.
TEST_F(Absentees, WhoStayAwayNeedNoFurtherAnswer) {
  addEventOf(contest::System::Swiss, 6);
  done(pairings().pairNextRound(m_event, m_user));
  playNewest(2);
  const auto list = got(pairings().absentees(m_event));
  ASSERT_EQ(list.size(), 2U);
  const auto paired = pairings().pairAfterAbsence(m_event, list, m_user);
  ASSERT_TRUE(paired) << reasonOf(paired.error());
  for (const EntryId entry : list) EXPECT_FALSE(isSeated(*paired, entry));
  EXPECT_EQ(paired->games.size(), 2U);
}

TEST_F(Absentees, WhoAreSaidToBeBackCountAsSeen) {
  addEventOf(contest::System::Swiss, 6);
  done(pairings().pairNextRound(m_event, m_user));
  playNewest(1);
  const EntryId missing = now().games[0].red;
  CheckInDesk checkIn(*m_desk);
  for (const contest::Entry& entry : now().entries) {
    if (entry.id == missing) continue;
    done(checkIn.set(m_event, entry.id, RoundNumber{2}, Presence::Present, m_user));
  }
  Author back = m_named;
  back.answers = answersTo({ConfirmationReason::PairedAfterAbsence});
  EXPECT_TRUE(pairings().pairAfterAbsence(m_event, {}, back)) << "the check-in does not ask about them again";
}

TEST_F(Absentees, AnUnknownPlayerIsRefused) {
  addEventOf(contest::System::Swiss, 6);
  done(pairings().pairNextRound(m_event, m_user));
  playNewest(0);
  EXPECT_EQ(refusalOf(pairings().pairAfterAbsence(m_event, {EntryId{9999}}, m_user)), Refusal::NoSuchEntry);
  EXPECT_TRUE(got(pairings().absentees(m_event)).empty());
  EXPECT_TRUE(pairings().pairNextRound(m_event, m_user)) << "nobody was absent, so nothing is asked";
}

TEST_F(Absentees, ARoundByHandAsksToo) {
  addEventOf(contest::System::Swiss, 6);
  done(pairings().pairNextRound(m_event, m_user));
  playNewest(1);
  const contest::Event event = now();
  const std::vector<pairing::Board> made = {{event.games[0].blue, event.games[1].blue},
                                            {event.games[0].red, event.games[2].blue},
                                            {event.games[1].red, event.games[2].red}};
  Author byHand = m_named;
  byHand.answers = answersTo({ConfirmationReason::PairedByHand, ConfirmationReason::DoubtfulByHand});
  const auto asked = pairings().pairByHand(m_event, made, {}, byHand);
  ASSERT_EQ(refusalOf(asked), Refusal::ConfirmationAsked);
  EXPECT_EQ(asked.error().question()->code, ConfirmationReason::PairedAfterAbsence);
}

// Random events of every system with absences, players who did not appear, check-ins and withdrawals. A plain
// loop over the stored rows finds the players that must be asked about.
TEST_F(Absentees, OfRandomEventsAreThoseAPlainSearchFinds) {
  std::mt19937 chance(20261204);
  const auto below = [&](int most) { return static_cast<int>(chance() % static_cast<unsigned>(most)); };
  int found = 0;
  for (const contest::System system : kEvery<contest::System>) {
    for (int i = 0; i < 4; ++i) {
      addEventOf(system, 6 + below(4));
      CheckInDesk checkIn(*m_desk);
      EntryDesk entries(*m_desk);
      for (int step = 1; step <= 4; ++step) {
        const int round = numberOf(contest::nextRoundNumber(now()));
        std::set<EntryId> seen;
        for (const contest::Entry& entry : now().entries) {
          const int kind = below(8);
          if (entry.lastRound) continue;
          if (kind == 0) {
            static_cast<void>(entries.setAbsent(m_event, entry.id, RoundNumber{round}, answering()));
          }
          if (kind == 1 && checkIn.set(m_event, entry.id, RoundNumber{round},
                                       below(2) == 0 ? Presence::Present : Presence::Late, m_user)) {
            seen.insert(entry.id);
          }
          if (kind == 2 && below(4) == 0) static_cast<void>(entries.withdraw(m_event, entry.id, answering()));
        }
        const contest::Event before = now();
        const auto listed = pairings().absentees(m_event);
        const auto paired = pairings().pairNextRound(m_event, answering());
        ASSERT_EQ(listed.has_value(), paired.has_value()) << toText(system);
        if (!paired) break;
        std::vector<EntryId> expected;
        for (const contest::Entry& entry : before.entries) {
          const auto& absences = entry.absences;
          bool wasAbsent = std::ranges::find(absences, RoundNumber{round - 1}) != absences.end();
          for (const contest::Game& game : before.games) {
            const bool isOwn = game.blue == entry.id || game.red == entry.id;
            // A decided game tells more than an announcement.
            if (isOwn && numberOf(game.round) == round - 1 && game.result) wasAbsent = false;
          }
          for (const contest::Bye& bye : before.byes) {
            const bool isOwn = bye.entry == entry.id && numberOf(bye.round) == round - 1;
            wasAbsent = wasAbsent || (isOwn && bye.kind == contest::ByeKind::Absent);
          }
          for (const contest::Game& game : before.games) {
            if (numberOf(game.round) != round - 1 || !game.result) continue;
            wasAbsent =
                wasAbsent || (game.red == entry.id && game.result->ending == rules::Ending::NoShowRed);
          }
          if (wasAbsent && isSeated(*paired, entry.id) && !seen.contains(entry.id)) {
            expected.push_back(entry.id);
          }
        }
        EXPECT_EQ(*listed, expected) << toText(system) << " round " << round;
        found += static_cast<int>(expected.size());
        playNewest(below(3));
      }
    }
  }
  EXPECT_GT(found, 10);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

}  // namespace
}  // namespace damath::desk

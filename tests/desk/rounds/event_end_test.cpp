// SPDX-License-Identifier: GPL-3.0-or-later
// Every event reaches its final list if the arbiter always does what its status says: after withdrawals, with
// rounds of byes alone, with second rematches of the same two players, and in groups (rulebook Y2b, Y4).
#include <gmock/gmock.h>

#include <algorithm>
#include <random>
#include <set>
#include <utility>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/full_size.hpp"

namespace damath::desk {
namespace {

using ::testing::IsEmpty;

class EventEnd : public DeskTest {
 protected:
  EventEnd() {
    for (const ConfirmationReason code : kEvery<ConfirmationReason>) {
      m_sure.answers.push_back({ConfirmationLevel::TwoSteps, code, "oo"});
    }
  }
  EntryDesk entries() { return EntryDesk(m_desk.value()); }
  contest::EventId added(const contest::EventSetup& setup, const std::string& roster) {
    const auto id = got(events().addEvent(setup, m_user));
    done(events().importPlayers(id, roster, m_user));
    return id;
  }
  contest::Event find(contest::EventId id) { return *snapshot().find(id); }
  contest::EntryId entry(contest::EventId id, int number) {
    return contest::entryNumbered(find(id), number)->id;
  }
  int numberOfEntry(contest::EventId id, contest::EntryId entry) { return find(id).at(entry).number; }
  void withdraw(contest::EventId id, int number) { done(entries().withdraw(id, entry(id, number), m_sure)); }
  EventStatus status(contest::EventId id) { return got(events().status(id)); }
  bool isFinal(contest::EventId id) { return !standingsOf(find(id), {}).provisional; }
  // Enters the results of all open games: the lower start number wins.
  void playOpen(contest::EventId id) {
    const contest::Event event = find(id);
    for (const contest::GameId game : contest::openGames(event)) {
      const contest::Game& open = event.at(game);
      const bool isBlueBest = event.at(open.blue).number < event.at(open.red).number;
      done(
          rounds().setResult(id, {open.round, open.board}, isBlueBest ? totals(9, 4) : totals(4, 9), m_sure));
    }
  }

  Author m_sure{"arbiter", "Gng. Muñoz", "umalis"};
};

// A round robin of four players, two legs. Two players leave after round 2, so some rounds have byes alone.
TEST_F(EventEnd, RoundsOfByesAlonePublishThemselvesAndCount) {
  contest::EventSetup setup = setupOf("Two legs");
  setup.legs = 2;
  const contest::EventId id = added(setup, rosterOf(4));
  for (int round = 1; round <= 2; ++round) {
    done(pairings().pairNextRound(id, m_user));
    playOpen(id);
  }
  withdraw(id, 1);
  withdraw(id, 4);
  int alone = 0;
  while (const auto round = pairings().pairNextRound(id, m_user)) {
    if (!round->games.empty()) {
      playOpen(id);
      continue;
    }
    ++alone;
    EXPECT_EQ(round->publication, contest::Publication::Published);
    EXPECT_EQ(round->byes.size(), 2U);
    const std::string subject = subjectOf(id, round->round);
    EXPECT_EQ(journalled(2), "pairRound " + subject + " arbiter");
    EXPECT_EQ(journalled(1), "publishRound " + subject + " arbiter");
    EXPECT_EQ(refusalOf(pairings().publish(id, m_user)), Refusal::RoundPublished);
  }
  EXPECT_GT(alone, 0);
  const contest::Event event = find(id);
  EXPECT_EQ(event.rounds.size(), 6U);
  EXPECT_EQ(contest::firstUnpublished(event), nullptr);
  const contest::Standings table = standingsOf(event, {});
  EXPECT_FALSE(table.provisional);
  for (const int number : {2, 3}) {
    const contest::RankedEntry* row = contest::rankOf(table, entry(id, number));
    // Each of the four rounds after the withdrawals gave a bye or a game between the two.
    const int byes = static_cast<int>(std::ranges::count(event.byes, row->entry, &contest::Bye::entry));
    EXPECT_EQ(byes + row->played, 6) << number;
    EXPECT_EQ(row->points, exact::Rational(byes + row->wins)) << number;
  }
  EXPECT_EQ(status(id).roundUnpublished, std::nullopt);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
  // A single undo cancels the round with its publication.
  done(HistoryDesk(*m_desk).undo({}, m_sure));
  EXPECT_EQ(contest::firstUnpublished(find(id)), nullptr);
}

// A withdrawal may leave an unpublished round with byes alone. Then the status asks for its publication.
TEST_F(EventEnd, NothingIsPairedOverAnUnpublishedRound) {
  const contest::EventId id = added(setupOf("Held"), rosterOf(4));
  done(pairings().pairNextRound(id, m_user));
  playOpen(id);
  const contest::Contest contest = snapshot();
  contest::Event event = *contest.find(id);
  event.rounds.push_back({contest::RoundNumber{2}, contest::Publication::Held});
  EXPECT_EQ(contest::progressOf(contest, event).stage, contest::Stage::Publishing);
  EXPECT_EQ(statusOf(contest, event).next, NextStep::PublishRound);
  const auto obstacle = obstacleOf(contest, event);
  ASSERT_TRUE(obstacle);
  EXPECT_EQ(obstacle->refusal, Refusal::RoundUnpublished);
  EXPECT_EQ(obstacle->subject(), "2");
}

// Nobody is left: the event is over with the rounds that were played.
TEST_F(EventEnd, AnEventWithoutPlayersIsOver) {
  for (const contest::System system : kEvery<contest::System>) {
    contest::EventSetup setup = setupOf(std::string(toText(system)));
    setup.system = system;
    const contest::EventId id = added(setup, rosterOf(6));
    done(pairings().pairNextRound(id, m_user));
    playOpen(id);
    for (int number = 1; number <= 6; ++number) withdraw(id, number);
    EXPECT_EQ(refusalOf(pairings().pairNextRound(id, m_user)), Refusal::Complete) << toText(system);
  }
}

class GroupsToTheEnd : public EventEnd {
 protected:
  // Two groups, in which all players but one of each group have the same school.
  contest::EventId groupsOf(int players, int advancing, contest::System final) {
    contest::EventSetup setup = setupOf("Groups");
    setup.system = contest::System::Groups;
    setup.groupPlan = {.groups = 2, .advancing = advancing, .final = final};
    setup.schoolMates = contest::SchoolMates::KeptApart;
    std::string roster = "last,first,school\n";
    for (int number = 1; number <= players; ++number) {
      roster += "P" + std::to_string(number) + ",A,School " + std::to_string(number % 3) + "\n";
    }
    return added(setup, roster);
  }
};

// The player with the bye of round 1 leaves before a game. The groups stay as they were dealt, and the ranks
// count every round.
TEST_F(GroupsToTheEnd, TheGroupsAndTheirRanksSurviveAWithdrawal) {
  const contest::EventId id = groupsOf(10, 2, contest::System::KnockOut);
  const auto first = got(pairings().pairNextRound(id, m_user));
  const pairing::Members dealt = pairing::groupsPlayed(find(id));
  EXPECT_EQ(dealt.size(), 2U);
  EXPECT_EQ(dealt, pairing::groupsOf(snapshot(), find(id)));
  playOpen(id);
  ASSERT_FALSE(first.byes.empty());
  const contest::EntryId leaver = first.byes[0].entry;
  withdraw(id, numberOfEntry(id, leaver));
  while (pairings().pairNextRound(id, m_user)) playOpen(id);
  reopen();
  const contest::Event event = find(id);
  EXPECT_EQ(pairing::groupsPlayed(event), dealt);
  EXPECT_EQ(event.rounds.size(), static_cast<std::size_t>(contest::roundsOf(event)));
  EXPECT_EQ(status(id).roundAdrift, std::nullopt);
  const contest::Standings table = standingsOf(event, {});
  EXPECT_FALSE(table.provisional);
  // In a group, an entry with more points is ahead. The leaver has the point of one bye.
  const int place = contest::rankOf(table, leaver)->rank;
  for (const contest::RankedEntry& row : table.ranks) {
    const bool isMate = std::ranges::any_of(dealt, [&](const auto& members) {
      return std::ranges::find(members, row.entry) != members.end() &&
             std::ranges::find(members, leaver) != members.end();
    });
    if (isMate && row.points > exact::Rational(1)) {
      EXPECT_LT(row.rank, place) << numberOf(row.entry);
    }
  }
}

// The record of the groups does not depend on the schools: a corrected school moves nobody.
TEST_F(GroupsToTheEnd, TheRecordGoesWithRoundOne) {
  const contest::EventId id = groupsOf(8, 1, contest::System::RoundRobin);
  EXPECT_FALSE(contest::areGroupsRecorded(find(id)));
  done(pairings().pairNextRound(id, m_user));
  const contest::Event paired = find(id);
  EXPECT_TRUE(contest::areGroupsRecorded(paired));
  EXPECT_FALSE(contest::areGroupsRecorded(contest::withoutUnpublished(paired)));
  contest::Contest moved = snapshot();
  for (contest::Player& player : moved.players) player.school = moved.schools.front().id;
  EXPECT_EQ(pairing::groupsOf(moved, paired), pairing::groupsPlayed(paired));
  done(pairings().unpair(id, m_sure));
  EXPECT_FALSE(contest::areGroupsRecorded(find(id)));
  done(HistoryDesk(*m_desk).undo({}, m_sure));
  EXPECT_EQ(pairing::groupsPlayed(find(id)), pairing::groupsPlayed(paired));
}

TEST_F(GroupsToTheEnd, WhoLeftBeforeTheFinalDoesNotComeBackIntoIt) {
  const contest::EventId id = groupsOf(6, 1, contest::System::KnockOut);
  done(pairings().pairNextRound(id, m_user));
  playOpen(id);
  withdraw(id, 6);
  while (!pairing::hasFinalBegun(find(id))) {
    ASSERT_TRUE(pairings().pairNextRound(id, m_user));
    playOpen(id);
  }
  EXPECT_EQ(refusalOf(entries().rejoin(id, entry(id, 6), m_sure)), Refusal::LateImpossible);
}

// Two players have a rematch in their group and are level again in the final. The second rematch is a game of
// its own, and the first keeps its result.
TEST_F(GroupsToTheEnd, ASecondRematchOfTheSameTwoIsItsOwnGame) {
  const contest::EventId id = groupsOf(4, 2, contest::System::RoundRobin);
  done(pairings().pairNextRound(id, m_user));
  const contest::Event groups = find(id);
  for (const contest::Game& game : groups.games) {
    done(rounds().setResult(id, {game.round, game.board}, totals(5, 5), m_sure));
  }
  const auto blocked = pairings().pairNextRound(id, m_user);
  ASSERT_EQ(refusalOf(blocked), Refusal::TieRematchMissing);
  EXPECT_THAT(std::string(blocked.error().subject()), ::testing::HasSubstr(" – "));
  for (const auto& [one, other] : status(id).rematchesOpen) {
    done(rounds().setRematch(id, one, other, totals(8, 1), m_sure));
  }
  ASSERT_EQ(find(id).rematches.size(), 2U);
  const contest::Rematch first = find(id).rematches[0];
  // In the final the two draw with each other and win against the others.
  const auto isOfPair = [&](contest::EntryId entry) { return entry == first.blue || entry == first.red; };
  while (pairings().pairNextRound(id, m_user)) {
    const contest::Event event = find(id);
    for (const contest::GameId open : contest::openGames(event)) {
      const contest::Game& game = event.at(open);
      const bool areBoth = isOfPair(game.blue) && isOfPair(game.red);
      const bool areOthers = !isOfPair(game.blue) && !isOfPair(game.red);
      const auto result = areBoth                            ? totals(5, 5)
                          : areOthers || isOfPair(game.blue) ? totals(9, 4)
                                                             : totals(4, 9);
      done(rounds().setResult(id, {game.round, game.board}, result, m_sure));
    }
  }
  const EventStatus due = status(id);
  EXPECT_EQ(due.next, NextStep::PlayRematches);
  ASSERT_EQ(due.rematchesOpen.size(), 1U);
  const auto second = rounds().setRematch(id, first.red, first.blue, totals(7, 2), m_sure);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->kind, ChangeKind::First);
  const contest::Event event = find(id);
  ASSERT_EQ(event.rematches.size(), 3U);
  EXPECT_EQ(event.rematches[0].result, first.result);
  EXPECT_THAT(status(id).rematchesOpen, IsEmpty());
  EXPECT_TRUE(isFinal(id));
  // The group's rematch can still be corrected, and the two keep their places in the final.
  const RematchOf earlier = placeOf(event, event.rematches[0]);
  EXPECT_EQ(earlier.number, event.rematches[0].id);
  EXPECT_EQ(ordinalOf(event, earlier), 1);
  EXPECT_EQ(ordinalOf(event, {first.blue, first.red}), 2);
  const auto corrected =
      rounds().correctRematch(id, {first.blue, first.red, earlier.number}, totals(9, 1), m_sure);
  ASSERT_TRUE(corrected);
  EXPECT_EQ(find(id).rematches[0].result.blueGrand, exact::Number(9));
  EXPECT_EQ(find(id).rematches[2].result.blueGrand, exact::Number(7));
  EXPECT_EQ(rematchAtPlace(find(id), {first.red, first.blue}, 3), std::nullopt);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// A drawn final whose rematch ends with both players disqualified leaves no champion, so that another rematch
// decides. It does not replace the first rematch.
TEST_F(EventEnd, AKnockOutFinalThatBothLoseHasAnotherRematch) {
  contest::EventSetup setup = setupOf("Knock-out");
  setup.system = contest::System::KnockOut;
  const contest::EventId id = added(setup, rosterOf(2));
  const auto final = got(pairings().pairNextRound(id, m_user));
  done(rounds().setResult(id, place(1, 1), totals(5, 5), m_sure));
  const contest::EntryId one = final.games[0].blue;
  const contest::EntryId other = final.games[0].red;
  done(rounds().setRematch(id, one, other, {rules::Ending::DisqualifiedBoth, {}, {}}, m_sure));
  EXPECT_EQ(status(id).next, NextStep::PlayRematches);
  EXPECT_THAT(status(id).rematchesOpen.size(), 1U);
  EXPECT_EQ(got(rounds().setRematch(id, one, other, totals(3, 2), m_sure)).kind, ChangeKind::First);
  ASSERT_EQ(find(id).rematches.size(), 2U);
  EXPECT_EQ(find(id).rematches[0].decides, final.games[0].id);
  EXPECT_EQ(find(id).rematches[1].decides, std::nullopt);
  EXPECT_TRUE(isFinal(id));
  EXPECT_EQ(standingsOf(find(id), {}).ranks[0].entry, one);
}

// A round is not canceled below a rematch that rests on it.
TEST_F(EventEnd, ARoundStaysWhileARematchRestsOnIt) {
  contest::EventSetup setup = setupOf("Knock-out");
  setup.system = contest::System::KnockOut;
  const contest::EventId id = added(setup, rosterOf(2));
  const auto final = got(pairings().pairNextRound(id, m_user));
  done(rounds().setResult(id, place(1, 1), totals(5, 5), m_sure));
  const RematchOf both{final.games[0].blue, final.games[0].red};
  done(rounds().setRematch(id, both.one, both.other, totals(3, 2), m_sure));
  done(rounds().reopenResult(id, place(1, 1), m_sure));
  EXPECT_EQ(refusalOf(pairings().unpair(id, m_sure)), Refusal::RoundHasResults);
  done(rounds().reopenRematch(id, both, m_sure));
  done(pairings().unpair(id, m_sure));
  EXPECT_THAT(find(id).rounds, IsEmpty());
}

// A withdrawn player loses the rematch after a draw without a game. The rematch is stored with the next
// round, so that a later return changes nothing.
TEST_F(EventEnd, ARematchLostWithoutAGameIsStoredWithTheNextRound) {
  contest::EventSetup setup = setupOf("Knock-out");
  setup.system = contest::System::KnockOut;
  rules::change(setup.ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  const contest::EventId id = added(setup, rosterOf(4));
  done(pairings().pairNextRound(id, m_user));
  const contest::EntryId leaver = entry(id, 4);
  for (const contest::Game& game : find(id).games) {
    if (game.blue != leaver && game.red != leaver) continue;
    done(rounds().setResult(id, {game.round, game.board}, totals(5, 5), m_sure));
  }
  playOpen(id);
  withdraw(id, 4);
  EXPECT_THAT(find(id).rematches, IsEmpty());
  EXPECT_THAT(status(id).rematchesOpen, IsEmpty());
  done(pairings().pairNextRound(id, m_user));
  const contest::Event event = find(id);
  ASSERT_EQ(event.rematches.size(), 1U);
  const contest::Rematch& walkover = event.rematches[0];
  EXPECT_EQ(walkover.result.ending,
            walkover.blue == leaver ? rules::Ending::NoShowBlue : rules::Ending::NoShowRed);
  EXPECT_TRUE(walkover.decides);
  EXPECT_EQ(walkover.afterRound, 1);
  done(HistoryDesk(*m_desk).undo({}, m_sure));
  EXPECT_THAT(find(id).rematches, IsEmpty());
  EXPECT_EQ(find(id).rounds.size(), 1U);
  done(pairings().pairNextRound(id, m_user));
  done(entries().rejoin(id, leaver, m_sure));
  EXPECT_THAT(status(id).rematchesOpen, IsEmpty());
  EXPECT_EQ(status(id).roundAdrift, std::nullopt);
}

// A player who withdrew before round 1 has no place in the bracket or the groups.
TEST_F(EventEnd, WhoLeftBeforeRoundOneComesBackOnlyToAFreePlace) {
  for (const contest::System system : kEvery<contest::System>) {
    contest::EventSetup setup = setupOf(std::string(toText(system)));
    setup.system = system;
    const contest::EventId id = added(setup, rosterOf(6));
    withdraw(id, 2);
    done(pairings().pairNextRound(id, m_user));
    playOpen(id);
    const auto back = entries().rejoin(id, entry(id, 2), m_sure);
    const bool hasRoom = system == contest::System::Swiss || system == contest::System::RoundRobin;
    ASSERT_EQ(back.has_value(), hasRoom) << toText(system);
    if (!hasRoom) {
      EXPECT_EQ(refusalOf(back), Refusal::LateImpossible);
    }
    while (pairings().pairNextRound(id, m_user)) playOpen(id);
    const contest::Event event = find(id);
    EXPECT_EQ(contest::progressOf(snapshot(), event).roundAdrift, std::nullopt) << toText(system);
    if (system != contest::System::RoundRobin) continue;
    // The table of the round robin stays as it was, with one more player: each two meet once at most.
    std::set<std::pair<contest::EntryId, contest::EntryId>> met;
    for (const contest::Game& game : event.games) {
      EXPECT_TRUE(met.insert(std::minmax(game.blue, game.red)).second);
    }
    EXPECT_TRUE(std::ranges::any_of(event.games, [&](const contest::Game& game) {
      return game.blue == entry(id, 2) || game.red == entry(id, 2);
    }));
  }
}

// A group game is corrected after the first round of a final with three players. Its other two players met,
// so that only a bye of the round fits the corrected group. The round is canceled and paired again.
TEST_F(EventEnd, AFinalWithOtherPlayersIsPairedAgain) {
  contest::EventSetup setup = setupOf("Three groups");
  setup.system = contest::System::Groups;
  setup.groupPlan = {.groups = 3, .advancing = 1, .final = contest::System::KnockOut};
  const contest::EventId id = added(setup, rosterOf(6));
  done(pairings().pairNextRound(id, m_user));
  playOpen(id);
  const auto first = got(pairings().pairNextRound(id, m_user));
  ASSERT_EQ(first.games.size(), 1U);
  ASSERT_EQ(first.byes.size(), 1U);
  playOpen(id);
  const contest::Event event = find(id);
  const auto ofSecond = std::ranges::find_if(event.games, [&](const contest::Game& game) {
    return game.blue == entry(id, 2) || game.red == entry(id, 2);
  });
  const bool isBlue = ofSecond->blue == entry(id, 2);
  done(rounds().setResult(id, {ofSecond->round, ofSecond->board}, isBlue ? totals(1, 8) : totals(8, 1),
                          m_sure));
  const EventStatus adrift = status(id);
  EXPECT_EQ(adrift.next, NextStep::PairAnew);
  EXPECT_EQ(adrift.roundAdrift, contest::RoundNumber{2});
  const auto refusal = pairings().pairNextRound(id, m_user);
  ASSERT_EQ(refusalOf(refusal), Refusal::RoundAdrift);
  EXPECT_EQ(refusal.error().subject(), "2");
  done(rounds().reopenResult(id, place(2, 1), m_sure));
  done(pairings().unpair(id, m_sure));
  while (pairings().pairNextRound(id, m_user)) playOpen(id);
  EXPECT_TRUE(isFinal(id));
  EXPECT_EQ(find(id).rounds.size(), 3U);
}

// The rematch of a group is deleted and entered again after the final was played.
TEST_F(GroupsToTheEnd, ARematchOfAGroupCountsWheneverItIsEntered) {
  const contest::EventId id = groupsOf(4, 2, contest::System::RoundRobin);
  done(pairings().pairNextRound(id, m_user));
  for (const contest::Game& game : find(id).games) {
    done(rounds().setResult(id, {game.round, game.board}, totals(5, 5), m_sure));
  }
  for (const auto& [one, other] : status(id).rematchesOpen) {
    done(rounds().setRematch(id, one, other, totals(8, 1), m_sure));
  }
  while (pairings().pairNextRound(id, m_user)) playOpen(id);
  ASSERT_TRUE(isFinal(id));
  const contest::Rematch first = find(id).rematches.front();
  done(rounds().reopenRematch(id, {first.blue, first.red}, m_sure));
  EXPECT_EQ(status(id).next, NextStep::PlayRematches);
  EXPECT_EQ(got(rounds().setRematch(id, first.red, first.blue, totals(1, 8), m_sure)).kind,
            ChangeKind::First);
  EXPECT_EQ(find(id).rematches.back().afterRound, 1);
  EXPECT_TRUE(isFinal(id));
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// The winner of a drawn knock-out game leaves in a later round, and stays the winner.
TEST_F(EventEnd, ADecidedGameKeepsItsWinnerWhoeverLeavesLater) {
  contest::EventSetup setup = setupOf("Knock-out");
  setup.system = contest::System::KnockOut;
  rules::change(setup.ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  const contest::EventId id = added(setup, rosterOf(4));
  for (const contest::Game& game : got(pairings().pairNextRound(id, m_user)).games) {
    if (game.blue != entry(id, 1) && game.red != entry(id, 1)) continue;
    done(rounds().setResult(id, {game.round, game.board}, totals(5, 5), m_sure));
  }
  playOpen(id);
  EXPECT_EQ(status(id).next, NextStep::PlayRematches);
  withdraw(id, 4);
  done(pairings().pairNextRound(id, m_user));
  playOpen(id);
  ASSERT_TRUE(isFinal(id));
  withdraw(id, 1);
  EXPECT_EQ(status(id).roundAdrift, std::nullopt);
  EXPECT_TRUE(isFinal(id));
  EXPECT_EQ(standingsOf(find(id), {}).ranks[0].entry, entry(id, 1));
}

// A player announces an absence, withdraws before the missed round, and comes back after it.
TEST_F(EventEnd, APlayerWhoWasAbsentAndWithdrewComesBack) {
  const contest::EventId id = added(setupOf("Absent"), rosterOf(6));
  done(pairings().pairNextRound(id, m_user));
  playOpen(id);
  done(entries().setAbsent(id, entry(id, 2), contest::RoundNumber{3}, m_sure));
  withdraw(id, 2);
  for (int round = 2; round <= 3; ++round) {
    done(pairings().pairNextRound(id, m_user));
    playOpen(id);
  }
  done(entries().rejoin(id, entry(id, 2), m_sure));
  const std::vector<contest::RoundNumber> missed{contest::RoundNumber{2}, contest::RoundNumber{3}};
  EXPECT_EQ(find(id).at(entry(id, 2)).absences, missed);
  while (pairings().pairNextRound(id, m_user)) playOpen(id);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

// Plays a random event through the use cases. Each step is the step that the status asks for.
class RandomEnd : public EventEnd {
 protected:
  int draw(int below) { return static_cast<int>(m_lots() % static_cast<unsigned>(below)); }

  contest::EventId randomEvent(unsigned seed) {
    m_lots.seed(seed);
    contest::EventSetup setup = setupOf("Event " + std::to_string(seed));
    setup.system = kEvery<contest::System>[seed % kEvery<contest::System>.size()];
    const int players = 4 + draw(5);
    setup.lotSeed = seed;
    if (draw(2) == 0) setup.schoolMates = contest::SchoolMates::KeptApart;
    setup.groupPlan.advancing = 1 + draw(2);
    if (draw(2) == 0) setup.groupPlan.final = contest::System::RoundRobin;
    const auto ruled = [this, &setup](auto option, auto answers) {
      rules::change(setup.ruleset, option,
                    answers[static_cast<std::size_t>(draw(static_cast<int>(answers.size())))]);
    };
    ruled(&rules::Ruleset::rematchDrawn, kEvery<rules::RematchDrawn>);
    ruled(&rules::Ruleset::rematchWithdrawn, kEvery<rules::RematchWithdrawn>);
    ruled(&rules::Ruleset::nobodyWon, kEvery<rules::NobodyWon>);
    ruled(&rules::Ruleset::walkoverMeetings, kEvery<rules::WalkoverMeetings>);
    ruled(&rules::Ruleset::withdrawnGames, kEvery<rules::WithdrawnGames>);
    ruled(&rules::Ruleset::withdrawnBye, kEvery<rules::WithdrawnBye>);
    return added(setup, rosterOf(players));
  }

  // Checks a change that the desk may refuse, but that the file must be able to store.
  template <class T>
  static void expectStorable(const DeskResult<T>& answer) {
    EXPECT_NE(refusalOf(answer), Refusal::StoreFailed) << reasonOf(answer.error());
  }

  // Makes a change that may happen at any time. A refusal changes nothing.
  void disturb(contest::EventId id) {
    const contest::Event event = find(id);
    const contest::Entry& entry =
        event.entries[static_cast<std::size_t>(draw(static_cast<int>(event.entries.size())))];
    m_sure.openRounds = draw(2) == 0 ? OpenRounds::Keep : OpenRounds::Pair;
    switch (draw(6)) {
      case 0:
      case 1:
        return expectStorable(entries().withdraw(id, entry.id, m_sure));
      case 2:
        return expectStorable(entries().rejoin(id, entry.id, m_sure));
      case 3:
        return expectStorable(entries().setAbsent(id, entry.id, contest::nextRoundNumber(event), m_sure));
      case 4:
        return expectStorable(entries().enterLate(
            id, "last,first,school\nLate" + std::to_string(m_lots()) + ",B,School 1\n", m_sure));
      default:
        return expectStorable(pairings().publish(id, m_sure));
    }
  }

  contest::ResultInput anyResult() {
    const int kind = draw(12);
    if (kind == 0) return {rules::Ending::NoShowBoth, {}, {}};
    if (kind == 1) return {rules::Ending::NoShowBlue, {}, {}};
    return kind < 5 ? totals(5, 5) : totals(draw(9), 9 + draw(2));
  }

  void doNext(contest::EventId id, const EventStatus& now) {
    switch (now.next) {
      case NextStep::PairRound:
        return done(pairings().pairNextRound(id, m_sure));
      case NextStep::EnterResults: {
        const auto open = resultsOpen(now);
        const auto& at = open[static_cast<std::size_t>(draw(static_cast<int>(open.size())))];
        return done(rounds().setResult(id, at, anyResult(), m_sure));
      }
      case NextStep::PlayRematches: {
        ASSERT_FALSE(now.rematchesOpen.empty());
        const auto before = find(id).rematches.size();
        const auto [one, other] = now.rematchesOpen.front();
        const contest::ResultInput drawn = draw(3) == 0 ? totals(5, 5) : totals(3, 9);
        done(rounds().setRematch(id, one, other, drawn, m_sure));
        ASSERT_EQ(find(id).rematches.size(), before + 1) << "a rematch that is due is its own game";
        return;
      }
      case NextStep::DrawLot:
        return done(rounds().drawLot(id, m_sure));
      case NextStep::PairByHand: {
        contest::EventSetup setup = find(id).setup;
        setup.rounds = now.roundsPaired;
        return done(events().setSetup(id, setup, m_sure));
      }
      default:
        FAIL() << toText(now.next);
    }
  }

  std::mt19937 m_lots;
};

TEST_F(RandomEnd, IsReachedByDoingWhatTheStatusSays) {
  const unsigned events = support::sized(15U, 200U);
  for (unsigned seed = 1; seed <= events; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const contest::EventId id = randomEvent(seed);
    int steps = 0;
    for (; steps < 300; ++steps) {
      const EventStatus now = status(id);
      if (now.next == NextStep::Final || now.next == NextStep::CheckSheets) break;
      doNext(id, now);
      if (HasFatalFailure()) return;
      if (steps < 25 && draw(4) == 0) disturb(id);
    }
    ASSERT_LT(steps, 300);
    ASSERT_TRUE(isFinal(id));
  }
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

}  // namespace
}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/schedule_fault.hpp"

#include <gtest/gtest.h>

#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/system.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::RoundNumber;
using contest::System;
using Kind = ScheduleFaultKind;
using Faults = std::vector<ScheduleFault>;

contest::EventSetup setupOf(System system, std::optional<int> rounds = {}) {
  contest::EventSetup setup = eventOf(system, 2).event.setup;
  setup.rounds = rounds;
  return setup;
}

TEST(ScheduleFaults, OfSystemsForTwoOrMore) {
  for (const System system : {System::RoundRobin, System::Swiss, System::KnockOut}) {
    EXPECT_EQ(faultsOf(setupOf(system), 1), (Faults{{Kind::TooFewEntries, 2, 1}}));
    EXPECT_EQ(faultsOf(setupOf(system), 2), Faults{});
  }
  EXPECT_EQ(faultsOf(setupOf(System::DoubleKnockOut), 2), (Faults{{Kind::TooFewEntries, 3, 2}}));
  EXPECT_EQ(faultsOf(setupOf(System::DoubleKnockOut), 3), Faults{});
}

TEST(ScheduleFaults, OfRounds) {
  EXPECT_EQ(faultsOf(setupOf(System::Swiss, 7), 8), Faults{});
  EXPECT_EQ(faultsOf(setupOf(System::Swiss, 8), 8), (Faults{{Kind::TooManyRounds, 7, 8}}));
  EXPECT_EQ(faultsOf(setupOf(System::Swiss, 7), 7), Faults{});
  EXPECT_EQ(faultsOf(setupOf(System::Swiss, 8), 7), (Faults{{Kind::TooManyRounds, 7, 8}}));
  EXPECT_EQ(faultsOf(setupOf(System::Swiss, 9), 2049), (Faults{{Kind::TooManyEntries, 2048, 2049}}));
  EXPECT_EQ(faultsOf(setupOf(System::KnockOut, 3), 9), (Faults{{Kind::TooFewRounds, 4, 3}}));
  EXPECT_EQ(faultsOf(setupOf(System::KnockOut, 4), 9), Faults{});
  EXPECT_EQ(faultsOf(setupOf(System::DoubleKnockOut, 5), 8), (Faults{{Kind::TooFewRounds, 6, 5}}));
  EXPECT_EQ(faultsOf(setupOf(System::RoundRobin, 0), 8), (Faults{{Kind::TooFewRounds, 1, 0}}));
  EXPECT_EQ(faultsOf(setupOf(System::RoundRobin, 3), 8), Faults{});
  contest::EventSetup legs = setupOf(System::RoundRobin);
  legs.legs = 3;
  EXPECT_EQ(faultsOf(legs, 8), (Faults{{Kind::LegsUnknown, 2, 3}}));
}

TEST(ScheduleFaults, OfGroups) {
  contest::EventSetup setup = setupOf(System::Groups);
  setup.groupPlan = {.groups = 3, .advancing = 2, .final = System::KnockOut};
  EXPECT_EQ(faultsOf(setup, 6), Faults{});
  EXPECT_EQ(faultsOf(setup, 5), (Faults{{Kind::GroupTooSmall, 2, 1}, {Kind::AdvancingExceedsGroup, 1, 2}}));
  setup.groupPlan.advancing = 3;
  EXPECT_EQ(faultsOf(setup, 8), (Faults{{Kind::AdvancingExceedsGroup, 2, 3}}));
  EXPECT_EQ(faultsOf(setup, 9), Faults{});
  // Groups of 3 need 3 rounds, and a final of 9 entries needs 4.
  setup.rounds = 6;
  EXPECT_EQ(faultsOf(setup, 9), (Faults{{Kind::TooFewRounds, 7, 6}}));
  setup.rounds = 7;
  EXPECT_EQ(faultsOf(setup, 9), Faults{});
  setup.groupPlan = {.groups = 1, .advancing = 0, .final = System::Swiss};
  EXPECT_EQ(faultsOf(setup, 9),
            (Faults{{Kind::TooFewGroups, 2, 1}, {Kind::NobodyAdvances, 1, 0}, {Kind::FinalUnknown, 0, 0}}));
}

TEST(RoundsNeeded, FollowTheSystem) {
  EXPECT_EQ(roundsOf(eventOf(System::RoundRobin, 7).event), 7);
  EXPECT_EQ(roundsOf(eventOf(System::Swiss, 8).event), 3);
  EXPECT_EQ(roundsOf(eventOf(System::Swiss, 9).event), 4);
  EXPECT_EQ(roundsOf(eventOf(System::KnockOut, 9).event), 4);
  EXPECT_EQ(roundsOf(eventOf(System::DoubleKnockOut, 9).event), 8);
  Played groups = eventOf(System::Groups, 9);
  groups.event.setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::KnockOut};
  EXPECT_EQ(roundsOf(groups.event), 5 + 2);
  groups.event.setup.groupPlan.final = System::RoundRobin;
  EXPECT_EQ(roundsOf(groups.event), 5 + 3);
  EXPECT_EQ(roundsOf(eventOf(System::KnockOut, 1).event), 0);
}

TEST(Obstacles, BeforeTheFirstRound) {
  for (const System system :
       {System::RoundRobin, System::Swiss, System::Groups, System::KnockOut, System::DoubleKnockOut}) {
    Played played = eventOf(system, 2);
    played.row(2).lastRound = 0;
    EXPECT_EQ(nextText(played), "too few entries");
  }
  EXPECT_EQ(nextText(eventOf(System::Swiss, 2049)), "too many entries");
}

// Returns the faults of a manual pairing of the next round as text: "missing 4". The boards and the byes are
// start numbers. 99 stands for an entry that does not exist.
std::vector<std::string> faultsText(const Played& played, const std::vector<std::pair<int, int>>& boards,
                                    const std::vector<int>& byes = {}) {
  RoundPairing manual{.round = RoundNumber{roundsPaired(played.event) + 1}, .boards = {}, .byes = {}};
  const auto entryOf = [&](int number) { return number == 99 ? contest::EntryId{-1} : played.entry(number); };
  for (const auto& [blue, red] : boards) manual.boards.push_back({entryOf(blue), entryOf(red)});
  for (const int bye : byes) manual.byes.push_back({manual.round, entryOf(bye), contest::ByeKind::Allotted});
  static constexpr const char* kNames[] = {"unknown",     "against itself", "twice",          "missing",
                                           "not playing", "not in bracket", "not a meeting",  "mixed rounds",
                                           "met before",  "schoolmates",    "third in a row", "sides uneven",
                                           "second bye"};
  std::vector<std::string> texts;
  for (const ManualFault& fault : faultsOf(played.contest, played.event, manual)) {
    std::string text = kNames[static_cast<int>(fault.kind)];
    for (const contest::EntryId entry : fault.entries) {
      text += " " + (played.event.find(entry) == nullptr ? "99" : std::to_string(played.numberOf(entry)));
    }
    if (fault.meetings) {
      text += " on";
      for (const contest::BoardNumber board : fault.meetings->boards)
        text += " " + std::to_string(numberOf(board));
      text += ", fewest " + std::to_string(fault.meetings->fewest);
    }
    EXPECT_EQ(severityOf(fault.kind) == Severity::Impossible, static_cast<int>(fault.kind) < 8);
    texts.push_back(text);
  }
  return texts;
}

using Texts = std::vector<std::string>;

void takeBoards(Played& played, const std::vector<std::pair<int, int>>& boards,
                const std::vector<int>& byes = {}) {
  RoundPairing pairing{.round = RoundNumber{roundsPaired(played.event) + 1}, .boards = {}, .byes = {}};
  for (const auto& [blue, red] : boards) pairing.boards.push_back({played.entry(blue), played.entry(red)});
  for (const int bye : byes)
    pairing.byes.push_back({pairing.round, played.entry(bye), contest::ByeKind::Allotted});
  take(played, pairing);
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
}

TEST(ManualPairing, OfASwissRound) {
  Played played = eventOf(System::Swiss, 5);
  played.event.setup.rounds = 6;
  takeBoards(played, {{1, 2}, {3, 4}}, {5});
  EXPECT_EQ(faultsText(played, {{3, 1}, {2, 4}}, {5}), Texts{"second bye 5"});
  EXPECT_EQ(faultsText(played, {{5, 1}, {2, 3}}, {4}), Texts{});
  EXPECT_EQ(faultsText(played, {{2, 1}, {3, 5}}), (Texts{"missing 4", "met before 2 1"}));
  EXPECT_EQ(faultsText(played, {{1, 1}, {2, 99}, {2, 3}, {4, 5}}),
            (Texts{"unknown 99", "against itself 1 1", "twice 2"}));
  played.row(2).lastRound = 1;
  EXPECT_EQ(faultsText(played, {{5, 1}, {3, 2}}, {4}), Texts{"not playing 2"});
  EXPECT_EQ(faultsText(played, {{5, 1}, {4, 3}}), Texts{"met before 4 3"});
}

TEST(ManualPairing, OfSwissSidesAndSchools) {
  Played played = eventOf(System::Swiss, 8, 4);
  played.event.setup.rounds = 7;
  takeBoards(played, {{1, 2}, {3, 4}, {5, 6}, {7, 8}});
  takeBoards(played, {{1, 3}, {4, 2}, {5, 7}, {8, 6}});
  EXPECT_EQ(faultsText(played, {{1, 4}, {2, 3}, {5, 8}, {6, 7}}),
            (Texts{"third in a row 1", "third in a row 5", "sides uneven 1", "sides uneven 5"}));
  EXPECT_EQ(faultsText(played, {{5, 1}, {6, 2}, {7, 3}, {8, 4}}),
            (Texts{"third in a row 5", "third in a row 2", "sides uneven 5", "sides uneven 2"}))
      << "schoolmates are free to meet after round 1";
  played.event.setup.swissPlan.roundsApart = 3;
  EXPECT_EQ(faultsText(played, {{5, 1}, {6, 2}, {7, 3}, {8, 4}}),
            (Texts{"schoolmates on 1 2 3 4, fewest 0", "third in a row 5", "third in a row 2",
                   "sides uneven 5", "sides uneven 2"}));
  takeBoards(played, {{4, 1}, {2, 3}, {8, 5}, {6, 7}});
  takeBoards(played, {{1, 6}, {2, 5}, {3, 8}, {4, 7}});
  takeBoards(played, {{1, 8}, {5, 4}, {7, 2}, {3, 6}});
  EXPECT_EQ(faultsText(played, {{1, 7}, {3, 5}, {2, 8}, {6, 4}}),
            (Texts{"third in a row 1", "third in a row 3", "third in a row 8", "sides uneven 1"}));
  played.event.setup.firstMove = contest::FirstMove::Lot;
  EXPECT_EQ(faultsText(played, {{1, 7}, {3, 5}, {2, 8}, {6, 4}}), Texts{});
}

// Schoolmates are one problem of the round, and only if another pairing has fewer boards with schoolmates.
TEST(ManualPairing, OfSchoolmatesWhoMustMeet) {
  Played played = eventOf(System::Swiss, 6, 1);
  EXPECT_EQ(faultsText(played, {{1, 2}, {3, 4}, {5, 6}}), Texts{}) << "all come from one school";
  for (const std::size_t other : {0U, 1U}) played.contest.players[other].school = contest::SchoolId{2};
  EXPECT_EQ(faultsText(played, {{1, 3}, {4, 2}, {5, 6}}), Texts{});
  EXPECT_EQ(faultsText(played, {{1, 2}, {3, 4}, {5, 6}}), Texts{"schoolmates on 1 2 3, fewest 1"});
}

TEST(ManualPairing, OfATable) {
  Played played = eventOf(System::RoundRobin, 4);
  EXPECT_EQ(faultsText(played, {{4, 2}, {1, 3}}), Texts{});
  takeBoards(played, {{1, 4}, {2, 3}});
  EXPECT_EQ(faultsText(played, {{1, 4}, {2, 3}}), (Texts{"not a meeting 1 4", "not a meeting 2 3"}));
  EXPECT_EQ(faultsText(played, {{1, 2}}, {3, 4}), Texts{});
  Played six = eventOf(System::RoundRobin, 6);
  // 1-6, 2-5 and 3-4 belong to the first round, 4-5 to the third.
  EXPECT_EQ(faultsText(six, {{1, 6}, {4, 5}}, {2, 3}), Texts{"mixed rounds 1 6 4 5"});
}

TEST(ManualPairing, OfGroups) {
  Played played = eventOf(System::Groups, 8);
  // The groups are 1 4 5 8 and 2 3 6 7.
  EXPECT_EQ(faultsText(played, {{1, 8}, {4, 5}, {2, 7}, {3, 6}}), Texts{});
  EXPECT_EQ(faultsText(played, {{1, 8}, {4, 5}, {2, 3}, {6, 7}}), Texts{});
  EXPECT_EQ(faultsText(played, {{1, 2}, {4, 5}, {8, 3}, {6, 7}}),
            (Texts{"not a meeting 1 2", "not a meeting 8 3"}));
  for (int round = 1; round <= 3; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  // Entries 1, 4, 2 and 3 advance. Entry 1 meets the second of the other group.
  EXPECT_EQ(faultsText(played, {{1, 3}, {4, 2}}), Texts{});
  EXPECT_EQ(faultsText(played, {{1, 5}, {4, 2}}),
            (Texts{"missing 3", "not in bracket 5", "not a meeting 1 5"}));
  played.event.setup.groupPlan.final = System::RoundRobin;
  EXPECT_EQ(faultsText(played, {{1, 2}, {4, 3}}), Texts{});
  EXPECT_EQ(faultsText(played, {{1, 2}, {4, 6}}),
            (Texts{"missing 3", "not in bracket 6", "not a meeting 4 6"}));
}

TEST(ManualPairing, OfABracket) {
  Played played = eventOf(System::KnockOut, 5);
  EXPECT_EQ(faultsText(played, {{5, 4}}, {1, 2, 3}), Texts{});
  EXPECT_EQ(faultsText(played, {{5, 1}}, {4, 2, 3}), Texts{"not a meeting 5 1"});
  takeBoards(played, {{4, 5}}, {1, 2, 3});
  EXPECT_EQ(faultsText(played, {{1, 4}, {5, 2}}),
            (Texts{"missing 3", "not in bracket 5", "not a meeting 5 2"}));
}

}  // namespace
}  // namespace damath::pairing::testing

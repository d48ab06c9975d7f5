// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of groups and a final. The pairing itself is in core/contest/pairing/groups.
#include "core/contest/systems/groups.hpp"

#include <algorithm>
#include <map>

#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/schedule.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;
using contest::System;

bool isOfFinal(const contest::Event& event, contest::RoundNumber round) {
  return numberOf(round) > groupRounds(event);
}

bool hasKnockOutFinal(const contest::EventSetup& setup) {
  return setup.groupPlan.final == System::KnockOut;
}

void checkGroups(const contest::EventSetup& setup, int entries, PlanFaults& faults) {
  using Fault = ScheduleFaultKind;
  const contest::GroupPlan& plan = setup.groupPlan;
  if (plan.groups < 2) faults.add(Fault::TooFewGroups, 2, plan.groups);
  if (plan.advancing < 1) faults.add(Fault::NobodyAdvances, 1, plan.advancing);
  const bool isFinalKnown = hasKnockOutFinal(setup) || plan.final == System::RoundRobin;
  if (!isFinalKnown) faults.add(Fault::FinalUnknown, 0, 0);
  if (plan.groups < 2) return;
  const int smallest = entries / plan.groups;
  if (smallest < 2) faults.add(Fault::GroupTooSmall, 2, smallest);
  if (plan.advancing > smallest) faults.add(Fault::AdvancingExceedsGroup, smallest, plan.advancing);
  if (!faults.isEmpty() || !areLegsKnown(setup)) return;
  const int largest = (entries + plan.groups - 1) / plan.groups;
  const int finalists = plan.groups * plan.advancing;
  faults.addTooFewRounds(
      setup, roundsOfBerger(largest, setup.legs) +
                 (hasKnockOutFinal(setup) ? bracketRounds(finalists) : roundsOfBerger(finalists, 1)));
}

int roundsWithFinal(const contest::Event& event) {
  return groupRounds(event) + finalRounds(event);
}

int playersNow(const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round) {
  if (isOfFinal(event, round)) {
    return static_cast<int>(finalEvent(event, groupsOf(contest, event)).entries.size());
  }
  return static_cast<int>(whoPlays(event, round).size());
}

// Returns the missing rematches before the next round. Before the final: the ties that decide which entries
// advance. In a knock-out final: the drawn games.
Obstacle tiesAndDrawnGames(const contest::Contest& contest, const contest::Event& event) {
  Obstacle missing{ObstacleKind::RematchMissing, {}};
  const int paired = roundsPaired(event);
  if (paired < groupRounds(event)) return missing;
  const Members groups = groupsOf(contest, event);
  if (paired == groupRounds(event)) {
    missing.ties = openTies(event, groups);
  } else if (hasKnockOutFinal(event.setup)) {
    missing.games = undecidedGames(finalEvent(event, groups));
  }
  return missing;
}

std::optional<RoundPairing> pairGroups(const contest::Contest& contest, const contest::Event& event,
                                       contest::RoundNumber round) {
  return groupsRound(contest, event, round);
}

void checkGroupTables(HandCheck& check) {
  const Members groups = groupsOf(check.contest, check.event);
  std::map<EntryId, std::size_t> groupOf;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    for (const EntryId entry : groups[group]) groupOf[entry] = group;
  }
  std::vector<std::vector<Board>> boards(groups.size());
  for (const Board& board : check.manual.boards) {
    const auto blue = groupOf.find(board.blue);
    const auto red = groupOf.find(board.red);
    if (blue == groupOf.end() || red == groupOf.end() || blue->second != red->second) {
      check.add(ManualFaultKind::NotAMeeting, {board.blue, board.red});
    } else {
      boards[blue->second].push_back(board);
    }
  }
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const contest::Event table = groupEvent(check.event, groups[group]);
    check.addTable(table, boards[group]);
    const bool isDone = groups[group].size() < 2 || remainingTableRounds(check.contest, table).empty();
    if (!isDone) check.addMissing(whoPlays(table, check.manual.round));
  }
}

void checkFinal(HandCheck& check) {
  const contest::Event& event = check.event;
  const contest::Event last = finalEvent(event, groupsOf(check.contest, event));
  if (last.entries.size() < 2) return;
  if (last.setup.system == System::KnockOut) {
    check.addBracket(groupsRound(check.contest, event, check.manual.round));
    return;
  }
  for (const EntryId entry : check.seen) {
    if (last.find(entry) == nullptr) check.add(ManualFaultKind::NotInBracket, {entry});
  }
  check.addMissing(whoPlays(last, contest::RoundNumber{numberOf(check.manual.round) - groupRounds(event)}));
  check.addTable(last, check.manual.boards);
}

void checkGroupsByHand(HandCheck& check) {
  isOfFinal(check.event, check.manual.round) ? checkFinal(check) : checkGroupTables(check);
}

std::vector<contest::GameId> drawnInFinal(const contest::Event& event) {
  if (!hasKnockOutFinal(event.setup) || !hasFinalBegun(event)) return {};
  return undecidedGames(finalEvent(event, groupsPlayed(event)));
}

// Returns the first round of the final whose players do not follow from the present results. nullopt if there
// is none.
std::optional<int> firstAdriftInFinal(const contest::Event& event) {
  if (!hasFinalBegun(event)) return std::nullopt;
  const int rounds = groupRounds(event);
  const contest::Event last = finalEvent(event, groupsPlayed(event));
  const auto isOfFinal = [rounds](const contest::Game& game) { return numberOf(game.round) > rounds; };
  if (std::ranges::count_if(event.games, isOfFinal) != std::ssize(last.games)) return rounds + 1;
  const auto first = hasKnockOutFinal(event.setup) ? firstRoundAdrift(last) : std::nullopt;
  return first ? std::optional(*first + rounds) : std::nullopt;
}

Origin originInGroups(const contest::Contest& contest, const contest::Event& event,
                      const contest::Game& game) {
  const Members groups = groupsOf(contest, event);
  if (isOfFinal(event, game.round)) {
    const contest::Event last = finalEvent(event, groups);
    if (hasKnockOutFinal(event.setup)) {
      return originInBracket(finalKnockOut(contest, event, groups), last, game);
    }
    Origin origin = originInTable(contest, last, game);
    if (auto* table = std::get_if<TableOrigin>(&origin)) table->isOfFinal = true;
    return origin;
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto isIn = [&](EntryId entry) { return std::ranges::find(groups[i], entry) != groups[i].end(); };
    if (!isIn(game.blue) || !isIn(game.red)) continue;
    Origin origin = originInTable(contest, groupEvent(event, groups[i]), game);
    if (auto* table = std::get_if<TableOrigin>(&origin)) table->group = static_cast<int>(i) + 1;
    return origin;
  }
  return {};
}

}  // namespace

constinit const SystemRules kGroups{.hasLegs = true,
                                    .takesRounds = false,
                                    .takesGroups = true,
                                    .checkPlan = checkGroups,
                                    .rounds = roundsWithFinal,
                                    .seats = entrants,
                                    .players = playersNow,
                                    .rematchesMissing = tiesAndDrawnGames,
                                    .pair = pairGroups,
                                    .checkByHand = checkGroupsByHand,
                                    .groupRanks = groupRanks,
                                    .endsInBracket = hasKnockOutFinal,
                                    .gamesToDecide = drawnInFinal,
                                    .firstAdrift = firstAdriftInFinal,
                                    .origin = originInGroups,
                                    .everyPlaceIsPlayedOut = false};

}  // namespace damath::pairing

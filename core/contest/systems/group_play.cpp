// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/group_play.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/arrangement.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::pairing {

namespace {

using contest::Entry;
using contest::EntryId;
using contest::RoundNumber;

int groupAt(int place, int groups) {
  const int inRow = place % groups;
  return place / groups % 2 == 0 ? inRow : groups - 1 - inRow;
}

bool holds(const std::vector<EntryId>& members, EntryId entry) {
  return std::ranges::find(members, entry) != members.end();
}

// Returns the members of each group. `on` lists the entries by place, as indices in `entries`. groupAt gives
// the group of each place.
Members dealt(const std::vector<Entry>& entries, const std::vector<int>& on, int groups) {
  Members members(static_cast<std::size_t>(groups));
  std::vector<int> groupOf(entries.size());
  for (std::size_t place = 0; place < on.size(); ++place) {
    groupOf[static_cast<std::size_t>(on[place])] = groupAt(static_cast<int>(place), groups);
  }
  for (std::size_t who = 0; who < entries.size(); ++who) {
    members[static_cast<std::size_t>(groupOf[who])].push_back(entries[who].id);
  }
  return members;
}

Members serpentine(const contest::Event& event) {
  const std::vector<Entry> entries = entrants(event);
  std::vector<int> on(entries.size());
  std::iota(on.begin(), on.end(), 0);
  return dealt(entries, on, event.setup.groupPlan.groups);
}

// Returns the recorded groups, ordered by their numbers. Precondition: the groups are recorded.
Members recordedGroups(const contest::Event& event) {
  std::map<int, std::vector<EntryId>> byNumber;
  for (const Entry& entry : entrants(event)) byNumber[entry.group.value()].push_back(entry.id);
  Members groups;
  for (auto& [number, members] : byNumber) groups.push_back(std::move(members));
  return groups;
}

// Returns the number of members of each group.
std::vector<int> sizesOf(const contest::Event& event) {
  std::vector<int> sizes;
  if (contest::areGroupsRecorded(event)) {
    for (const auto& members : recordedGroups(event)) sizes.push_back(static_cast<int>(members.size()));
    return sizes;
  }
  const int groups = event.setup.groupPlan.groups;
  const int entries = static_cast<int>(entrants(event).size());
  for (int group = 0; group < groups; ++group) {
    sizes.push_back(entries / groups + (group < entries % groups ? 1 : 0));
  }
  return sizes;
}

// Returns the last place of a group for which a tie needs a rematch (Y2b). Rematches decide the places of the
// players who advance to the final. They also decide lower places of a group if a prize place of the event
// depends on them: the same place in every group gives the same rank in the event.
rules::RematchPlaces rematchPlacesIn(const contest::Event& event) {
  const rules::RematchPlaces& places = event.setup.ruleset.rematchPlaces.answer();
  if (std::holds_alternative<rules::AllPlaces>(places)) return places;
  const contest::GroupPlan& plan = event.setup.groupPlan;
  const int* given = std::get_if<int>(&places);
  const int prizes = given != nullptr ? *given : contest::kPrizePlaces;
  const int ofAdvancing = given != nullptr ? std::min(*given, plan.advancing) : plan.advancing;
  const int ofPrizes = prizes < 1 || plan.groups < 1 ? 0 : (prizes - 1) / plan.groups + 1;
  return std::max(ofAdvancing, ofPrizes);
}

// Removes all games, byes and lots in which an entry takes part that is not in `event`.
void keepOwn(contest::Event& event) {
  const auto isOutside = [&event](EntryId entry) { return event.find(entry) == nullptr; };
  std::erase_if(event.games,
                [&](const contest::Game& game) { return isOutside(game.blue) || isOutside(game.red); });
  std::erase_if(event.byes, [&](const contest::Bye& bye) { return isOutside(bye.entry); });
  std::erase_if(event.lots,
                [&](const contest::Lot& lot) { return std::ranges::any_of(lot.order, isOutside); });
}

// The number of the group rounds, and the entries with a game or a bye in the final. The functions of this
// file compute it once and pass it on, because it needs all entries, games and byes of the event.
struct FinalStart {
  int groupRounds = 0;
  bool hasBegun = false;
  std::set<EntryId> players;
};

FinalStart finalStartOf(const contest::Event& event) {
  FinalStart start{.groupRounds = groupRounds(event), .hasBegun = false, .players = {}};
  start.hasBegun = start.groupRounds > 0 && roundsPaired(event) > start.groupRounds;
  for (const contest::Game& game : event.games) {
    if (numberOf(game.round) > start.groupRounds) start.players.insert({game.blue, game.red});
  }
  for (const contest::Bye& bye : event.byes) {
    if (numberOf(bye.round) > start.groupRounds) start.players.insert(bye.entry);
  }
  return start;
}

// True if this rematch of two members of one group belongs to the final.
bool isRematchOfFinal(const contest::Event& event, const FinalStart& start, const contest::Rematch& rematch) {
  if (!start.players.contains(rematch.blue) || !start.players.contains(rematch.red)) return false;
  if (rematch.afterRound > 0) return rematch.afterRound > start.groupRounds;
  const auto first = std::ranges::find_if(event.rematches, [&](const contest::Rematch& each) {
    return !each.decides && contest::isBetween(each, rematch.blue, rematch.red);
  });
  return first->id != rematch.id;
}

// The ties of a group are settled before the final, so a player who leaves during the final plays none of
// their rematches again. Without this change of the entries, such a rematch would count as lost (Y2b).
void forgetWithdrawalsFromFinal(contest::Event& group, const FinalStart& start) {
  for (Entry& entry : group.entries) {
    const bool isLater = entry.lastRound && *entry.lastRound > start.groupRounds;
    if (isLater && start.players.contains(entry.id)) entry.lastRound.reset();
  }
}

contest::Event groupOf(const contest::Event& event, const FinalStart& start,
                       const std::vector<EntryId>& members) {
  contest::Event group = event;
  group.setup.system = contest::System::RoundRobin;
  group.setup.rounds = std::nullopt;
  rules::change(group.setup.ruleset, &rules::Ruleset::rematchPlaces, rematchPlacesIn(event));
  const int size = static_cast<int>(members.size());
  const int rounds = size < 2 ? 0 : roundsOfBerger(size, event.setup.legs);
  std::erase_if(group.entries, [&](const Entry& entry) { return !holds(members, entry.id); });
  std::erase_if(group.games, [&](const contest::Game& game) { return numberOf(game.round) > rounds; });
  std::erase_if(group.byes, [&](const contest::Bye& bye) { return numberOf(bye.round) > rounds; });
  keepOwn(group);
  std::erase_if(group.rematches, [&](const contest::Rematch& rematch) {
    return rematch.decides || !holds(members, rematch.blue) || !holds(members, rematch.red) ||
           isRematchOfFinal(event, start, rematch);
  });
  forgetWithdrawalsFromFinal(group, start);
  group.rounds.clear();
  for (int round = 1; round <= std::min(rounds, roundsPaired(event)); ++round) {
    group.rounds.push_back({RoundNumber{round}, contest::Publication::Published});
  }
  return group;
}

// True if the entry withdrew before the final and has no game and no bye in the final. Such an entry may have
// come back during the final, too late to play in it.
bool hasLeft(const contest::Event& event, const FinalStart& start, EntryId entry) {
  const contest::Entry& row = event.at(entry);
  const RoundNumber first{start.groupRounds + 1};
  const bool isAway = start.hasBegun ? !row.plays(first) : !isStillIn(row, first);
  return isAway && !start.players.contains(entry);
}

int plannedFinalists(const contest::Event& event) {
  int finalists = 0;
  for (const int size : sizesOf(event)) finalists += std::min(size, event.setup.groupPlan.advancing);
  return finalists;
}

// Returns the entries that advance from a group, the best first.
std::vector<EntryId> advancing(const contest::Event& event, const FinalStart& start,
                               const contest::Standings& table) {
  std::vector<EntryId> best;
  for (const contest::RankedEntry& row : table.ranks) {
    if (static_cast<int>(best.size()) == event.setup.groupPlan.advancing) break;
    if (!hasLeft(event, start, row.entry)) best.push_back(row.entry);
  }
  return best;
}

// Returns the entry as the final uses it. The number of the entry becomes its seed in the final. Its first
// round, last round and absences are renumbered, so that the first round of the final is round 1. Absences
// before the final are left out.
Entry inFinal(Entry entry, int seed, int rounds) {
  entry.number = seed;
  entry.firstRound = std::max(1, entry.firstRound - rounds);
  if (entry.lastRound) entry.lastRound = std::max(0, *entry.lastRound - rounds);
  std::vector<RoundNumber> absences;
  for (const RoundNumber absence : entry.absences) {
    if (numberOf(absence) > rounds) absences.push_back(RoundNumber{numberOf(absence) - rounds});
  }
  entry.absences = std::move(absences);
  return entry;
}

void keepFinalRounds(contest::Event& event, int rounds) {
  const auto isOfFinal = [rounds](RoundNumber round) { return numberOf(round) > rounds; };
  const auto shift = [rounds](RoundNumber& round) { round = RoundNumber{numberOf(round) - rounds}; };
  std::erase_if(event.games, [&](const contest::Game& game) { return !isOfFinal(game.round); });
  std::erase_if(event.byes, [&](const contest::Bye& bye) { return !isOfFinal(bye.round); });
  std::erase_if(event.rounds, [&](const contest::Round& round) { return !isOfFinal(round.number); });
  for (contest::Game& game : event.games) shift(game.round);
  for (contest::Bye& bye : event.byes) shift(bye.round);
  for (contest::Round& round : event.rounds) shift(round.number);
}

void sortByes(const contest::Event& event, std::vector<contest::Bye>& byes) {
  std::ranges::sort(byes, {}, [&event](const contest::Bye& bye) {
    return std::pair(bye.kind, event.at(bye.entry).number);
  });
}

RoundPairing inGroups(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  RoundPairing all{.round = round, .boards = {}, .byes = {}};
  const FinalStart start = finalStartOf(event);
  for (const auto& members : groupsOf(contest, event)) {
    const contest::Event group = groupOf(event, start, members);
    if (entrants(group).size() < 2 || remainingTableRounds(contest, group).empty()) continue;
    const RoundPairing pairing = roundRobinRound(contest, group, round);
    all.boards.insert(all.boards.end(), pairing.boards.begin(), pairing.boards.end());
    all.byes.insert(all.byes.end(), pairing.byes.begin(), pairing.byes.end());
  }
  sortByes(event, all.byes);
  return all;
}

RoundPairing inFinalRound(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  const Members groups = groupsOf(contest, event);
  const contest::Event last = finalEvent(event, groups);
  const RoundNumber own{numberOf(round) - groupRounds(event)};
  RoundPairing pairing;
  if (last.setup.system == contest::System::RoundRobin) {
    pairing = roundRobinRound(contest, last, own);
  } else {
    pairing = knockOutRound(finalKnockOut(contest, event, groups), last, own);
  }
  pairing.round = round;
  for (contest::Bye& bye : pairing.byes) bye.round = round;
  sortByes(event, pairing.byes);
  return pairing;
}

}  // namespace

contest::Event groupEvent(const contest::Event& event, const std::vector<EntryId>& members) {
  return groupOf(event, finalStartOf(event), members);
}

Members dealtGroups(const contest::Contest& contest, const contest::Event& event) {
  const Schools schools = schoolsOf(contest, event);
  if (schools.empty()) return serpentine(event);
  const int groups = event.setup.groupPlan.groups;
  const std::vector<Entry> entries = entrants(event);
  std::vector<int> start(entries.size());
  std::iota(start.begin(), start.end(), 0);
  std::vector<int> rows;
  for (int place = 0; place < static_cast<int>(entries.size()); ++place) {
    // A row is a range of neighboring places, one place of each group. Row 0 has the best entry of each
    // group. The entries of row 0 get tiers of their own, so that `arranged` exchanges none of them.
    rows.push_back(place < groups ? -1 - place : place / groups);
  }
  const auto entryOf = [&entries](int who) { return entries[static_cast<std::size_t>(who)].id; };
  const std::vector<int> on = arranged(
      start,
      {.tiers = rows,
       .trouble = [groups](int place,
                           int other) { return groupAt(place, groups) == groupAt(other, groups) ? 1 : 0; },
       .kinship = [&](int who,
                      int other) { return areSchoolMates(schools, entryOf(who), entryOf(other)) ? 1 : 0; }});
  return dealt(entries, on, groups);
}

Members groupsOf(const contest::Contest& contest, const contest::Event& event) {
  return contest::areGroupsRecorded(event) ? recordedGroups(event) : dealtGroups(contest, event);
}

Members groupsPlayed(const contest::Event& event) {
  return contest::areGroupsRecorded(event) ? recordedGroups(event) : serpentine(event);
}

int groupRounds(const contest::Event& event) {
  int largest = 0;
  for (const int size : sizesOf(event)) largest = std::max(largest, size);
  return largest < 2 ? 0 : roundsOfBerger(largest, event.setup.legs);
}

int finalRounds(const contest::Event& event) {
  const contest::GroupPlan& plan = event.setup.groupPlan;
  const int finalists = roundsPaired(event) < groupRounds(event)
                            ? plannedFinalists(event)
                            : static_cast<int>(finalEvent(event, groupsPlayed(event)).entries.size());
  if (finalists < 2) return 0;
  return plan.final == contest::System::RoundRobin ? roundsOfBerger(finalists, 1) : bracketRounds(finalists);
}

contest::Event finalEvent(const contest::Event& event, const Members& groups) {
  contest::Event last = event;
  last.setup.system = event.setup.groupPlan.final;
  last.setup.legs = 1;
  last.setup.rounds = std::nullopt;
  // The final needs a seed of its own. Lots depend on the seed and the round, and the rounds of the final
  // start at 1 again. With the same seed, the lots of the groups would be repeated.
  last.setup.lotSeed = event.setup.lotSeed + 1;
  last.entries.clear();
  std::vector<std::vector<EntryId>> best;
  std::set<contest::GameId> ofGroups;
  const FinalStart start = finalStartOf(event);
  for (const auto& members : groups) {
    const contest::Event group = groupOf(event, start, members);
    best.push_back(advancing(event, start, contest::standings(group)));
    for (const contest::Rematch& rematch : group.rematches) ofGroups.insert(rematch.id);
  }
  int seed = 0;
  for (int place = 0; place < event.setup.groupPlan.advancing; ++place) {
    for (const auto& ofGroup : best) {
      if (place >= static_cast<int>(ofGroup.size())) continue;
      const Entry& entry = event.at(ofGroup[static_cast<std::size_t>(place)]);
      last.entries.push_back(inFinal(entry, ++seed, start.groupRounds));
    }
  }
  keepFinalRounds(last, start.groupRounds);
  const auto isOutside = [&last](EntryId entry) { return last.find(entry) == nullptr; };
  std::erase_if(last.rematches, [&](const contest::Rematch& rematch) {
    return ofGroups.contains(rematch.id) || isOutside(rematch.blue) || isOutside(rematch.red);
  });
  keepOwn(last);
  return last;
}

Members openTies(const contest::Event& event, const Members& groups) {
  Members open;
  const FinalStart start = finalStartOf(event);
  for (const auto& members : groups) {
    const contest::Standings table = contest::standings(groupOf(event, start, members));
    const std::vector<EntryId> best = advancing(event, start, table);
    for (const auto& tied : table.rematchesDue) {
      if (std::ranges::any_of(tied, [&](EntryId entry) { return holds(best, entry); })) open.push_back(tied);
    }
  }
  return open;
}

bool isGroupTieOpen(const contest::Event& event, EntryId one, EntryId other) {
  const FinalStart start = finalStartOf(event);
  for (const auto& members : groupsPlayed(event)) {
    if (!holds(members, one) || !holds(members, other)) continue;
    const contest::Standings table = contest::standings(groupOf(event, start, members));
    return std::ranges::any_of(table.rematchesOpen, [&](const auto& pair) {
      return pair == std::pair(one, other) || pair == std::pair(other, one);
    });
  }
  return false;
}

bool hasFinalBegun(const contest::Event& event) {
  const int rounds = groupRounds(event);
  return rounds > 0 && roundsPaired(event) > rounds;
}

bool hasMissedFinal(const contest::Event& event, EntryId entry) {
  if (event.setup.system != contest::System::Groups) return false;
  const FinalStart start = finalStartOf(event);
  return start.hasBegun && !start.players.contains(entry);
}

KnockOut finalKnockOut(const contest::Contest& contest, const contest::Event& event, const Members& groups) {
  const Schools schools = schoolsOf(contest, event);
  const Kinship kinship = [&](EntryId a, EntryId b) {
    const bool areGroupMates = std::ranges::any_of(
        groups, [&](const auto& members) { return holds(members, a) && holds(members, b); });
    return areGroupMates ? 2 : areSchoolMates(schools, a, b) ? 1 : 0;
  };
  const contest::Event last = finalEvent(event, groups);
  return knockOutOf(last, last.entries, kinship);
}

RoundPairing groupsRound(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  return numberOf(round) <= groupRounds(event) ? inGroups(contest, event, round)
                                               : inFinalRound(contest, event, round);
}

}  // namespace damath::pairing

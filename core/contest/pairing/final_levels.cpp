#include "core/contest/pairing/final_levels.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/fate.hpp"
#include "core/contest/pairing/groups.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/promise.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;

using Key = std::pair<int, int>;  // the greater the better

Key keyOf(const Fate& fate) {
  if (!fate.outIn) return {std::numeric_limits<int>::max(), 0};
  return {*fate.outIn, static_cast<int>(fate.thirdPlace)};
}

void setPlaces(const contest::Event& event, std::vector<Level>& levels) {
  int place = 1;
  for (Level& level : levels) {
    level.place = place;
    place += static_cast<int>(level.entries.size());
    std::ranges::sort(level.entries, {}, [&event](EntryId entry) { return event.find(entry)->number; });
  }
}

std::vector<Level> levelsOfKnockOut(const contest::Event& event) {
  const std::map<EntryId, Fate> fates = fatesOf(event);
  std::map<Key, Level, std::greater<>> byKey;
  Level outside;
  for (const contest::Entry& entry : event.entries) {
    const auto fate = fates.find(entry.id);
    if (fate == fates.end()) {
      outside.entries.push_back(entry.id);
      continue;
    }
    Level& level = byKey[keyOf(fate->second)];
    level.entries.push_back(entry.id);
    if (fate->second.outIn) level.lostIn = contest::RoundNumber{*fate->second.outIn};
  }
  std::vector<Level> levels;
  for (auto& [key, level] : byKey) levels.push_back(std::move(level));
  if (!outside.entries.empty()) levels.push_back(std::move(outside));
  return levels;
}

std::vector<Level> levelsOfRanks(const contest::Event& event) {
  std::vector<Level> levels;
  int rank = 0;
  for (const contest::RankedEntry& row : contest::standings(event).ranks) {
    if (levels.empty() || row.rank != rank) levels.emplace_back();
    rank = row.rank;
    levels.back().entries.push_back(row.entry);
  }
  return levels;
}

std::vector<Level> levelsOfFinal(const contest::Event& event, int roundsBefore) {
  if (event.setup.system == contest::System::RoundRobin) return levelsOfRanks(event);
  std::vector<Level> levels = levelsOfKnockOut(event);
  for (Level& level : levels) {
    if (level.lostIn) level.lostIn = contest::RoundNumber{numberOf(*level.lostIn) + roundsBefore};
  }
  return levels;
}

std::vector<Level> levelsOfGroups(const contest::Event& event) {
  const Members groups = groupsPlayed(event);
  const int rounds = groupRounds(event);
  std::vector<Level> levels;
  std::set<EntryId> placed;
  if (rounds > 0 && roundsPaired(event) > rounds) {
    const contest::Event last = finalEvent(event, groups);
    levels = levelsOfFinal(last, rounds);
    for (const Level& level : levels) placed.insert(level.entries.begin(), level.entries.end());
  }
  std::map<int, Level> byRank;
  for (const auto& members : groups) {
    for (const contest::RankedEntry& row : contest::standings(groupEvent(event, members)).ranks) {
      if (placed.contains(row.entry)) continue;
      Level& level = byRank[row.rank];
      level.groupPlace = row.rank;
      level.entries.push_back(row.entry);
      placed.insert(row.entry);
    }
  }
  for (auto& [rank, level] : byRank) levels.push_back(std::move(level));
  Level outside;
  for (const contest::Entry& entry : event.entries) {
    if (!placed.contains(entry.id)) outside.entries.push_back(entry.id);
  }
  if (!outside.entries.empty()) levels.push_back(std::move(outside));
  return levels;
}

using Ties = std::vector<std::vector<EntryId>>;

Ties drawnPairs(const contest::Event& event) {
  Ties ties;
  for (const contest::GameId id : undecidedGames(event)) {
    const contest::Game* game = event.find(id);
    ties.push_back({game->blue, game->red});
  }
  return ties;
}

Ties tiesOfGroups(const contest::Event& event) {
  const int rounds = groupRounds(event);
  const int paired = roundsPaired(event);
  if (rounds == 0 || paired < rounds || !openGames(event).empty()) return {};
  const Members groups = groupsPlayed(event);
  if (paired == rounds) return openTies(event, groups);
  const contest::Event last = finalEvent(event, groups);
  return event.setup.groupPlan.final == contest::System::RoundRobin ? contest::standings(last).rematchesDue
                                                                    : drawnPairs(last);
}

}  // namespace

std::vector<std::vector<contest::EntryId>> rematchesDue(const contest::Event& event) {
  return event.setup.system == contest::System::Groups ? tiesOfGroups(event) : drawnPairs(event);
}

std::vector<Level> levelsOf(const contest::Event& event) {
  const contest::System system = event.setup.system;
  DAMATH_EXPECTS(system != contest::System::RoundRobin && system != contest::System::Swiss);
  std::vector<Level> levels =
      system == contest::System::Groups ? levelsOfGroups(event) : levelsOfKnockOut(event);
  setPlaces(event, levels);
  return levels;
}

}  // namespace damath::pairing

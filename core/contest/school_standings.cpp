// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/school_standings.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/contest/model/rounds.hpp"
#include "core/precondition.hpp"
#include "core/spellings.hpp"

namespace damath::contest {

namespace {

std::unordered_set<EntryId> whoReallyPlayed(const Event& event) {
  std::unordered_set<EntryId> played;
  played.reserve(event.entries.size());
  const auto add = [&played](EntryId blue, EntryId red, const GameResult& result) {
    if (rules::isNoShow(result.ending)) return;
    played.insert(blue);
    played.insert(red);
  };
  for (const Game& game : event.games) {
    if (game.result) add(game.blue, game.red, *game.result);
  }
  for (const Rematch& rematch : event.rematches) add(rematch.blue, rematch.red, rematch.result);
  return played;
}

std::vector<int> ranksOf(const std::vector<TeamEntry>& entries) {
  std::vector<int> ranks;
  for (const TeamEntry& entry : entries) ranks.push_back(entry.rank);
  std::sort(ranks.begin(), ranks.end());
  return ranks;
}

// Compares two lists of ranks. True if, at the first difference, the rank in `a` is better. Any rank is
// better than a missing rank.
bool areBetter(const std::vector<int>& a, const std::vector<int>& b) {
  const auto [inA, inB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (inA == a.end()) return false;
  return inB == b.end() || *inA < *inB;
}

struct TeamName {
  std::string name;
  std::string within;
  std::optional<SchoolId> school;
  friend bool operator<(const TeamName& a, const TeamName& b) {
    return std::tie(a.name, a.within, a.school) < std::tie(b.name, b.within, b.school);
  }
};

// Returns the team (the school, district or division) to which a school's players belong. The team has no
// name if the school does not state its district or division.
TeamName teamOf(const School* school, TeamKind kind) {
  if (school == nullptr) return {};
  switch (kind) {
    case TeamKind::School:
      return {school->name, {}, school->id};
    case TeamKind::District:
      return {school->district, school->division, std::nullopt};
    case TeamKind::Division:
      return {school->division, {}, std::nullopt};
  }
  return {};
}

struct MedalCount {
  std::vector<TeamPlayer> players;
  std::vector<MedalWon> won;
};

RankedTeam teamOfBest(const TeamName& name, std::vector<TeamPlayer> players, int best) {
  std::sort(players.begin(), players.end(), [](const TeamPlayer& a, const TeamPlayer& b) {
    if (a.points != b.points) return a.points > b.points;
    const std::vector<int> ofA = ranksOf(a.entries);
    const std::vector<int> ofB = ranksOf(b.entries);
    return ofA == ofB ? a.player < b.player : areBetter(ofA, ofB);
  });
  RankedTeam team;
  team.name = name.name;
  team.within = name.within;
  team.school = name.school;
  for (TeamPlayer& player : players) {
    if (static_cast<int>(team.counted.size()) == best) {
      team.others.push_back(std::move(player));
      continue;
    }
    team.points += player.points;
    const std::vector<int> ranks = ranksOf(player.entries);
    team.singleRanks.insert(team.singleRanks.end(), ranks.begin(), ranks.end());
    team.counted.push_back(std::move(player));
  }
  std::sort(team.singleRanks.begin(), team.singleRanks.end());
  return team;
}

// Gives the sorted rows their ranks, from 1. Rows that are equal by `alike` share the better rank.
template <class Row, class Alike>
void number(std::vector<Row>& rows, const Alike& alike) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool shares = i > 0 && alike(rows[i - 1], rows[i]);
    rows[i].rank = shares ? rows[i - 1].rank : static_cast<int>(i) + 1;
  }
}

void rank(std::vector<RankedTeam>& teams) {
  number(teams, [](const RankedTeam& a, const RankedTeam& b) {
    return a.points == b.points && a.singleRanks == b.singleRanks;
  });
  for (std::size_t begin = 0, end = 0; begin < teams.size(); begin = end) {
    while (end < teams.size() && teams[end].points == teams[begin].points) ++end;
    for (std::size_t own = begin; own < end; ++own) {
      for (std::size_t other = begin; other < end; ++other) {
        if (other != own) teams[own].levelWith.push_back(other);
      }
    }
  }
}

MedalRow medalRow(std::size_t team, std::vector<MedalWon> won) {
  MedalRow row;
  row.team = team;
  std::sort(won.begin(), won.end(), [](const MedalWon& a, const MedalWon& b) {
    return std::tie(a.medal, a.event, a.entry) < std::tie(b.medal, b.event, b.entry);
  });
  for (const MedalWon& each : won) {
    ++(each.medal == Medal::Gold ? row.gold : each.medal == Medal::Silver ? row.silver : row.bronze);
  }
  row.won = std::move(won);
  return row;
}

void rank(std::vector<MedalRow>& rows) {
  const auto count = [](const MedalRow& row) { return std::tie(row.gold, row.silver, row.bronze); };
  std::stable_sort(rows.begin(), rows.end(),
                   [&](const MedalRow& a, const MedalRow& b) { return count(a) > count(b); });
  number(rows, [&](const MedalRow& a, const MedalRow& b) { return count(a) == count(b); });
}

}  // namespace

SchoolStandings schoolStandings(const Contest& contest, const std::vector<EventId>& events,
                                const TeamRule& rule, const std::vector<EventId>& disputed,
                                const KnownRanks& knownRanks) {
  DAMATH_EXPECTS(rule.best >= 1);
  SchoolStandings table;
  table.events = events;
  table.rule = rule;
  table.provisional = std::ranges::all_of(
      events, [&](EventId id) { return contest.find(id) == nullptr || contest.find(id)->entries.empty(); });
  std::map<PlayerId, TeamPlayer> players;
  std::map<PlayerId, std::vector<MedalWon>> medals;
  // A contest may have thousands of players from a few hundred schools. Therefore the program finds the team
  // of each school only once.
  std::unordered_map<SchoolId, TeamName> names;
  const auto nameOf = [&](PlayerId id) -> const TeamName& {
    const Player* known = contest.find(id);
    const SchoolId school = known == nullptr ? SchoolId{} : known->school;
    const auto [name, isNew] = names.try_emplace(school);
    if (isNew) name->second = teamOf(contest.find(school), rule.kind);
    return name->second;
  };
  for (const EventId id : events) {
    const Event* found = contest.find(id);
    DAMATH_EXPECTS(found != nullptr);
    if (found->entries.empty()) continue;
    std::optional<Event> published;
    if (firstUnpublished(*found) != nullptr) published = withoutUnpublished(*found);
    const Event& event = published ? *published : *found;
    const auto ranked = published ? knownRanks.end() : knownRanks.find(id);
    const auto tally =
        ranked != knownRanks.end() ? ranked->second : std::make_shared<const Standings>(standings(event));
    const Standings& ranks = *tally;
    const bool isOpen = ranks.provisional || std::ranges::find(disputed, id) != disputed.end();
    table.provisional = table.provisional || isOpen;
    const std::unordered_set<EntryId> played = whoReallyPlayed(event);
    for (const Entry& entry : event.entries) nameOf(entry.player);
    for (const RankedEntry& row : ranks.ranks) {
      if (!played.contains(row.entry)) continue;
      const PlayerId of = event.at(row.entry).player;
      TeamPlayer& player = players[of];
      player.player = of;
      player.points += row.points;
      player.entries.push_back({id, row.entry, row.rank, row.points});
      if (isOpen || row.rank > 3 || isAnnulled(row)) continue;
      medals[player.player].push_back({static_cast<Medal>(row.rank - 1), id, row.entry});
    }
  }

  std::map<TeamName, MedalCount> hauls;
  for (auto& [id, player] : players) {
    const TeamName& name = nameOf(id);
    if (name.name.empty()) {
      table.withoutTeam.push_back(id);
      continue;
    }
    MedalCount& haul = hauls[name];
    haul.players.push_back(std::move(player));
    if (const auto won = medals.find(id); won != medals.end()) {
      haul.won.insert(haul.won.end(), won->second.begin(), won->second.end());
    }
  }

  std::set<TeamName> idle;
  for (const auto& [school, name] : names) {
    if (!name.name.empty() && !hauls.contains(name)) idle.insert(name);
  }
  for (const TeamName& team : idle) table.unplayed.push_back(team.name);

  std::vector<std::pair<RankedTeam, std::vector<MedalWon>>> teams;
  for (auto& [name, haul] : hauls) {
    teams.emplace_back(teamOfBest(name, std::move(haul.players), rule.best), std::move(haul.won));
  }
  std::stable_sort(teams.begin(), teams.end(), [](const auto& a, const auto& b) {
    if (a.first.points != b.first.points) return a.first.points > b.first.points;
    return areBetter(a.first.singleRanks, b.first.singleRanks);
  });
  for (auto& [team, won] : teams) {
    if (!won.empty()) table.medals.push_back(medalRow(table.ranks.size(), std::move(won)));
    table.ranks.push_back(std::move(team));
  }
  rank(table.ranks);
  rank(table.medals);
  return table;
}

std::string_view toText(TeamKind kind) {
  return spellingOf(kind);
}

std::optional<TeamKind> parseTeamKind(std::string_view text) {
  return valueOf<TeamKind>(text);
}

}  // namespace damath::contest

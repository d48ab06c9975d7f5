// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks schools, districts or divisions over one or several events: the points of the best players of each
// team, and the medals (rulebook Y6). All sums are exact. Only players with a real game count: at least one
// game or rematch that did not end with a player who did not appear. Byes and walkovers alone give a team no
// points. Unpublished rounds do not count, as in the public ranks.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::contest {

enum class TeamKind { School, District, Division };

struct TeamRule {
  TeamKind kind = TeamKind::School;
  int best = 3;  // the number of players of a team whose points count, at least 1
};

// A player's rank and points in one event.
struct TeamEntry {
  EventId event{};
  EntryId entry{};
  int rank = 0;
  exact::Rational points;
};

// A player of a team with at least one real game, with the sums over all the events.
struct TeamPlayer {
  PlayerId player{};
  exact::Rational points;
  std::vector<TeamEntry> entries;  // the player's entries, in the order of the events that are ranked
};

enum class Medal { Gold, Silver, Bronze };

struct MedalWon {
  Medal medal = Medal::Gold;
  EventId event{};
  EntryId entry{};
};

struct RankedTeam {
  int rank = 0;  // from 1; equal for teams that share the rank
  std::string name;
  std::string within;              // the division of a district; empty for other teams
  std::optional<SchoolId> school;  // the school; only if the team is a school
  exact::Rational points;          // the sum of the counted players' points
  // players whose points count, the best first: by points, then by ranks in single events
  std::vector<TeamPlayer> counted;
  // Players with a real game who are not among the counted players, sorted in the same way as `counted`.
  std::vector<TeamPlayer> others;
  // The ranks of the counted players, best first. These ranks break a tie in points: the team with the better
  // rank at the first difference is ahead. A rank is better than a missing rank.
  std::vector<int> singleRanks;
  std::vector<std::size_t> levelWith;  // the other teams with the same points, as indices in `ranks`
};

struct MedalRow {
  // The rank by gold, then silver, then bronze medals; equal for teams that share the rank.
  int rank = 0;
  std::size_t team = 0;  // the team, as an index in `ranks`
  int gold = 0;
  int silver = 0;
  int bronze = 0;
  std::vector<MedalWon> won;  // the medals: gold first, then by event
};

struct SchoolStandings {
  std::vector<EventId> events;  // the events over which the teams are ranked, in the given order
  TeamRule rule;
  // True if an event with entries is provisional or disputed, or if no event has entries.
  bool provisional = true;
  std::vector<RankedTeam> ranks;  // ordered by rank, then name; without the teams in `unplayed`
  std::vector<MedalRow> medals;   // teams with a medal, ordered by medal rank, then as in `ranks`
  // The names of teams whose entries played no real game (only byes and walkovers); ascending.
  std::vector<std::string> unplayed;
  // Players with a real game and no team: the player has no school, or the school states no district or
  // division.
  std::vector<PlayerId> withoutTeam;
};

// The standings of events that are already computed.
using KnownRanks = std::map<EventId, std::shared_ptr<const Standings>>;
// Ranks the teams over `events`. Ranks 1 to 3 of an event win gold, silver and bronze. All entries that share
// a rank win its medal. Medals are given only if the event's ranks are final. `disputed` lists events with
// results that their scoresheets contradict. The ranks of such events are never final. For an event with an
// unpublished round, the standings in `knownRanks` are not used. Preconditions: the contest has all `events`,
// and rule.best ≥ 1.
[[nodiscard]] SchoolStandings schoolStandings(const Contest& contest, const std::vector<EventId>& events,
                                              const TeamRule& rule, const std::vector<EventId>& disputed = {},
                                              const KnownRanks& knownRanks = {});

// Returns `school`, `district` or `division`.
[[nodiscard]] std::string_view toText(TeamKind kind);
[[nodiscard]] std::optional<TeamKind> parseTeamKind(std::string_view text);

}  // namespace damath::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// Schools, districts or divisions ranked over one event or several: the best players of each, summed by
// points, and the medals (rulebook Y6). Exact. Only who really played counts: at least one game or rematch
// that was decided otherwise than by a no-show; byes and walkovers alone bring a team nothing. Rounds that
// are held do not count, as in the ranks that the public sees.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/standings.hpp"

namespace damath::contest {

enum class TeamKind { School, District, Division };

struct TeamRule {
  TeamKind kind = TeamKind::School;
  int best = 3;  // so many players of a team count, at least 1
};

// What a player did in one of the events.
struct TeamEntry {
  EventId event{};
  EntryId entry{};
  int rank = 0;
  exact::Rational points;
};

// A player of a team who really played, in all of the events together.
struct TeamPlayer {
  PlayerId player{};
  exact::Rational points;
  std::vector<TeamEntry> entries;  // in the order of the events asked for
};

enum class Medal { Gold, Silver, Bronze };

struct MedalWon {
  Medal medal = Medal::Gold;
  EventId event{};
  EntryId entry{};
};

struct RankedTeam {
  int rank = 0;  // from 1; the same for those who share it
  std::string name;
  std::string within;               // of a district its division, empty otherwise
  std::optional<SchoolId> school;   // of a school
  exact::Rational points;           // of those who counted
  std::vector<TeamPlayer> counted;  // the best first: by points, then by better single ranks
  std::vector<TeamPlayer> others;   // who played and did not count, in the same order
  // The ranks of those who counted, best first: what settles a tie in points. The first that is better is
  // ahead, and any rank is better than none.
  std::vector<int> singleRanks;
  std::vector<std::size_t> levelWith;  // the other teams with the same points, by their index in `ranks`
};

struct MedalRow {
  int rank = 0;          // by gold, then silver, then bronze; the same for those who share it
  std::size_t team = 0;  // its index in `ranks`
  int gold = 0;
  int silver = 0;
  int bronze = 0;
  std::vector<MedalWon> won;  // gold first, then by event
};

struct SchoolStandings {
  std::vector<EventId> events;        // that count, as they were asked for
  TeamRule rule;                      // how
  bool provisional = true;            // some event's ranks are; one without players counts only where all are
  std::vector<RankedTeam> ranks;      // by rank, then name; teams of whom nobody really played are not there
  std::vector<MedalRow> medals;       // teams with a medal, by rank, then as in `ranks`
  std::vector<std::string> unplayed;  // teams with entries of which nobody really played; ascending
  std::vector<PlayerId> withoutTeam;  // who really played and whose school names no such team
};

// Ranks 1 to 3 of an event bring gold, silver and bronze, a shared rank to everyone who shares it, and only
// once the event's ranks are final; those of `disputed` events, whose results their scoresheets contradict,
// never are. `knownRanks` need not be found again; those of an event with a round that is held are not used.
// Promise: the events are the contest's, and at least one player counts.
using KnownRanks = std::map<EventId, std::shared_ptr<const Standings>>;
[[nodiscard]] SchoolStandings schoolStandings(const Contest& contest, const std::vector<EventId>& events,
                                              const TeamRule& rule, const std::vector<EventId>& disputed = {},
                                              const KnownRanks& knownRanks = {});

// `school`, `district`, `division`.
[[nodiscard]] std::string_view toText(TeamKind kind);
[[nodiscard]] std::optional<TeamKind> parseTeamKind(std::string_view text);

}  // namespace damath::contest

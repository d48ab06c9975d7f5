// SPDX-License-Identifier: GPL-3.0-or-later
// An event of ours as a tournament report, and a report from elsewhere as players and rounds of an event.
// BLUE is white, RED is black. Grand totals have no place in a report: they go out as results.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/public_name.hpp"
#include "core/contest/standings.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// Why a report and an event do not fit. `number` is a start number, 0 where none is meant.
enum class TrfMisfitKind {
  // out
  PointsNotTenths,  // written: points that are not of the form 11.5
  TooManyPlayers,   // more than 9999
  // in: players
  NoPlayers,
  NumberMissing,  // number: start numbers run from 1 without gaps; this one is nobody's
  NameMissing,    // a name is a last and a first one
  // in: rounds
  NoSuchOpponent,   // other: whom the cell names
  OpponentDiffers,  // other: who does not name this one
  PlaysItself,
  ColoursDiffer,   // other: both white, both black, or neither known
  ResultsDiffer,   // other: what the two cells say cannot both be
  HalfPointBye,    // half a point for a bye is none of Y1's
  PointsDiffer,    // written: the line's points; right: the sum of its rounds
  PointsAdjusted,  // written: a line 299, points given or taken beside the games
  MatchPoints,     // written: a line of a team event
  SaidTwice,       // written, right: rounds in all, or first colours, where the lines must say one
  // in: the event that is to have them
  RoundsDiffer,  // written: how many the report has in all, right: the event
  ResultDiffers  // written: a result of line 162 with its points, right: what the event gives
};

struct TrfMisfit {
  TrfMisfitKind kind = TrfMisfitKind::NoPlayers;
  int number = 0;
  int round = 0;  // 0 where none is meant
  int other = 0;
  std::string written;
  std::string right;
  friend bool operator==(const TrfMisfit&, const TrfMisfit&) = default;
};
using TrfMisfits = std::vector<TrfMisfit>;

// The first round that a report of a Swiss event leaves out, with all that follows: one that is held or being
// played. Programs that pair refuse open games; from the rounds before they pair it as the event did. Other
// events leave out just what is held.
[[nodiscard]] std::optional<contest::RoundNumber> firstRoundLeftOut(const contest::Event& event);

// The event up to there; ranks are then those of that moment, else of `standings`. The school stands in a
// line DAT … GROUP for each player. A line 162 (and XXS of 2016) names the points where they are others than
// 1, ½, 0 and 1. Who will be away from rounds to come stands in lines 240 (2026) or XXZ, which names the next
// round alone. Ratings go out with full names only. Promise: the event is the contest's and the standings are
// the event's.
[[nodiscard]] Expected<Trf, TrfMisfits> trfOf(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const contest::Privacy& privacy, TrfVersion version);

// A player to be entered.
struct TrfEntrant {
  int number = 0;
  std::string last;
  std::string first;   // with the middle name, as the report does not part them
  std::string school;  // of the line DAT … GROUP, else the federation column; may be empty
  std::optional<int> rating;
  friend bool operator==(const TrfEntrant&, const TrfEntrant&) = default;
};

// By start number. A name without a comma is parted at its first blank.
[[nodiscard]] Expected<std::vector<TrfEntrant>, TrfMisfits> rosterOf(const Trf& trf);

struct TrfPairing {
  int blue = 0;
  int red = 0;
  std::optional<contest::GameResult> result;  // without grand totals; forfeits are no-shows
  friend bool operator==(const TrfPairing& a, const TrfPairing& b);
};
struct TrfBye {
  int number = 0;
  contest::ByeKind kind = contest::ByeKind::Allotted;
  friend bool operator==(const TrfBye&, const TrfBye&) = default;
};
struct TrfRound {
  int round = 1;
  std::vector<TrfPairing> games;  // by the smaller start number; a report knows no boards
  std::vector<TrfBye> byes;       // by start number
  friend bool operator==(const TrfRound&, const TrfRound&) = default;
};
struct TrfAbsence {
  int number = 0;
  int round = 1;
  friend bool operator==(const TrfAbsence&, const TrfAbsence&) = default;
};
struct TrfHistory {
  std::optional<int> rounds;         // in all, where the report says
  std::vector<TrfRound> paired;      // from 1 without gaps: a round without a game is still to be paired
  std::vector<TrfAbsence> absences;  // from rounds still to be paired, by round, then number
  friend bool operator==(const TrfHistory&, const TrfHistory&) = default;
};

// What of the report does not fit the event that is to have its rounds: how many there are in all, and what a
// result gives. Promise: the event's entries are the report's players.
// Lines that adjust points (299), or say that teams are paired (310 to 330). Players of an individual event
// may be named as teams (013): that is none of these.
void addTeamLines(const Trf& trf, TrfMisfits& misfits);

[[nodiscard]] TrfMisfits misfitsOf(const Trf& trf, const TrfHistory& history, const contest::Event& event);

// A full-point bye is an allotted one. Whoever has neither game nor bye in a paired round is absent.
[[nodiscard]] Expected<TrfHistory, TrfMisfits> gamesOf(const Trf& trf);

}  // namespace damath::notation

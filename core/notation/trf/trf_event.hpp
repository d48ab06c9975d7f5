// SPDX-License-Identifier: GPL-3.0-or-later
// Converts an event of this program to a tournament report, and a report from another program to players and
// rounds of an event. BLUE is white, RED is black. A report has no place for grand totals; results_export.hpp
// exports them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/model/public_name.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// The reasons why a report and an event do not fit. `number` is a start number, 0 if no player is meant. The
// comments tell the use of `other`, `written` and `right`.
enum class TrfMisfitKind {
  // Errors of the export.
  PointsNotTenths,  // written: points that are not a whole number of tenths, as 11.5 is
  TooManyPlayers,   // more than 9999
  // Errors of the import: players.
  NoPlayers,
  NumberMissing,  // number: no player has this start number; start numbers must run from 1 without gaps
  NameMissing,    // a name needs a last name and a first name
  // Errors of the import: rounds.
  NoSuchOpponent,   // other: the opponent that the cell names
  OpponentDiffers,  // other: the opponent, whose cell names a different player
  PlaysItself,
  ColoursDiffer,   // other: the opponent; both are white, both are black, or neither color is known
  ResultsDiffer,   // other: the opponent; the results in the two cells contradict each other
  HalfPointBye,    // a bye for half a point, which Y1 does not know
  PointsDiffer,    // written: the points in the line; right: the sum of its rounds
  PointsAdjusted,  // written: a line 299, which adds or subtracts points beside the games
  MatchPoints,     // written: the tag of a line of a team event
  SaidTwice,  // written, right: two different numbers of rounds or first colors, where only one is allowed
  // Errors of the import: the event that gets the rounds.
  RoundsDiffer,  // written: the number of rounds in the report; right: the number in the event
  ResultDiffers  // written: a result of line 162 with its points; right: the points in the event
};

struct TrfMisfit {
  TrfMisfitKind kind = TrfMisfitKind::NoPlayers;
  int number = 0;
  int round = 0;  // 0 if no round is meant
  int other = 0;
  std::string written;
  std::string right;
  friend bool operator==(const TrfMisfit&, const TrfMisfit&) = default;
};
using TrfMisfits = std::vector<TrfMisfit>;

// Returns the first round that a report of a Swiss event leaves out, together with all later rounds: the
// first round that is unpublished or has an unfinished game. Pairing programs refuse open games. From the
// rounds before, these programs pair this round as the event did. nullopt if all rounds are reported. Events
// of other systems also give nullopt: their reports leave out only the unpublished rounds.
[[nodiscard]] std::optional<contest::RoundNumber> firstRoundLeftOut(const contest::Event& event);

// Returns the report of the event, up to firstRoundLeftOut. If rounds are left out, the ranks are the ranks
// before firstRoundLeftOut; otherwise the ranks come from `standings`. A line DAT … GROUP gives each player's
// school. A line 162 (and XXS in 2016) gives the points if they differ from 1, ½, 0 and 1. Absences from
// future rounds stand in lines 240 (2026) or XXZ (2016, only the next round). Ratings are exported only with
// full names. Precondition: the event belongs to the contest and the standings belong to the event.
[[nodiscard]] Expected<Trf, TrfMisfits> trfOf(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const contest::Privacy& privacy, TrfVersion version);

// A player to enter into the event.
struct TrfEntrant {
  int number = 0;
  std::string last;
  std::string first;   // includes the middle name, because the report does not separate them
  std::string school;  // from the line DAT … GROUP, otherwise from the federation column; may be empty
  std::optional<int> rating;
  friend bool operator==(const TrfEntrant&, const TrfEntrant&) = default;
};

// Returns the players, ordered by start number. A name without a comma is split at its first blank: the last
// name comes first.
[[nodiscard]] Expected<std::vector<TrfEntrant>, TrfMisfits> rosterOf(const Trf& trf);

struct TrfPairing {
  int blue = 0;
  int red = 0;
  // The result, without grand totals. A forfeit means that the loser did not appear. nullopt for an open
  // game.
  std::optional<contest::GameResult> result;
  friend bool operator==(const TrfPairing& a, const TrfPairing& b);
};
struct TrfBye {
  int number = 0;
  contest::ByeKind kind = contest::ByeKind::Allotted;
  friend bool operator==(const TrfBye&, const TrfBye&) = default;
};
struct TrfRound {
  int round = 1;
  std::vector<TrfPairing> games;  // ordered by the smaller start number; a report has no board numbers
  std::vector<TrfBye> byes;       // ordered by start number
  friend bool operator==(const TrfRound&, const TrfRound&) = default;
};
struct TrfAbsence {
  int number = 0;
  int round = 1;
  friend bool operator==(const TrfAbsence&, const TrfAbsence&) = default;
};
struct TrfHistory {
  std::optional<int> rounds;  // the total number of rounds, if the report has one
  // The rounds from 1 without gaps, up to the last round with a game or an allotted bye.
  std::vector<TrfRound> paired;
  // The absences from rounds that are not paired yet, ordered by round, then by number.
  std::vector<TrfAbsence> absences;
  friend bool operator==(const TrfHistory&, const TrfHistory&) = default;
};

// Adds a misfit for each line that adjusts points (299) and each line of paired teams (310, 320, 330). Lines
// 013 are not included, since the players of an individual event may also be listed as teams.
void addTeamLines(const Trf& trf, TrfMisfits& misfits);

// Returns the differences between a report and the event that gets its rounds: the number of rounds, and the
// points of results. Precondition: the event's entries are the report's players.
[[nodiscard]] TrfMisfits misfitsOf(const Trf& trf, const TrfHistory& history, const contest::Event& event);

// Returns the rounds of the report. A full-point bye becomes an allotted bye. A player without a game or bye
// in a paired round is absent.
[[nodiscard]] Expected<TrfHistory, TrfMisfits> gamesOf(const Trf& trf);

}  // namespace damath::notation

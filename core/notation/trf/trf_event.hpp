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

// The reasons why a report and an event do not fit. A TrfMisfit names the start number of a player in
// `number`, 0 if no player is meant. The comments say what `other`, `written` and `right` hold.
enum class TrfMisfitKind {
  // Errors of the export: the event does not fit into a report.
  PointsNotTenths,  // written: the points; a report holds only tenths of a point, such as 11.5
  TooManyPlayers,   // the event has more than 9999 players
  // Errors of the import that concern the players of the report.
  NoPlayers,
  NumberMissing,  // number: a start number that no player has; start numbers must run from 1 without gaps
  NameMissing,    // the name has no last name or no first name
  // Errors of the import that concern the rounds of the report.
  NoSuchOpponent,   // other: the opponent that the player's line names
  OpponentDiffers,  // other: the opponent, whose own line names a different player
  PlaysItself,
  ColoursDiffer,  // other: the opponent; both have white, both have black, or the colors are unknown
  ResultsDiffer,  // other: the opponent; the results in the lines of both players contradict each other
  // A half-point bye, or a bye with points in a round that is not paired; Y1 has no such byes.
  HalfPointBye,
  PointsDiffer,    // written: the points in the player's line; right: the sum of the points of its rounds
  PointsAdjusted,  // written: a line 299, which adds or subtracts points without a game
  MatchPoints,     // written: the tag of a line that only team events have
  SaidTwice,       // the report has two different numbers of rounds or first colors: `written` and `right`
  // Errors of the import: the report does not fit the event that gets its rounds.
  RoundsDiffer,  // written: the number of rounds in the report; right: the number of rounds in the event
  ResultDiffers  // written: a result of line 162 with its points; right: the points for it in the event
};

struct TrfMisfit {
  TrfMisfitKind kind = TrfMisfitKind::NoPlayers;
  int number = 0;
  int round = 0;  // the number of the round; 0 if no round is meant
  int other = 0;
  std::string written;
  std::string right;
  friend bool operator==(const TrfMisfit&, const TrfMisfit&) = default;
};
using TrfMisfits = std::vector<TrfMisfit>;

// Returns the first round that the report of a Swiss event leaves out: the first round that is unpublished or
// has an unfinished game. The report leaves out this round and all later rounds, because pairing programs
// refuse unfinished games. From the earlier rounds, pairing programs make the same pairing of this round as
// the event. nullopt if the report contains all rounds. Also nullopt for other systems: their reports leave
// out only unpublished rounds.
[[nodiscard]] std::optional<contest::RoundNumber> firstRoundLeftOut(const contest::Event& event);

// Returns the report of the event, up to the round before firstRoundLeftOut. If rounds are left out, the
// report has the ranks before the first round left out; otherwise the ranks of `standings`. A line DAT …
// GROUP gives each player's school. A line 162 (and XXS in 2016) gives the points if they differ from 1 for a
// win, ½ for a draw, 0 for a loss and 1 for a bye. Absences from future rounds stand in lines 240 (2026) or
// XXZ (2016, only the next round). Ratings are exported only with full names. Precondition: the event belongs
// to the contest and the standings belong to the event.
[[nodiscard]] Expected<Trf, TrfMisfits> trfOf(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const contest::Privacy& privacy, TrfVersion version);

// A player of a report, who will be entered into the event.
struct TrfEntrant {
  int number = 0;
  std::string last;
  std::string first;   // first and middle name, because the report does not separate them
  std::string school;  // from the line DAT … GROUP, otherwise from the federation column; may be empty
  std::optional<int> rating;
  friend bool operator==(const TrfEntrant&, const TrfEntrant&) = default;
};

// Returns the players of the report, ordered by start number. A name without a comma is split at its first
// blank; the part before the blank is the last name.
[[nodiscard]] Expected<std::vector<TrfEntrant>, TrfMisfits> rosterOf(const Trf& trf);

struct TrfPairing {
  int blue = 0;
  int red = 0;
  // The result, without grand totals. A forfeit becomes a game at which the loser did not appear. nullopt for
  // an unfinished game.
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
  std::optional<int> rounds;  // the total number of rounds; nullopt if the report does not tell
  // The paired rounds from 1 without gaps, up to the last round with a game or an allotted bye.
  std::vector<TrfRound> paired;
  // The absences from rounds that are not paired yet, ordered by round, then by start number.
  std::vector<TrfAbsence> absences;
  friend bool operator==(const TrfHistory&, const TrfHistory&) = default;
};

// Adds a misfit for each line that adjusts points (299) and each line of paired teams (310, 320, 330). Team
// lists (013) are accepted here, because the players of an individual event may also be listed as teams.
void addTeamLines(const Trf& trf, TrfMisfits& misfits);

// Returns the differences between a report and the event that gets its rounds: another number of rounds, or
// other points for a result. Precondition: the event's entries are the report's players.
[[nodiscard]] TrfMisfits misfitsOf(const Trf& trf, const TrfHistory& history, const contest::Event& event);

// Returns the games, byes and absences of the report, round by round. A full-point bye becomes an allotted
// bye. A player without a game or bye in a paired round is absent.
[[nodiscard]] Expected<TrfHistory, TrfMisfits> gamesOf(const Trf& trf);

}  // namespace damath::notation

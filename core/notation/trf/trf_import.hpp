// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a tournament report from another program to players and rounds of an event. White becomes BLUE,
// black becomes RED.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_finding.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/notation/trf/trf_reader.hpp"

namespace damath::notation {

// A player of a report, who will be entered into the event.
struct TrfEntrant {
  int number = 0;
  std::string last;
  std::string first;   // first and middle name, because the report does not separate them
  std::string school;  // from the line DAT … GROUP, otherwise from the federation column; may be empty
  std::optional<int> rating;
  friend bool operator==(const TrfEntrant&, const TrfEntrant&) = default;
};

struct TrfRoster {
  std::vector<TrfEntrant> entrants;  // ordered by start number
  TrfNotes notes;                    // the names that were divided by a guess, ordered by line
  TrfMisfits leftOut;  // only if the extent is Readable: gaps in the start numbers, and players left out
};

// Returns the players of the report. A name without a comma is split at its first blank; the part before the
// blank is the last name. If the extent is Readable, start numbers may have gaps, a single name without
// a comma is the last name with a dash as the first name, which a note tells, and a player without a last or
// first name is left out. Errors: NoPlayers; NumberMissing and NameMissing if the extent is Whole.
[[nodiscard]] Expected<TrfRoster, TrfMisfits> rosterOf(const Trf& trf, TrfExtent extent);

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
// A player who withdrew before half of the games of a round robin, so that the points of the report leave out
// the player's games (Y1, option `withdrawnGames`).
struct TrfAnnulled {
  int number = 0;
  int lastRound = 0;  // the last round in which the player has a game
  friend bool operator==(const TrfAnnulled&, const TrfAnnulled&) = default;
};
struct TrfHistory {
  std::optional<int> rounds;  // the total number of rounds; nullopt if the report does not tell
  // The paired rounds from 1 without gaps, up to the last round with a game or an allotted bye.
  std::vector<TrfRound> paired;
  // The absences from rounds that are not paired yet, ordered by round, then by start number.
  std::vector<TrfAbsence> absences;
  // The players whose games the points of the report leave out, ordered by start number. Empty if all points
  // are the sum of the rounds, or if annulled games do not explain all points.
  std::vector<TrfAnnulled> annulled = {};
  friend bool operator==(const TrfHistory&, const TrfHistory&) = default;
};

struct TrfRead {
  TrfHistory history;
  TrfMisfits leftOut;  // only if the extent is Readable: what is left out or entered otherwise
};

// Returns the games, byes and absences of the report, round by round. A full-point bye becomes an allotted
// bye. A player without a game or bye in a paired round is absent. `away` holds the start numbers of players
// who are not imported; their byes are left out. Points may leave out the games of players who withdrew
// before half of the games (TrfHistory::annulled). If the extent is Readable:
//   - A game whose two results contradict each other has no result.
//   - A bye with points that the contest cannot store becomes an absence.
//   - Points that are not the sum of the rounds are ignored.
//   - From the first round on that cannot be read, all rounds are left out.
// Errors: the misfits, if the extent is Whole; NoPlayers.
[[nodiscard]] Expected<TrfRead, TrfMisfits> gamesOf(const Trf& trf, TrfExtent extent = TrfExtent::Whole,
                                                    const std::set<int>& away = {});

// True if the points of the event's reports leave out the games of players who withdrew before half of their
// games: a round robin with the option `withdrawnGames annulUnderHalf`.
[[nodiscard]] bool leavesOutAnnulled(const contest::Event& event);

// Returns the differences between a report and the event into which its rounds are imported: another number
// of rounds, or other points for a result. If the points of the report leave out annulled games, and the
// event keeps the games of players who withdraw, also each line whose points are not the sum of its rounds.
// Precondition: the event's entries are the report's players.
[[nodiscard]] TrfMisfits misfitsOf(const Trf& trf, const TrfHistory& history, const contest::Event& event);

// Leaves out the rounds from `round` on, and adds the misfit RoundsLeftOut if the history has such rounds.
void leaveOutFrom(int round, TrfRead& read);

}  // namespace damath::notation

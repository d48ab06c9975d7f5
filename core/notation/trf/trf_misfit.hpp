// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons why a tournament report and an event do not fit. A TrfMisfit names the start number of a player
// in `number`, 0 if no player is meant. The comments say what `other`, `written` and `right` hold.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

enum class TrfMisfitKind {
  // The word before a colon in a comment below is a member of TrfMisfit. The first two kinds are errors of
  // the export: the event does not fit into a report.
  PointsNotTenths,  // written: the points; a report holds only 0 to 99.9 points in steps of 0.1
  TooManyPlayers,   // the event has more than 9999 players
  // The kinds up to NameMissing are errors of the import in the players of the report.
  NoPlayers,
  NumberMissing,  // number: a start number that no player has; start numbers must run from 1 without gaps
  NameMissing,    // the name has no last name or no first name
  // The kinds up to SaidTwice are errors of the import in the rounds of the report.
  NoSuchOpponent,   // other: a start number that the report uses, but that no player has
  OpponentDiffers,  // other: the opponent, whose own line names a different player
  PlaysItself,
  ColoursDiffer,  // other: the opponent; both have white, both have black, or colors are missing
  ResultsDiffer,  // other: the opponent; the results in both lines contradict, or one line has none
  // A half-point bye, or a bye with points in a round that is not paired; Y1 has no such byes.
  ByeWithPoints,
  PointsDiffer,    // written: the points in the player's line; right: the sum of the points of its rounds
  PointsAdjusted,  // written: a line 299, which adds or subtracts points without a game
  MatchPoints,     // written: the tag of a line that only team events have
  SaidTwice,       // the report has two different numbers of rounds or first colors: `written` and `right`
  // The next two kinds are errors of the import: the report does not fit the event into which the rounds are
  // imported.
  RoundsDiffer,   // written: the number of rounds in the report; right: the number of rounds in the event
  ResultDiffers,  // written: a result such as W or FL with its points; right: the same with the event's
                  // points
  // The last two kinds are about an import of a part of the report.
  PlayerLeftOut,  // the player is left out, but has a game in this round
  RoundsLeftOut   // the rounds from `round` to `other` are left out, because `round` cannot be read
};

struct TrfMisfit {
  TrfMisfitKind kind = TrfMisfitKind::NoPlayers;
  int number = 0;
  int round = 0;  // the number of the round; 0 if no round is meant
  int other = 0;
  std::string written;
  std::string right;
  int line = 0;  // the line of the report, from 1; 0 if no line is meant
  friend bool operator==(const TrfMisfit&, const TrfMisfit&) = default;
  // An order for sets. It has no other meaning.
  friend std::strong_ordering operator<=>(const TrfMisfit&, const TrfMisfit&) = default;
};
using TrfMisfits = std::vector<TrfMisfit>;

inline constexpr std::size_t kMostTrfMisfits = 100;

// Returns each misfit once, and of these the first kMostTrfMisfits. Misfits of the kind RoundsLeftOut are
// always returned, because they tell what is missing in the event.
[[nodiscard]] TrfMisfits onceEach(TrfMisfits misfits);

// Gives each misfit that names a player without a line the line of this player. Precondition: each record of
// the report is one line.
void addLines(const Trf& trf, TrfMisfits& misfits);

}  // namespace damath::notation

// SPDX-License-Identifier: GPL-3.0-or-later
// Completes the lines of a report from each other, before the report is paired or imported. A game stands in
// the lines of both players. If one line lacks its part, the other line may give it.
#pragma once

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_finding.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/notation/trf/trf_reader.hpp"

namespace damath::notation {

struct TrfSettled {
  Trf trf;
  TrfNotes notes;
  TrfMisfits leftOut;  // only if the extent is Readable: the misfits that were settled
};

// Returns the completed report. A missing color of a played game is the other color, with a note. A bye of
// the round that is still to be paired has a note. If the extent is Readable, three kinds of misfit are
// settled too, each with a misfit in `leftOut`:
//   - A game or a result that only one of two lines has is copied to the line that is blank there.
//   - The first of two contradicting lines counts.
//   - Lines of team events, points beside the games (299), and start numbers that no player has are left out.
// Precondition: each record of the report is one line.
[[nodiscard]] TrfSettled settled(Trf trf, TrfExtent extent);

// Adds a misfit for each line that contradicts an earlier line: another number of rounds, another first
// color.
void addContradictions(const Trf& trf, TrfMisfits& misfits);

// Adds a misfit for each line that adjusts points (299) and each line of paired teams (310, 320, 330). Team
// lists (013) are accepted, because the players of an individual event may also be listed as teams.
void addTeamLines(const Trf& trf, TrfMisfits& misfits);

}  // namespace damath::notation

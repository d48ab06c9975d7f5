// SPDX-License-Identifier: GPL-3.0-or-later
// Converts an event of this program to a tournament report. BLUE is white, RED is black. A report has no
// place for grand totals; results_export.hpp exports them.
#pragma once

#include <optional>

#include "core/contest/model/contest.hpp"
#include "core/contest/model/privacy.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/expected.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_misfit.hpp"

namespace damath::notation {

// Returns the first round that the report of a Swiss event leaves out: the first round that is unpublished or
// has an unfinished game. The report leaves out this round and all later rounds, because pairing programs
// refuse unfinished games. From the earlier rounds, pairing programs make the same pairing of this round as
// the event. nullopt if the report contains all rounds. Also nullopt for other systems: their reports leave
// out only unpublished rounds.
[[nodiscard]] std::optional<contest::RoundNumber> firstRoundLeftOut(const contest::Event& event);

// Returns the report of the event, up to the round before firstRoundLeftOut. If rounds are left out, the
// report has the ranks before the first round left out; otherwise the ranks of `standings`. A line DAT …
// GROUP gives each player's school. A line 162 gives the points that differ from 1 for a win, ½ for a draw, 0
// for a loss and 1 for a bye; in 2016 a line XXS then gives all points. Absences from future rounds stand in
// lines 240 (2026) or XXZ (2016, only the next round). Ratings are exported only with full names.
// Precondition: the event belongs to the contest and the standings belong to the event.
[[nodiscard]] Expected<Trf, TrfMisfits> trfOf(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const contest::Privacy& privacy, TrfVersion version);

}  // namespace damath::notation

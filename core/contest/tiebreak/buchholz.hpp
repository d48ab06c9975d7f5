// Buchholz (rulebook Y2e): the sum of the opponents' points, so that whoever met the stronger field is ahead.
#pragma once

#include "core/contest/tiebreak/figures.hpp"

namespace damath::tiebreak {

// `points` are the entries' points of the tally. An opponent counts once for each game with a result, however
// that came about, a walkover too; a bye has no opponent and adds nothing; rematches do not count.
[[nodiscard]] Figures buchholz(const contest::Event& event, const Figures& points);

}  // namespace damath::tiebreak

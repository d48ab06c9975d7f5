// Sonneborn-Berger (rulebook Y2f): the points of the opponents beaten and half those of the opponents drawn
// with, so that a win against the stronger counts for more.
#pragma once

#include "core/contest/tiebreak/figures.hpp"

namespace damath::tiebreak {

// `points` are the entries' points of the tally. Games with a result count, however that came about, a
// walkover too; byes, rematches and games that nobody won add nothing.
[[nodiscard]] Figures sonnebornBerger(const contest::Event& event, const Figures& points);

}  // namespace damath::tiebreak

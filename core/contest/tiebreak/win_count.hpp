// Wins (rulebook Y2g): how many games of the rounds an entry has won.
#pragma once

#include "core/contest/tiebreak/figures.hpp"

namespace damath::tiebreak {

// A walkover is a game won; a bye is none, and rematches do not count.
[[nodiscard]] Figures winCount(const contest::Event& event);

}  // namespace damath::tiebreak

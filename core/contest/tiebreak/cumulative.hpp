// Cumulative (rulebook Y2h): the sum of an entry's running scores, its points after each round, so that early
// points count for more. 1, 1, 0 in three rounds: 1 + 2 + 2 = 5.
#pragma once

#include "core/contest/tiebreak/figures.hpp"

namespace damath::tiebreak {

// Up to the last round that brought anybody points or a result. A bye counts with its points; rematches do
// not count.
[[nodiscard]] Figures cumulative(const contest::Event& event);

}  // namespace damath::tiebreak

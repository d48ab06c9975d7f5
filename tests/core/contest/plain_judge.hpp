// A second reading of rulebook Y2, written apart from the first and as plainly as it can be: whole numbers, a
// list of blocks worked from the left. For events under the manual's points and order of tie breaks whose
// figures are whole numbers.
#pragma once

#include <string>

#include "core/contest/contest.hpp"

namespace damath::contest::testing {

// "1 3,4 | 3 1 | 4 2" — places with the start numbers that share them; "due 3,4" behind, each tie that needs
// a rematch. `complete`: all rounds are paired and all results are in.
[[nodiscard]] std::string judge(const Event& event, bool complete);

}  // namespace damath::contest::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes that are carried on: what follows them on paper follows from them.
#pragma once

#include "tests/plants/planter.hpp"

namespace damath::plants {

[[nodiscard]] std::vector<PlanterOf> carriedMistakes();

}  // namespace damath::plants

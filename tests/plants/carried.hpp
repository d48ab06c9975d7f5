// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes that are carried on: later figures on the sheet follow from the mistake.
#pragma once

#include "tests/plants/planter.hpp"

namespace damath::plants {

[[nodiscard]] std::vector<PlanterOf> carriedMistakes();

}  // namespace damath::plants

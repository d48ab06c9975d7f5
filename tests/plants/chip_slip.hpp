// SPDX-License-Identifier: GPL-3.0-or-later
// One wrong digit or sign in the chip that a cell begins with.
#pragma once

#include <functional>

#include "tests/plants/mistake.hpp"
#include "tests/plants/words.hpp"

namespace damath::plants {

// In one of those cells; its finding is of the cell, and by what the slipped chip stands for.
[[nodiscard]] Mistake chipSlip(Filter filter, PenSlip slip, sheet::Cell cell,
                               std::function<sheet::FindingCode(Standing)> codeOf);

}  // namespace damath::plants

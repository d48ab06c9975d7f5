// SPDX-License-Identifier: GPL-3.0-or-later
// A single wrong digit or sign in the chip at the beginning of a cell.
#pragma once

#include <functional>

#include "tests/plants/mistake.hpp"
#include "tests/plants/words.hpp"

namespace damath::plants {

// Plants the mistake in a half that `filter` accepts. The finding must name `cell`. Its code is
// codeOf(standing), where the standing is the state of the wrong chip.
[[nodiscard]] Mistake chipSlip(Filter filter, PenSlip slip, sheet::Cell cell,
                               std::function<sheet::FindingCode(Standing)> codeOf);

}  // namespace damath::plants

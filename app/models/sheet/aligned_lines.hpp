// SPDX-License-Identifier: GPL-3.0-or-later
// Two versions of a scoresheet with their lines side by side: a line that only one of them has stands beside
// a blank one, so that what follows it is not taken for changed. A line whose halves stand in each other's
// column is the same line.
#pragma once

#include <utility>
#include <vector>

#include "core/sheet/record/sheet.hpp"

namespace damath::models {

// Both of the same length, in the order of their lines.
[[nodiscard]] std::pair<std::vector<sheet::Line>, std::vector<sheet::Line>> alignedLines(
    const std::vector<sheet::Line>& left, const std::vector<sheet::Line>& right);

}  // namespace damath::models

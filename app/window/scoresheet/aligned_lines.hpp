// SPDX-License-Identifier: GPL-3.0-or-later
// Aligns the lines of two versions of a scoresheet side by side. A line that only one version has stands
// beside a blank line, so that the lines below do not count as changed. A line whose BLUE and RED cells are
// exchanged counts as the same line.
#pragma once

#include <utility>
#include <vector>

#include "core/sheet/record/sheet.hpp"

namespace damath::window {

// Returns two lists of equal length, each in the order of its lines.
[[nodiscard]] std::pair<std::vector<sheet::Line>, std::vector<sheet::Line>> alignedLines(
    const std::vector<sheet::Line>& left, const std::vector<sheet::Line>& right);

}  // namespace damath::window

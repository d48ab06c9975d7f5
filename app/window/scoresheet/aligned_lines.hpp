// SPDX-License-Identifier: GPL-3.0-or-later
// Aligns the lines of two versions of a scoresheet side by side. A line that only one version has stands
// beside a blank line, so that the lines below it do not count as changed. A line counts as the same even if
// its BLUE and RED cells are exchanged.
#pragma once

#include <utility>
#include <vector>

#include "core/sheet/record/sheet.hpp"

namespace damath::window {

// Returns the lines of the left and of the right version, with blank lines inserted so that matching lines
// have the same index. The two lists have the same length and keep the order of their lines.
[[nodiscard]] std::pair<std::vector<sheet::Line>, std::vector<sheet::Line>> alignedLines(
    const std::vector<sheet::Line>& left, const std::vector<sheet::Line>& right);

}  // namespace damath::window

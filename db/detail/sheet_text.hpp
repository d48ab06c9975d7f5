// SPDX-License-Identifier: GPL-3.0-or-later
// Converts scoresheets to the JSON of the contest file, and back. Throws BrokenRow for a text that cannot be
// read.
#pragma once

#include <string>

#include "core/sheet/record/sheet.hpp"

namespace damath::db::detail {

// Returns {"tags":[["Set","integer"]],"lines":[[["play","-9 (0,3)","",""],["play",…]]]}. Each line has two
// lists: the cells of BLUE and the cells of RED. A list has the kind of this half of the line (such as
// "play"), then the text of the cells Move, Score and Total exactly as written.
[[nodiscard]] std::string sheetText(const sheet::Sheet& sheet);
[[nodiscard]] sheet::Sheet sheetOf(const std::string& text);

}  // namespace damath::db::detail

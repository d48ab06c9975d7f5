// SPDX-License-Identifier: GPL-3.0-or-later
// Complaints and notes about the lines of an input file.
#pragma once

#include <string>
#include <vector>

#include "app/cli/shell/outcome.hpp"
#include "words/line_list.hpp"

namespace damath::cli {

// Returns a complaint about `file` for each sentence, with its line.
[[nodiscard]] Complaints complaintsOfLines(const std::string& file,
                                           const std::vector<words::LineSentence>& sentences);

// Keeps the first complaints. If there are more, the last complaint says how many are left out.
void keepFirst(Complaints& complaints, words::Language language);

}  // namespace damath::cli

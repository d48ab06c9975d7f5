// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out the checklist of a Swiss round for the terminal.
#pragma once

#include <string>
#include <vector>

#include "app/words/texts/swiss_words.hpp"
#include "words/language.hpp"

namespace damath::cli {

// Returns the lines of the checklist: its head, the legend, then each score group as a table. An empty line
// stands before each group. The first column is as wide as the longest name needs.
[[nodiscard]] std::vector<std::string> checklistLines(const words::Checklist& list, const std::string& legend,
                                                      words::Language language);

}  // namespace damath::cli

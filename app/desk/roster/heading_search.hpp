// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the headings in a list. Lists of schools often have a letterhead above the headings, and forms have
// headings in two lines: "Name" above "Last" and "First".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/csv.hpp"

namespace damath::desk {

// The headings are searched in so many rows of a list.
inline constexpr std::size_t kMostRowsToHeadings = 30;

// True if most cells of the column are numbers, from the row `first` on. Texts may stand below the players.
[[nodiscard]] bool isOfNumbers(const std::vector<CsvRow>& rows, std::size_t first, std::size_t column);

struct FoundHeadings {
  std::size_t first = 0;           // the index of the row with the headings
  std::size_t last = 0;            // the index of their second row, or again `first`
  std::vector<std::string> cells;  // the headings, one for each column; no blank cells at the end
  bool isSure = false;             // true if known headings say that this is the row
};

// Returns the headings of a list. If no row has enough known headings, returns the first row, or, below lines
// with a single cell, the first row with several cells. Precondition: `rows` is not empty.
[[nodiscard]] FoundHeadings findHeadings(const std::vector<CsvRow>& rows);

// The school of all players, as a label of the letterhead gives it: "School: Rizal NHS".
struct LetterheadSchool {
  std::string school;
  int line = 0;  // the line of the label
};

// Returns the school in the rows above the headings. nullopt if there is none, or if labels give several
// schools.
[[nodiscard]] std::optional<LetterheadSchool> letterheadSchool(const std::vector<CsvRow>& rows,
                                                               const FoundHeadings& headings);

// True if the list has known headings. A list without them begins with the row of a player.
[[nodiscard]] bool hasHeadings(std::string_view list);

// Returns the rows of a list. The separator is that of the first line, or another separator if only this
// separator gives known headings: a line of the letterhead may have no separator or commas of its own.
[[nodiscard]] std::vector<CsvRow> rowsOfList(std::string_view list);

}  // namespace damath::desk

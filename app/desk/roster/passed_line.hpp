// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a list that are no players: a letterhead, totals, signatures. The import reads past them, and its
// preview shows them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::desk {

enum class PassedKind {
  Above,     // a line above the headings
  Headings,  // the headings once more, as at the top of a page
  School,    // only a school, which holds for the rows below
  Total,     // a total: "Total: 25", "Kabuuan"
  Ending,    // a line of signatures and notes below the players
  Label      // a label of the rows below: "MALE", or a text in columns that the import ignores
};

struct PassedLine {
  int line = 0;  // the line in the file
  PassedKind kind{};
  std::string text;  // the first cell that is not blank, in a visible form
};

// Returns the name of the value: `above`, `headings` …
[[nodiscard]] std::string_view toText(PassedKind kind);

// Returns the first cell that is not blank; empty if all cells are blank.
[[nodiscard]] std::string_view firstFilled(const std::vector<std::string>& cells);

// True if the cells are those of a line of totals: the first text is such as "Total" or "Kabuuan", and every
// other cell has a figure. A player's line may look like one, so the caller asks only about lines with
// errors.
[[nodiscard]] bool isTotal(const std::vector<std::string>& cells);

// True if the cells are a label of players by sex: the only text is such as "MALE" or "Mga babae", perhaps
// with their number. The caller asks only about lines with errors.
[[nodiscard]] bool isLabel(const std::vector<std::string>& cells);

// True if the lines of signatures and notes begin here: "Prepared by:", "Nothing follows", "Inihanda ni".
[[nodiscard]] bool beginsEnding(const std::vector<std::string>& cells);

}  // namespace damath::desk

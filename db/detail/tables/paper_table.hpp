// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the register of issued papers (printed, or saved as a PDF).
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/issued_paper.hpp"

namespace damath::db::detail {

// Returns the facts of a paper as the table stores them: JSON with the language, and with each other fact
// that is not 0 or empty. The form of the paper has a column of its own.
[[nodiscard]] std::string paperOfText(const PaperOf& of);
// Returns the facts of a paper that paperOfText() wrote. Throws BrokenRow if the text cannot be read.
[[nodiscard]] PaperOf paperOf(std::string form, const std::string& text);
// Returns the issued papers, ordered by number. Throws on a database error.
[[nodiscard]] std::vector<IssuedPaper> papers(Database& database);
// Adds the paper and sets its number. A `journal` of 0 becomes the number of the newest journal row. Throws
// on a database error.
void addPaper(Database& database, IssuedPaper& paper);

}  // namespace damath::db::detail

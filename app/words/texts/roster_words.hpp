// SPDX-License-Identifier: GPL-3.0-or-later
// A list of players in words: the faults of its rows, the names of its columns, and an empty one to
// fill in.
#pragma once

#include <string>
#include <string_view>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

// With the remedy; without the file's name and line, which the caller puts before it.
[[nodiscard]] std::string rowMessage(const desk::RowFault& fault, Language language);

// What should be looked at in a row that can be entered.
[[nodiscard]] std::string doubtText(const desk::RowDoubt& doubt, Language language);

// "Last name", "Apelyido": a heading that a list is read by in either language.
[[nodiscard]] std::string_view fieldText(desk::RosterField field, Language language);

// A list with headings and nothing else, as a spreadsheet opens it.
[[nodiscard]] std::string emptyRoster(Language language);

// That a list's letters were read as those of Windows; the sample is one of its cells.
[[nodiscard]] std::string encodingNote(std::string_view sample, Language language);

}  // namespace damath::words

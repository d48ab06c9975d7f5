// SPDX-License-Identifier: GPL-3.0-or-later
// A list of players in words: the errors of its rows, the names of its columns, and an empty list to fill in.
#pragma once

#include <string>
#include <string_view>

#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the error and its correction. The caller puts file name and line before the message.
[[nodiscard]] std::string rowMessage(const desk::RowFault& fault, Language language);

// Returns the doubt that the user should check in a row without errors.
[[nodiscard]] std::string doubtText(const desk::RowDoubt& doubt, Language language);

// Returns the heading of a field: "Last name", "Apelyido". A list is understood with the headings of every
// language.
[[nodiscard]] std::string_view fieldText(desk::RosterField field, Language language);

// Returns a list with headings only, in a form that spreadsheets open.
[[nodiscard]] std::string emptyRoster(Language language);

// Returns the note that a list was decoded as Windows-1252. `sample` is one of its cells.
[[nodiscard]] std::string encodingNote(std::string_view sample, Language language);

}  // namespace damath::words

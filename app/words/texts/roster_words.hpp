// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the import of a list of players: the errors of its rows, notes, the names of its columns, and an
// empty list to fill in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/desk/events/entering.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the message for an error in a row: the error and its correction. The caller puts file name and line
// before it.
[[nodiscard]] std::string rowMessage(const desk::RowFault& fault, Language language);

// Returns the messages for the errors of one row, with semicolons between. Missing names and a missing school
// are one message.
[[nodiscard]] std::string rowMessages(const std::vector<desk::RowFault>& faults, Language language);

// Returns the message for a row that has no error, but that the user should check.
[[nodiscard]] std::string doubtText(const desk::RowDoubt& doubt, Language language);

// Returns the sentence for a note that an import makes about a player.
[[nodiscard]] std::string message(const desk::ImportNote& note, Language language);
// Returns the heading of a column: "Last name", "Apelyido". Headings of every language are understood at
// import.
[[nodiscard]] std::string_view fieldText(desk::RosterField field, Language language);

// Returns a player list with headings only, in a form that spreadsheets open (CSV).
[[nodiscard]] std::string emptyRoster(Language language);

// Returns the note that a file was read in the encoding Windows-1252. The note shows `sample`, a text of the
// file, so that the user can check the letters in this text.
[[nodiscard]] std::string encodingNote(std::string_view sample, Language language);

}  // namespace damath::words

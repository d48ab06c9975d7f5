// SPDX-License-Identifier: GPL-3.0-or-later
// Words about a file with a list of players: why it cannot be read, and which parts of it are not players.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/passed_line.hpp"
#include "app/desk/workbook/list_file.hpp"
#include "app/desk/workbook/workbook_fault.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the reason why a workbook cannot be read, and the remedy. The caller puts the file name before it.
[[nodiscard]] std::string message(const desk::WorkbookFault& fault, Language language);

// Returns the kind of a line that is no player: "above the headings", "a total".
[[nodiscard]] std::string_view passedText(desk::PassedKind kind, Language language);

// Returns the remark of a row whose school is written in an earlier line.
[[nodiscard]] std::string schoolAboveText(int line, Language language);

// Returns the remark of a row whose name in the spoken order the program divided. Precondition: the row has
// one.
[[nodiscard]] std::string nameTakenText(const desk::RosterRow& row, Language language);

// Returns the notes about the sheet that was read: its name, if the user did not choose it, and hidden rows.
// Empty if there is nothing to note.
[[nodiscard]] std::vector<std::string> sheetNotes(const desk::ReadSheet& sheet, Language language);

// Returns the notes about the list as a whole: the line of the headings, ignored columns, schools that are
// written once, and lines that are no players. Empty for a plain list.
[[nodiscard]] std::vector<std::string> foundNotes(const desk::ImportPreview& preview, Language language);

}  // namespace damath::words

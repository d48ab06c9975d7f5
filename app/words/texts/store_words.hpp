// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about opening, reading and changing a contest file, and about errors in a document (a whole
// contest as JSON).
#pragma once

#include <string>
#include <vector>

#include "db/records/document.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/rescue_report.hpp"
#include "db/records/store_error.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);
// Returns the message for an error in a document: table, row, the error and the correct value. The caller
// adds file name and line.
[[nodiscard]] std::string message(const db::DocumentFault& fault, Language language);
// Returns the size of a contest: "events: 2, players: 40, games: 120, scoresheets: 118, journal rows: 640".
[[nodiscard]] std::string contentText(const db::DocumentRows& rows, Language language);

// Returns the report of a rescue into the file `to`: the sums, then one line for each changed object, for
// each row that is not in the new file, and for each row that the journal does not confirm.
[[nodiscard]] std::vector<std::string> rescueLines(const db::RescueReport& report, const std::string& to,
                                                   Language language);

}  // namespace damath::words

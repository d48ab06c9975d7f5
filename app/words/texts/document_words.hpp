// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about a document (a whole contest as JSON): its errors and its size.
#pragma once

#include <string>

#include "db/records/document.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the message for an error in a document: table, row, the error and the correct value. The caller
// adds file name and line.
[[nodiscard]] std::string message(const db::DocumentFault& fault, Language language);
// Returns the size of a contest: "events: 2, players: 40, games: 120, scoresheets: 118, journal rows: 640".
[[nodiscard]] std::string contentText(const db::DocumentRows& rows, Language language);

}  // namespace damath::words

// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about opening, reading and changing a contest file, and errors in the document of a whole contest.
#pragma once

#include <string>

#include "db/records/document.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/person.hpp"
#include "db/records/store_error.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);
// Returns the role's name and duties in a shared contest: "clerk: results and sheets".
[[nodiscard]] std::string roleText(db::Role role, Language language);

// Returns the error and the correct value, with table and row. File name and line are not included.
[[nodiscard]] std::string message(const db::DocumentFault& fault, Language language);
// Returns "events: 2, players: 40, games: 120, scoresheets: 118, journal rows: 640".
[[nodiscard]] std::string contentText(const db::DocumentRows& rows, Language language);

}  // namespace damath::words

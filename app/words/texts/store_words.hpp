// SPDX-License-Identifier: GPL-3.0-or-later
// What opening, reading and changing a contest file answered, and why a document of a whole contest was
// refused, in words.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "db/records/document.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/store_error.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);

// What is wrong and what would be right, with table and row; without the file's name and line.
[[nodiscard]] std::string message(const db::DocumentFault& fault, Language language);
// "events: 2, players: 40, games: 120, scoresheets: 118, journal rows: 640"
[[nodiscard]] std::string contentText(const db::DocumentRows& rows, Language language);

}  // namespace damath::words

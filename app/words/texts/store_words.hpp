// SPDX-License-Identifier: GPL-3.0-or-later
// What opening, reading and changing a contest file answered, in words.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "db/open_verdict.hpp"
#include "db/person.hpp"
#include "db/store_error.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);
// What the role does in a hall: "clerk: results and sheets".
[[nodiscard]] std::string roleText(db::Role role, Language language);

}  // namespace damath::words

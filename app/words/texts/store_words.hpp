// SPDX-License-Identifier: GPL-3.0-or-later
// What opening, reading and changing a contest file answered, in words.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "db/records/open_verdict.hpp"
#include "db/records/store_error.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const db::StoreError& error, Language language);
[[nodiscard]] std::string message(const db::OpenVerdict& verdict, Language language);

}  // namespace damath::words

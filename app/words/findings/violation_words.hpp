// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the kinds of violations in words.
#pragma once

#include <string>

#include "db/records/violation.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the name of a kind of violation: "touch move".
[[nodiscard]] std::string kindText(db::ViolationKind kind, Language language);

}  // namespace damath::words

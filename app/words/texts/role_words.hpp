// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the roles that people have in a shared contest.
#pragma once

#include <string>

#include "db/records/person.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the name and the tasks of a role in a shared contest: "clerk: results and scoresheets".
[[nodiscard]] std::string roleText(db::Role role, Language language);

}  // namespace damath::words

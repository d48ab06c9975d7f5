// SPDX-License-Identifier: GPL-3.0-or-later
// What was done to a contest, and what a copy of it was made for.
#pragma once

#include <string>

#include "app/desk/change/row_facts.hpp"
#include "app/words/catalogue/language.hpp"
#include "db/files/backup_ring.hpp"

namespace damath::words {

// "a round was paired"; the journal's own word where this program does not know it.
[[nodiscard]] std::string actText(const desk::RowFacts& facts, Language language);

// Why a copy of the contest file was made: "before: a result was corrected".
[[nodiscard]] std::string copyText(const db::CopyReason& reason, Language language);

}  // namespace damath::words

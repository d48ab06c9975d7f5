// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on a contest and the reasons of backups, in words.
#pragma once

#include <string>

#include "app/desk/change/row_facts.hpp"
#include "db/files/backup_ring.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the words of the action: "a round was paired". For an unknown action, returns the journal's own
// word.
[[nodiscard]] std::string actText(const desk::RowFacts& facts, Language language);

// Returns the reason of a backup: "before: a result was corrected".
[[nodiscard]] std::string copyText(const db::BackupReason& reason, Language language);

}  // namespace damath::words

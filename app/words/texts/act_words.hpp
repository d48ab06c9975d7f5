// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the actions on a contest and for the reasons of backups.
#pragma once

#include <string>

#include "app/desk/change/row_facts.hpp"
#include "db/files/backup_ring.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the words for the action of a journal row: "a round was paired". For an unknown action, returns the
// word that the journal has.
[[nodiscard]] std::string actText(const desk::RowFacts& facts, Language language);

// Returns the reason for a backup: "before: a result was corrected".
[[nodiscard]] std::string copyText(const db::BackupReason& reason, Language language);

}  // namespace damath::words

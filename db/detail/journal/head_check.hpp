// SPDX-License-Identifier: GPL-3.0-or-later
// Tells if the journal has the row that a paper shows as the head of the journal.
#pragma once

#include "db/detail/database.hpp"
#include "db/records/journal_head.hpp"

namespace damath::db::detail {

// Returns the relation of the head `asked` to this journal. `asked.digest` may hold only the first digits of
// the digest. The answer holds for the rows as stored: only checkJournal() proves that these rows are
// unchanged. Throws on a database error.
[[nodiscard]] HeadAnswer answerTo(Database& database, const JournalHead& asked);

}  // namespace damath::db::detail

// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the whole contest as a document (db/records/document.hpp), row by row.
#pragma once

#include "db/detail/database.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// Writes the tables with their rows, ordered by key. Precondition: an open transaction, in which other
// programs' changes are not visible. Throws BrokenRow if a text is not UTF-8 or has a NUL byte;
// Refused(Unexpected) if the sink returns false.
DocumentRows writeDocument(Database& database, const DocumentSink& sink);

}  // namespace damath::db::detail

// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the whole contest as a document (db/records/document.hpp), a row at a time.
#pragma once

#include "db/detail/database.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

// Rows are in the order of their keys. Promise: a transaction fixes the moment. Throws BrokenRow where a text
// is no UTF-8 or has a NUL byte, Refused(Unexpected) where the sink ends the writing.
DocumentRows writeDocument(Database& database, const DocumentSink& sink);

}  // namespace damath::db::detail

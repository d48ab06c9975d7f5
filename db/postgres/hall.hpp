// SPDX-License-Identifier: GPL-3.0-or-later
// A contest in a hall: made of a document, and opened.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/expected.hpp"
#include "db/detail/database.hpp"
#include "db/records/document.hpp"
#include "db/records/open_options.hpp"
#include "db/records/open_verdict.hpp"

namespace damath::db::postgres {

// Fills a database that has no contest yet, all or nothing; what the document holds is checked as for a file.
// The database is of UTF-8, its order that of the bytes. Throws what the
// database does, and FileExists where a contest is there.
[[nodiscard]] Expected<DocumentRows, DocumentFault> hallFrom(const std::filesystem::path& document,
                                                             const std::string& address,
                                                             const OpenOptions& options);

// A further connection to a contest that is open. Throws.
[[nodiscard]] std::unique_ptr<detail::Database> connected(const std::string& address,
                                                          const OpenOptions& options);

struct Opened {
  OpenVerdict verdict;
  std::unique_ptr<detail::Database> database;  // set for Current
};

// Never throws. A hall of another version than this program's is not changed: it goes back into a file by the
// program that made it.
[[nodiscard]] Opened opened(const std::string& address, const OpenOptions& options);

}  // namespace damath::db::postgres

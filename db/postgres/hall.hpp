// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the database of a shared contest, fills it from a document, and opens a shared contest.
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

// Creates a database that uses UTF-8 and sorts texts by bytes, for a shared contest. Closes the databases
// `postgres` and `template1` to all logins but the owner's, so the server must be this program's own.
// `address` is the address of any database on the server. Throws on a database error.
void makeDatabase(const std::string& address, const std::string& name, const OpenOptions& options);

// Fills an empty database with the contest of a document, or changes nothing. Makes the same checks of the
// document as fileFrom(), which makes a contest file. Precondition: the database uses UTF-8 and sorts texts
// by bytes. Throws on a database error, and FileExists if the database already has a contest.
[[nodiscard]] Expected<DocumentRows, DocumentFault> hallFrom(const std::filesystem::path& document,
                                                             const std::string& address,
                                                             const OpenOptions& options);

// Opens another connection to a contest that is already open. Throws on a database error.
[[nodiscard]] std::unique_ptr<detail::Database> connected(const std::string& address,
                                                          const OpenOptions& options);

struct Opened {
  OpenVerdict verdict;
  std::unique_ptr<detail::Database> database;  // set only if the verdict is Current
};

// Opens a shared contest. Never throws. A shared contest of another version stays unchanged: only the program
// version that created it can write it back to a file.
[[nodiscard]] Opened opened(const std::string& address, const OpenOptions& options);

}  // namespace damath::db::postgres

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/document_file.hpp"

#include <fstream>
#include <system_error>

#include "db/detail/document/document_loader.hpp"
#include "db/detail/document/references.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/trail/row_cells.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/migrator.hpp"
#include "db/sqlite/new_file.hpp"

namespace damath::db::sqlite {

namespace {

namespace fs = std::filesystem;

// Makes the tables of `version` without any row. Precondition: a transaction is open.
void makeEmptyTables(SqliteDatabase& database, std::int64_t version) {
  makeTables(database, version, {});
  // Removes the rows that the SQL scripts inserted, because the document contains these rows too.
  database.execute("DELETE FROM migration; DELETE FROM sequence");
}

Expected<DocumentRows, DocumentFault> filled(const fs::path& document, const fs::path& file,
                                             const OpenOptions& options) {
  const auto database = connected(file, options);
  configure(*database);
  // In the document, a row may come before the row that it refers to. So references are checked only after
  // the last row.
  database->execute("PRAGMA foreign_keys = OFF");
  detail::Transaction transaction(*database, detail::Purpose::Change);
  const int version = detail::versionOf(document);
  makeEmptyTables(*database, version);
  auto rows = detail::loadDocument(document, version, *database);
  if (!rows) return rows;
  transaction.commit();
  const std::string complaint = quickCheck(*database);
  if (!complaint.empty()) throw detail::BrokenRow(complaint);
  return rows;
}

// Copies every row of `source` into the new contest file.
void fill(detail::Database& source, const fs::path& file, const OpenOptions& options) {
  const auto database = connected(file, options);
  configure(*database);
  database->execute("PRAGMA foreign_keys = OFF");
  detail::Transaction transaction(*database, detail::Purpose::Change);
  makeEmptyTables(*database, detail::newestVersion());
  for (const detail::Table& table : source.tables()) {
    const auto insertion = detail::insertionInto(*database, table);
    detail::eachRowOf(source, table, [&](const detail::Cells& cells) { detail::insert(*insertion, cells); });
  }
  if (const auto broken = detail::brokenReferences(*database); !broken.empty()) {
    throw detail::BrokenRow(broken.front().text());
  }
  transaction.commit();
  const std::string complaint = quickCheck(*database);
  if (!complaint.empty()) throw detail::BrokenRow(complaint);
}

}  // namespace

Expected<DocumentRows, DocumentFault> fileFrom(const fs::path& document, const fs::path& to,
                                               const OpenOptions& options) {
  std::error_code error;
  const fs::file_status status = fs::status(document, error);
  // A pipe or a device is refused, because opening it could wait forever.
  if (!fs::is_regular_file(status) || !std::ifstream(document, std::ios::binary)) {
    const auto reason = fs::is_directory(status)       ? std::errc::is_a_directory
                        : !fs::is_regular_file(status) ? std::errc::not_supported
                                                       : std::errc::permission_denied;
    DocumentFault fault{DocumentFaultKind::Unreadable};
    fault.detail = error ? error.message() : std::make_error_code(reason).message();
    return Unexpected<DocumentFault>(std::move(fault));
  }
  if (fs::exists(fs::symlink_status(to, error))) {
    return Unexpected<DocumentFault>(DocumentFault{DocumentFaultKind::FileExists});
  }
  return makeBeside(to, [&](const fs::path& making) { return filled(document, making, options); });
}

void fileOf(detail::Database& source, const fs::path& to, const OpenOptions& options) {
  static_cast<void>(makeBeside(to, [&](const fs::path& making) {
    fill(source, making, options);
    return true;
  }));
}

}  // namespace damath::db::sqlite

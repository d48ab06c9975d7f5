// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document_loader.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <system_error>

#include "db/detail/connection.hpp"
#include "db/detail/copy.hpp"
#include "db/detail/document_check.hpp"
#include "db/detail/document_scan.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal_table.hpp"
#include "db/detail/migrator.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

namespace fs = std::filesystem;

std::string insertionInto(const DocumentTable& table) {
  std::string columns;
  std::string places;
  for (const DocumentColumn& column : table.columns) {
    columns += (columns.empty() ? "" : ", ") + quotedName(column.name);
    places += places.empty() ? "?" : ", ?";
  }
  return "INSERT INTO " + quotedName(table.name) + " (" + columns + ") VALUES (" + places + ")";
}

void bindValue(SQLite::Statement& statement, int index, const DocumentValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return bind(statement, index, *number);
  if (const auto* text = std::get_if<std::string>(&value)) {
    return bind(statement, index, std::string_view(*text));
  }
  if (const auto* bytes = std::get_if<DocumentBytes>(&value)) {
    return bind(statement, index, Blob{bytes->bytes});
  }
  bindNothing(statement, index);
}

// Puts rows into the tables.
class Filler {
 public:
  explicit Filler(SQLite::Database& database) : m_database(&database) {}

  // The row's fault, nothing where it went in.
  std::optional<DocumentFault> put(const DocumentRow& row) {
    if (auto fault = contentFault(row)) return fault;
    SQLite::Statement& statement = insertion(*row.table);
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      bindValue(statement, static_cast<int>(i) + 1, row.values[i]);
    }
    ++m_counts[row.table->name];
    const int code = statement.tryExecuteStep();
    if (faultOf(code) == StoreFault::Constraint) {
      DocumentFault fault{DocumentFaultKind::RowRefused, row.table->name, row.key()};
      fault.line = row.line;
      fault.detail = m_database->getErrorMsg();
      return fault;
    }
    if (code != SQLite::OK && !statement.isDone()) throw Refused(faultOf(code), m_database->getErrorMsg());
    statement.reset();
    return std::nullopt;
  }

  [[nodiscard]] DocumentRows counts(const std::vector<DocumentTable>& tables) const {
    DocumentRows rows;
    for (const DocumentTable& table : tables) {
      const auto found = m_counts.find(table.name);
      rows.emplace_back(table.name, found == m_counts.end() ? 0 : found->second);
    }
    return rows;
  }

 private:
  SQLite::Statement& insertion(const DocumentTable& table) {
    const auto found = m_insertions.find(table.name);
    if (found != m_insertions.end()) return found->second;
    return m_insertions.try_emplace(table.name, *m_database, insertionInto(table)).first->second;
  }

  SQLite::Database* m_database;
  std::map<std::string, SQLite::Statement> m_insertions;
  std::map<std::string, std::int64_t> m_counts;
};

// Where the row stands in the document, nothing where it does not.
std::optional<int> lineOf(const fs::path& document, const std::vector<DocumentTable>& tables,
                          const DocumentFault& fault) {
  std::ifstream stream(document, std::ios::binary);
  std::optional<int> line;
  static_cast<void>(scanDocument(stream, newestVersion(), tables, [&](const DocumentRow& row) {
    if (row.table->name == fault.table && row.key() == fault.row) line = row.line;
    return !line;
  }));
  return line;
}

Expected<DocumentRows, DocumentFault> filled(const fs::path& document, const fs::path& file,
                                             const OpenOptions& options) {
  std::ifstream stream(document, std::ios::binary);
  const auto database = connected(file, options);
  configure(*database);
  addJournalDigest(*database);
  // Rows come in any order; references are checked when all are there.
  database->exec("PRAGMA foreign_keys = OFF");
  SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
  for (const Migration& migration : migrations()) apply(*database, migration, {});
  // What the scripts wrote themselves stands in the document.
  for (const char* table : {"migration", "sequence"}) {
    database->exec("DELETE FROM " + quotedName(table));
  }
  const std::vector<DocumentTable> tables = documentTables(*database);
  Filler filler(*database);
  std::optional<DocumentFault> fault;
  auto misread = scanDocument(stream, newestVersion(), tables, [&](const DocumentRow& row) {
    fault = filler.put(row);
    return !fault;
  });
  if (misread) return Unexpected<DocumentFault>(*std::move(misread));
  if (fault) return Unexpected<DocumentFault>(*std::move(fault));
  if (fault = checkDocument(*database); fault) {
    if (!fault->row.empty()) fault->line = lineOf(document, tables, *fault);
    return Unexpected<DocumentFault>(*std::move(fault));
  }
  DocumentRows rows = filler.counts(tables);
  transaction.commit();
  const std::string complaint = quickCheck(*database);
  if (!complaint.empty()) throw BrokenRow(complaint);
  return rows;
}

// An empty file of a name that nobody has, beside the one to be made.
fs::path claimedBeside(const fs::path& path) {
  const std::string stem = path.string() + ".making";
  fs::path beside = stem;
  std::error_code ignored;
  for (int next = 2; fs::exists(beside, ignored); ++next) beside = stem + "-" + std::to_string(next);
  claim(beside);
  return beside;
}

// So that the new name survives a power cut.
void syncFolderOf(const fs::path& path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  ::fsync(handle);
  ::close(handle);
}

}  // namespace

Expected<DocumentRows, DocumentFault> loadedDocument(const fs::path& document, const fs::path& to,
                                                     const OpenOptions& options) {
  std::error_code error;
  const fs::file_status status = fs::status(document, error);
  if (!fs::exists(status) || fs::is_directory(status) || !std::ifstream(document, std::ios::binary)) {
    DocumentFault fault{DocumentFaultKind::Unreadable};
    fault.detail = error                      ? error.message()
                   : fs::is_directory(status) ? std::make_error_code(std::errc::is_a_directory).message()
                                              : std::make_error_code(std::errc::permission_denied).message();
    return Unexpected<DocumentFault>(std::move(fault));
  }
  if (fs::exists(fs::symlink_status(to, error))) {
    return Unexpected<DocumentFault>(DocumentFault{DocumentFaultKind::FileExists});
  }
  const fs::path making = claimedBeside(to);
  try {
    auto rows = filled(document, making, options);
    if (!rows) {
      abandon(making);
      return rows;
    }
    // The name is taken first: a file that came to stand there meanwhile is not replaced.
    claim(to);
    fs::rename(making, to, error);
    if (error) {
      abandon(to);
      throw Refused(StoreFault::CannotOpen, error.message());
    }
    syncFolderOf(to);
    return rows;
  } catch (...) {
    abandon(making);
    throw;
  }
}

}  // namespace damath::db::detail

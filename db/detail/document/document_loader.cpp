// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/document_loader.hpp"

#include <fstream>
#include <map>

#include "db/detail/document/compact_json.hpp"
#include "db/detail/document/document_check.hpp"
#include "db/detail/document/document_scan.hpp"
#include "db/detail/migrations.hpp"

namespace damath::db::detail {

namespace {

namespace fs = std::filesystem;

// Inserts the rows of a document into the tables.
class Filler {
 public:
  explicit Filler(Database& database) : m_database(&database) {}

  // Inserts the row. Returns the fault of the row; nullopt if the row was inserted.
  std::optional<DocumentFault> put(const DocumentRow& row) {
    if (auto fault = contentFault(row)) return fault;
    auto& insertion = m_insertions[row.table->name];
    if (insertion == nullptr) insertion = insertionInto(*m_database, *row.table);
    ++m_counts[row.table->name];
    try {
      insert(*insertion, row.values);
    } catch (const Refused& refused) {
      if (refused.fault() != StoreFault::Constraint) throw;
      DocumentFault fault{DocumentFaultKind::RowRefused, row.table->name, row.key()};
      fault.line = row.line;
      fault.detail = refused.what();
      return fault;
    }
    return std::nullopt;
  }

  [[nodiscard]] DocumentRows counts(const std::vector<Table>& tables) const {
    DocumentRows rows;
    for (const Table& table : tables) {
      const auto found = m_counts.find(table.name);
      rows.emplace_back(table.name, found == m_counts.end() ? 0 : found->second);
    }
    return rows;
  }

 private:
  Database* m_database;
  std::map<std::string, std::unique_ptr<Statement>> m_insertions;
  std::map<std::string, std::int64_t> m_counts;
};

// Reads the document again to find the line of the faulty row. nullopt if the document lacks the row.
std::optional<int> lineOf(const fs::path& document, int version, const std::vector<Table>& tables,
                          const DocumentFault& fault) {
  std::ifstream stream(document, std::ios::binary);
  std::optional<int> line;
  static_cast<void>(scanDocument(stream, version, tables, [&](const DocumentRow& row) {
    if (row.table->name == fault.table && row.key() == fault.row) line = row.line;
    return !line;
  }));
  return line;
}

}  // namespace

int versionOf(const fs::path& document) {
  std::ifstream stream(document, std::ios::binary);
  const auto fault = scanDocument(stream, newestVersion(), {}, [](const DocumentRow&) { return false; });
  if (!fault || fault->kind != DocumentFaultKind::OlderVersion) return newestVersion();
  return static_cast<int>(numberOf(fault->written).value());
}

Expected<DocumentRows, DocumentFault> loadDocument(const fs::path& document, int version,
                                                   Database& database) {
  std::ifstream stream(document, std::ios::binary);
  const std::vector<Table> tables = documentTables(database);
  Filler filler(database);
  std::optional<DocumentFault> fault;
  auto misread = scanDocument(stream, version, tables, [&](const DocumentRow& row) {
    fault = filler.put(row);
    return !fault;
  });
  if (misread) return Unexpected<DocumentFault>(*std::move(misread));
  if (fault) return Unexpected<DocumentFault>(*std::move(fault));
  if (fault = checkDocument(database, version); fault) {
    if (!fault->row.empty()) fault->line = lineOf(document, version, tables, *fault);
    return Unexpected<DocumentFault>(*std::move(fault));
  }
  return filler.counts(tables);
}

}  // namespace damath::db::detail

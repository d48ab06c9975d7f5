// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document_writer.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "core/text/lines.hpp"
#include "db/detail/base64.hpp"
#include "db/detail/compact_json.hpp"
#include "db/detail/document_schema.hpp"
#include "db/detail/document_value.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/migrator.hpp"

namespace damath::db::detail {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;

std::string statementFor(const DocumentTable& table) {
  std::string columns;
  for (const DocumentColumn& column : table.columns) {
    columns += (columns.empty() ? "" : ", ") + quotedName(column.name);
  }
  std::string key;
  for (const std::size_t place : table.key()) {
    key += (key.empty() ? "" : ", ") + quotedName(table.columns[place].name);
  }
  return "SELECT " + columns + " FROM " + quotedName(table.name) + " ORDER BY " + key;
}

class Writer {
 public:
  Writer(SQLite::Database& database, const DocumentSink& sink) : m_database(&database), m_sink(&sink) {}

  DocumentRows write() {
    DocumentRows rows;
    m_text = "{\"damathContest\":" + std::to_string(newestVersion()) + ",\"tables\":{";
    for (const DocumentTable& table : documentTables(*m_database)) {
      m_text += rows.empty() ? "\n" : ",\n";
      rows.emplace_back(table.name, writeTable(table));
    }
    m_text += "\n}}\n";
    pass();
    return rows;
  }

 private:
  std::int64_t writeTable(const DocumentTable& table) {
    appendQuoted(m_text, table.name);
    m_text += ":[";
    SQLite::Statement statement(*m_database, statementFor(table));
    std::int64_t count = 0;
    while (statement.executeStep()) {
      m_text += count++ == 0 ? "\n" : ",\n";
      writeRow(table, statement, count);
      if (m_text.size() >= kPiece) pass();
    }
    m_text += count == 0 ? "]" : "\n]";
    return count;
  }

  void writeRow(const DocumentTable& table, SQLite::Statement& statement, std::int64_t count) {
    int place = 0;
    for (const DocumentColumn& column : table.columns) {
      m_text += place == 0 ? '{' : ',';
      appendQuoted(m_text, column.name);
      m_text += ':';
      const SQLite::Column value = statement.getColumn(place++);
      if (value.isNull()) {
        m_text += "null";
      } else if (column.type == ColumnType::Number) {
        appendNumber(m_text, value.getInt64());
      } else if (column.type == ColumnType::Bytes) {
        m_text += '"' + toBase64(value.getString()) + '"';
      } else {
        writeText(table, column, value.getString(), count);
      }
    }
    m_text += '}';
  }

  void writeText(const DocumentTable& table, const DocumentColumn& column, const std::string& text,
                 std::int64_t count) {
    if (firstLineNotText(text)) {
      throw BrokenRow(table.name + " #" + std::to_string(count) + ": " + column.name + " is no text");
    }
    if (column.type == ColumnType::Json && isCompactJson(text)) {
      m_text += text;
    } else {
      appendQuoted(m_text, text);
    }
  }

  void pass() {
    if (!(*m_sink)(m_text)) throw Refused(StoreFault::Unexpected, "writing was ended");
    m_text.clear();
  }

  SQLite::Database* m_database;
  const DocumentSink* m_sink;
  std::string m_text;
};

}  // namespace

DocumentRows writeDocument(SQLite::Database& database, const DocumentSink& sink) {
  return Writer(database, sink).write();
}

}  // namespace damath::db::detail

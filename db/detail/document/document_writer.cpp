// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/document_writer.hpp"

#include "core/text/lines.hpp"
#include "db/detail/base64.hpp"
#include "db/detail/document/compact_json.hpp"
#include "db/detail/document/document_schema.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;

class Writer {
 public:
  Writer(Database& database, const DocumentSink& sink) : m_database(&database), m_sink(&sink) {}

  DocumentRows write() {
    DocumentRows rows;
    m_text = "{\"damathContest\":" + std::to_string(newestVersion()) + ",\"tables\":{";
    for (const Table& table : documentTables(*m_database)) {
      m_text += rows.empty() ? "\n" : ",\n";
      rows.emplace_back(table.name, writeTable(table));
    }
    m_text += "\n}}\n";
    pass();
    return rows;
  }

 private:
  std::int64_t writeTable(const Table& table) {
    appendQuoted(m_text, table.name);
    m_text += ":[";
    std::int64_t count = 0;
    eachRowOf(*m_database, table, [&](const Cells& cells) {
      m_text += count++ == 0 ? "\n" : ",\n";
      writeRow(table, cells, count);
      if (m_text.size() >= kPiece) pass();
    });
    m_text += count == 0 ? "]" : "\n]";
    return count;
  }

  void writeRow(const Table& table, const Cells& cells, std::int64_t count) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      m_text += i == 0 ? '{' : ',';
      appendQuoted(m_text, table.columns[i].name);
      m_text += ':';
      if (const auto* number = std::get_if<std::int64_t>(&cells[i])) {
        appendNumber(m_text, *number);
      } else if (const auto* bytes = std::get_if<Bytes>(&cells[i])) {
        m_text += '"' + toBase64(bytes->bytes) + '"';
      } else if (const auto* text = std::get_if<std::string>(&cells[i])) {
        writeText(table, table.columns[i], *text, count);
      } else {
        m_text += "null";
      }
    }
    m_text += '}';
  }

  void writeText(const Table& table, const Column& column, const std::string& text, std::int64_t count) {
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

  Database* m_database;
  const DocumentSink* m_sink;
  std::string m_text;
};

}  // namespace

DocumentRows writeDocument(Database& database, const DocumentSink& sink) {
  return Writer(database, sink).write();
}

}  // namespace damath::db::detail

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/document_scan.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/text/letter.hpp"
#include "db/detail/base64.hpp"
#include "db/detail/document/compact_json.hpp"
#include "db/detail/document/counted_bytes.hpp"
#include "db/detail/migrations.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::json;

// The part of the JSON document that the parser is in.
enum class Place { Start, Root, Tables, Rows, Row, Value, End };

std::string_view typeText(const Column& column) {
  const bool isMaybe = column.nullable == Nullable::Yes;
  switch (column.type) {
    case ColumnType::Number:
      return isMaybe ? "number, null" : "number";
    case ColumnType::Text:
      return isMaybe ? "text, null" : "text";
    case ColumnType::Json:
      return isMaybe ? "object, list, text, null" : "object, list, text";
    case ColumnType::Bytes:
      return isMaybe ? "base64, null" : "base64";
  }
  return {};
}

class Scan : public nlohmann::json_sax<Json> {
 public:
  Scan(CountedBytes& bytes, int version, const std::vector<Table>& tables, const RowTaker& take)
      : m_bytes(&bytes), m_version(version), m_tables(&tables), m_take(&take), m_seen(tables.size()) {}

  [[nodiscard]] std::optional<DocumentFault> fault() && { return std::move(m_fault); }

  bool null() override {
    if (m_place == Place::Value) return within([&] { m_json.addWord("null"); });
    if (!isAtColumn()) return refuseShape();
    if (column().nullable == Nullable::No) return wrongType("null");
    return put(std::monostate());
  }
  bool boolean(bool value) override {
    const char* word = value ? "true" : "false";
    if (m_place == Place::Value) return within([&] { m_json.addWord(word); });
    return isAtColumn() ? wrongType(word) : refuseShape();
  }
  bool number_integer(number_integer_t value) override {
    if (m_place == Place::Value) return within([&] { m_json.addWord(std::to_string(value)); });
    if (isAtColumn() && column().type == ColumnType::Number) return put(std::int64_t{value});
    return isAtColumn() ? wrongType(std::to_string(value)) : refuseShape();
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (m_place == Place::Value) return within([&] { m_json.addWord(std::to_string(value)); });
    if (m_place == Place::Root && m_name == "damathContest" && !m_isVersionRead) return version(value);
    const bool fits = value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (isAtColumn() && column().type == ColumnType::Number && fits) {
      return put(static_cast<std::int64_t>(value));
    }
    return isAtColumn() ? wrongType(std::to_string(value)) : refuseShape();
  }
  bool number_float(number_float_t, const string_t& written) override {
    if (m_place == Place::Value) return within([&] { m_json.addWord(written); });
    return isAtColumn() ? wrongType(written) : refuseShape();
  }
  bool string(string_t& text) override {
    if (m_place == Place::Value) return within([&] { m_json.addText(text); });
    if (!isAtColumn()) return refuseShape();
    if (column().type == ColumnType::Number) {
      const auto number = numberOf(text);
      return number ? put(*number) : wrongType(text);
    }
    if (column().type == ColumnType::Bytes) {
      auto bytes = fromBase64(text);
      return bytes ? put(Bytes{*std::move(bytes)}) : wrongType(text);
    }
    // The program never stores a text with a NUL byte, so a document with such a text is refused.
    if (text.find('\0') != std::string::npos) return wrongType("\\u0000");
    return put(std::move(text));
  }
  bool binary(binary_t&) override { return refuseShape(); }

  bool start_object(std::size_t) override {
    switch (m_place) {
      case Place::Start:
        m_place = Place::Root;
        return true;
      case Place::Root:
        if (m_name != "tables" || !m_isVersionRead || m_areTablesRead) return refuseShape();
        m_place = Place::Tables;
        return true;
      case Place::Rows:
        beginRow();
        return true;
      case Place::Row:
      case Place::Value:
        return openValue('{');
      default:
        return refuseShape();
    }
  }
  bool start_array(std::size_t) override {
    if (m_place == Place::Tables && m_table != nullptr) {
      m_place = Place::Rows;
      m_row.place = 0;
      return true;
    }
    return m_place == Place::Row || m_place == Place::Value ? openValue('[') : refuseShape();
  }
  bool key(string_t& name) override {
    switch (m_place) {
      case Place::Root:
        m_name = name;
        if (!m_isVersionRead && name != "damathContest") return refuseShape();
        return m_isVersionRead && (name != "tables" || m_areTablesRead) ? refuseShape() : true;
      case Place::Tables:
        return findTable(name);
      case Place::Row:
        return findColumn(name);
      default:
        return within([&] { m_json.addName(name); });
    }
  }
  bool end_object() override {
    switch (m_place) {
      case Place::Value:
        return closeValue();
      case Place::Row:
        return endRow();
      case Place::Tables:
        return endTables();
      default:
        m_place = Place::End;
        return m_areTablesRead || refuseShape();
    }
  }
  bool end_array() override {
    if (m_place == Place::Value) return closeValue();
    m_place = Place::Tables;
    m_table = nullptr;
    return true;
  }
  bool parse_error(std::size_t position, const std::string&, const Json::exception& exception) override {
    DocumentFault fault;
    // The parser also counts the end of the text, one position behind the last byte. An error at this
    // position means that the document ends too early.
    fault.kind = position > m_bytes->count() ? DocumentFaultKind::CutShort : DocumentFaultKind::NotJson;
    // Removes the parser's name and its position from the message. The fault already has the line.
    const std::string_view words = exception.what();
    const std::size_t end = words.rfind(": ", words.find(" - "));
    fault.detail = words.substr(end == std::string_view::npos ? 0 : end + 2);
    return refuse(std::move(fault));
  }

 private:
  [[nodiscard]] bool isAtColumn() const { return m_place == Place::Row; }
  [[nodiscard]] const Column& column() const { return m_table->columns[m_column]; }

  bool refuse(DocumentFault fault) {
    fault.line = m_bytes->line();
    m_fault = std::move(fault);
    return false;
  }
  // Reports a part of the JSON that a document must not have at this place.
  bool refuseShape() {
    DocumentFault fault;
    fault.kind = DocumentFaultKind::NotDocument;
    fault.table = m_table == nullptr ? std::string() : m_table->name;
    return refuse(std::move(fault));
  }
  bool refuseRow(DocumentFaultKind kind, std::string column, std::string_view written = {},
                 std::string_view right = {}) {
    DocumentFault fault;
    fault.kind = kind;
    fault.table = m_table->name;
    fault.row = m_row.key();
    fault.column = std::move(column);
    fault.written = std::string(shortened(written));
    fault.right = std::string(right);
    return refuse(std::move(fault));
  }
  bool wrongType(std::string_view written) {
    return refuseRow(DocumentFaultKind::WrongType, column().name, written, typeText(column()));
  }

  bool version(std::uint64_t number) {
    m_isVersionRead = true;
    const auto ours = static_cast<std::uint64_t>(m_version);
    if (number == ours) return true;
    if (number == 0) return refuseShape();
    const bool isTest = number < ours && isTestVersion(static_cast<std::int64_t>(number));
    DocumentFault fault;
    fault.kind = number > ours ? DocumentFaultKind::NewerVersion
                 : isTest      ? DocumentFaultKind::TestVersion
                               : DocumentFaultKind::OlderVersion;
    fault.written = std::to_string(number);
    fault.right = std::to_string(isTest ? firstVersion() : m_version);
    return refuse(std::move(fault));
  }

  bool findTable(const std::string& name) {
    const auto found = std::ranges::find(*m_tables, name, &Table::name);
    DocumentFault fault;
    if (found == m_tables->end()) {
      fault.kind = DocumentFaultKind::UnknownTable;
      fault.written = std::string(shortened(name));
      return refuse(std::move(fault));
    }
    const auto place = static_cast<std::size_t>(found - m_tables->begin());
    m_table = &*found;
    if (!m_seen[place]) {
      m_seen[place] = true;
      return true;
    }
    fault.kind = DocumentFaultKind::TableTwice;
    fault.table = name;
    return refuse(std::move(fault));
  }

  bool endTables() {
    const auto missing = std::ranges::find(m_seen, false);
    m_place = Place::Root;
    m_areTablesRead = true;
    if (missing == m_seen.end()) return true;
    DocumentFault fault;
    fault.kind = DocumentFaultKind::TableMissing;
    fault.table = (*m_tables)[static_cast<std::size_t>(missing - m_seen.begin())].name;
    return refuse(std::move(fault));
  }

  void beginRow() {
    m_place = Place::Row;
    m_row.table = m_table;
    m_row.values.assign(m_table->columns.size(), std::monostate());
    ++m_row.place;
    m_row.line = m_bytes->line();
    m_rowBegin = m_bytes->count();
    m_given.assign(m_table->columns.size(), false);
  }

  bool findColumn(const std::string& name) {
    const auto found = std::ranges::find(m_table->columns, name, &Column::name);
    if (found == m_table->columns.end()) return refuseRow(DocumentFaultKind::UnknownColumn, {}, name);
    m_column = static_cast<std::size_t>(found - m_table->columns.begin());
    return m_given[m_column] ? refuseRow(DocumentFaultKind::ColumnTwice, name) : true;
  }

  bool put(Cell value) {
    m_row.values[m_column] = std::move(value);
    m_given[m_column] = true;
    return isWithinSize();
  }

  bool isWithinSize() {
    if (m_bytes->count() - m_rowBegin <= kMostDocumentRow) return true;
    return refuseRow(DocumentFaultKind::TooLarge, {});
  }

  bool endRow() {
    m_place = Place::Rows;
    const auto missing = std::ranges::find(m_given, false);
    if (missing != m_given.end()) {
      const auto place = static_cast<std::size_t>(missing - m_given.begin());
      return refuseRow(DocumentFaultKind::ColumnMissing, m_table->columns[place].name);
    }
    return (*m_take)(m_row);
  }

  bool openValue(char bracket) {
    if (m_place == Place::Row && column().type != ColumnType::Json) return wrongType({&bracket, 1});
    m_place = Place::Value;
    m_json.open(bracket);
    if (m_json.depth() > kMostDocumentDepth) return refuseRow(DocumentFaultKind::TooDeep, column().name);
    return true;
  }

  template <class Action>
  bool within(const Action& add) {
    add();
    return isWithinSize();
  }

  bool closeValue() {
    m_json.close();
    if (m_json.depth() > 0) return true;
    m_place = Place::Row;
    std::string text = m_json.text();
    m_json.clear();
    return put(std::move(text));
  }

  CountedBytes* m_bytes;
  int m_version;
  const std::vector<Table>* m_tables;
  const RowTaker* m_take;
  Place m_place = Place::Start;
  std::string m_name;  // the name of the member of the root object that is being read
  bool m_isVersionRead = false;
  bool m_areTablesRead = false;
  std::vector<bool> m_seen;  // for each table: true if the document had it already
  const Table* m_table = nullptr;
  std::size_t m_column = 0;
  DocumentRow m_row;
  std::size_t m_rowBegin = 0;
  std::vector<bool> m_given;  // for each column: true if the current row had it already
  CompactJson m_json;         // the object or list that stands in the current column
  std::optional<DocumentFault> m_fault;
};

}  // namespace

std::string DocumentRow::key() const {
  std::string text = keyText(*table, values);
  return text.empty() ? "#" + std::to_string(place) : text;
}

std::optional<DocumentFault> scanDocument(std::istream& document, int version,
                                          const std::vector<Table>& tables, const RowTaker& take) {
  CountedBytes bytes(document);
  Scan scan(bytes, version, tables, take);
  Json::sax_parse(bytes.begin(), bytes.end(), &scan);
  return std::move(scan).fault();
}

}  // namespace damath::db::detail

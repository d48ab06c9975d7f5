// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the changes that SQLite's session extension wrote into the journals of version 4 files. For each
// table: 'T', the number of columns, a byte for each column (nonzero for a key column), and the table's name
// up to a zero byte. Then for each of its rows: the operation, a byte for indirect changes, and the columns
// before, after, or both.
#include <algorithm>

#include "db/detail/trail/row_change.hpp"

namespace damath::db::detail {

namespace {

constexpr std::uint8_t kInsert = 18;
constexpr std::uint8_t kUpdate = 23;
constexpr std::uint8_t kDelete = 9;

enum class CellKind : std::uint8_t { Nothing = 0, Number = 1, Text = 3, Null = 5 };

class SessionBytes {
 public:
  explicit SessionBytes(std::string_view rest) : m_rest(rest) {}

  [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }
  [[nodiscard]] bool isAtTable() const { return m_rest.starts_with('T'); }
  std::uint8_t byte() { return static_cast<std::uint8_t>(text(1).front()); }
  std::string_view text(std::size_t length) {
    if (length > m_rest.size()) throw BrokenRow("journal: changes are cut short");
    const std::string_view taken = m_rest.substr(0, length);
    m_rest.remove_prefix(length);
    return taken;
  }
  std::string_view textToZero() {
    const std::string_view taken = text(std::min(m_rest.find('\0'), m_rest.size()));
    text(1);
    return taken;
  }
  std::int64_t number() {
    std::uint64_t number = 0;
    for (const char c : text(8)) number = number << 8U | static_cast<unsigned char>(c);
    return static_cast<std::int64_t>(number);
  }
  // Seven bits a byte, highest bits first; the top bit means that another byte follows.
  std::size_t length() {
    std::size_t length = 0;
    for (std::uint8_t next = 0x80; (next & 0x80U) != 0;) {
      next = byte();
      length = length << 7U | (next & 0x7fU);
    }
    return length;
  }

 private:
  std::string_view m_rest;
};

std::optional<Cell> knownCell(SessionBytes& bytes) {
  switch (static_cast<CellKind>(bytes.byte())) {
    case CellKind::Nothing:
      return std::nullopt;
    case CellKind::Number:
      return bytes.number();
    case CellKind::Text:
      return std::string(bytes.text(bytes.length()));
    case CellKind::Null:
      return std::monostate();
  }
  throw BrokenRow("journal: changes of a column that is neither number nor text");
}

KnownCells knownCells(SessionBytes& bytes, std::size_t count) {
  KnownCells cells;
  for (std::size_t i = 0; i < count; ++i) cells.push_back(knownCell(bytes));
  return cells;
}

const Table& tableAt(SessionBytes& bytes, const std::vector<Table>& tables) {
  bytes.text(1);
  const std::size_t columns = bytes.length();
  bytes.text(columns);
  const auto table = std::ranges::find(tables, bytes.textToZero(), &Table::name);
  if (table == tables.end() || table->columns.size() != columns)
    throw BrokenRow("journal: changes of no table");
  return *table;
}

RowChange changeAt(SessionBytes& bytes, const Table& table) {
  const std::uint8_t done = bytes.byte();
  bytes.byte();
  RowChange change{&table, {}, {}};
  if (done != kInsert && done != kUpdate && done != kDelete) throw BrokenRow("journal: changes of no kind");
  if (done != kInsert) change.before = knownCells(bytes, table.columns.size());
  if (done != kDelete) change.after = knownCells(bytes, table.columns.size());
  if (done != kUpdate) return change;
  // Only the row before contains the key.
  for (const std::size_t place : table.key()) change.after[place] = change.before[place];
  return change;
}

}  // namespace

RowChanges parseSessionChanges(const std::vector<Table>& tables, std::string_view text) {
  SessionBytes bytes(text);
  RowChanges changes;
  changes.isInOrder = false;
  while (!bytes.isAtEnd()) {
    const Table& table = tableAt(bytes, tables);
    while (!bytes.isAtEnd() && !bytes.isAtTable()) changes.rows.push_back(changeAt(bytes, table));
  }
  return changes;
}

}  // namespace damath::db::detail

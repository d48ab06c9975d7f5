// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/trail/trail.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "db/detail/private_text.hpp"

#include "db/detail/sql_quotes.hpp"

namespace damath::db::detail {

namespace {

constexpr std::string_view kStateTables[] = {
    "contest", "school",  "player", "event",  "entry",  "absence",        "round",    "game",
    "bye",     "rematch", "lot",    "review", "ruling", "sheet_in_force", "check_in", "notice"};

// The SQL statement that makes a row change, and the values of its parameters.
class ChangeStatement {
 public:
  explicit ChangeStatement(const RowChange& change) : m_change(&change) {
    if (change.before.empty()) {
      insert();
    } else if (change.after.empty()) {
      remove();
    } else {
      update();
    }
  }

  [[nodiscard]] bool run(Database& database) const {
    if (m_isNothing) return true;
    const auto statement = database.prepared(m_sql);
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
      statement->bind(static_cast<int>(i) + 1, asValue(*m_cells[i]));
    }
    return statement->run() == 1;
  }

 private:
  [[nodiscard]] std::string name(std::size_t column) const {
    return quotedName(m_change->table->columns[column].name);
  }
  void insert() {
    std::string columns;
    std::string places;
    for (std::size_t i = 0; i < m_change->after.size(); ++i) {
      if (!m_change->after[i]) continue;
      columns += (columns.empty() ? "" : ", ") + name(i);
      places += places.empty() ? "?" : ", ?";
      m_cells.push_back(&*m_change->after[i]);
    }
    m_sql = "INSERT INTO " + quotedName(m_change->table->name) + " (" + columns + ") VALUES (" + places + ")";
  }
  void remove() {
    m_sql = "DELETE FROM " + quotedName(m_change->table->name) + " WHERE ";
    addConditions([](std::size_t) { return true; });
  }
  void update() {
    m_sql = "UPDATE " + quotedName(m_change->table->name) + " SET ";
    const auto isChanged = [this](std::size_t i) {
      return m_change->after[i] && m_change->after[i] != m_change->before[i];
    };
    for (std::size_t i = 0; i < m_change->after.size(); ++i) {
      if (!isChanged(i)) continue;
      m_sql += (m_cells.empty() ? "" : ", ") + name(i) + " = ?";
      m_cells.push_back(&*m_change->after[i]);
    }
    // There is nothing to change if no column differs. For example, an old and a new name are equal after
    // both were removed.
    m_isNothing = m_cells.empty();
    m_sql += " WHERE ";
    addConditions(isChanged);
  }
  // Adds conditions to the SQL statement, so that the statement finds the row only if the row is in its
  // earlier state. The conditions compare the key, and each column for which isAsked(column) is true.
  template <class Asked>
  void addConditions(const Asked& isAsked) {
    const char* between = "";
    for (std::size_t i = 0; i < m_change->before.size(); ++i) {
      const bool isKey = m_change->table->columns[i].key > 0;
      if (!m_change->before[i] || !(isKey || isAsked(i))) continue;
      m_sql += between + name(i) + (isKey ? " = ?" : " IS NOT DISTINCT FROM ?");
      m_cells.push_back(&*m_change->before[i]);
      between = " AND ";
    }
  }

  const RowChange* m_change;
  std::string m_sql;
  std::vector<const Cell*> m_cells;
  bool m_isNothing = false;  // true if the change changes no column
};

// The columns of the table `player` that a list of changes holds as tokens (private_text.hpp).
constexpr std::pair<std::string_view, std::string contest::Player::*> kNameColumns[] = {
    {"last", &contest::Player::last},
    {"first", &contest::Player::first},
    {"middle", &contest::Player::middle}};

bool isNameColumn(const Column& column) {
  return std::ranges::any_of(kNameColumns, [&](const auto& each) { return each.first == column.name; });
}

// Replaces the tokens (private_text.hpp) in the names of players by the names.
void tellNames(Database& database, RowChanges& changes) {
  std::vector<std::string*> names;
  for (RowChange& change : changes) {
    if (change.table->name != "player") continue;
    for (KnownCells* cells : {&change.before, &change.after}) {
      for (std::size_t i = 0; i < cells->size(); ++i) {
        if (!isNameColumn(change.table->columns[i]) || !(*cells)[i]) continue;
        if (auto* name = std::get_if<std::string>(&*(*cells)[i])) names.push_back(name);
      }
    }
  }
  tell(database, names, TextForm::Plain);
}

// Returns the row with tokens (private_text.hpp) in place of the name, if the row is a player.
Cells withoutName(Database& database, const Table& table, Cells cells) {
  if (table.name != "player") return cells;
  contest::Player player;
  player.id = contest::PlayerId{std::get<std::int64_t>(cells[table.key().front()])};
  std::vector<std::pair<std::string*, std::string contest::Player::*>> parts;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const auto& [name, member] : kNameColumns) {
      if (table.columns[i].name == name) parts.emplace_back(std::get_if<std::string>(&cells[i]), member);
    }
  }
  for (const auto& [text, member] : parts) player.*member = *text;
  player = hiddenName(database, std::move(player));
  for (const auto& [text, member] : parts) *text = player.*member;
  return cells;
}

[[noreturn]] void refuse(const RowChange& change) {
  throw Refused(StoreFault::Constraint, rowName(change));
}

// Rows in memory, to which changes are applied one after another. The tables' constraints are not checked.
class FollowedRows {
 public:
  explicit FollowedRows(const std::vector<Table>& tables) : m_first(tables.data()), m_rows(tables.size()) {}

  void follow(const RowChange& change) {
    auto& rows = m_rows[static_cast<std::size_t>(change.table - m_first)];
    Cells cells(change.table->columns.size());
    if (!change.before.empty()) {
      put(change.before, cells);
      auto node = rows.extract(keyText(*change.table, cells));
      if (node.empty() || !isAs(change.before, node.mapped())) refuse(change);
      cells = std::move(node.mapped());
    }
    if (change.after.empty()) return;
    put(change.after, cells);
    std::string key = keyText(*change.table, cells);
    if (!rows.emplace(std::move(key), std::move(cells)).second) refuse(change);
  }

  // Returns the rows of the table with this index in the list of tables.
  [[nodiscard]] const std::map<std::string, Cells>& rowsOf(std::size_t table) const { return m_rows[table]; }

  // Adds to `names` each row that differs between memory and database, as table and key: "game 17".
  void compare(Database& database, std::set<std::string>& names) {
    const Table* table = m_first;
    for (auto& rows : m_rows) {
      const auto add = [&](const std::string& key) { names.insert(table->name + " " + key); };
      eachRowOf(database, *table, [&](const Cells& cells) {
        const std::string key = keyText(*table, cells);
        const auto node = rows.extract(key);
        if (node.empty() || node.mapped() != cells) add(key);
      });
      for (const auto& [key, cells] : rows) add(key);
      ++table;
    }
  }

 private:
  static void put(const KnownCells& known, Cells& cells) {
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (known[i]) cells[i] = *known[i];
    }
  }
  static bool isAs(const KnownCells& known, const Cells& cells) {
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (known[i] && *known[i] != cells[i]) return false;
    }
    return true;
  }

  const Table* m_first;
  std::vector<std::map<std::string, Cells>> m_rows;
};

}  // namespace

std::vector<Table> stateTablesOf(const std::vector<Table>& tables) {
  std::vector<Table> list;
  for (const std::string_view name : kStateTables) {
    const auto found = std::ranges::find(tables, name, &Table::name);
    if (found != tables.end()) list.push_back(*found);
  }
  return list;
}

Trail::Trail(Database& database) : m_database(&database), m_tables(stateTablesOf(database.tables())) {}

RowChanges Trail::read(const std::string& changes) const {
  RowChanges list = parseChanges(m_tables, changes);
  tellNames(*m_database, list);
  return list;
}

void Trail::apply(const std::string& changes) {
  apply(read(changes));
}

void Trail::undo(const std::string& changes) {
  apply(inverted(read(changes)));
}

void Trail::apply(const RowChanges& changes) {
  for (const RowChange& change : changes) {
    bool isMade = false;
    try {
      isMade = ChangeStatement(change).run(*m_database);
    } catch (const Refused& refused) {
      if (refused.fault() != StoreFault::Constraint) throw;
    }
    if (!isMade) refuse(change);
  }
}

std::string Trail::insertions() {
  std::string text;
  for (const Table& table : m_tables) {
    eachRowOf(*m_database, table, [&](const Cells& cells) {
      text += (text.empty() ? '[' : ',') + insertionText(table, withoutName(*m_database, table, cells));
    });
  }
  return text.empty() ? text : text + ']';
}

std::map<std::string, Trail::RowsByKey> Trail::rowsAfter(const std::vector<std::string>& changes) const {
  FollowedRows followed(m_tables);
  for (const std::string& text : changes) {
    for (const RowChange& change : read(text)) followed.follow(change);
  }
  std::map<std::string, RowsByKey> rows;
  for (std::size_t table = 0; table < m_tables.size(); ++table) {
    rows[m_tables[table].name] = followed.rowsOf(table);
  }
  return rows;
}

std::vector<std::string> Trail::rowsNotFrom(const std::vector<std::string>& changes) {
  FollowedRows followed(m_tables);
  for (const std::string& text : changes) {
    for (const RowChange& change : read(text)) followed.follow(change);
  }
  std::set<std::string> names;
  followed.compare(*m_database, names);
  return {names.begin(), names.end()};
}

}  // namespace damath::db::detail

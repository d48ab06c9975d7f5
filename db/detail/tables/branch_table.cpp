// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/branch_table.hpp"

#include <algorithm>
#include <set>

#include "core/spellings.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/detail/trail/row_change.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db::detail {

namespace {

std::size_t placeOf(const Table& table, std::string_view column) {
  return static_cast<std::size_t>(std::ranges::find(table.columns, column, &Column::name) -
                                  table.columns.begin());
}

// Inserts rows of a merged branch into a table.
class BranchInsertion {
 public:
  // Precondition: `to` and `table` outlive this object.
  BranchInsertion(Database& to, const Table& table, std::string key)
      : m_to(&to), m_table(&table), m_key(std::move(key)), m_insertion(insertionInto(to, table)) {}

  void insert(const Cells& cells) {
    if (call(*m_to, "copy_row", m_key, m_table->name, rowText(*m_table, cells))) return;
    detail::insert(*m_insertion, cells);
  }

 private:
  Database* m_to;
  const Table* m_table;
  std::string m_key;
  std::unique_ptr<Statement> m_insertion;
};

// Copies the rows whose number (the first column) `to` lacks. The other rows are equal in both files, because
// rows of these tables are never changed. Only clocks of a live game (live_clock) are changed, and `to` keeps
// its own. `alter` may change a row before it is inserted.
template <class Alter>
void copyMissing(Database& from, Database& to, const std::string& key, const Table& table,
                 const Alter& alter) {
  std::set<std::int64_t> known;
  eachRow(to, "SELECT " + quotedName(table.columns.front().name) + " FROM " + quotedName(table.name),
          [&](const Row& row) { known.insert(row.number(0)); });
  BranchInsertion insertion(to, table, key);
  eachRowOf(from, table, [&](Cells cells) {
    if (known.contains(std::get<std::int64_t>(cells[0]))) return;
    alter(cells);
    insertion.insert(cells);
  });
}

// Copies the private texts that `to` lacks. A text that `to` has removed stays removed.
void copyPrivateTexts(Database& from, Database& to, const std::string& key) {
  std::set<std::string> known;
  for (const PrivateText& text : privateTexts(to)) known.insert(text.token);
  for (const PrivateText& text : privateTexts(from)) {
    if (known.contains(text.token)) continue;
    if (call(to, "copy_text", key, text.token, spellingOf(text.kind), text.player, text.key, text.text))
      continue;
    run(to, "INSERT INTO private_text (token, kind, player, key, text) VALUES (?, ?, ?, ?, ?)", text.token,
        spellingOf(text.kind), text.player, text.key, text.text);
  }
}

}  // namespace

std::vector<Branch> branches(Database& database) {
  return allRows(database,
                 "SELECT key, event, part, since, digest, \"by\", at FROM branch ORDER BY since, key",
                 [](const Row& row) -> Branch {
                   return {row.text(0),
                           row.id<contest::EventId>(1),
                           spelled<BranchPart>("part", row.text(2)),
                           row.number(3),
                           row.text(4),
                           row.text(5),
                           row.text(6)};
                 });
}

void addBranch(Database& database, const Branch& branch) {
  run(database,
      "INSERT INTO branch (key, event, part, since, digest, \"by\", at) VALUES (?, ?, ?, ?, ?, ?, ?)",
      branch.key, branch.event, spellingOf(branch.part), branch.since, branch.digest, branch.by, branch.at);
}

void setPart(Database& database, const std::string& key, BranchPart part) {
  run(database, "UPDATE branch SET part = ? WHERE key = ?", spellingOf(part), key);
}

void leaveRoom(Database& database) {
  // Makes the copied file number its new rows from N billion on. N is the number of branches that the contest
  // ever had, so that no two files use the same number.
  run(database, "UPDATE sequence SET last = (SELECT count(*) FROM branch) * 1000000000");
}

void mergeBranch(Database& database, Database& other, const Branch& branch) {
  const std::vector<Table> tables = database.tables();
  // Copies scoresheets, violations and live games first, because rows of the other tables refer to them.
  for (const char* name :
       {"sheet", "finding", "acceptance", "sign_off", "violation", "live_game", "live_step", "live_clock"}) {
    copyMissing(other, database, branch.key, *std::ranges::find(tables, name, &Table::name), [](Cells&) {});
  }
  copyPrivateTexts(other, database, branch.key);
  // Marks each copied paper with the key of the branch. The journal number of such a paper belongs to the
  // journal of the other file.
  const Table& papers = *std::ranges::find(tables, "paper", &Table::name);
  copyMissing(other, database, branch.key, papers,
              [&](Cells& cells) { cells[placeOf(papers, "branch")] = branch.key; });
  Trail trail(database);
  const Table& journal = *std::ranges::find(tables, "journal", &Table::name);
  const auto columnOf = [&journal](std::string_view name) { return placeOf(journal, name); };
  BranchInsertion insertion(database, journal, branch.key);
  eachRow(
      other,
      "SELECT " + columnList(journal) + " FROM journal WHERE branch = '' AND number > ? ORDER BY number",
      [&](const Row& row) {
        Cells cells = cellsOf(row, journal);
        // Does not apply the changes of a migration or a rescue, because these changes only list rows that
        // existed before.
        const auto* changes = std::get_if<Bytes>(&cells[columnOf("changes")]);
        const auto action = parseJournalAction(std::get<std::string>(cells[columnOf("action")]));
        if (changes != nullptr && !(action && isFreshStart(*action))) trail.apply(changes->bytes);
        cells[columnOf("branch")] = branch.key;
        insertion.insert(cells);
      },
      branch.since);
}

}  // namespace damath::db::detail

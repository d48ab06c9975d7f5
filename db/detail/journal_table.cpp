#include "db/detail/journal_table.hpp"

#include "db/detail/query.hpp"

namespace damath::db::detail {

std::vector<JournalRow> journal(SQLite::Database& database) {
  std::vector<JournalRow> list;
  eachRow(database,
          "SELECT number, at, \"by\", action, subject, coalesce(before, ''), after, reason FROM journal"
          " ORDER BY number",
          [&](const Row& row) {
            list.push_back({row.number(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5),
                            row.text(6), row.text(7)});
          });
  return list;
}

void addToJournal(SQLite::Database& database, const Stamp& stamp, const JournalText& text) {
  run(database,
      "INSERT INTO journal (at, \"by\", action, subject, before, after, reason) VALUES (?, ?, ?, ?, ?, ?, ?)",
      toText(stamp.at), stamp.by, text.action, text.subject, text.before, text.after, stamp.reason);
}

}  // namespace damath::db::detail

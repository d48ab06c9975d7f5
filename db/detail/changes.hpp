// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of the present state went through, row by row, as SQLite's session extension writes it:
// kept with every journal row, turned round to undo it, and put together to make the tables again.
#pragma once

#include <SQLiteCpp/Database.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace damath::db::detail {

// The tables whose changes are kept. The others hold evidence, which only grows.
[[nodiscard]] std::span<const char* const> stateTables();

// Notes every change of the state tables from its beginning. The database must outlive it.
class Recorder {
 public:
  // Throws.
  explicit Recorder(SQLite::Database& database);
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  ~Recorder();

  // Everything so far, net: a row that came and went is not in it. Empty where nothing changed. Throws.
  [[nodiscard]] std::string changes() const;

 private:
  struct Session;
  std::unique_ptr<Session> m_session;
};

// The changes that undo these. Throws.
[[nodiscard]] std::string inverted(const std::string& changes);

// Throws Refused(Constraint), with the row's name, and changes nothing, where a row is not as the changes
// expect it.
void carryOut(SQLite::Database& database, const std::string& changes);

// All of these as one, in their order. Throws.
[[nodiscard]] std::string joined(const std::vector<std::string>& list);

// The rows of a table of evidence, its number in the first column, that `to` has not. Throws.
void copyMissing(SQLite::Database& from, SQLite::Database& to, const std::string& table);

// What turns empty tables into those that stand. Throws.
[[nodiscard]] std::string insertions(SQLite::Database& database);

// The rows of the state tables that are not as all these changes, in their order, leave empty tables: "game
// 17", "bye 1 2 3" by table and key, sorted; a table's name alone where its columns do not fit. Throws.
[[nodiscard]] std::vector<std::string> rowsNotFrom(SQLite::Database& database,
                                                   const std::vector<std::string>& changes);

}  // namespace damath::db::detail

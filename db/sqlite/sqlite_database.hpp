// SPDX-License-Identifier: GPL-3.0-or-later
// An SQLite contest file as a Database, the common interface of both databases.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/open_options.hpp"

namespace damath::db::sqlite {

// Keeps prepared statements that are not in use, by their SQL. Preparing most statements takes longer than
// running them.
class IdleStatements {
 public:
  // Returns a kept statement and removes it from the list. Null if there is none with this SQL.
  [[nodiscard]] std::unique_ptr<SQLite::Statement> taken(const std::string& sql);
  void put(const std::string& sql, std::unique_ptr<SQLite::Statement> statement) noexcept;

 private:
  std::unordered_map<std::string, std::unique_ptr<SQLite::Statement>> m_statements;
};

class SqliteDatabase : public detail::Database {
 public:
  // Opens an existing file for reading and writing. Throws on a database error.
  SqliteDatabase(const std::filesystem::path& path, const OpenOptions& options);
  // Unlocked selects the constructor that opens an existing file for reading without locks: it takes no lock
  // and waits for none, as if nobody ever changed the file. Throws on a database error.
  struct Unlocked {};
  SqliteDatabase(const std::filesystem::path& path, Unlocked way);

  [[nodiscard]] std::unique_ptr<detail::Statement> prepared(const std::string& sql) override;
  void begin(detail::Purpose purpose) override;
  // Throws Refused (Moved) if the transaction changes the file and another file, or none, has its path now.
  void commit() override;
  void rollback() noexcept override { m_database.tryExec("ROLLBACK"); }
  [[nodiscard]] std::string takeTrail() override;
  void wipe() override;
  [[nodiscard]] std::int64_t changesOfOthers() override;
  [[nodiscard]] std::vector<detail::Table> tables() override;
  [[nodiscard]] std::vector<std::string> complaints() override;
  [[nodiscard]] std::optional<platform::LockHolder> holder() const override;

  // Runs one or more SQL statements and ignores their result rows. Throws on a database error.
  void execute(const std::string& sql);
  // keepTrail() makes this connection record the changes of the state tables (the contest's present data) for
  // the journal. Now: from this call on. NextChange: from the next change on, so that opening a file only to
  // read it stays fast. Precondition: the tables have this program's version. Throws on a database error.
  enum class TrailFrom { Now, NextChange };
  void keepTrail(TrailFrom from);
  // Checks the schema now (checkSchema), and once more at the beginning of every transaction if another
  // program has changed the schema since. Throws Refused (ForeignSchema).
  void holdSchema(std::int64_t version);
  [[nodiscard]] SQLite::Database& handle() { return m_database; }

 private:
  std::filesystem::path m_path;
  SQLite::Database m_database;
  bool m_isTrailDue = false;
  // The version of the tables, and the number of the schema that was checked last; SQLite changes this number
  // with every change of the schema.
  struct CheckedSchema {
    std::int64_t version;
    std::int64_t number;
  };
  std::optional<CheckedSchema> m_checked;

  [[nodiscard]] std::int64_t schemaNumber();
  IdleStatements m_idle;  // must be destroyed before m_database, to which its statements belong
};

// applicationIdOf and versionOf return the mark of a contest file: the application id, which tells that this
// program made the file, and the version of its tables. SQLite keeps both numbers in the head of the file.
// They return 0 if the file has no mark, and throw on a database error.
[[nodiscard]] std::int64_t applicationIdOf(SqliteDatabase& database);
[[nodiscard]] std::int64_t versionOf(SqliteDatabase& database);

}  // namespace damath::db::sqlite

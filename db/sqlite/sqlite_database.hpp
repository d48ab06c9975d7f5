// SPDX-License-Identifier: GPL-3.0-or-later
// One SQLite file as the database of the tables.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/open_options.hpp"

namespace damath::db::sqlite {

// Prepared statements not in use at the moment, by their text: to make one ready takes longer than most take
// to run.
class IdleStatements {
 public:
  // Null where there is none.
  [[nodiscard]] std::unique_ptr<SQLite::Statement> taken(const std::string& sql);
  void put(const std::string& sql, std::unique_ptr<SQLite::Statement> statement) noexcept;

 private:
  std::unordered_map<std::string, std::unique_ptr<SQLite::Statement>> m_statements;
};

class SqliteDatabase : public detail::Database {
 public:
  // Opens an existing file for reading and writing. Throws.
  SqliteDatabase(const std::filesystem::path& path, const OpenOptions& options);
  // Opens it for reading as a file that does not change: no lock is taken or waited for. Throws.
  struct Unlocked {};
  SqliteDatabase(const std::filesystem::path& path, Unlocked way);

  [[nodiscard]] std::unique_ptr<detail::Statement> prepared(const std::string& sql) override;
  void begin(detail::Purpose purpose) override;
  void commit() override { execute("COMMIT"); }
  void rollback() noexcept override { m_database.tryExec("ROLLBACK"); }
  [[nodiscard]] std::string takeTrail() override;
  [[nodiscard]] std::int64_t changesOfOthers() override;
  [[nodiscard]] std::vector<detail::Table> tables() override;
  [[nodiscard]] std::vector<std::string> complaints() override;
  [[nodiscard]] std::optional<Holder> holder() const override;

  // Several statements; rows that they give are passed over. Throws.
  void execute(const std::string& sql);
  // Has the connection note what the state tables go through: to be called once the tables are those of this
  // program. Throws. From the next change on, who only looks does not wait for what notes it.
  enum class TrailFrom { Now, NextChange };
  void keepTrail(TrailFrom from);
  [[nodiscard]] SQLite::Database& handle() { return m_database; }

 private:
  std::filesystem::path m_path;
  SQLite::Database m_database;
  bool m_isTrailDue = false;
  IdleStatements m_idle;  // goes before what its statements are of
};

}  // namespace damath::db::sqlite

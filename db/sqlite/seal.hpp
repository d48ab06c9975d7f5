// SPDX-License-Identifier: GPL-3.0-or-later
// Protects a connection against SQL that a contest file brings along. A sealed connection runs no SQL that
// attaches or writes another file, loads an extension, or changes the schema. Views of the file and functions
// that the schema must not call are off. The seal is off only for SQL of the program itself, which makes,
// migrates or removes tables and triggers, or vacuums the file (Unsealed).
// Source: https://www.sqlite.org/security.html, "Untrusted SQLite Database Files".
#pragma once

struct sqlite3;

namespace damath::db::sqlite {

// Seals the connection. Precondition: no statement ran on the connection yet. Throws Refused (Unexpected) if
// SQLite does not accept a switch.
void seal(sqlite3* connection);

// Lifts the check of each statement until the destructor. The settings of the seal and the limit of attached
// files stay. Precondition: the SQL that runs meanwhile is compiled into the program. Names of tables and
// columns of a file come into such SQL only after the schema check (schema_check.hpp), and quoted.
class Unsealed {
 public:
  explicit Unsealed(sqlite3* connection);
  Unsealed(const Unsealed&) = delete;
  Unsealed& operator=(const Unsealed&) = delete;
  ~Unsealed();

 private:
  sqlite3* m_connection;
};

}  // namespace damath::db::sqlite

// SPDX-License-Identifier: GPL-3.0-or-later
// Protects a connection against SQL that a contest file brings along. A sealed connection runs no SQL that
// attaches another file, writes a file, loads an extension, or changes the schema. Views of the file and
// functions that the schema must not call are off. Only this program's own CREATE statements run while the
// seal is off.
// Source: https://www.sqlite.org/security.html, "Untrusted SQLite Database Files".
#pragma once

struct sqlite3;

namespace damath::db::sqlite {

// Seals the connection. Precondition: no statement ran on the connection yet. Throws Refused (Unexpected) if
// SQLite does not accept a switch.
void seal(sqlite3* connection);

// Takes the seal off until its destructor. Precondition: the SQL that runs meanwhile is compiled into the
// program. Names of a file come into such SQL only after the schema check (schema_check.hpp), and quoted.
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

// SPDX-License-Identifier: GPL-3.0-or-later
// The people who may log in to a shared contest. Each person has a login role of the PostgreSQL server and a
// row in the table hall.person.
#pragma once

#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/person.hpp"

namespace damath::db::postgres {

// The connections that one login may have at a time. A window has two; commands and backups need more.
inline constexpr int kMostConnections = 10;

// Returns the people, sorted by role, then by name. Throws on a database error.
[[nodiscard]] std::vector<Person> people(const std::string& address, const OpenOptions& options);

// Returns the activity of every person who may log in, sorted by login. Throws on a database error.
[[nodiscard]] std::vector<Attendance> attendance(const std::string& address, const OpenOptions& options);

// Replaces the person's password. Throws Constraint if there is no such login.
void setPhrase(const std::string& address, const std::string& login, const std::string& phrase,
               const OpenOptions& options);

// Creates a login. The server receives only a digest of the password. Throws FileExists if the login or
// the name is taken.
void addPerson(const std::string& address, const Person& person, const std::string& phrase,
               const OpenOptions& options);

// Ends the login's sessions and deletes the login, even if it owns objects of the server. Throws Constraint
// if there is no such login. If a step fails, the login can open no more sessions, and a second call does the
// missing steps.
void removePerson(const std::string& address, const std::string& login, const OpenOptions& options);

}  // namespace damath::db::postgres

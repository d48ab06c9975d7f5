// SPDX-License-Identifier: GPL-3.0-or-later
// The people who may log in to a shared contest: server roles, and the rows of hall.person.
#pragma once

#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/person.hpp"

namespace damath::db::postgres {

// Creates a database for a shared contest, with UTF-8 and byte order for sorting. `address` is any database
// of the server. Throws on a database error.
void makeDatabase(const std::string& address, const std::string& name, const OpenOptions& options);

// Sorted by role, then by name. Throws on a database error.
[[nodiscard]] std::vector<Person> people(const std::string& address, const OpenOptions& options);

// Includes every person who may log in, sorted by login. Throws on a database error.
[[nodiscard]] std::vector<Attendance> attendance(const std::string& address, const OpenOptions& options);

// Throws Constraint if there is no such login.
void setPhrase(const std::string& address, const std::string& login, const std::string& phrase,
               const OpenOptions& options);

// Creates a login. The server receives only a digest of the password. Throws FileExists if the login or
// the name is taken.
void addPerson(const std::string& address, const Person& person, const std::string& phrase,
               const OpenOptions& options);

// Deletes the login and closes its connections. Throws Constraint if there is no such login.
void removePerson(const std::string& address, const std::string& login, const OpenOptions& options);

}  // namespace damath::db::postgres

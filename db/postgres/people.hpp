// SPDX-License-Identifier: GPL-3.0-or-later
// Who may log in to a hall: roles of the server, and the rows by which the hall knows them.
#pragma once

#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/person.hpp"

namespace damath::db::postgres {

// A database of UTF-8 in the order of bytes, in which a hall can be made. `address`: of any of the server's.
// Throws.
void makeDatabase(const std::string& address, const std::string& name, const OpenOptions& options);

// By role, then by name. Throws.
[[nodiscard]] std::vector<Person> people(const std::string& address, const OpenOptions& options);

// Of everybody who may log in, by login. Throws.
[[nodiscard]] std::vector<Attendance> attendance(const std::string& address, const OpenOptions& options);

// Throws Constraint where there is no such login.
void setPhrase(const std::string& address, const std::string& login, const std::string& phrase,
               const OpenOptions& options);

// A new login with that pass phrase, which the server is given as a digest alone. Throws FileExists where the
// login or the name is taken.
void addPerson(const std::string& address, const Person& person, const std::string& phrase,
               const OpenOptions& options);

// Ends the login, and with it what it has under way. Throws Constraint where there is none.
void removePerson(const std::string& address, const std::string& login, const OpenOptions& options);

}  // namespace damath::db::postgres

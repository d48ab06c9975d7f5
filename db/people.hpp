// SPDX-License-Identifier: GPL-3.0-or-later
// The people who may log in to a shared contest. Only the creator of the shared contest can read and change
// this list.
#pragma once

#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/person.hpp"
#include "db/records/place.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// Creates an empty database for a shared contest. `server` is the address of any other database on the same
// server.
[[nodiscard]] StoreResult<void> makeHallDatabase(const HallAddress& server, const std::string& name,
                                                 const OpenOptions& options = {});

// Sorted by role, then by name.
[[nodiscard]] StoreResult<std::vector<Person>> peopleOf(const HallAddress& hall,
                                                        const OpenOptions& options = {});

// Includes every person who may log in, sorted by login.
[[nodiscard]] StoreResult<std::vector<Attendance>> attendanceIn(const HallAddress& hall,
                                                                const OpenOptions& options = {});

// Replaces the password on the card. The old password no longer works for a new login; open connections
// stay. Errors: Constraint if there is no such login.
[[nodiscard]] StoreResult<void> setPhrase(const HallAddress& hall, const std::string& login,
                                          const std::string& phrase, const OpenOptions& options = {});

// Errors: FileExists if the login or the name is taken.
[[nodiscard]] StoreResult<void> addPerson(const HallAddress& hall, const Person& person,
                                          const std::string& phrase, const OpenOptions& options = {});

// Deletes the login; the person's entries stay. Errors: Constraint if there is no such login.
[[nodiscard]] StoreResult<void> removePerson(const HallAddress& hall, const std::string& login,
                                             const OpenOptions& options = {});

}  // namespace damath::db

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

// Returns the people, sorted by role, then by name.
[[nodiscard]] StoreResult<std::vector<Person>> peopleOf(const HallAddress& hall,
                                                        const OpenOptions& options = {});

// Returns the activity of every person who may log in, sorted by login.
[[nodiscard]] StoreResult<std::vector<Attendance>> attendanceIn(const HallAddress& hall,
                                                                const OpenOptions& options = {});

// Replaces the person's password. The old password no longer works for a new login. Open connections stay.
// Errors: Constraint if there is no such login.
[[nodiscard]] StoreResult<void> setPhrase(const HallAddress& hall, const std::string& login,
                                          const std::string& phrase, const OpenOptions& options = {});

// Adds a person with a login. Errors: FileExists if the login or the name is taken.
[[nodiscard]] StoreResult<void> addPerson(const HallAddress& hall, const Person& person,
                                          const std::string& phrase, const OpenOptions& options = {});

// Ends the login's sessions and deletes the login. The results and all other changes that the person made
// stay. Errors: Constraint if there is no such login.
[[nodiscard]] StoreResult<void> removePerson(const HallAddress& hall, const std::string& login,
                                             const OpenOptions& options = {});

}  // namespace damath::db

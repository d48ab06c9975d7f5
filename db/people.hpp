// SPDX-License-Identifier: GPL-3.0-or-later
// Who may log in to a contest in a hall. Its maker asks and changes it, nobody else can.
#pragma once

#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/person.hpp"
#include "db/records/place.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// An empty database in which a hall can be made, by the address of another of the same server.
[[nodiscard]] StoreResult<void> makeHallDatabase(const HallAddress& server, const std::string& name,
                                                 const OpenOptions& options = {});

// By role, then by name.
[[nodiscard]] StoreResult<std::vector<Person>> peopleOf(const HallAddress& hall,
                                                        const OpenOptions& options = {});

// Of everybody who may log in, by login.
[[nodiscard]] StoreResult<std::vector<Attendance>> attendanceIn(const HallAddress& hall,
                                                                const OpenOptions& options = {});

// Another pass phrase in the place of the one on the card: with that nobody comes in again, and who is in
// stays. Refused: Constraint where there is no such login.
[[nodiscard]] StoreResult<void> setPhrase(const HallAddress& hall, const std::string& login,
                                          const std::string& phrase, const OpenOptions& options = {});

// Refused: FileExists where the login or the name is taken.
[[nodiscard]] StoreResult<void> addPerson(const HallAddress& hall, const Person& person,
                                          const std::string& phrase, const OpenOptions& options = {});

// Ends the login; what it entered stays. Refused: Constraint where there is none.
[[nodiscard]] StoreResult<void> removePerson(const HallAddress& hall, const std::string& login,
                                             const OpenOptions& options = {});

}  // namespace damath::db

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people.hpp"

#include "db/detail/failure.hpp"
#include "db/postgres/people.hpp"

namespace damath::db {

StoreResult<std::vector<Person>> peopleOf(const HallAddress& hall, const OpenOptions& options) {
  return detail::guarded([&] { return postgres::people(hall.text, options); });
}

StoreResult<std::vector<Attendance>> attendanceIn(const HallAddress& hall, const OpenOptions& options) {
  return detail::guarded([&] { return postgres::attendance(hall.text, options); });
}

StoreResult<void> setPhrase(const HallAddress& hall, const std::string& login, const std::string& phrase,
                            const OpenOptions& options) {
  return detail::guarded([&] { postgres::setPhrase(hall.text, login, phrase, options); });
}

StoreResult<void> addPerson(const HallAddress& hall, const Person& person, const std::string& phrase,
                            const OpenOptions& options) {
  return detail::guarded([&] { postgres::addPerson(hall.text, person, phrase, options); });
}

StoreResult<void> removePerson(const HallAddress& hall, const std::string& login,
                               const OpenOptions& options) {
  return detail::guarded([&] { postgres::removePerson(hall.text, login, options); });
}

}  // namespace damath::db

// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces db/postgres in a build without PostgreSQL. Every function throws CannotOpen; only opened() returns
// NoAccess.
#include "db/postgres/hall.hpp"
#include "db/postgres/people.hpp"
#include "db/postgres/session_guard.hpp"

namespace damath::db::postgres {

namespace {

constexpr const char* kAbsent = "this program was built without PostgreSQL";

}  // namespace

Expected<DocumentRows, DocumentFault> hallFrom(const std::filesystem::path&, const std::string&,
                                               const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

std::unique_ptr<detail::Database> connected(const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

void makeDatabase(const std::string&, const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

std::vector<Person> people(const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

std::vector<Attendance> attendance(const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

void setPhrase(const std::string&, const std::string&, const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

void addPerson(const std::string&, const Person&, const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

void removePerson(const std::string&, const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

Opened opened(const std::string&, const OpenOptions&) {
  return {Unreadable{Obstacle::NoAccess, kAbsent}, nullptr};
}

std::unique_ptr<SessionGuard> sessionGuard(const std::string&, const OpenOptions&) {
  throw detail::Refused(StoreFault::CannotOpen, kAbsent);
}

}  // namespace damath::db::postgres

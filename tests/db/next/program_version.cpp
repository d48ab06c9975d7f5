// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/next/program_version.hpp"

#include <iterator>

#include "db/detail/migrations.hpp"

namespace damath::db::detail {

namespace {

constexpr Migration kMigrations[] = {
#include "migrations.inc"
};

constexpr int kNewColumnVersion = std::rbegin(kMigrations)->number;
constexpr int kNewTableVersion = kNewColumnVersion - 1;
constexpr int kRealVersion = kNewColumnVersion - 2;

int newest = kRealVersion;

}  // namespace

// Takes the place of db/detail/migration_list.cpp in this program.
std::span<const Migration> migrations() {
  return std::span(kMigrations).first(static_cast<std::size_t>(newest - kMigrations[0].number) + 1);
}

}  // namespace damath::db::detail

namespace damath::testing {

int realVersion() {
  return db::detail::kRealVersion;
}
int newTableVersion() {
  return db::detail::kNewTableVersion;
}
int newColumnVersion() {
  return db::detail::kNewColumnVersion;
}

ProgramVersion::ProgramVersion(int version) : m_before(db::detail::newest) {
  db::detail::newest = version;
}
ProgramVersion::~ProgramVersion() {
  db::detail::newest = m_before;
}

}  // namespace damath::testing

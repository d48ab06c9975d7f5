// SPDX-License-Identifier: GPL-3.0-or-later
// The list of migration scripts is a library of its own, so that tests can link another list with scripts
// made for the test.
#include "db/detail/migrations.hpp"

namespace damath::db::detail {

namespace {

constexpr Migration kMigrations[] = {
#include "migrations.inc"
};

}  // namespace

std::span<const Migration> migrations() {
  return kMigrations;
}

}  // namespace damath::db::detail

// SPDX-License-Identifier: GPL-3.0-or-later
// Alone in its library, so that the tests of migrations can take a list with planted scripts instead.
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

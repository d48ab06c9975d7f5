// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/migrations.hpp"

#include <iterator>

#include "core/precondition.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

std::span<const Migration> migrations(std::int64_t from, std::int64_t to) {
  const auto placeBehind = [](std::int64_t version) {
    return static_cast<std::size_t>(version == 0 ? 0 : version - firstVersion() + 1);
  };
  DAMATH_EXPECTS((from == 0 || from >= firstVersion()) && from <= to && to <= newestVersion());
  return migrations().subspan(placeBehind(from), placeBehind(to) - placeBehind(from));
}

void checkApplied(Database& database, std::int64_t version) {
  auto expected = migrations().begin();
  eachRow(database, "SELECT number, name, checksum FROM migration ORDER BY number", [&](const Row& row) {
    if (expected == migrations().end() || row.number(0) != expected->number) {
      throw BrokenRow("migrations: a gap");
    }
    if (row.text(1) != expected->name || row.text(2) != expected->checksum) {
      throw BrokenRow("migrations: " + row.text(1) + " is not the script of this program");
    }
    ++expected;
  });
  if (expected == migrations().begin() || std::prev(expected)->number != version) {
    throw BrokenRow("migrations: not those of version " + std::to_string(version));
  }
}

}  // namespace damath::db::detail

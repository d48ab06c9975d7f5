// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/glance.hpp"

#include <system_error>

#include "db/detail/failure.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/snapshot.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/schema_check.hpp"

namespace damath::db {

namespace fs = std::filesystem;

StoreResult<Glance> glanceAt(const fs::path& path) {
  return detail::guarded([&] {
    std::error_code error;
    // Refuses a pipe or a device, because opening it could wait forever.
    if (!fs::is_regular_file(path, error)) throw detail::Refused(StoreFault::CannotOpen, path.string());
    Glance glance;
    glance.isBrokenOff = isBrokenOff(path);
    const auto database = sqlite::glanced(path);
    if (sqlite::applicationIdOf(*database) != detail::kApplicationId) {
      throw detail::BrokenRow("no contest file");
    }
    const std::int64_t version = sqlite::versionOf(*database);
    if (version < 1) throw detail::BrokenRow("no version of a contest file");
    if (version == detail::newestVersion()) {
      sqlite::checkSchema(*database, version);
      glance.contest = detail::snapshot(*database);
      return glance;
    }
    glance.version = version > detail::newestVersion() ? SeenVersion::Newer
                     : detail::isTestVersion(version)  ? SeenVersion::Test
                                                       : SeenVersion::Older;
    // The name, the venue and the date of the contest have the same columns in contest files of all versions.
    detail::eachRow(*database, "SELECT name, venue, date FROM contest", [&](const detail::Row& row) {
      glance.contest.head = {row.text(0), row.text(1), row.text(2)};
    });
    return glance;
  });
}

bool isBrokenOff(const fs::path& path) {
  std::error_code error;
  const auto size = fs::file_size(path.string() + "-journal", error);
  return !error && size > 0;
}

}  // namespace damath::db

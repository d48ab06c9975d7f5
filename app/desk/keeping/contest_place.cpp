// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/contest_place.hpp"

#include <string>
#include <string_view>
#include <system_error>

#include "db/files/signature.hpp"
#include "platform/file_path.hpp"

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

// SQLite makes files beside a database during a change. The name of such a file is the name of the database
// with one of these endings.
constexpr std::string_view kCompanions[] = {"-journal", "-wal", "-shm"};

bool isContest(const fs::path& path, const fs::path& inUse) {
  std::error_code ignored;
  return fs::equivalent(path, inUse, ignored) || db::isContestFile(path);
}

// True if the path is a file that SQLite keeps beside a contest file `x`: `x-journal`, `x-wal` or `x-shm`.
bool isCompanion(const fs::path& path, const fs::path& inUse) {
  const std::string text = path.string();
  for (const std::string_view ending : kCompanions) {
    if (text.ends_with(ending) && isContest(text.substr(0, text.size() - ending.size()), inUse)) return true;
  }
  return false;
}

// True if the path is inside a folder with automatic backups: `x.backups` beside a contest file `x.contest`.
bool isAmongBackups(const fs::path& path, const fs::path& inUse) {
  for (fs::path folder = path.parent_path(); folder.has_relative_path(); folder = folder.parent_path()) {
    if (folder.extension() != ".backups") continue;
    for (const fs::path& each : platform::entriesOf(folder.parent_path())) {
      if (each.stem() == folder.stem() && isContest(each, inUse)) return true;
    }
  }
  return false;
}

}  // namespace

ContestPlace contestPlaceOf(const fs::path& path, const fs::path& inUse) {
  const fs::path place = platform::resolvedPath(path);
  if (isContest(place, inUse) || isCompanion(place, inUse)) return ContestPlace::File;
  return isAmongBackups(place, inUse) ? ContestPlace::Copies : ContestPlace::None;
}

}  // namespace damath::desk

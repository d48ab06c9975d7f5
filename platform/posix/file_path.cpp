// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/file_path.hpp"

#include <system_error>

namespace damath::platform {

namespace fs = std::filesystem;

fs::path wholePath(const fs::path& path) {
  std::error_code unknown;
  const fs::path whole = fs::absolute(path, unknown);
  return (unknown ? path : whole).lexically_normal();
}

fs::path resolvedPath(const fs::path& path) {
  std::error_code unknown;
  const fs::path whole = fs::absolute(path, unknown);
  if (unknown) return wholePath(path);
  // Resolves the links before `..` is removed: the folder above a link's target is not the folder above the
  // link.
  fs::path resolved = fs::weakly_canonical(whole, unknown);
  return unknown ? wholePath(path) : resolved;
}

std::vector<fs::path> entriesOf(const fs::path& folder) {
  std::vector<fs::path> entries;
  std::error_code unreadable;
  for (fs::directory_iterator entry(folder, unreadable), end; !unreadable && entry != end;
       entry.increment(unreadable)) {
    entries.push_back(entry->path());
  }
  return entries;
}

fs::path temporaryFolder() {
  std::error_code unknown;
  fs::path folder = fs::temp_directory_path(unknown);
  return unknown ? fs::path("/tmp") : folder;
}

}  // namespace damath::platform

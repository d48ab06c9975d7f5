// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/folder_replacement.hpp"

#include <fcntl.h>

#include <cstdio>

#include "platform/durable_file.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

std::error_code replaceFolder(const fs::path& beside, const fs::path& place) {
  std::error_code fault;
  std::error_code ignored;
  if (!fs::exists(place, ignored)) {
    fs::rename(beside, place, fault);
    return fault ? fault : syncFolderOf(place);
  }
  fs::path old = beside;
  if (::renameat2(AT_FDCWD, beside.c_str(), AT_FDCWD, place.c_str(), RENAME_EXCHANGE) != 0) {
    old = beside.string() + ".old";
    fs::rename(place, old, fault);
    if (fault) return fault;
    fs::rename(beside, place, fault);
    if (fault) {
      fs::rename(old, place, ignored);
      return fault;
    }
  }
  fault = syncFolderOf(place);
  fs::remove_all(old, ignored);
  return fault;
}

}  // namespace damath::platform

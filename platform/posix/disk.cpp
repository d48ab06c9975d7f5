// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/disk.hpp"

#include <sys/stat.h>

namespace damath::platform {

bool isOnOneDisk(const std::filesystem::path& a, const std::filesystem::path& b) {
  struct stat first {};
  struct stat second {};
  return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev;
}

}  // namespace damath::platform

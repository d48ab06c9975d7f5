// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/file_identity.hpp"

#include <sys/stat.h>

namespace damath::platform {

std::optional<FileIdentity> identityOf(const std::filesystem::path& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return std::nullopt;
  return FileIdentity{facts.st_dev, facts.st_ino};
}

bool isOnOneDisk(const std::filesystem::path& a, const std::filesystem::path& b) {
  struct stat first {};
  struct stat second {};
  return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev;
}

}  // namespace damath::platform

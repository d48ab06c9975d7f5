// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/new_file.hpp"

#include <cerrno>
#include <cstdio>
#include <string>

namespace damath::db::sqlite {

namespace fs = std::filesystem;

void claim(const fs::path& path) {
  errno = 0;
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  if (file == nullptr) {
    const StoreFault fault = errno == EEXIST   ? StoreFault::FileExists
                             : errno == ENOSPC ? StoreFault::DiskFull
                                               : StoreFault::CannotOpen;
    throw detail::Refused(fault, path.string());
  }
  std::fclose(file);
}

void abandon(const fs::path& path) {
  std::error_code ignored;
  fs::remove(path, ignored);
  fs::remove(fs::path(path.string() + "-journal"), ignored);
}

fs::path claimedBeside(const fs::path& path) {
  const std::string stem = path.string() + ".making";
  fs::path beside = stem;
  std::error_code ignored;
  for (int next = 2; fs::exists(beside, ignored); ++next) beside = stem + "-" + std::to_string(next);
  claim(beside);
  return beside;
}

}  // namespace damath::db::sqlite

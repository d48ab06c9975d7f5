// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/new_file.hpp"

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

#include "platform/durable_file.hpp"
#include "platform/side_file.hpp"

namespace damath::db::sqlite {

namespace fs = std::filesystem;

namespace {

StoreFault faultOfMaking(const std::error_code& error) {
  if (error == std::errc::file_exists) return StoreFault::FileExists;
  if (error == std::errc::no_space_on_device) return StoreFault::DiskFull;
  if (error == std::errc::read_only_file_system) return StoreFault::ReadOnly;
  if (error == std::errc::io_error) return StoreFault::DiskError;
  return StoreFault::CannotOpen;
}

// Removes a temporary file that no program has locked. Returns true if the name is free now.
bool isCleared(const fs::path& path) {
  if (platform::isObstructed(path)) return false;
  std::error_code ignored;
  if (!fs::exists(path, ignored)) {
    // A program that was killed while it removed its file may have left the journal.
    fs::remove(path.string() + "-journal", ignored);
    return true;
  }
  // Takes the lock of the file first. If another program still fills the file, this program gets no lock, and
  // the file stays.
  const auto lock = platform::FileLock::tryLock(path);
  if (!lock) return false;
  abandon(path);
  return true;
}

}  // namespace

void claim(const fs::path& path) {
  errno = 0;
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  if (file == nullptr) {
    throw detail::Refused(faultOfMaking({errno, std::system_category()}), path.string());
  }
  std::fclose(file);
}

void abandon(const fs::path& path) {
  std::error_code ignored;
  fs::remove(path, ignored);
  fs::remove(fs::path(path.string() + "-journal"), ignored);
}

void checkFree(const fs::path& path) {
  std::error_code error;
  if (fs::exists(fs::symlink_status(path, error))) {
    throw detail::Refused(StoreFault::FileExists, path.string());
  }
}

TemporaryFile::TemporaryFile(const fs::path& path) {
  constexpr int kMostNames = 1000;
  const std::string stem = path.string() + ".making";
  for (int number = 1; number <= kMostNames; ++number) {
    fs::path beside = number == 1 ? stem : stem + "-" + std::to_string(number);
    if (!isCleared(beside) || platform::isObstructed(beside.string() + "-journal")) continue;
    try {
      claim(beside);
    } catch (const detail::Refused& refused) {
      if (refused.fault() == StoreFault::FileExists) continue;
      throw;
    }
    auto lock = platform::FileLock::tryLock(beside);
    // A file system without locks gives another error. The file is then used without a lock.
    if (!lock && lock.error() == std::errc::resource_unavailable_try_again) continue;
    m_path = std::move(beside);
    if (lock) m_lock.emplace(*std::move(lock));
    return;
  }
  throw detail::Refused(StoreFault::FileExists, stem);
}

TemporaryFile::~TemporaryFile() {
  if (!m_path.empty()) abandon(m_path);
}

void TemporaryFile::moveTo(const fs::path& to) {
  if (const auto error = platform::moveToNewName(m_path, to)) {
    throw detail::Refused(faultOfMaking(error),
                          error == std::errc::file_exists ? to.string() : error.message());
  }
  m_path.clear();
}

}  // namespace damath::db::sqlite

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/side_text.hpp"

#include <system_error>

#include "platform/ordinary_file.hpp"

namespace damath::db {

namespace fs = std::filesystem;

namespace {

fs::file_status statusOf(const fs::path& path) {
  std::error_code ignored;
  return fs::symlink_status(path, ignored);
}

}  // namespace

std::optional<std::string> sideText(const fs::path& path) {
  constexpr std::size_t kMostBytes = 16 * 1024;
  auto text = platform::readSideFile(path, kMostBytes);
  return text ? std::optional(*std::move(text)) : std::nullopt;
}

StoreResult<void> writeSideText(const fs::path& path, std::string_view text, platform::Rights rights) {
  if (!platform::isObstructed(path) && !platform::writeDurably(path, text, rights)) return {};
  return Unexpected<StoreError>(StoreError{StoreFault::CannotOpen, path.string()});
}

StoreResult<void> makeFolder(const fs::path& path) {
  const fs::file_status status = statusOf(path);
  if (fs::is_directory(status)) return {};
  if (status.type() != fs::file_type::not_found) {
    return Unexpected<StoreError>(StoreError{StoreFault::NotAFolder, path.string()});
  }
  std::error_code error;
  fs::create_directory(path, error);
  if (!error) return {};
  const bool isFull = error == std::errc::no_space_on_device;
  return Unexpected<StoreError>(
      StoreError{isFull ? StoreFault::DiskFull : StoreFault::CannotOpen, path.string()});
}

bool isFolder(const fs::path& path) {
  return statusOf(path).type() == fs::file_type::directory;
}

}  // namespace damath::db

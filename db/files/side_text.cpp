// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/side_text.hpp"

#include <system_error>

#include "platform/side_file.hpp"

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

StoreError writingError(const fs::path& path, const std::error_code& why) {
  const bool isFull = why == std::errc::no_space_on_device;
  return {isFull ? StoreFault::DiskFull : StoreFault::CannotOpen, path.string()};
}

StoreResult<void> writeSideText(const fs::path& path, std::string_view text, platform::Rights rights) {
  const std::error_code error = platform::isObstructed(path) ? std::make_error_code(std::errc::file_exists)
                                                             : platform::writeSideFile(path, text, rights);
  if (!error) return {};
  return Unexpected<StoreError>(writingError(path, error));
}

StoreResult<void> makeFolder(const fs::path& path) {
  const fs::file_status status = statusOf(path);
  if (fs::is_directory(status)) return {};
  if (status.type() != fs::file_type::not_found) {
    return Unexpected<StoreError>(StoreError{StoreFault::NotAFolder, path.string()});
  }
  std::error_code error;
  fs::create_directory(path, error);
  if (!error) error = platform::syncFolderOf(path);
  if (!error) return {};
  return Unexpected<StoreError>(writingError(path, error));
}

bool isFolder(const fs::path& path) {
  return statusOf(path).type() == fs::file_type::directory;
}

}  // namespace damath::db

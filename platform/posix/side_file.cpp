// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/side_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include "platform/posix/file_beside.hpp"
#include "platform/posix/system_call.hpp"

namespace damath::platform {

Expected<std::string, ReadFault> readSideFile(const std::filesystem::path& path, std::size_t most) {
  struct stat facts {};
  if (::lstat(path.c_str(), &facts) != 0) {
    return Unexpected(errno == ENOENT || errno == ENOTDIR ? ReadFault::Missing : ReadFault::Unreadable);
  }
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  // Reads one byte more than allowed, to notice a file that is too long.
  auto bytes = bytesAt(path, most + 1, O_NOFOLLOW);
  if (bytes && bytes->size() > most) return Unexpected(ReadFault::TooLarge);
  return bytes;
}

std::error_code writeSideFile(const std::filesystem::path& path, std::string_view bytes, Rights rights) {
  struct stat old {};
  const bool isFolder = ::lstat(path.c_str(), &old) == 0 && S_ISDIR(old.st_mode);
  if (isFolder) return std::make_error_code(std::errc::is_a_directory);
  auto file = DurableFile::opened(path, rights == Rights::Private ? kPrivateMode : 0666U);
  if (!file) return file.error();
  if (const auto fault = file->write(bytes)) return fault;
  return file->commit();
}

bool isObstructed(const std::filesystem::path& path) {
  struct stat facts {};
  return ::lstat(path.c_str(), &facts) == 0 && !S_ISREG(facts.st_mode);
}

}  // namespace damath::platform

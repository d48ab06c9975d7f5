// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/ordinary_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace {

// Returns the first `most` bytes of the path. `follow` is 0, or O_NOFOLLOW if the path must not be a symbolic
// link.
Expected<std::string, ReadFault> bytesAt(const std::filesystem::path& path, std::size_t most, int follow) {
  // With O_NONBLOCK, open() returns at once even if a pipe has taken the place of the file meanwhile. Without
  // this flag, open() would wait for a program that writes into the pipe.
  const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | follow));
  struct stat facts {};
  if (!file.isOpen() && errno == ELOOP) return Unexpected(ReadFault::NotOrdinary);
  if (!file.isOpen() || ::fstat(numberOf(file), &facts) != 0) return Unexpected(ReadFault::Unreadable);
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  auto bytes = bytesFrom(numberOf(file), most);
  if (!bytes) return Unexpected(ReadFault::Unreadable);
  return *std::move(bytes);
}

}  // namespace

Expected<std::string, ReadFault> firstBytesOf(const std::filesystem::path& path, std::size_t most) {
  // Checks that the path is no pipe before it is opened. Opening a pipe would wake a program that waits to
  // write into the pipe, and closing the pipe would then make that program fail.
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return Unexpected(ReadFault::Unreadable);
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  return bytesAt(path, most, 0);
}

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

bool isObstructed(const std::filesystem::path& path) {
  struct stat facts {};
  return ::lstat(path.c_str(), &facts) == 0 && !S_ISREG(facts.st_mode);
}

}  // namespace damath::platform

// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/ordinary_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

Expected<std::string, ReadFault> firstBytesOf(const std::filesystem::path& path, std::size_t most) {
  // Checks that the path is no pipe before it is opened. Opening a pipe would wake a program that waits to
  // write into the pipe, and closing the pipe would then make that program fail.
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return Unexpected(ReadFault::Unreadable);
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  // With O_NONBLOCK, open() returns at once even if a pipe has taken the place of the file meanwhile. Without
  // this flag, open() would wait for a program that writes into the pipe.
  const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (!file.isOpen() || ::fstat(numberOf(file), &facts) != 0) return Unexpected(ReadFault::Unreadable);
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  auto bytes = bytesFrom(numberOf(file), most);
  if (!bytes) return Unexpected(ReadFault::Unreadable);
  return *std::move(bytes);
}

}  // namespace damath::platform

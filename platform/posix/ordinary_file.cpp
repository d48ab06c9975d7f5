// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/ordinary_file.hpp"

#include <sys/stat.h>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

Expected<std::string, ReadFault> firstBytesOf(const std::filesystem::path& path, std::size_t most) {
  // Checks that the path is no pipe before it is opened. Opening a pipe would wake a program that waits to
  // write into the pipe, and closing the pipe would then make that program fail.
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return Unexpected(ReadFault::Unreadable);
  if (!S_ISREG(facts.st_mode)) return Unexpected(ReadFault::NotOrdinary);
  return bytesAt(path, most, 0);
}

}  // namespace damath::platform

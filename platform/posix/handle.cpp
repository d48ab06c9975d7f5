// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/handle.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <climits>
#include <limits>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

std::error_code Handle::close() {
  const auto number = static_cast<int>(std::exchange(m_number, kNone));
  // Does not call close() again after EINTR: the file is closed already, and its number may belong to another
  // file.
  return number >= 0 && ::close(number) != 0 && errno != EINTR ? lastError() : std::error_code();
}

std::size_t mostOpenFiles() {
  rlimit limit{};
  // If the system does not tell its limit, returns the smallest limit that POSIX allows.
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return _POSIX_OPEN_MAX;
  return limit.rlim_cur == RLIM_INFINITY ? std::numeric_limits<std::size_t>::max() : limit.rlim_cur;
}

}  // namespace damath::platform

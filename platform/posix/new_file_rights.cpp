// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/new_file_rights.hpp"

#include <sys/stat.h>

#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace {

constexpr mode_t kOthers = 077;

// Returns the umask that the process had when this function was first called: the umask of the user.
mode_t usersMask() {
  static const mode_t mask = [] {
    const mode_t now = ::umask(kOthers);
    ::umask(now);
    return now;
  }();
  return mask;
}

}  // namespace

void setNewFileRights(Sharing sharing) {
  const mode_t users = usersMask();
  ::umask(sharing == Sharing::Private ? kOthers : users);
}

std::error_code openToOthers(const std::filesystem::path& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return lastError();
  const mode_t usual = (S_ISDIR(facts.st_mode) ? 0777U : 0666U) & ~usersMask();
  // Sets the rights only if one is missing. A disk whose files all have the same rights, such as a USB drive,
  // refuses to change them, and often gives more rights than are usual.
  if ((facts.st_mode & usual) == usual) return {};
  return ::chmod(path.c_str(), (facts.st_mode & kRights) | usual) == 0 ? std::error_code() : lastError();
}

}  // namespace damath::platform

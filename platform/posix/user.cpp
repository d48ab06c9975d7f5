// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/user.hpp"

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

#include "platform/file_path.hpp"

namespace damath::platform {

namespace fs = std::filesystem;

namespace {

// Returns the path in an environment variable. Empty if the variable is not set, or if the path is not
// absolute: the XDG specification says to ignore such a path.
fs::path absolutePathIn(const char* variable) {
  const char* const value = std::getenv(variable);
  return value != nullptr && fs::path(value).is_absolute() ? fs::path(value) : fs::path();
}

fs::path homeFolder() {
  if (fs::path home = absolutePathIn("HOME"); !home.empty()) return home;
  const passwd* const entry = ::getpwuid(::geteuid());
  return entry == nullptr ? temporaryFolder() : fs::path(entry->pw_dir);
}

fs::path placeOf(const char* variable, const char* usual) {
  fs::path given = absolutePathIn(variable);
  return given.empty() ? homeFolder() / ".local" / usual : given;
}

}  // namespace

std::string userName() {
  const passwd* const entry = ::getpwuid(::geteuid());
  if (entry != nullptr && entry->pw_name != nullptr && *entry->pw_name != '\0') return entry->pw_name;
  return "uid " + std::to_string(::geteuid());
}

bool isAdministrator() {
  return ::geteuid() == 0;
}

fs::path dataFolder() {
  return placeOf("XDG_DATA_HOME", "share");
}

fs::path stateFolder() {
  return placeOf("XDG_STATE_HOME", "state");
}

}  // namespace damath::platform

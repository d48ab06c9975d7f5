// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/author.hpp"

#include <pwd.h>
#include <unistd.h>

namespace damath::desk {

std::string loginName() {
  const passwd* entry = ::getpwuid(::geteuid());
  if (entry != nullptr && entry->pw_name != nullptr && *entry->pw_name != '\0') return entry->pw_name;
  return "uid " + std::to_string(::geteuid());
}

}  // namespace damath::desk

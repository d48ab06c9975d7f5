// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/author.hpp"

#include "platform/user.hpp"

namespace damath::desk {

std::string loginName() {
  return platform::userName();
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/others.hpp"

#include "app/desk/change.hpp"

namespace damath::desk {

Expected<std::int64_t, DeskError> changesOfOthers(const Desk& desk) {
  return toDeskResult(desk.openFile().store.changesOfOthers());
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Where a live game is looked at.
#pragma once

#include "app/views/pages/location.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

// A rematch that is due says so.
[[nodiscard]] inline Location liveAt(const contest::Event& event, const desk::SheetAt& at) {
  Location there = locationOf(Location::Kind::Live, event.id, at);
  there.isRematchDue =
      there.rematch && contest::isRematchOpen(event, there.rematch->one, there.rematch->other);
  return there;
}

}  // namespace damath::views

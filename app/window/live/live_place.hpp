// SPDX-License-Identifier: GPL-3.0-or-later
// Returns the page of a live game.
#pragma once

#include "app/window/page/location.hpp"
#include "core/contest/progress.hpp"

namespace damath::window {

// Sets isRematchDue for a rematch that is not played yet.
[[nodiscard]] inline Location liveAt(const contest::Event& event, const desk::SheetAt& at) {
  Location there = locationOf(Location::Kind::Live, event.id, at);
  there.isRematchDue =
      there.rematch && contest::isRematchOpen(event, there.rematch->one, there.rematch->other);
  return there;
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The current location of the window, and the location to which Back leads.
#pragma once

#include <map>

#include "app/window/page/location.hpp"

namespace damath::window {

class Way {
 public:
  [[nodiscard]] const Location& here() const { return m_here; }
  // Goes to a location. Back leads from a detail page to the page from which it was opened, if that page
  // belongs to the same event. After a return to a detail page, its own way back stays as before.
  void go(const Location& location);
  // Notes that the due rematch was played. Its scoresheet is now that of a played rematch.
  void noteRematchPlayed() { m_here.isRematchDue = false; }

  // Returns the location to which Back leads. Precondition: here() is a detail page.
  [[nodiscard]] Location back() const;
  // The last location in the contest, even if a page of the program is shown now.
  [[nodiscard]] const Location& ofContest() const { return m_ofContest; }
  void forgetContest() { m_ofContest = {}; }
  // The last shown event; it may no longer exist.
  [[nodiscard]] contest::EventId lastEvent() const { return m_lastEvent; }

 private:
  void remember(const Location& before, const Location& location);

  Location m_here;
  std::map<Location::Kind, Location> m_cameFrom;  // for detail pages
  Location m_ofContest;
  contest::EventId m_lastEvent{};
};

}  // namespace damath::window

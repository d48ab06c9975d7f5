// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers the current location of the window (page, event and game), and the location to which Back leads.
#pragma once

#include <map>

#include "app/window/commands/location.hpp"

namespace damath::window {

class Way {
 public:
  [[nodiscard]] const Location& here() const { return m_here; }
  // Goes to a location. Back leads from a detail page to the page from which it was opened, if that page
  // belongs to the same event. If the user returns to a detail page, Back from this page still leads to where
  // it led before.
  void go(const Location& location);
  // Notes that the due rematch on the current page was played, so that the page shows the scoresheet of a
  // played rematch.
  void noteRematchPlayed() { m_here.isRematchDue = false; }

  // Returns the location to which Back leads. Precondition: here() is a detail page.
  [[nodiscard]] Location back() const;
  // The last location in the contest. Differs from here() while a page that belongs to no contest is shown.
  [[nodiscard]] const Location& ofContest() const { return m_ofContest; }
  void forgetContest() { m_ofContest = {}; }
  // The event that was shown last. It may no longer exist.
  [[nodiscard]] contest::EventId lastEvent() const { return m_lastEvent; }

 private:
  void remember(const Location& before, const Location& location);

  Location m_here;
  std::map<Location::Kind, Location> m_cameFrom;  // the page before a detail page, by the detail page's kind
  Location m_ofContest;
  contest::EventId m_lastEvent{};
};

}  // namespace damath::window

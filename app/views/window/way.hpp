// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window looks, how it came there and where back leads to.
#pragma once

#include <map>

#include "app/views/pages/location.hpp"

namespace damath::views {

class Way {
 public:
  [[nodiscard]] const Location& here() const { return m_here; }
  // A detail leads back to where it was opened from, if that is another page of the same event; whoever comes
  // back to a detail goes on back from there as before.
  void go(const Location& location);
  // A rematch that was due is played: its sheet goes on as that of one that is.
  void noteRematchPlayed() { m_here.isRematchDue = false; }

  // Promise: here() is a detail.
  [[nodiscard]] Location back() const;
  // What was looked at last in the contest, whatever page of the program came then.
  [[nodiscard]] const Location& ofContest() const { return m_ofContest; }
  void forgetContest() { m_ofContest = {}; }
  // That was looked at last; it may be gone.
  [[nodiscard]] contest::EventId lastEvent() const { return m_lastEvent; }

 private:
  void remember(const Location& before, const Location& location);

  Location m_here;
  std::map<Location::Kind, Location> m_cameFrom;  // of details
  Location m_ofContest;
  contest::EventId m_lastEvent{};
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers the current location of the window (page, event and game), and the location to which Back leads.
#pragma once

#include <map>

#include "app/window/commands/location.hpp"
#include "app/window/commands/page_facts.hpp"

namespace damath::window {

class PageTrail {
 public:
  [[nodiscard]] const Location& here() const { return m_here; }
  // Goes to a location. Back leads from a detail page to the page from which it was opened, if that page
  // belongs to the same event. If the user goes from detail page A to detail page B and returns to A, Back
  // from A still leads to the same page as before.
  void go(const Location& location);
  // Notes that the rematch of the current page was played. The page then shows the scoresheet of the played
  // rematch, not of a rematch that is due.
  void noteRematchPlayed() { m_here.isRematchDue = false; }

  // Returns the location to which Back leads. Precondition: here() is a detail page.
  [[nodiscard]] Location back() const;
  // The last location in the contest. Differs from here() while a page that belongs to no contest is shown.
  [[nodiscard]] const Location& ofContest() const { return m_ofContest; }
  void forgetContest() { m_ofContest = {}; }
  // The event that the window showed last; {} if none. The event may no longer exist in the contest.
  [[nodiscard]] contest::EventId lastEvent() const { return m_lastEvent; }

 private:
  void remember(const Location& before, const Location& location);

  Location m_here;
  // For each kind of detail page: the page to which Back leads.
  std::map<Location::Kind, Location> m_cameFrom;
  Location m_ofContest;
  contest::EventId m_lastEvent{};
};

inline void PageTrail::go(const Location& location) {
  remember(m_here, location);
  m_here = location;
  if (location.event != contest::EventId{}) m_lastEvent = location.event;
  if (factsOf(location.kind).scope != PageScope::Program) m_ofContest = location;
}

inline void PageTrail::remember(const Location& before, const Location& location) {
  const PageFacts& facts = factsOf(location.kind);
  if (!facts.detailOf || before.kind == location.kind) return;
  const auto way = m_cameFrom.find(before.kind);
  if (way != m_cameFrom.end() && way->second.kind == location.kind) return;
  const bool isOwn = before.kind == *facts.detailOf || before.event != location.event ||
                     factsOf(before.kind).scope != PageScope::Event;
  if (isOwn) {
    m_cameFrom.erase(location.kind);
  } else {
    m_cameFrom.insert_or_assign(location.kind, before);
  }
}

inline Location PageTrail::back() const {
  const auto way = m_cameFrom.find(m_here.kind);
  if (way != m_cameFrom.end() && way->second.event == m_here.event) return way->second;
  return locationOf(*factsOf(m_here.kind).detailOf, m_here.event, m_here.sheet());
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/way.hpp"

#include "app/window/commands/page_facts.hpp"

namespace damath::window {

void Way::go(const Location& location) {
  remember(m_here, location);
  m_here = location;
  if (location.event != contest::EventId{}) m_lastEvent = location.event;
  if (factsOf(location.kind).scope != PageScope::Program) m_ofContest = location;
}

void Way::remember(const Location& before, const Location& location) {
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

Location Way::back() const {
  const auto way = m_cameFrom.find(m_here.kind);
  if (way != m_cameFrom.end() && way->second.event == m_here.event) return way->second;
  return locationOf(*factsOf(m_here.kind).detailOf, m_here.event, m_here.sheet());
}

}  // namespace damath::window

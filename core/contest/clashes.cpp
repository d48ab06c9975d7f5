// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/clashes.hpp"

#include <unordered_map>

#include "core/contest/pairing/entrants.hpp"
#include "core/precondition.hpp"
#include "core/spellings.hpp"

namespace damath::contest {

namespace {

struct Entered {
  std::vector<EventId> events;
  std::vector<EventId> twice;
};

void add(std::vector<EventId>& events, EventId event) {
  if (events.empty() || events.back() != event) events.push_back(event);
}

}  // namespace

std::vector<Clash> clashes(const Contest& contest, int mostEvents) {
  DAMATH_EXPECTS(mostEvents >= 1);
  std::unordered_map<PlayerId, Entered> entered;
  for (const Event& event : contest.events) {
    for (const Entry& entry : event.entries) {
      if (!pairing::isStillIn(entry, RoundNumber{1})) continue;
      Entered& player = entered[entry.player];
      const bool again = !player.events.empty() && player.events.back() == event.id;
      add(again ? player.twice : player.events, event.id);
    }
  }
  std::vector<Clash> found;
  for (const Player& player : contest.players) {
    const auto at = entered.find(player.id);
    if (at == entered.end()) continue;
    const auto& [events, twice] = at->second;
    const bool isOver = static_cast<int>(events.size()) > mostEvents;
    if (isOver || events.size() > 1) {
      found.push_back({isOver ? ClashKind::OverLimit : ClashKind::SeveralEvents, player.id, events});
    }
    if (!twice.empty()) found.push_back({ClashKind::TwiceInOne, player.id, twice});
  }
  return found;
}

std::string_view toText(ClashKind kind) {
  return spellingOf(kind);
}

}  // namespace damath::contest

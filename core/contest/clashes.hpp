// SPDX-License-Identifier: GPL-3.0-or-later
// Finds players with more than one entry. The arbiter needs this list before events run at the same time
// (rulebook Y5).
#pragma once

#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

enum class ClashKind {
  SeveralEvents,  // the player is in two or more events, but not in more than the limit of events per player
  OverLimit,      // the player is in more events than the limit of events per player
  TwiceInOne      // the player has two or more entries in the same event
};

struct Clash {
  ClashKind kind = ClashKind::SeveralEvents;
  PlayerId player{};
  // The events that the player entered, in the order of the contest. If `kind` is TwiceInOne: only the events
  // in which the player has two or more entries.
  std::vector<EventId> events;
};

// The usual limit of events per player. Some divisions allow no more.
inline constexpr int kUsualMostEvents = 3;

// Returns the clashes (players with more than one entry) in the order of the contest's players. An entry that
// was withdrawn before the first round does not count. Precondition: `mostEvents`, the limit of events per
// player, is at least 1.
[[nodiscard]] std::vector<Clash> clashes(const Contest& contest, int mostEvents = kUsualMostEvents);

// Returns `severalEvents`, `overLimit` or `twiceInOne`.
[[nodiscard]] std::string_view toText(ClashKind kind);

}  // namespace damath::contest

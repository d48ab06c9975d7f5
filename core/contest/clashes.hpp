// SPDX-License-Identifier: GPL-3.0-or-later
// Finds players with more than one entry. The arbiter needs this list before events run at the same time
// (rulebook Y5).
#pragma once

#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

enum class ClashKind {
  SeveralEvents,  // in more than one event, within the limit
  OverLimit,      // in more events than the limit
  TwiceInOne      // with two or more entries in the same event
};

struct Clash {
  ClashKind kind = ClashKind::SeveralEvents;
  PlayerId player{};
  // In the contest's order. For TwiceInOne: only the events with two or more entries.
  std::vector<EventId> events;
};

// The most events per player that some divisions allow.
inline constexpr int kUsualMostEvents = 3;

// Returns the clashes in the order of the contest's players. Entries withdrawn before the first round do not
// count. Precondition: mostEvents ≥ 1.
[[nodiscard]] std::vector<Clash> clashes(const Contest& contest, int mostEvents = kUsualMostEvents);

// Returns `severalEvents`, `overLimit` or `twiceInOne`.
[[nodiscard]] std::string_view toText(ClashKind kind);

}  // namespace damath::contest

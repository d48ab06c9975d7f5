// SPDX-License-Identifier: GPL-3.0-or-later
// Players who are entered more than once, for the arbiter to see before rounds run side by side (rulebook
// Y5).
#pragma once

#include <string_view>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::contest {

enum class ClashKind {
  SeveralEvents,  // more than one, within the limit
  OverLimit,      // more than the limit
  TwiceInOne      // two entries in the same event
};

struct Clash {
  ClashKind kind = ClashKind::SeveralEvents;
  PlayerId player{};
  std::vector<EventId> events;  // in the contest's order; of TwiceInOne those with two entries or more
};

// How many events of a contest some divisions let a player enter.
inline constexpr int kUsualMostEvents = 3;

// In the order of the contest's players. An entry that withdrew before the first round is none. Promise: the
// limit is at least 1.
[[nodiscard]] std::vector<Clash> clashes(const Contest& contest, int mostEvents = kUsualMostEvents);

// `severalEvents`, `overLimit`, `twiceInOne`.
[[nodiscard]] std::string_view toText(ClashKind kind);

}  // namespace damath::contest

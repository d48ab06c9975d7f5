// SPDX-License-Identifier: GPL-3.0-or-later
// How far the entries of a knock-out came, read from its games and byes alone: whoever plays on has not lost
// yet. So it holds for every bracket, however the seeds were exchanged.
#pragma once

#include <map>
#include <optional>

#include "core/contest/contest.hpp"

namespace damath::pairing {

// After the game for third place, between two who are out.
enum class ThirdPlace { None, Lost, Open, Won };

struct KnockOutProgress {
  int losses = 0;
  int lastSeen = 0;          // the last round with a game or a bye
  std::optional<int> outIn;  // the round
  ThirdPlace thirdPlace = ThirdPlace::None;
};

// Of the entries in the bracket. Promise: the event's system is a knock-out.
[[nodiscard]] std::map<contest::EntryId, KnockOutProgress> knockOutProgress(const contest::Event& event);

// The first round with a game or a bye that the results before it, as they stand, do not lead to: one of them
// was corrected when the round was paired already. Nothing where every round rests on the results.
[[nodiscard]] std::optional<int> firstRoundAdrift(const contest::Event& event);

// How many rounds the knock-out needs as it stands: the reset of a double one counts from when it is due.
// 0 with fewer than two in the bracket.
[[nodiscard]] int roundsOfKnockOut(const contest::Event& event);

}  // namespace damath::pairing

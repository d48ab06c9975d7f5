// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of a knock-out by how far they came: what their standings begin with (rulebook Y4).
#pragma once

#include <optional>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"

namespace damath::pairing {

// Entries level with each other.
struct Level {
  int place = 0;                          // from 1: one more than all ahead
  std::vector<contest::EntryId> entries;  // by start number
  // The round they were out in; nothing while they are in, for the first of a finished event, and for who was
  // never in.
  std::optional<contest::RoundNumber> lostIn;
  bool hadSeat = true;
  // Of those whom the game for third place compares, played or not yet; None where no other came to it.
  ThirdPlace thirdPlace = ThirdPlace::None;
};

// The best first; every entry of the event is in one level: who is still in, or has won; the loser of the
// final; the third and the fourth after their game, level until it is decided; then by the round of the last
// loss, the later the better; last who came too late for the bracket or withdrew before it. Promise: the
// system is a knock-out, games and byes name entries of the event.
[[nodiscard]] std::vector<Level> levelsOf(const contest::Event& event);

}  // namespace damath::pairing

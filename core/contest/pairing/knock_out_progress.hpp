// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of the entries of a knock-out, computed only from games and byes: an entry that plays on has
// not lost yet. Therefore the result does not depend on the bracket or on exchanged seeds.
#pragma once

#include <map>
#include <optional>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// The result of the game for third place, between the two losers of the semi-finals.
enum class ThirdPlace { None, Lost, Open, Won };

struct KnockOutProgress {
  int losses = 0;
  int lastSeen = 0;          // the last round with a game or a bye
  std::optional<int> outIn;  // the round of the deciding defeat; nullopt while still in
  ThirdPlace thirdPlace = ThirdPlace::None;
};

// Returns the progress of the entries in the bracket. Precondition: the event's system is a knock-out.
[[nodiscard]] std::map<contest::EntryId, KnockOutProgress> knockOutProgress(const contest::Event& event);

// Returns the first round with a game or bye that does not follow from the present results of earlier rounds:
// a result was corrected after the round was paired. nullopt if all rounds follow from the results.
[[nodiscard]] std::optional<int> firstRoundAdrift(const contest::Event& event);

// Returns the number of rounds in the present state of the event. The reset of a double knock-out counts from
// the moment when it is due. 0 if fewer than two entries are in the bracket.
[[nodiscard]] int roundsOfKnockOut(const contest::Event& event);

}  // namespace damath::pairing

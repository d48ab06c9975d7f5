// SPDX-License-Identifier: GPL-3.0-or-later
// The progress of the entries of a knock-out. Entries with equal progress form a level; the standings begin
// with the levels (rulebook Y4). Progress and levels are computed only from games, rematches, byes and
// withdrawals. They do not depend on the bracket or on exchanged seeds.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// The result of the game for third place, between the two losers of the semi-finals.
enum class ThirdPlace { None, Lost, Open, Won };

// The progress of one entry of a knock-out.
struct KnockOutProgress {
  int losses = 0;
  int lastSeen = 0;  // the number of the last round in which the entry has a game or a bye
  // The round in which the entry went out: by a defeat, or because it has no game and no bye. nullopt if the
  // entry is still in.
  std::optional<int> outIn;
  ThirdPlace thirdPlace = ThirdPlace::None;
};

// Returns the progress of the entries in the bracket. Precondition: the event's system is a knock-out.
[[nodiscard]] std::map<contest::EntryId, KnockOutProgress> knockOutProgress(const contest::Event& event);

// Returns the first round with a game or a bye that does not follow from the results of earlier rounds. This
// happens if a result was corrected after the round was paired. nullopt if there is no such round. If a
// correction gives an opponent to an entry that had a bye in a double knock-out, this shows as soon as the
// next round is paired.
[[nodiscard]] std::optional<int> firstRoundAdrift(const contest::Event& event);

// Returns the number of rounds in the present state of the event. The reset (the second final) of a double
// knock-out counts from the moment when it is due. 0 if fewer than two entries are in the bracket.
[[nodiscard]] int roundsOfKnockOut(const contest::Event& event);

// Entries of a knock-out that have equal progress, and the place that they share.
struct Level {
  int place = 0;                          // from 1: the number of better entries plus one
  std::vector<contest::EntryId> entries;  // ordered by start number
  // The round in which these entries went out. nullopt for entries that are still in, for the winner of a
  // finished event, and for entries that never had a seat.
  std::optional<contest::RoundNumber> lostIn;
  bool hadSeat = true;
  // The result of the game for third place for the entries of this level. The value is also set while this
  // game is open. None: the entries do not play for third place, or only one candidate came to the last
  // round.
  ThirdPlace thirdPlace = ThirdPlace::None;
  // True if the only entry of the level is third by a bye: it was the only candidate for third place.
  bool isThirdByBye = false;
};

// Returns the levels, the best first; every entry of the event is in exactly one level. The order: entries
// that are still in, or the winner; the loser of the final; the third and the fourth, who are level until
// their game is decided; then by the round of the last defeat, the later the better; last the entries that
// came too late for the bracket or withdrew before it. Preconditions: the system is a knock-out; all entries
// in games and byes belong to the event.
[[nodiscard]] std::vector<Level> levelsOf(const contest::Event& event);

}  // namespace damath::pairing

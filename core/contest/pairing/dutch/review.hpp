// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a Swiss pairing by the criteria. Finds the first criterion by which another pairing is worse, and
// the reason for each pair.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/dutch.hpp"

namespace damath::dutch {

// The ground on which a pairing is worse than another pairing, or is not allowed: a clause of FIDE Handbook
// C.04.3, or the order of candidates if all clauses are equal.
enum class Ground : unsigned char {
  Rematch,       // FIDE C1: the two players have met
  KeptApart,     // no FIDE clause: the two players are kept apart in this round (such as schoolmates)
  SchoolMates,   // no FIDE clause: more schoolmates meet than necessary (rulebook Y4)
  ByeAgain,      // FIDE C2: the player already had a bye or won without playing
  SameAbsolute,  // FIDE C3: the two players have the same absolute color preference
  Incomplete,    // FIDE C4: the remaining players cannot be paired
  ByeScore,      // FIDE C5: a player with a lower score can have the bye instead
  // The FIDE clauses C6 to C21 compare two pairings. Each comment tells in which way the worse pairing is
  // worse.
  Pairs,         // FIDE C6: the worse pairing has fewer pairs
  Downfloaters,  // FIDE C7: players with higher scores float down
  NextBracket,  // FIDE C8: the next bracket has fewer pairs, or players with higher scores float down from it
  ByeUnplayed,  // FIDE C9: the player with the bye has more rounds without a game
  Difference,   // FIDE C10: more pairs bring a difference above 2 between games as white and as black
  Repeat,       // FIDE C11: more players get the same color for the third time in a row
  Preference,   // FIDE C12: more denied color preferences
  Strong,       // FIDE C13: more denied strong color preferences
  LastDownfloat,  // FIDE C14: more players of the score group float down for the second round in a row
  LastUpfloat,    // FIDE C15: more players of the score group float up for the second round in a row
  // FIDE C16: more players of the score group float down who also floated down two rounds ago
  EarlierDownfloat,
  EarlierUpfloat,  // FIDE C17: more players of the score group float up who also floated up two rounds ago
  // FIDE C18 to C21 compare the two pairings score by score, from the highest score of moved-down players;
  // the first difference counts. C18: more moved-down players float down again who floated down in the
  // previous round
  LastDownfloatScore,
  // FIDE C19: more moved-down players have opponents who floated up in the previous round
  LastUpfloatScore,
  // FIDE C20: more moved-down players float down again who floated down two rounds ago
  EarlierDownfloatScore,
  // FIDE C21: more moved-down players have opponents who floated up two rounds ago
  EarlierUpfloatScore,
  // The next four grounds: all clauses are equal, and one pairing comes later in the order of candidates.
  // Each comment tells the first difference between the two pairings.
  OrderMovedDown,      // different players from higher score groups are paired
  OrderOpponents,      // the players from higher score groups have different opponents
  OrderExchange,       // different players of the upper half change places with players of the lower half
  OrderTransposition,  // the players of the lower half stand in a different order
  Colours              // both pairings have the same pairs, but the colors differ
};

[[nodiscard]] Ground groundOf(Criterion criterion);

// Returns the first ground on which the pairing `boards` is worse than the pairing `best`, from the top
// bracket down. nullopt if the two pairings are equal. Precondition: `boards` and `bye` contain all players
// of the round, each once.
[[nodiscard]] std::optional<Ground> worseBy(const Tournament& tournament, const Pairing& best,
                                            const std::vector<Pair>& boards, std::optional<int> bye);

// A possible opponent whom the higher player of a pair did not get, and the ground against that meeting. In
// the order of the system, this opponent comes before the real opponent. PairReason::passedOver is nullopt if
// the higher player meets the first possible opponent.
struct PassedOver {
  int place = 0;  // the index of the opponent in the Field, the list by score and pairing number
  Ground ground = Ground::Rematch;
};
struct PairReason {
  int higher = 0;  // `higher` and `lower` are indices in the Field, the list by score and pairing number
  int lower = 0;
  std::optional<PassedOver> passedOver;
  ColourReason colours = ColourReason::Differ;
};

// Returns the reason why this pair was made. `a` and `b` are indices in Tournament::players. nullopt if the
// pairing does not contain the pair.
[[nodiscard]] std::optional<PairReason> reasonOf(const Field& field, const Pairing& pairing, int a, int b);
// Returns the reason of every pair, one list for each bracket (a paired score group).
[[nodiscard]] std::vector<std::vector<PairReason>> reasonsOf(const Field& field, const Pairing& pairing);

}  // namespace damath::dutch

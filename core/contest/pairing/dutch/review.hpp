// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a Swiss pairing by the criteria. Finds the first criterion by which another pairing is worse, and
// the reason for each pair.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/dutch.hpp"

namespace damath::dutch {

// The ground on which one pairing is better than another, or is not allowed: a clause of Handbook C.04.3, or
// the order of candidates if all clauses are equal.
enum class Ground : unsigned char {
  Rematch,       // C1: the two players have met
  KeptApart,     // an addition to the rules: these two must not meet in this round
  ByeAgain,      // C2: the player already had a bye
  SameAbsolute,  // C3: the two players have the same absolute color preference
  Incomplete,    // C4: the remaining players cannot be paired
  ByeScore,      // C5: a player with a lower score can have the bye
  // The clauses C6 to C21 compare two pairings (see Criterion in criteria.hpp).
  Pairs,                  // C6: fewer pairs
  Downfloaters,           // C7: players with higher scores float down
  NextBracket,            // C8: fewer pairs in the next bracket, or higher scores float down from it
  ByeUnplayed,            // C9: the player with the bye has more rounds without a game
  Difference,             // C10: more color differences above 2
  Repeat,                 // C11: more players get the same color for the third time in a row
  Preference,             // C12: more denied color preferences
  Strong,                 // C13: more denied strong color preferences
  LastDownfloat,          // C14: more residents float down who floated down in the last round
  LastUpfloat,            // C15: more residents meet a player moved down who met one in the last round
  EarlierDownfloat,       // C16: as C14, for the round before the last
  EarlierUpfloat,         // C17: as C15, for the round before the last
  LastDownfloatScore,     // C18: as C14, for players moved down, by their scores
  LastUpfloatScore,       // C19: as C15, by the scores of the players moved down
  EarlierDownfloatScore,  // C20: as C18, for the round before the last
  EarlierUpfloatScore,    // C21: as C19, for the round before the last
  OrderMovedDown,         // the pairing pairs other players moved down
  OrderOpponents,         // the players moved down have other opponents
  OrderExchange,          // other players of the upper half change places with players of the lower half
  OrderTransposition,     // the lower half has another order
  Colours                 // the pairs are the same, but their colors differ
};

[[nodiscard]] Ground groundOf(Criterion criterion);

// Returns the first ground on which `boards` is worse than `best`, from the top bracket down. nullopt if the
// two pairings are equal. Precondition: `boards` and `bye` contain all players of the round, each once.
[[nodiscard]] std::optional<Ground> worseBy(const Tournament& tournament, const Pairing& best,
                                            const std::vector<Pair>& boards, std::optional<int> bye);

// The earlier candidate that the higher player of a pair did not meet, and the ground against that meeting.
// PairReason::passedOver is nullopt if the higher player has the first possible candidate.
struct PassedOver {
  int place = 0;  // the place in the field
  Ground ground = Ground::Rematch;
};
struct PairReason {
  int higher = 0;  // `higher` and `lower` are places in the field
  int lower = 0;
  std::optional<PassedOver> passedOver;
  ColourReason colours = ColourReason::Differ;
};

// Returns the reason of one pair. `a` and `b` are places in Tournament::players. nullopt if the pairing does
// not contain the pair.
[[nodiscard]] std::optional<PairReason> reasonOf(const Field& field, const Pairing& pairing, int a, int b);
// Returns the reasons of all pairs, one list for each bracket.
[[nodiscard]] std::vector<std::vector<PairReason>> reasonsOf(const Field& field, const Pairing& pairing);

}  // namespace damath::dutch

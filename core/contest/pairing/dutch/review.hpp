// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a pairing by the criteria: the first point in which another pairing is worse, and the reason for
// each pair.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/dutch.hpp"

namespace damath::dutch {

// The ground on which one pairing is better than another, or is not allowed: a clause of Handbook C.04.3, or
// the order of candidates if all clauses are equal.
enum class Ground : unsigned char {
  Rematch,       // C1: the two have met
  KeptApart,     // an addition to the rules: these two must not meet in this round
  ByeAgain,      // C2: the player already had a bye
  SameAbsolute,  // C3: the two have the same absolute color preference
  Incomplete,    // C4: the rest cannot be paired
  ByeScore,      // C5: a player with a lower score can have the bye
  // C6 to C21: the comments of Criterion explain these clauses.
  Pairs,                  // C6
  Downfloaters,           // C7
  NextBracket,            // C8
  ByeUnplayed,            // C9
  Difference,             // C10
  Repeat,                 // C11
  Preference,             // C12
  Strong,                 // C13
  LastDownfloat,          // C14
  LastUpfloat,            // C15
  EarlierDownfloat,       // C16
  EarlierUpfloat,         // C17
  LastDownfloatScore,     // C18
  LastUpfloatScore,       // C19
  EarlierDownfloatScore,  // C20
  EarlierUpfloatScore,    // C21
  OrderMovedDown,         // other players moved down are paired
  OrderOpponents,         // the players moved down have other opponents
  OrderExchange,          // other players of the upper half change places with players of the lower half
  OrderTransposition,     // the lower half has another order
  Colours                 // the same pairs with other colors
};

[[nodiscard]] Ground groundOf(Criterion criterion);

// Returns the first ground on which `boards` is worse than `best`, from the top bracket down. nullopt if the
// two pairings are equal. Precondition: `boards` and `bye` contain all players of the round, each once.
[[nodiscard]] std::optional<Ground> worseBy(const Tournament& tournament, const Pairing& best,
                                            const std::vector<Pair>& boards, std::optional<int> bye);

// The earlier candidate that the higher player of a pair did not meet, and the ground against that meeting.
// PairReason::passedOver is nullopt if the higher player has the first possible candidate.
struct PassedOver {
  int place = 0;  // in the field
  Ground ground = Ground::Rematch;
};
struct PairReason {
  int higher = 0;  // places in the field
  int lower = 0;
  std::optional<PassedOver> passedOver;
  ColourReason colours = ColourReason::Differ;
};

// Returns the reason of one pair. a, b: places in Tournament::players. nullopt if the pairing does not have
// the pair.
[[nodiscard]] std::optional<PairReason> reasonOf(const Field& field, const Pairing& pairing, int a, int b);
// Returns the reasons of all pairs, by bracket.
[[nodiscard]] std::vector<std::vector<PairReason>> reasonsOf(const Field& field, const Pairing& pairing);

}  // namespace damath::dutch

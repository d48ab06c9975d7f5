// SPDX-License-Identifier: GPL-3.0-or-later
// The ground on which one pairing is better than another, or is not allowed: a clause of Handbook C.04.3, or
// the order of candidates if all clauses are equal.
#pragma once

#include "core/contest/pairing/dutch/criteria.hpp"

namespace damath::dutch {

enum class Ground : unsigned char {
  Rematch,                // C1
  KeptApart,              // an addition to the rules: these two must not meet in this round
  ByeAgain,               // C2
  SameAbsolute,           // C3
  Incomplete,             // C4
  ByeScore,               // C5
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
  OrderMovedDown,         // which players moved down are paired
  OrderOpponents,         // the opponents of the players moved down
  OrderExchange,          // which players of the upper half change places with which of the lower half
  OrderTransposition,
  Colours
};

[[nodiscard]] Ground groundOf(Criterion criterion);

}  // namespace damath::dutch

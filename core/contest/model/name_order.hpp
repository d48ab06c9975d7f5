// SPDX-License-Identifier: GPL-3.0-or-later
// Decides the order in which the parts of a player's name are spoken and written.
#pragma once

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// True if the family name comes first and no blank follows it, as in 王小明. This is the case if the name has
// more than one part and all its letters are wide (Han, Hangul, Kana). Otherwise the family name comes last,
// as in Mario M. Ramon.
[[nodiscard]] bool isFamilyNameFirst(const Player& player);

}  // namespace damath::contest

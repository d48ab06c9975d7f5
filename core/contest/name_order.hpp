// SPDX-License-Identifier: GPL-3.0-or-later
// In which order a player's name is spoken and written out.
#pragma once

#include "core/contest/contest.hpp"

namespace damath::contest {

// Whether the family name comes first and no blank stands behind it, as in 王小明: where all letters of the
// name are wide ones (Han, Hangul, Kana), and it has more than one part. Else it is the last, as in Mario M.
// Ramon.
[[nodiscard]] bool isFamilyNameFirst(const Player& player);

}  // namespace damath::contest

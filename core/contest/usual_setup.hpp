// SPDX-License-Identifier: GPL-3.0-or-later
// What a new event begins with where nobody says otherwise.
#pragma once

#include "core/contest/contest.hpp"

namespace damath::contest {

// Y4: in contests schoolmates are kept apart; an event may say that they are free to meet.
inline constexpr SchoolMates kUsualSchoolMates = SchoolMates::KeptApart;

}  // namespace damath::contest

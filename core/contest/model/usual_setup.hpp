// SPDX-License-Identifier: GPL-3.0-or-later
// Default values for a new event.
#pragma once

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// Contests keep schoolmates apart by default (Y4). An event may let schoolmates meet freely.
inline constexpr SchoolMates kUsualSchoolMates = SchoolMates::KeptApart;

}  // namespace damath::contest

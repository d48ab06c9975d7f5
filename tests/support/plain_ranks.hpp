// SPDX-License-Identifier: GPL-3.0-or-later
// A second reading of rulebook Y1 to Y3, written from its text alone and as plainly as it can be: start
// numbers, a list of blocks worked from the top, every figure reckoned anew from the games whenever it is
// asked for. Slow.
#pragma once

#include "core/contest/standings.hpp"

namespace damath::support {

enum class Results { Missing, AllIn };  // AllIn: every round is paired too

[[nodiscard]] contest::Standings plainRanks(const contest::Event& event, Results results);

}  // namespace damath::support

// SPDX-License-Identifier: GPL-3.0-or-later
// A second implementation of rulebook Y1 to Y3, written only from the rulebook and as plainly as possible:
// start numbers, a list of blocks processed from the top, and every value computed again from the games
// whenever needed. Slow.
#pragma once

#include "core/contest/systems/standings.hpp"

namespace damath::support {

enum class Results { Missing, AllIn };  // AllIn: every round is paired and has all results

[[nodiscard]] contest::Standings plainRanks(const contest::Event& event, Results results);

}  // namespace damath::support

// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the result that a game has is the one that its scoresheet comes to. (Rulebook E2, E3, T6)
#pragma once

#include "core/contest/contest.hpp"

namespace damath::contest {

enum class Agreement {
  Agrees,
  ByEnding,  // the same grand totals, and another point by an ending that goes before them (E3)
  Differs
};

// `ofSheet` is what the sheet comes to by audit and rulings. Grand totals are compared exactly where both
// have them: a result may lack them after an ending that decides alone, or when it came with a report. Then
// the point is compared, and an ending without totals goes before no sheet.
[[nodiscard]] Agreement agreementOf(const rules::Ruleset& ruleset, const GameResult& entered,
                                    const GameResult& ofSheet);

}  // namespace damath::contest

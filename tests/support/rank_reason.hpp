// SPDX-License-Identifier: GPL-3.0-or-later
// A reason of a tie (rulebook Y2) from its texts: the clause, and the figures as the standings' JSON has
// them.
#pragma once

#include <string_view>

#include "core/contest/standings.hpp"

namespace damath::support {

// `figures`: "2-1-0" of Y2a and Y2b, the place of Y2d, a figure of the others; may be empty.
[[nodiscard]] contest::RankReason rankReason(rules::Clause clause, std::vector<contest::EntryId> against,
                                             std::string_view figures, int gamesWithoutFigures = 0);

// "1-0".
[[nodiscard]] tiebreak::TableScore scoreOf(std::string_view figures);

}  // namespace damath::support

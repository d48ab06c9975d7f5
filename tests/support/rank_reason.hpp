// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a reason of a tie (rulebook Y2) from its texts: the clause, and the values as in the JSON of the
// standings.
#pragma once

#include <string_view>

#include "core/contest/systems/standings.hpp"

namespace damath::support {

// `figures`: "2-1-0" for Y2a and Y2b, the place for Y2d, one value for the other clauses; may be empty.
// Throws std::bad_optional_access if the clause is no step of Y2.
[[nodiscard]] contest::RankReason rankReason(rules::Clause clause, std::vector<contest::EntryId> against,
                                             std::string_view figures, int gamesWithoutFigures = 0);

// Reads the points of an entry itself, then the points of its opponents: "1-0".
[[nodiscard]] tiebreak::TableScore scoreOf(std::string_view figures);

}  // namespace damath::support

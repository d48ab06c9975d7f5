// SPDX-License-Identifier: GPL-3.0-or-later
// Schools, districts or divisions and their medals as lists for the notice board (rulebook Y6). No player is
// named: what explains a rank are points and single ranks.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/contest/school_standings.hpp"
#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

// The sentence for the rank of a team that others are level with.
using TeamReasonText = std::function<std::string(const contest::RankedTeam&)>;

// The ranks of single players, "1, 3".
[[nodiscard]] std::string ranksText(const std::vector<int>& ranks);
// Promise for both: the standings are the contest's.
[[nodiscard]] ListSheet teamsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                                  const TeamReasonText& reasonText, const Labels& labels);
[[nodiscard]] ListSheet medalsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                                   const Labels& labels);

}  // namespace damath::compose

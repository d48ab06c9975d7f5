// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes a medal, with a line to sign for it, and what a school's players did in all events.
#pragma once

#include <vector>

#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

// An event with its ranks. Both must outlive what refers to them.
struct RankedEvent {
  const contest::Event& event;
  const contest::Standings& standings;
};

// Ranks 1 to 3 of every event whose ranks are final, a shared rank to everyone who shares it; of the others
// the list says that they are not.
[[nodiscard]] ListSheet medallistsList(const contest::Contest& contest,
                                       const std::vector<RankedEvent>& events, const Labels& labels);

// The school's players by event and rank, with points and medals. Promise: the school is the contest's.
[[nodiscard]] ListSheet schoolStatement(const contest::Contest& contest, contest::SchoolId school,
                                        const std::vector<RankedEvent>& events, const Labels& labels);

}  // namespace damath::compose

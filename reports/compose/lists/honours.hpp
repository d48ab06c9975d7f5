// SPDX-License-Identifier: GPL-3.0-or-later
// The list of medalists with lines to sign on, and the statement of a school: the results of its players in
// all events.
#pragma once

#include <vector>

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// An event with its ranks. Both must outlive this object.
struct RankedEvent {
  const contest::Event& event;
  const contest::Standings& standings;
};

// Returns ranks 1 to 3 of every event with final ranks. All players who share such a rank are listed. A
// remark names each event whose ranks are still provisional.
[[nodiscard]] ListSheet medallistsList(const contest::Contest& contest,
                                       const std::vector<RankedEvent>& events, words::Language language);

// Returns the school's players by event and rank, with points and medals. Precondition: the school belongs to
// the contest.
[[nodiscard]] ListSheet schoolStatement(const contest::Contest& contest, contest::SchoolId school,
                                        const std::vector<RankedEvent>& events, words::Language language);

}  // namespace damath::compose

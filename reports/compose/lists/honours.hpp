// SPDX-License-Identifier: GPL-3.0-or-later
// The list of medalists with signature lines, and the statement of a school: the results of its players in
// all events.
#pragma once

#include <vector>

#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// An event with its ranks. The referenced event and standings must outlive this object.
struct RankedEvent {
  const contest::Event& event;
  const contest::Standings& standings;
};

// Returns the players with ranks 1 to 3 of every event whose ranks are final. Players who share such a rank
// are all listed. A remark names each event whose ranks are still provisional.
[[nodiscard]] ListSheet medallistsList(const contest::Contest& contest,
                                       const std::vector<RankedEvent>& events, words::Language language);

// Returns the players of the school by event and rank, with points and medals. Precondition: the school
// belongs to the contest.
[[nodiscard]] ListSheet schoolStatement(const contest::Contest& contest, contest::SchoolId school,
                                        const std::vector<RankedEvent>& events, words::Language language);

}  // namespace damath::compose

// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the issued papers that a change made untrue, so that they are printed again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/papers/paper.hpp"

namespace damath::papers {

// Returns the issued papers with ranks, points or medals of the event that agreed with the file after the
// journal row `journal`, and do not agree with it now. Of several papers of one form, only the newest is
// checked, because it replaced the others. Ordered by number. Errors: StoreFailed.
[[nodiscard]] desk::DeskResult<std::vector<db::IssuedPaper>> outdatedSince(desk::Desk& desk,
                                                                           contest::EventId event,
                                                                           std::int64_t journal);
// Returns the names of the papers with their numbers: "Certificates, Grade 7 (No. 12); Standings, …".
[[nodiscard]] std::string numberedPapersText(const std::vector<db::IssuedPaper>& papers,
                                             const contest::Contest& contest, words::Language language);

}  // namespace damath::papers

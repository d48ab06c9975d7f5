// SPDX-License-Identifier: GPL-3.0-or-later
// What the final list of an event waits for, in words, each with a link to where it is done.
#pragma once

#include "app/desk/events/status.hpp"
#include "app/models/tally/rank_text.hpp"

namespace damath::models {

// The rematches that are due and not played, in the order of the ties.
[[nodiscard]] std::vector<desk::RematchOf> openRematches(const contest::Event& event,
                                                         const contest::Standings& standings);

// So many of the names as are read at a glance; of more the number is said.
[[nodiscard]] QStringList fewNames(const Ranking& of, const std::vector<contest::EntryId>& entries);

// Rich text, one matter each; none where the list is final. It does not wait for scoresheets that are missing
// or not accepted: those stand above the page. Links are of TallyLink. The status is null where it cannot be
// read; `drawLot` is the name of that command.
[[nodiscard]] QStringList openMatters(const Ranking& of, const desk::EventStatus* status,
                                      const QString& drawLot);

}  // namespace damath::models

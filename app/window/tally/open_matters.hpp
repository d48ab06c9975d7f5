// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the open tasks before the final list of an event, each with a link to the page for that task.
#pragma once

#include "app/desk/events/status.hpp"
#include "app/window/tally/rank_text.hpp"

namespace damath::window {

// Returns the rematches that are due and not played, in the order of the ties.
[[nodiscard]] std::vector<desk::RematchOf> openRematches(const contest::Event& event,
                                                         const contest::Standings& standings);

// Returns up to eight names. If there are more, the last text adds the number of the rest.
[[nodiscard]] QStringList fewNames(const Ranking& of, const std::vector<contest::EntryId>& entries);

// Returns the open tasks as rich text, one task per line; empty if the list is final. Missing or unaccepted
// scoresheets are not included: the page shows them above. The links are TallyLinks. `status` is null if it
// cannot be read; `drawLot` is the text of the link that draws a lot.
[[nodiscard]] QStringList openMatters(const Ranking& of, const desk::EventStatus* status,
                                      const QString& drawLot);

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The open tasks about the ranks of an event, as lines with links.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "app/desk/change/place.hpp"
#include "app/desk/events/status.hpp"
#include "app/window/tally/rank_reasons.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::window {

// Returns the rematches that are due and not played yet, in the order of Standings::rematchesDue.
[[nodiscard]] std::vector<desk::RematchOf> openRematches(const contest::Standings& standings);

// Returns the tasks that are open before the ranks are final, one in each line, as rich text with links. If
// the ranks are final, returns only the lots that can still be drawn. Leaves out missing and unaccepted
// scoresheets, because the page shows them above. `status` is null if it cannot be read. `drawLot` is the
// text of the link that draws a lot.
[[nodiscard]] QStringList openMatters(const Ranking& of, const desk::EventStatus* status,
                                      const QString& drawLot);

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A contest to look at: events of several chip sets with players, rounds, results and sheets of games that
// were really played out by the rules, one of them with mistakes.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/models/contest/file_work.hpp"

namespace damath::console {

// Fills the empty contest; where the watch says no it is left as it is then. Refused: what its use cases
// refuse.
[[nodiscard]] desk::DeskResult<void> fillSample(desk::Desk& desk, const desk::Author& author,
                                                const models::FileWork::Watch& watch = {});

}  // namespace damath::console

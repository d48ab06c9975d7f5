// SPDX-License-Identifier: GPL-3.0-or-later
// A sample contest: events of several chip sets with players, rounds, results and scoresheets. All games were
// played by the rules; one scoresheet has mistakes.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/window/session/file_work.hpp"

namespace damath::window {

// Returns the head of the sample contest for the self-test and damath_tour. The window itself gives its
// sample a name in the user's language.
[[nodiscard]] contest::ContestHead sampleHead();

// Fills the empty contest. If the watch ends the work, the contest stays as filled so far. Errors: those of
// the desk functions that fillSample calls.
[[nodiscard]] desk::DeskResult<void> fillSample(desk::Desk& desk, const desk::Author& author,
                                                const FileWork::Watch& watch = {});

}  // namespace damath::window

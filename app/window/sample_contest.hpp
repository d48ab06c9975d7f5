// SPDX-License-Identifier: GPL-3.0-or-later
// A sample contest: events of several chip sets with players, rounds, results and scoresheets. All games were
// played by the rules; one scoresheet has mistakes.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/window/session/file_work.hpp"

namespace damath::window {

// The head of the sample contest of tests. The window names its own sample in the language of the user.
[[nodiscard]] contest::ContestHead sampleHead();

// Fills the empty contest. If the watch ends the work, the contest stays as filled so far. Errors: those of
// the desk functions that fillSample calls.
[[nodiscard]] desk::DeskResult<void> fillSample(desk::Desk& desk, const desk::Author& author,
                                                const FileWork::Watch& watch = {});

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the sample contest: events of several chip sets with players, rounds, results and scoresheets. All
// games are played by the rules. Three scoresheets have mistakes, so that their audits have findings.
#pragma once

#include "app/desk/change/desk.hpp"
#include "app/window/session/file_work.hpp"

namespace damath::window {

// Returns the name, venue and date of the sample contest for the self-test and the tests. The window gives
// its own sample a name in the user's language.
[[nodiscard]] contest::ContestHead sampleHead();

// Fills an empty contest with the sample. Calls `watch` before each step. If `watch` returns false, stops
// there and leaves the contest partly filled. Errors: those of the desk functions that fillSample calls.
[[nodiscard]] desk::DeskResult<void> fillSample(desk::Desk& desk, const desk::Author& author,
                                                const FileWork::Watch& watch = {});

}  // namespace damath::window

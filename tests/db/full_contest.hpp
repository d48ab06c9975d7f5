// SPDX-License-Identifier: GPL-3.0-or-later
// A contest file with rows in every table: sheets with strange letters in several versions, an accepted, a
// reviewed, a ruled and a signed one, violations, a paper, a live game, a lot, rematches, an event lent and
// brought back, one that is still away, changes undone and done again.
#pragma once

#include <filesystem>
#include <random>
#include <vector>

#include "core/play/live_step.hpp"
#include "db/store.hpp"

namespace damath::testing {

db::Store fullContest(const std::filesystem::path& path);

// One step of a live game of every kind; not of a game that could be played.
std::vector<play::LiveStep> everyLiveStep();

// One change of the contest drawn by lot, committed: players, rounds, results, sheets with any letters,
// reviews, rulings, withdrawals, undo, redo. What cannot be now is left out.
void changeByLot(db::Store& store, std::mt19937& random, int minute);

}  // namespace damath::testing

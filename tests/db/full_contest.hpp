// SPDX-License-Identifier: GPL-3.0-or-later
// A contest file with rows in every table: sheets with unusual letters in several versions; an accepted, a
// reviewed, a ruled and a signed sheet; violations, a printed form, a live game, a lot, rematches; an event
// handed over and brought back, an event still away; changes undone and redone.
#pragma once

#include <filesystem>
#include <random>
#include <vector>

#include "core/play/live_step.hpp"
#include "db/store.hpp"

namespace damath::testing {

db::Store fullContest(const std::filesystem::path& path);

// Returns one live step of each kind. Together, they do not make a playable game.
std::vector<play::LiveStep> everyLiveStep();

// Makes one to three random steps and commits them: events, players, rounds, results, sheets with any
// letters, acceptances, reviews, absences, check-ins, violations, undo. Commits nothing if a step fails.
void changeByLot(db::Store& store, std::mt19937& random, int minute);

}  // namespace damath::testing

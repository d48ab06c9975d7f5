// SPDX-License-Identifier: GPL-3.0-or-later
// Small random events that produce many ties: few players, few different results, few different totals. The
// same seed gives the same event.
#pragma once

#include <random>

#include "core/contest/systems/standings.hpp"

namespace damath::contest::testing {

using Chance = std::mt19937;

// Uses the manual's points and tie-break order, and whole totals. Every paired round has a game. Chance
// decides if all results are in, and which byes of either kind exist.
[[nodiscard]] Event randomEvent(Chance& chance);

// Draws other points, another order of tie-breaks, another score direction, differences, and totals with
// thirds and roots.
void drawLaw(Event& event, Chance& chance);

// Adds rematches that decide drawn games of a knock-out.
void drawDeciders(Event& event, Chance& chance);

// Adds a rematch between each two entries of every tie that is due.
void playRematches(Event& event, const Standings& table, Chance& chance);

// Adds lots among some of the open ties, and some lots that fit no tie.
void drawLots(Event& event, const Standings& table, Chance& chance);

}  // namespace damath::contest::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// Small events drawn by chance, made for ties: few players, few results, few figures. The same seed gives the
// same event.
#pragma once

#include <random>

#include "core/contest/standings.hpp"

namespace damath::contest::testing {

using Chance = std::mt19937;

// Under the manual's points and order of tie-breaks, with figures of whole numbers. All paired rounds have a
// game; whether all results are in is drawn too, and byes of either kind.
[[nodiscard]] Event randomEvent(Chance& chance);

// Other points, another order of tie-breaks, another direction, differences, and figures with thirds and
// roots.
void drawLaw(Event& event, Chance& chance);

// Games that decided drawn ones of a knock-out.
void drawDeciders(Event& event, Chance& chance);

// A rematch between every two of every tie that is due.
void playRematches(Event& event, const Standings& table, Chance& chance);

// Lots among some of the open ties, and some that fit none.
void drawLots(Event& event, const Standings& table, Chance& chance);

}  // namespace damath::contest::testing

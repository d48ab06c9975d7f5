// SPDX-License-Identifier: GPL-3.0-or-later
// Small random events that produce many ties: few players, few different results, few different totals. The
// same seed gives the same event.
#pragma once

#include <random>

#include "core/contest/systems/standings.hpp"

namespace damath::contest::testing {

using Chance = std::mt19937;

// Returns a random event with the manual's points and order of tie-breaks, and with whole numbers as totals.
// Every paired round has a game. By chance, some results may be missing, and byes of either kind may exist.
[[nodiscard]] Event randomEvent(Chance& chance);

// Changes the event's rules at random: points, the tie-breaks and their order, the rules of rematches and
// walkovers, score direction, and the Point System (sums, differences or averages). May also change the chip
// set and give some games totals with thirds or roots. Some entries withdraw.
void drawLaw(Event& event, Chance& chance);

// Adds rematches that decide drawn games, as in a knock-out, to about half of the drawn games.
void drawDeciders(Event& event, Chance& chance);

// For every tie that rematches must break now, adds a rematch between each two of its entries.
void playRematches(Event& event, const Standings& table, Chance& chance);

// Adds a lot for every open tie. Some lots have an entry too few or too many, and some ties have two lots.
void drawLots(Event& event, const Standings& table, Chance& chance);

}  // namespace damath::contest::testing

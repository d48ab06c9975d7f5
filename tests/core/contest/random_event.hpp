// Small events drawn by lot, made for ties: few players, few results, few figures. The same seed gives the
// same event.
#pragma once

#include <random>

#include "core/contest/standings.hpp"

namespace damath::contest::testing {

using Lot = std::mt19937;

// All paired rounds have a game; whether all results are in is drawn too.
[[nodiscard]] Event randomEvent(Lot& lot);

// A rematch between every two of every tie that is due.
void playRematches(Event& event, const Standings& table, Lot& lot);

}  // namespace damath::contest::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// The seats of a bracket that is already being played. The seeds and the schools give every entry its seat
// before round 1. Later a corrected group result can change the seeds of a final, and a player's school can
// be corrected. The paired rounds then still count: the entries keep the opponents that they had.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/bracket.hpp"

namespace damath::pairing {

// The entry on each seat of a bracket. nullopt for an empty seat.
using Seats = std::vector<std::optional<contest::EntryId>>;

// Returns the entries of `seats` in an order in which the paired games and byes are meetings of the bracket.
// Seats that no game needs keep their order. Returns `seats` unchanged if they fit all games and byes. If no
// order fits all of them, because a result was corrected, fits the games of the winners' side. Preconditions:
// the event's system is a knock-out; `seats` has an element for each seat of the bracket.
[[nodiscard]] Seats seatsAsPaired(const Bracket& bracket, const Seats& seats, const contest::Event& event);

}  // namespace damath::pairing

// SPDX-License-Identifier: GPL-3.0-or-later
// The seats of a bracket that is already being played. The seeds and the schools give every entry its seat
// before round 1. Later a corrected group result can change the seeds of a final, and a player's school can
// be corrected. The paired rounds then still count: the entries keep the opponents that they had.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

// The entry on each seat of a bracket. nullopt for an empty seat.
using Seats = std::vector<std::optional<contest::EntryId>>;

// Returns the entries of `seats` in an order in which the games of the winners' side that are already paired
// are meetings of the bracket. Seats that no such game needs keep their order. Returns `seats` unchanged if
// they fit all these games. Preconditions: the event's system is a knock-out; the number of seats is a power
// of two.
[[nodiscard]] Seats seatsAsPaired(const Seats& seats, const contest::Event& event);

}  // namespace damath::pairing

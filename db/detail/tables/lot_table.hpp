// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the lots of an event. A lot is an order of tied players that was drawn.
#pragma once

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

// Fills in the event's lots, in the order of the draw.
void readLots(Database& database, contest::Event& event);
// Adds a lot and returns its number in the event, from 1.
[[nodiscard]] int addLot(Database& database, contest::EventId event, const contest::Lot& lot);

}  // namespace damath::db::detail

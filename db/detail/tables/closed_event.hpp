// SPDX-License-Identifier: GPL-3.0-or-later
// The events that this file must not change, with their rows as text. An undo or a redo compares the rows
// before and after.
#pragma once

#include <string>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

// An event that this file must not change: another file has the event, or this file was made for another
// event. `rows` holds the event's rows in the state tables (trail.hpp) as one text. A change of such a row
// changes the text.
struct ClosedEvent {
  contest::EventId event{};
  std::string name;
  std::string rows;
};

[[nodiscard]] std::vector<ClosedEvent> closedEvents(Database& database);

}  // namespace damath::db::detail

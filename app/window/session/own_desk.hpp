// SPDX-License-Identifier: GPL-3.0-or-later
// The contest, opened a second time for work in another thread. `opening` holds the reason if the contest
// cannot be opened.
#pragma once

#include <utility>

#include "app/desk/change/change.hpp"
#include "db/records/place.hpp"

namespace damath::window {

struct OwnDesk {
  // Any: read a file even if parts of it are broken. Look: read an intact file. Change: change an intact
  // file.
  enum class Use { Any, Look, Change };

  // `known` is the session's memory of replayed scoresheets. Without it, each scoresheet is replayed when it
  // is needed.
  explicit OwnDesk(const db::Place& place, Use use, desk::OutcomeMemory known = {})
      : opening(desk::Desk::open(place, clock,
                                 {.disk = {},
                                  .references = use == Use::Any ? db::References::Any : db::References::Whole,
                                  .access = use == Use::Change ? db::Access::Change : db::Access::Look})) {
    if (opening.desk) opening.desk->openFile().outcomes = std::move(known);
  }

  desk::SystemClock clock;
  desk::Opening opening;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A desk of its own for work in another thread: the contest, opened a second time. If the contest cannot be
// opened, `opening` has the reason.
#pragma once

#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/change/outcome_memory.hpp"
#include "db/records/place.hpp"

namespace damath::window {

struct OwnDesk {
  // The use of the desk. Any: reads the contest, even if rows refer to missing rows. Look: reads the contest
  // if the file is intact. Change: also changes the contest if the file is intact.
  enum class Use { Any, Look, Change };

  // `known` has the results of scoresheets that the session has replayed already. Scoresheets that are not in
  // `known` are replayed again when their results are needed.
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

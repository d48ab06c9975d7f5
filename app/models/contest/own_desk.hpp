// SPDX-License-Identifier: GPL-3.0-or-later
// The contest, opened for one work in a thread of its own. Why it cannot be opened is said in
// words.
#pragma once

#include <utility>

#include "app/desk/change/change.hpp"
#include "db/records/place.hpp"

namespace damath::models {

struct OwnDesk {
  // To look at a file even where something in it is broken, to look at a sound one, or to change that.
  enum class Use { Any, Look, Change };

  // `known`: what the session's desk remembers of the sheets; without it they are replayed where they are
  // asked for.
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

}  // namespace damath::models

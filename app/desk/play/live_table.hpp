// SPDX-License-Identifier: GPL-3.0-or-later
// A live game as the contest file stores it: its steps, its position and its clocks.
#pragma once

#include <string>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/place.hpp"
#include "core/contest/model/contest.hpp"
#include "core/play/game_clock.hpp"
#include "core/play/live_course.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/records/live_record.hpp"
#include "db/records/stamp.hpp"

namespace damath::desk {

struct LiveTable {
  SheetAt at;
  std::string blue;  // BLUE's name as printed on papers
  std::string red;
  db::LiveRecord record;
  play::LiveCourse course;
  play::GameClock clock;
  sheet::Sheet head;  // the head of the scoresheet, without the tags that come from the played game

  [[nodiscard]] const play::LiveGame& game() const { return course.game(); }
};

// Restores a live game from its stored steps, with its clocks as last stored. Errors: LiveBroken if a step
// does not fit the event's ruleset and chip set.
[[nodiscard]] DeskResult<LiveTable> tableOf(const contest::Contest& contest, const contest::Event& event,
                                            const SheetAt& at, db::LiveRecord record, db::Instant now);

// Returns the scoresheet so far: the head, the number of the live game, the used game time, and the lines.
[[nodiscard]] sheet::Sheet sheetOf(const LiveTable& table);

// True if the clocks must be stored again: they ran, or waited for a player before the start, for a second or
// more since they were last stored, or they were started or stopped.
[[nodiscard]] bool isKeepingDue(const LiveTable& table);

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// A live game as the contest file stores it: its steps, its position and its clocks.
#pragma once

#include <string>

#include "app/desk/change/place.hpp"
#include "core/play/game_clock.hpp"
#include "core/play/live_step.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/live.hpp"

namespace damath::desk {

struct LiveTable {
  SheetAt at;
  std::string blue;  // the name as printed on papers
  std::string red;
  db::LiveRecord record;
  play::LiveCourse course;
  play::GameClock clock;
  sheet::Sheet head;  // the tags of the sheet's head, without the tags of the game itself

  [[nodiscard]] const play::LiveGame& game() const { return course.game(); }
};

// Returns the sheet so far: the head, the number of the live game, the used game time, and the lines.
[[nodiscard]] sheet::Sheet sheetOf(const LiveTable& table);

}  // namespace damath::desk

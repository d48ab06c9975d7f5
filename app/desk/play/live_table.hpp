// SPDX-License-Identifier: GPL-3.0-or-later
// A game at the board as the contest file has it: what happened, the position, the clocks.
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
  std::string blue;  // as papers call them
  std::string red;
  db::LiveRecord record;
  play::LiveCourse course;
  play::GameClock clock;
  sheet::Sheet head;  // the tags that the sheet gets before those of the game itself

  [[nodiscard]] const play::LiveGame& game() const { return course.game(); }
};

// The sheet as it stands now, with its head, the number of the live game and what the game clock came to.
[[nodiscard]] sheet::Sheet sheetOf(const LiveTable& table);

}  // namespace damath::desk

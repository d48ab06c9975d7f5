// SPDX-License-Identifier: GPL-3.0-or-later
// Squares of quiet moves under another reading convention of the board.
#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

using board::Coordinates;

struct Symmetry {
  const char* name;
  Coordinates (*turn)(Coordinates);
};

constexpr Symmetry kSymmetries[] = {
    {"HalfTurn",
     [](Coordinates at) {
       return Coordinates{7 - at.x, 7 - at.y};
     }},
    {"ChangedOver",
     [](Coordinates at) {
       return Coordinates{at.y, at.x};
     }},
    {"ChangedOverHalfTurn",
     [](Coordinates at) {
       return Coordinates{7 - at.y, 7 - at.x};
     }},
    {"MirrorX",
     [](Coordinates at) {
       return Coordinates{7 - at.x, at.y};
     }},
    {"MirrorY",
     [](Coordinates at) {
       return Coordinates{at.x, 7 - at.y};
     }},
    {"QuarterTurn",
     [](Coordinates at) {
       return Coordinates{at.y, 7 - at.x};
     }},
    {"ThreeQuarterTurn",
     [](Coordinates at) {
       return Coordinates{7 - at.y, at.x};
     }},
    {"Plain", [](Coordinates at) { return at; }},
};

struct Origin {
  const char* name;
  int x;
  int y;
};
constexpr Origin kOrigins[] = {{"", 0, 0}, {"From1", 1, 1}};

Habit frame(const std::string& kind, Coordinates (*turn)(Coordinates), const Origin& origin) {
  Habit habit;
  habit.kind = "frame" + kind;
  habit.group = "squares";
  habit.reason = [turn, origin](const rules::ChipSet& /*set*/, PaperEntry& entry) {
    for (Coordinates* place : {&entry.start, &entry.end}) {
      *place = turn(*place);
      place->x += origin.x;
      place->y += origin.y;
    }
  };
  return habit;
}

}  // namespace

std::vector<Habit> squareHabits() {
  std::vector<Habit> all;
  for (const Symmetry& symmetry : kSymmetries) {
    for (const Origin& origin : kOrigins) {
      const std::string kind = std::string(symmetry.name) + origin.name;
      if (kind == "Plain") continue;
      all.push_back(frame(kind, symmetry.turn, origin));
      all.back().varies = kind == "HalfTurn" || kind == "ChangedOver" || kind == "PlainFrom1";
    }
  }
  const auto plain = [](Coordinates at) { return at; };
  all.push_back(frame("XFrom1", plain, {"", 1, 0}));
  all.push_back(frame("YFrom1", plain, {"", 0, 1}));
  return all;
}

}  // namespace damath::plants

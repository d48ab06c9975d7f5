// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes of the lessons in groups: by kind, player, school, chip set or round.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/events/lessons.hpp"

namespace damath::desk {

struct MistakeCount {
  int times = 0;
  int sheets = 0;
  exact::Number tooFew = {};               // the points that the players gave away
  exact::Number tooMany = {};              // the points that the players gained wrongly
  std::vector<std::size_t> mistakes = {};  // the mistakes as indices in Lessons::mistakes
};

enum class LessonsBy { Kind, Player, School, ChipSet, Round };
// Returns the name of the value: `kind`, `player`, `school`, `set` or `round`.
[[nodiscard]] std::string_view toText(LessonsBy by);
[[nodiscard]] std::optional<LessonsBy> parseLessonsBy(std::string_view text);

// The count of the mistakes of one group. Depending on the grouping (LessonsBy), the kind of mistake, the
// player, the school, the chip set or the round names the group. The other four members are then not used.
struct LessonGroup {
  sheet::FindingCode code{};
  contest::PlayerId player{};
  contest::SchoolId school{};
  std::string set = {};
  contest::RoundNumber round{};  // the round; 0 for rematches
  MistakeCount count = {};
};

// Returns the mistakes in groups. The group with the most mistakes comes first. Groups with equally many
// mistakes are sorted by kind, name or number. Precondition: the lessons are of this contest.
[[nodiscard]] std::vector<LessonGroup> grouped(const contest::Contest& contest, const Lessons& lessons,
                                               LessonsBy by);

}  // namespace damath::desk

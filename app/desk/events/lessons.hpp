// SPDX-License-Identifier: GPL-3.0-or-later
// Where players lose points, and gain some that are not theirs: the mistakes that the audit finds on the
// scoresheets in force, each with what its figure was wrong by. What merely follows from another mistake is
// none of its own, but its points are its cause's. A habit counts once, however many cells show it. What a
// ruling keeps as written is none either (T6).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "core/contest/contest.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::desk {

// Whose sheets are looked at; whatever is not said is all.
struct LessonScope {
  std::vector<contest::EventId> events = {};
  std::optional<contest::SchoolId> school = {};
  std::optional<contest::PlayerId> player = {};
  std::optional<contest::RoundNumber> round = {};  // rematches are of none
};

struct Mistake {
  contest::EventId event{};
  SheetAt at;
  contest::EntryId entry{};  // whose half it is in
  sheet::FindingCode code{};
  std::size_t finding = 0;  // its place among those of the audit
  // What is right less what was written: above 0 the player gave these points away. Nothing where it is no
  // figure that is wrong, or nobody can tell.
  std::optional<exact::Number> points = {};
};

struct Lessons {
  int sheets = 0;                      // looked at
  int clean = 0;                       // without any mistake in the scope
  std::vector<Mistake> mistakes = {};  // by event, game, and in the order of the audit
};

// Called between sheets; false ends it with what is done.
using LessonWatch = std::function<bool(int done, int all)>;

// Refused: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<Lessons> lessonsOf(const Desk& desk, const LessonScope& scope,
                                            const LessonWatch& watch = {});

// Some mistakes together.
struct MistakeCount {
  int times = 0;
  int sheets = 0;
  exact::Number tooFew = {};               // points that the players gave away
  exact::Number tooMany = {};              // and points that were not theirs
  std::vector<std::size_t> mistakes = {};  // which of the lessons'
};

enum class LessonsBy { Kind, Player, School, ChipSet, Round };
// `kind`, `player`, `school`, `set`, `round`.
[[nodiscard]] std::string_view toText(LessonsBy by);
[[nodiscard]] std::optional<LessonsBy> parseLessonsBy(std::string_view text);

// What a count is of: one of these by LessonsBy.
struct LessonGroup {
  sheet::FindingCode code{};
  contest::PlayerId player{};
  contest::SchoolId school{};
  std::string set = {};
  contest::RoundNumber round{};  // 0: the rematches
  MistakeCount count = {};
};

// The most mistakes first; where there are as many, in the order of their kinds, names or numbers. Promise:
// the lessons are of the contest.
[[nodiscard]] std::vector<LessonGroup> grouped(const contest::Contest& contest, const Lessons& lessons,
                                               LessonsBy by);

}  // namespace damath::desk

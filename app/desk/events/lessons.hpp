// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the mistakes by which players lose points or gain points that are not theirs. The audit of the
// scoresheets in force gives each mistake and the points that it costs. A cell that is wrong only because of
// another mistake does not count as a mistake; its points count for the mistake that caused it. A habit
// counts once, even if many cells show it. A value that a ruling keeps as written does not count (T6).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::desk {

// The scoresheets to read: only scoresheets of `events`. `school`, `player` and `round` limit them further if
// they are set.
struct LessonScope {
  std::vector<contest::EventId> events = {};
  std::optional<contest::SchoolId> school = {};
  std::optional<contest::PlayerId> player = {};
  // if set, only games of this round are read; rematches are left out, because they belong to no round
  std::optional<contest::RoundNumber> round = {};
};

struct Mistake {
  contest::EventId event{};
  SheetAt at;
  contest::EntryId entry{};  // the player in whose columns the mistake is; 0 if it has no side
  sheet::FindingCode code{};
  std::size_t finding = 0;  // the index of the mistake in the findings of the audit
  // The correct value minus the written value. A value above 0 means that the player gave these points away.
  // nullopt if the mistake is not in a number, or the points are unknown.
  std::optional<exact::Number> points = {};
};

struct Lessons {
  int sheets = 0;                      // the number of scoresheets that were read
  int clean = 0;                       // the number of scoresheets without a mistake that counts
  std::vector<Mistake> mistakes = {};  // ordered by event, by game, and then as the audit lists them
};

// A function that lessonsOf calls before each scoresheet, with the number of finished scoresheets and the
// number of all scoresheets. If the function returns false, lessonsOf stops and returns the lessons so far.
using LessonWatch = std::function<bool(int done, int all)>;

// Reads and audits the scoresheets of the scope. Errors: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<Lessons> lessonsOf(const Desk& desk, const LessonScope& scope,
                                            const LessonWatch& watch = {});

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// One game's paper scoresheet as written, letter by letter: it is evidence, so nothing here is corrected or
// even understood. entry.hpp reads the cells, audit.hpp judges them. (Rulebook 8, T6)
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/side.hpp"
#include "core/rules/ending.hpp"

namespace damath::sheet {

// What one player's half of a line is for.
enum class HalfKind {
  Blank,
  Play,            // Move | Score | Total
  Remaining,       // RC chip | figure
  RemainingTotal,  // TOTAL | figure: the sum of the R.C. figures
  GrandTotal       // GRAND | figure
};

// Cells are trimmed of blanks at both ends, otherwise as written. In Remaining, `move` is what stands after
// "RC" and `score` the figure; in RemainingTotal and GrandTotal only `score` is used.
struct Half {
  HalfKind kind = HalfKind::Blank;
  std::string move;
  std::string score;
  std::string total;
  friend bool operator==(const Half&, const Half&) = default;
};

// Lines are numbered from 1 in the order of the paper; blank and comment lines of a file do not count.
struct Line {
  std::array<Half, 2> halves;  // BLUE, RED

  [[nodiscard]] const Half& of(board::Side side) const { return halves[indexOf(side)]; }
  [[nodiscard]] Half& of(board::Side side) { return halves[indexOf(side)]; }
  friend bool operator==(const Line&, const Line&) = default;
};

struct Tag {
  std::string name;
  std::string value;
  friend bool operator==(const Tag&, const Tag&) = default;
};

// The tags that mean something to the program; others are kept as they stand.
inline constexpr std::string_view kEventTag = "Event";
inline constexpr std::string_view kDateTag = "Date";
inline constexpr std::string_view kRoundTag = "Round";
inline constexpr std::string_view kBoardTag = "Board";
inline constexpr std::string_view kSetTag = "Set";
inline constexpr std::string_view kRulesetTag = "Ruleset";
inline constexpr std::string_view kStartTag = "Start";
inline constexpr std::string_view kBlueTag = "Blue";
inline constexpr std::string_view kBlueSchoolTag = "BlueSchool";
inline constexpr std::string_view kBlueGradeTag = "BlueGrade";
inline constexpr std::string_view kRedTag = "Red";
inline constexpr std::string_view kRedSchoolTag = "RedSchool";
inline constexpr std::string_view kRedGradeTag = "RedGrade";
inline constexpr std::string_view kEndingTag = "Ending";
inline constexpr std::string_view kResultTag = "Result";
inline constexpr std::string_view kLiveTag = "Live";
inline constexpr std::string_view kKeptTag = "Kept";
inline constexpr std::string_view kGameTimeTag = "GameTime";
inline constexpr std::string_view kHabitsTag = "Habits";  // habit_answers.hpp reads it

// The names of the tags that tell of a side's player.
struct PlayerTags {
  std::string_view name;
  std::string_view school;
  std::string_view grade;
};
[[nodiscard]] constexpr PlayerTags playerTags(board::Side side) {
  return side == board::Side::Blue ? PlayerTags{kBlueTag, kBlueSchoolTag, kBlueGradeTag}
                                   : PlayerTags{kRedTag, kRedSchoolTag, kRedGradeTag};
}

struct Sheet {
  std::vector<Tag> tags;  // in the order of the paper, unknown ones included
  std::vector<Line> lines;

  // The tag's value, empty where it is absent.
  [[nodiscard]] std::string_view tag(std::string_view name) const;
  // Replaces the tag or adds it at the end.
  void setTag(std::string_view name, std::string value);

  [[nodiscard]] std::string_view setName() const { return tag(kSetTag); }
  [[nodiscard]] std::string_view rulesetName() const;  // `manual` where absent
  // `time` where absent. Promise: the reader has refused other spellings.
  [[nodiscard]] rules::Ending ending() const;
  // Nothing for `*` or where absent.
  [[nodiscard]] std::optional<rules::Result> result() const { return rules::parseResult(tag(kResultTag)); }

  friend bool operator==(const Sheet&, const Sheet&) = default;
};

}  // namespace damath::sheet

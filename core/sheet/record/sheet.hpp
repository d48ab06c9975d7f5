// SPDX-License-Identifier: GPL-3.0-or-later
// The paper scoresheet of one game, exactly as written. The scoresheet is evidence, so this file neither
// corrects nor interprets its cells. entry.hpp reads the cells, and audit.hpp checks them. (Rulebook 8, T6)
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/side.hpp"
#include "core/rules/ending.hpp"

namespace damath::sheet {

// The kind of a half: the cells of one player in a line. The comments list these cells.
enum class HalfKind {
  Blank,
  Play,            // cells: Move | Score | Total
  Remaining,       // cells: "RC" with a remaining chip | figure
  RemainingTotal,  // cells: "TOTAL" | the sum of the R.C. figures
  GrandTotal       // cells: "GRAND" | the grand total
};

// The cells of one player in a line (half of the line), as written. Blanks at both ends are trimmed. In R.C.
// rows (Remaining), `move` is the text after "RC". In R.C., TOTAL and GRAND rows, `score` is the figure; the
// program also accepts a figure in `total`.
struct Half {
  HalfKind kind = HalfKind::Blank;
  std::string move;
  std::string score;
  std::string total;
  friend bool operator==(const Half&, const Half&) = default;
};

// A line of the scoresheet. Lines are numbered from 1 in the order of the paper. Blank lines and comment
// lines of a file do not count.
struct Line {
  std::array<Half, 2> halves;  // BLUE's half, RED's half

  [[nodiscard]] const Half& of(board::Side side) const { return halves[indexOf(side)]; }
  [[nodiscard]] Half& of(board::Side side) { return halves[indexOf(side)]; }
  friend bool operator==(const Line&, const Line&) = default;
};

struct Tag {
  std::string name;
  std::string value;
  friend bool operator==(const Tag&, const Tag&) = default;
};

// The tags that the program uses. Other tags are kept as written.
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
inline constexpr std::string_view kHabitsTag = "Habits";  // habit_answers.hpp parses the value of this tag

// The names of the tags that describe the player of one side.
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
  std::vector<Tag> tags;  // in the order of the paper; includes tags that the program does not know
  std::vector<Line> lines;

  // Returns the value of the tag; empty if the sheet has no such tag.
  [[nodiscard]] std::string_view tag(std::string_view name) const;
  // Replaces the tag's value, or adds the tag at the end.
  void setTag(std::string_view name, std::string value);

  [[nodiscard]] std::string_view setName() const { return tag(kSetTag); }
  [[nodiscard]] std::string_view rulesetName() const;  // `manual` if the sheet has no tag Ruleset
  // Returns the ending in the tag Ending; Ending::Time if the tag is absent. Precondition: the tag has a
  // valid value. The reader of the file refuses other values.
  [[nodiscard]] rules::Ending ending() const;
  // Returns the result in the tag Result; nullopt if the tag is `*` or absent.
  [[nodiscard]] std::optional<rules::Result> result() const { return rules::parseResult(tag(kResultTag)); }

  friend bool operator==(const Sheet&, const Sheet&) = default;
};

// True if both halves of the line are blank. A row with only "RC", "TOTAL" or "GRAND" is not blank.
[[nodiscard]] inline bool isBlank(const Line& line) {
  return line == Line{};
}
// True if every cell is empty. Tags do not count.
[[nodiscard]] bool isEmpty(const Sheet& sheet);
// True if the sheet has a row R.C., TOTAL or GRAND.
[[nodiscard]] bool hasEnd(const Sheet& sheet);

}  // namespace damath::sheet

// SPDX-License-Identifier: GPL-3.0-or-later
// The match of a list's row with the players of the contest, and the user's decision about it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"

namespace damath::desk {

enum class RowMatch {
  New,    // no player has this name
  Known,  // a player has the same name, middle name and school, and no different grade
  Alike   // a player has a similar name, but another school, middle name or grade
};

struct Candidate {
  contest::PlayerId player{};
  std::string name;
  std::string school;
  std::string grade;
};

inline constexpr std::size_t kMostCandidates = 8;

// Doubts that the user should check. They never block an import.
enum class DoubtKind {
  LikeLine,    // line: an earlier row with a similar name
  LikeSchool,  // text: the known school that the row's new school resembles
  NoGrade,     // text: the grade, which has no number
  OtherGrade   // text: the grade; most: the grade of most rows
};
struct RowDoubt {
  DoubtKind kind = DoubtKind::LikeLine;
  std::string text = {};
  int line = 0;
  std::string most = {};
};

struct MatchedRow {
  int line = 0;  // the line in the file
  RowMatch match = RowMatch::New;
  std::vector<Candidate> candidates;  // the most likely candidate first, at most kMostCandidates
  std::vector<RowDoubt> doubts = {};
};
// Returns the earlier row with a similar name; nullopt if there is no such row.
[[nodiscard]] std::optional<int> lineLike(const MatchedRow& row);

enum class SameOrDifferent { Same, Different, LeftOut };

// The user's decision about the row of this line. Without a decision, a row with RowMatch::Known is the same
// player, and a row with RowMatch::Alike is a different player. A row that is "Different" may appear twice in
// its file and its event. A row that is "LeftOut" is ignored with all its errors.
struct RowDecision {
  int line = 0;
  SameOrDifferent decision = SameOrDifferent::Same;
  contest::PlayerId player{};  // for Same: the chosen candidate; 0 for the first candidate
};

// Returns `likeLine`, `likeSchool`, `noGrade` or `otherGrade`.
[[nodiscard]] std::string_view toText(DoubtKind kind);
// Returns `new`, `known` or `alike`.
[[nodiscard]] std::string_view toText(RowMatch match);

}  // namespace damath::desk

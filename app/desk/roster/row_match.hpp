// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a row of a list of players is somebody whom the contest knows already, and what is to be done then.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/ids.hpp"

namespace damath::desk {

enum class RowMatch {
  New,    // no player has the name
  Known,  // a player has the name with its middle name, the school, and no other grade
  Alike   // a player has the name, accents aside, but another school, middle name or grade
};

struct Candidate {
  contest::PlayerId player{};
  std::string name;
  std::string school;
  std::string grade;
};

inline constexpr std::size_t kMostCandidates = 8;

// What a person should look at, though nothing is refused for it.
enum class DoubtKind {
  LikeLine,    // line: the name is like that of a row before it
  LikeSchool,  // text: a school that the row's, which is new, is written like
  NoGrade,     // text: the grade, without a figure
  OtherGrade   // text: the grade, most: that of most rows
};
struct RowDoubt {
  DoubtKind kind = DoubtKind::LikeLine;
  std::string text = {};
  int line = 0;
  std::string most = {};
};

struct MatchedRow {
  int line = 0;  // of the file
  RowMatch match = RowMatch::New;
  std::vector<Candidate> candidates;  // the likeliest first, at most kMostCandidates
  std::vector<RowDoubt> doubts = {};
};
// The row before it whose name is like its own; nothing where there is none.
[[nodiscard]] std::optional<int> lineLike(const MatchedRow& row);

enum class SameOrDifferent { Same, Different, LeftOut };

// What somebody decided about the row of that line. Undecided, a known player is the same and one alike is
// different. A row that is different from whom it looks like may stand twice in its file and its event; one
// that is left out is as if its line were not there, whatever is wrong with it.
struct RowDecision {
  int line = 0;
  SameOrDifferent decision = SameOrDifferent::Same;
  contest::PlayerId player{};  // Same: which candidate; 0 for the first
};

// `likeLine`, `likeSchool`, `noGrade`, `otherGrade`.
[[nodiscard]] std::string_view toText(DoubtKind kind);
// `new`, `known`, `alike`.
[[nodiscard]] std::string_view toText(RowMatch match);

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
// Marks in empty cells, and other spellings of squares, scores and lines. None of these is a mistake.
#include <utility>

#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

using board::Side;
using sheet::Half;
using sheet::HalfKind;

Habit spelling(std::string kind, std::string group,
               std::function<void(const Paper&, const PaperEntry&, Half&)> cells) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = std::move(group);
  habit.expected = Expected::NoFinding;
  habit.cells = std::move(cells);
  return habit;
}

// Puts a mark beside quiet moves.
Habit mark(const std::string& kind, const std::string& sign) {
  Habit habit = spelling(kind, "marks", [sign](const Paper& /*paper*/, const PaperEntry& entry, Half& half) {
    if (entry.taken) return;
    if (half.score.empty()) half.score = sign;
    if (half.total.empty()) half.total = sign;
  });
  habit.varies = kind == "markHyphen";
  return habit;
}

// Puts a mark in all three cells of a half that is blank beside a chain.
Habit markOfBlankHalves(const std::string& kind, const std::string& sign) {
  Habit habit;
  habit.kind = kind;
  habit.group = "blankHalves";
  habit.expected = Expected::NoFinding;
  habit.combines = false;
  habit.structure = [sign](Paper& paper, Side column, Lots& /*lots*/) -> std::optional<std::size_t> {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < playLineCount(paper.sheet); ++i) {
      Half& half = paper.sheet.lines[i].of(column);
      if (half.kind != HalfKind::Blank) continue;
      half = {HalfKind::Play, sign, sign, sign};
      if (!first) first = i;
    }
    return first;
  };
  return habit;
}

void zeroScore(const Paper& /*paper*/, const PaperEntry& entry, Half& half) {
  if (!entry.taken) half.score = "0";
}

std::string pairText(board::Coordinates at) {
  return std::to_string(at.x) + "," + std::to_string(at.y);
}

// Spells a quiet move from its chip and its squares.
Habit squares(const std::string& kind, std::string (*spelled)(const std::string&, const PaperEntry&)) {
  return spelling(kind, "squareSpelling",
                  [spelled](const Paper& /*paper*/, const PaperEntry& entry, Half& half) {
                    if (!entry.taken) half.move = spelled(entry.moverText, entry);
                  });
}

Habit lineNumbers() {
  return spelling("lineNumbers", "lineNumbers",
                  [](const Paper& /*paper*/, const PaperEntry& entry, Half& half) {
                    half.move = std::to_string(entry.spot.line + 1) + ". " + half.move;
                  });
}

Habit scores(const std::string& kind, const std::string& before, const std::string& behind) {
  return spelling(kind, "scoreSpelling", [=](const Paper& /*paper*/, const PaperEntry& entry, Half& half) {
    if (entry.taken && !half.score.empty()) half.score = before + half.score + behind;
  });
}

}  // namespace

std::vector<Habit> spellingHabits() {
  return {
      mark("markHyphen", "-"),
      mark("markDash", "—"),
      mark("markDitto", "\""),
      mark("markNotApplicable", "n/a"),
      markOfBlankHalves("markHyphenInBlankHalves", "-"),
      markOfBlankHalves("markDashInBlankHalves", "—"),
      spelling("scoreZeroBesideQuiet", "scoreOfQuiet", zeroScore),
      squares("squaresBare", [](const std::string& chip,
                                const PaperEntry& entry) { return chip + " " + pairText(entry.end); }),
      squares("squaresInBoxes",
              [](const std::string& chip, const PaperEntry& entry) {
                return chip + " [" + pairText(entry.end) + "]";
              }),
      squares("squaresBehindArrow",
              [](const std::string& chip, const PaperEntry& entry) {
                return chip + " → (" + pairText(entry.end) + ")";
              }),
      squares("squaresBehindColon",
              [](const std::string& chip, const PaperEntry& entry) {
                return chip + ": (" + pairText(entry.end) + ")";
              }),
      squares("squaresWithStart",
              [](const std::string& chip, const PaperEntry& entry) {
                return chip + " (" + pairText(entry.start) + ")-(" + pairText(entry.end) + ")";
              }),
      lineNumbers(),
      scores("scoreBehindEquals", "= ", ""),
      scores("scoreInPoints", "", " pts"),
  };
}

}  // namespace damath::plants

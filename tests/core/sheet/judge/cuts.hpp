// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets with one planted slip, cut off after each half as if somebody were typing them. Tells which
// findings of an audit are true of the planted slip.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/cells/figure.hpp"
#include "tests/core/sheet/judge/tally.hpp"
#include "tests/plants/habit.hpp"
#include "tests/plants/mistake.hpp"

namespace damath::test {

// A sheet of a random game with one slip in the order of its lines and halves.
struct CutSlip {
  sheet::Sheet sheet;
  int line = 0;                      // the line that was changed, added or left out, from 1
  std::vector<std::string> leftOut;  // the Move cells that are on no line any more
};

// The kinds of slips that are cut. The first two need the longest audits.
inline constexpr std::string_view kCutSlips[] = {
    "halfLeftOutRestMovedUp", "swappedHalves",     "missingHalf",        "missingLine",
    "missingChainLine",       "jumpInOtherColumn", "entryInOtherColumn", "linesExchanged"};

// Returns the Move cells of `right` that are missing in `wrong`.
[[nodiscard]] inline std::vector<std::string> leftOut(const sheet::Sheet& right, const sheet::Sheet& wrong) {
  std::vector<std::string> moves;
  for (const sheet::Line& line : right.lines) {
    for (const sheet::Half& half : line.halves) moves.push_back(half.move);
  }
  for (const sheet::Line& line : wrong.lines) {
    for (const sheet::Half& half : line.halves) {
      const auto found = std::ranges::find(moves, half.move);
      if (found != moves.end()) moves.erase(found);
    }
  }
  return moves;
}

// Plants a slip of the kind in a random game. nullopt if the game gives no occasion.
[[nodiscard]] inline std::optional<CutSlip> cutSlipOf(std::string_view kind, std::string_view setName,
                                                      unsigned seed) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  plants::Lots lots = lotsOf(setName, seed);
  if (const plants::Habit* habit = plants::habitOf(std::string(kind))) {
    const bool isOfOne = habit->allowed == plants::AllowedColumns::OneOnly;
    const plants::Columns column = seed % 2 == 0 ? plants::Columns::Blue : plants::Columns::Red;
    const plants::WornHabit worn{habit, isOfOne ? column : plants::Columns::Both};
    const auto planted = plants::plantHabits({&worn, 1}, set, lots);
    if (!planted) return std::nullopt;
    return CutSlip{planted->sheet, planted->firstLine, {}};
  }
  const auto mistake = std::ranges::find(plants::mistakes(), kind, &plants::MistakeOf::kind);
  if (mistake == plants::mistakes().end()) return std::nullopt;
  const sheet::GameRecord game = plants::randomGame(set, 60, lots);
  const sheet::Sheet right = sheet::written(game, set, rules::manual(), sheet::Routes::AsOnPaper);
  const auto planted = mistake->plantIn(right, set, lots);
  if (!planted) return std::nullopt;
  return CutSlip{planted->sheet, planted->place, leftOut(right, planted->sheet)};
}

// Returns the first `halves` halves of play, without the rows at the end and without a result. nullopt if the
// sheet has fewer halves.
[[nodiscard]] inline std::optional<sheet::Sheet> cutAfter(const sheet::Sheet& sheet, std::size_t halves) {
  sheet::Sheet cut = sheet;
  cut.setTag(sheet::kResultTag, "*");
  cut.lines.clear();
  for (const sheet::Line& line : sheet.lines) {
    sheet::Line& last = cut.lines.emplace_back();
    for (const board::Side side : board::kSides) {
      const sheet::Half& half = line.of(side);
      if (half.kind == sheet::HalfKind::Blank) continue;
      if (half.kind != sheet::HalfKind::Play) return std::nullopt;
      last.of(side) = half;
      if (--halves == 0) return cut;
    }
  }
  return std::nullopt;
}

// True if the finding's total does not follow from the last total above it in its column and the scores after
// that total. This is true of the paper, in any game.
[[nodiscard]] inline bool isWrongSum(const sheet::Sheet& sheet, const sheet::Finding& finding) {
  if (!finding.line || !finding.side) return false;
  exact::Number sum;
  for (int line = 1; line <= *finding.line; ++line) {
    const sheet::Half& half = sheet.lines[static_cast<std::size_t>(line) - 1].of(*finding.side);
    const sheet::Figure score = sheet::readFigure(half.score);
    const sheet::Figure total = sheet::readFigure(half.total);
    if (const sheet::FigureStep* step = sheet::lastStep(score)) sum += step->value;
    const sheet::FigureStep* written = sheet::lastStep(total);
    if (written == nullptr) continue;
    if (line == *finding.line) return written->value != sum;
    sum = written->value;
  }
  return false;
}

// True if the finding is stated as certain: a mistake of its own in a line of play.
[[nodiscard]] inline bool isCertain(const sheet::Finding& finding) {
  const bool isOfPlay = finding.cell == sheet::Cell::Move || finding.cell == sheet::Cell::Score ||
                        finding.cell == sheet::Cell::Total;
  return isOfPlay && finding.severity() == sheet::Severity::Error && !finding.causedBy;
}

// True if the finding names the planted slip, or a total that is wrong because of it.
[[nodiscard]] inline bool isTrueOf(const CutSlip& slip, const sheet::Sheet& cut,
                                   const sheet::Finding& finding) {
  using enum sheet::FindingCode;
  // The next jump of a chain on the last line may follow.
  if (finding.code == ChainNotFinished && finding.line == static_cast<int>(cut.lines.size())) return true;
  if (finding.code == WrongTotal) return finding.line >= slip.line && isWrongSum(cut, finding);
  // A quiet move that is missing may fit before several lines. Then the audit names the last of them.
  const bool isLeftOut = finding.code == MissingLine && finding.correct && finding.beforeLine > slip.line &&
                         std::ranges::find(slip.leftOut, *finding.correct) != slip.leftOut.end();
  if (isLeftOut) return true;
  const bool isOfPlace = finding.code == MissingLine || finding.code == WrongTurn ||
                         finding.code == MovedColumn || finding.code == ExchangedLines;
  const std::optional<int> line = finding.line ? finding.line : finding.beforeLine;
  return isOfPlace && line && std::abs(*line - slip.line) <= 1;
}

}  // namespace damath::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/habit_words.hpp"

#include <cstdlib>
#include <vector>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/findings/finding_patterns.hpp"
#include "core/board/side_text.hpp"
#include "core/text/joined.hpp"

namespace damath::words {

namespace {

using board::Side;
using sheet::Finding;
using sheet::FindingCase;
using sheet::FindingCode;
using sheet::HabitScope;

// The patterns for squares in another frame: for a whole column, or for one entry (%1).
struct FramePatterns {
  const Pattern& fromSide;
  const Pattern& changedOver;
  const Pattern& turned;
  const Pattern& fromOne;
  const Pattern& xFromOne;
  const Pattern& yFromOne;
};
const FramePatterns kOfSquares = {text::kHabitFromSide, text::kHabitChangedOver, text::kHabitTurned,
                                  text::kHabitFromOne,  text::kHabitXFromOne,    text::kHabitYFromOne};
const FramePatterns kOfOneSquare = {text::kSquareFromSide, text::kSquareChangedOver, text::kSquareTurned,
                                    text::kSquareFromOne,  text::kSquareXFromOne,    text::kSquareYFromOne};

// Returns the words for the writer's frame of squares, compared with the frame that the ruleset requires for
// the side.
std::string frameText(const FramePatterns& patterns, const std::string& written,
                      const board::SquareFrame& frame, const sheet::Law& law, Side side, Language language) {
  std::vector<std::string> parts;
  switch (frame.symmetry) {
    case board::Symmetry::Identity:
      break;
    case board::Symmetry::HalfTurn: {
      const bool isTurned =
          board::squareFrameOf(law.notationFrame, side).symmetry == board::Symmetry::HalfTurn;
      parts.push_back(
          said(patterns.fromSide, language, {written, "", nameOf(isTurned ? Side::Blue : Side::Red)}));
      break;
    }
    case board::Symmetry::Transposed:
      parts.push_back(said(patterns.changedOver, language, {written}));
      break;
    default:
      parts.push_back(said(patterns.turned, language, {written}));
  }
  const bool isAlone = parts.empty();
  if (frame.firstX == 1 && frame.firstY == 1) {
    parts.push_back(said(isAlone ? patterns.fromOne : text::kHabitFromOneToo, language, {written}));
  } else if (frame.firstX == 1) {
    parts.push_back(said(isAlone ? patterns.xFromOne : text::kHabitXFromOneToo, language, {written}));
  } else if (frame.firstY == 1) {
    parts.push_back(said(isAlone ? patterns.yFromOne : text::kHabitYFromOneToo, language, {written}));
  }
  return joined(parts, ", ");
}

const Pattern& optionPattern(const std::string& option) {
  if (option == "polynomialFrame") return text::kHabitValues;
  return option == "roundBeforeMultiplier" ? text::kHabitDoubledFirst : text::kHabitRounding;
}

std::string whatIsDone(const Finding& finding, const HabitScope& scope, const sheet::Audited& audited,
                       Language language) {
  switch (finding.kind) {
    case FindingCase::SignsOfChips:
      return said(text::kHabitChipSigns, language);
    case FindingCase::SignsOfScores:
      return said(text::kHabitScoreSigns, language);
    case FindingCase::SignsOfTotals:
      return said(text::kHabitTotalSigns, language);
    case FindingCase::NeverDoubled:
      return said(text::kHabitNeverDoubled, language);
    case FindingCase::AlwaysDoubled:
      return said(text::kHabitAlwaysDoubled, language);
    case FindingCase::ScoresSwapped:
      return said(text::kHabitScoresSwapped, language);
    case FindingCase::ScoreAlone:
      return said(text::kHabitScoreAlone, language);
    case FindingCase::ZeroBesideQuiet:
      return said(text::kHabitZeroBesideQuiet, language);
    case FindingCase::OneLate:
      return said(text::kHabitOneLate, language);
    case FindingCase::Swapped:
      return said(text::kHabitOperands, language);
    default:
      break;
  }
  if (finding.code == FindingCode::HabitOption) return said(optionPattern(scope.option), language);
  const Side side = finding.side.value_or(Side::Blue);
  std::string frame = frameText(kOfSquares, {}, scope.frame, audited.law, side, language);
  if (scope.otherFrames.empty()) return frame;
  std::vector<std::string> others;
  for (const board::SquareFrame& other : scope.otherFrames)
    others.push_back(frameText(kOfSquares, {}, other, audited.law, side, language));
  return said(text::kHabitOrOther, language, {"", "", frame, joinedByOr(others, language)});
}

std::string displacementText(const Finding& finding, const HabitScope& scope, Language language) {
  const std::string written = "“" + finding.written + "”";
  switch (finding.code) {
    case FindingCode::ExchangedColumns:
      if (finding.kind == FindingCase::Unproven) return said(text::kExchangedUnproven, language);
      return said(scope.withRows ? text::kExchangedWithRows : codePattern(finding.code), language);
    case FindingCode::MovedColumn: {
      const int by = std::abs(scope.by);
      const std::string lines = by == 1 ? said(text::kOneLine, language)
                                        : said(text::kSeveralLines, language, {std::to_string(by)});
      return said(scope.by > 0 ? text::kMovedLower : text::kMovedHigher, language, {written, "", lines});
    }
    case FindingCode::ExchangedLines:
      return said(codePattern(finding.code), language,
                  {written, "", std::to_string(finding.line.value_or(0)), std::to_string(scope.lastLine)});
    default: {
      const Side column = finding.side.value_or(Side::Blue);
      return said(text::kEntryOfOther, language,
                  {written, "", nameOf(board::opponent(column)), nameOf(column)});
    }
  }
}

}  // namespace

std::string habitOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  const auto& scope = *finding.factsAs<HabitScope>();
  if (scope.cells == 0) return displacementText(finding, scope, language);
  const int first = finding.line.value_or(0);
  const std::string what = whatIsDone(finding, scope, audited, language);
  const std::string cells = std::to_string(scope.cells);
  const std::string written = "“" + finding.written + "”";
  const Pattern& pattern = scope.isOfBoth            ? text::kHabitOfBoth
                           : first == scope.lastLine ? text::kHabitOnce
                                                     : text::kHabitLines;
  const std::string last = first == scope.lastLine ? "" : "–" + std::to_string(scope.lastLine);
  return said(pattern, language, {written, "", what, cells, std::to_string(first) + last});
}

std::string squareOfHabit(const Finding& finding, const HabitScope& scope, const sheet::Audited& audited,
                          Language language) {
  return frameText(kOfOneSquare, "“" + finding.written + "”", scope.frame, audited.law,
                   finding.side.value_or(Side::Blue), language);
}

}  // namespace damath::words

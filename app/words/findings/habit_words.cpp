// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/habit_words.hpp"

#include <cstdlib>
#include <vector>

#include "app/words/findings/finding_phrases.hpp"
#include "core/board/side.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using board::Side;
using sheet::Finding;
using sheet::FindingCase;
using sheet::FindingCode;
using sheet::HabitScope;

// Phrases for a writer who counts squares in another way than the ruleset. Each set of phrases is either for
// a habit of a whole column, or for a single entry (%1 is its text).
struct FramePhrases {
  Phrase fromSide;
  Phrase changedOver;
  Phrase turned;
  Phrase fromOne;
  Phrase xFromOne;
  Phrase yFromOne;
};
constexpr FramePhrases kOfSquares = {Phrase::HabitFromSide, Phrase::HabitChangedOver, Phrase::HabitTurned,
                                     Phrase::HabitFromOne,  Phrase::HabitXFromOne,    Phrase::HabitYFromOne};
constexpr FramePhrases kOfOneSquare = {Phrase::SquareFromSide, Phrase::SquareChangedOver,
                                       Phrase::SquareTurned,   Phrase::SquareFromOne,
                                       Phrase::SquareXFromOne, Phrase::SquareYFromOne};

// Returns words for the way in which a writer counts squares, compared with the way that the ruleset requires
// for this side.
std::string frameText(const FramePhrases& phrases, const std::string& written,
                      const board::SquareFrame& frame, const sheet::Law& law, Side side, Language language) {
  std::vector<std::string> parts;
  switch (frame.symmetry) {
    case board::Symmetry::Identity:
      break;
    case board::Symmetry::HalfTurn: {
      const bool isTurned =
          board::squareFrameOf(law.notationFrame, side).symmetry == board::Symmetry::HalfTurn;
      parts.push_back(
          said(phrases.fromSide, language, {written, "", nameOf(isTurned ? Side::Blue : Side::Red)}));
      break;
    }
    case board::Symmetry::Transposed:
      parts.push_back(said(phrases.changedOver, language, {written}));
      break;
    default:
      parts.push_back(said(phrases.turned, language, {written}));
  }
  const bool isAlone = parts.empty();
  if (frame.firstX == 1 && frame.firstY == 1) {
    parts.push_back(said(isAlone ? phrases.fromOne : Phrase::HabitFromOneToo, language, {written}));
  } else if (frame.firstX == 1) {
    parts.push_back(said(isAlone ? phrases.xFromOne : Phrase::HabitXFromOneToo, language, {written}));
  } else if (frame.firstY == 1) {
    parts.push_back(said(isAlone ? phrases.yFromOne : Phrase::HabitYFromOneToo, language, {written}));
  }
  return joined(parts, ", ");
}

Phrase optionPhrase(const std::string& option) {
  if (option == "polynomialFrame") return Phrase::HabitValues;
  return option == "roundBeforeMultiplier" ? Phrase::HabitDoubledFirst : Phrase::HabitRounding;
}

std::string whatIsDone(const Finding& finding, const HabitScope& scope, const sheet::Audited& audited,
                       Language language) {
  switch (finding.kind) {
    case FindingCase::SignsOfChips:
      return said(Phrase::HabitChipSigns, language);
    case FindingCase::SignsOfScores:
      return said(Phrase::HabitScoreSigns, language);
    case FindingCase::SignsOfTotals:
      return said(Phrase::HabitTotalSigns, language);
    case FindingCase::NeverDoubled:
      return said(Phrase::HabitNeverDoubled, language);
    case FindingCase::AlwaysDoubled:
      return said(Phrase::HabitAlwaysDoubled, language);
    case FindingCase::ScoresSwapped:
      return said(Phrase::HabitScoresSwapped, language);
    case FindingCase::ScoreAlone:
      return said(Phrase::HabitScoreAlone, language);
    case FindingCase::ZeroBesideQuiet:
      return said(Phrase::HabitZeroBesideQuiet, language);
    case FindingCase::OneLate:
      return said(Phrase::HabitOneLate, language);
    case FindingCase::Swapped:
      return said(Phrase::HabitOperands, language);
    default:
      break;
  }
  if (finding.code == FindingCode::HabitOption) return said(optionPhrase(scope.option), language);
  const Side side = finding.side.value_or(Side::Blue);
  std::string frame = frameText(kOfSquares, {}, scope.frame, audited.law, side, language);
  if (scope.otherFrames.empty()) return frame;
  std::vector<std::string> others;
  for (const board::SquareFrame& other : scope.otherFrames)
    others.push_back(frameText(kOfSquares, {}, other, audited.law, side, language));
  return said(Phrase::HabitOrOther, language, {"", "", frame, joinedByOr(others, language)});
}

std::string displacementText(const Finding& finding, const HabitScope& scope, Language language) {
  const std::string written = "“" + finding.written + "”";
  switch (finding.code) {
    case FindingCode::ExchangedColumns:
      if (finding.kind == FindingCase::Unproven) return said(Phrase::ExchangedUnproven, language);
      return said(scope.withRows ? Phrase::ExchangedWithRows : codePhrase(finding.code), language);
    case FindingCode::MovedColumn: {
      const int by = std::abs(scope.by);
      const std::string lines = by == 1 ? said(Phrase::OneLine, language)
                                        : said(Phrase::SeveralLines, language, {std::to_string(by)});
      return said(scope.by > 0 ? Phrase::MovedLower : Phrase::MovedHigher, language, {written, "", lines});
    }
    case FindingCode::ExchangedLines:
      return said(codePhrase(finding.code), language,
                  {written, "", std::to_string(finding.line.value_or(0)), std::to_string(scope.lastLine)});
    default: {
      const Side column = finding.side.value_or(Side::Blue);
      return said(Phrase::EntryOfOther, language,
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
  Phrase pattern = scope.isOfBoth            ? Phrase::HabitOfBoth
                   : first == scope.lastLine ? Phrase::HabitOnce
                                             : Phrase::HabitLines;
  const std::string last = first == scope.lastLine ? "" : "–" + std::to_string(scope.lastLine);
  return said(pattern, language, {written, "", what, cells, std::to_string(first) + last});
}

std::string squareOfHabit(const Finding& finding, const HabitScope& scope, const sheet::Audited& audited,
                          Language language) {
  return frameText(kOfOneSquare, "“" + finding.written + "”", scope.frame, audited.law,
                   finding.side.value_or(Side::Blue), language);
}

}  // namespace damath::words

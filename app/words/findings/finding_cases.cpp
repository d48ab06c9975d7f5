// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_cases.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "app/words/findings/finding_phrases.hpp"
#include "app/words/texts/cell_words.hpp"
#include "core/board/side.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/cells/normalized_text.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/text/parts.hpp"
#include "core/text/placeholders.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

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

// Returns the words for a habit: "squares are counted from RED's side, in 13 cells of lines 1–23, first in “4
// (6,3)”". A scope without cells is a displacement. Precondition: finding.factsAs<HabitScope>() is not null.
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

// Returns the words for a single entry whose square the writer counted by a habit: "the square in “4 (6,3)”
// is counted from RED's side". `scope` has the facts of the habit.
std::string squareOfHabit(const Finding& finding, const HabitScope& scope, const sheet::Audited& audited,
                          Language language) {
  return frameText(kOfOneSquare, "“" + finding.written + "”", scope.frame, audited.law,
                   finding.side.value_or(Side::Blue), language);
}

using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

std::string_view numeral(std::size_t number) {
  constexpr std::string_view kNames[] = {"isa",  "dalawa", "tatlo", "apat",  "lima",       "anim",
                                         "pito", "walo",   "siyam", "sampu", "labing-isa", "labindalawa"};
  return number >= 1 && number <= std::size(kNames) ? kNames[number - 1] : "";
}

std::string inQuotes(std::string_view written) {
  return "“" + std::string(written) + "”";
}

// True if the number is wrong only because it continues from an earlier wrong number.
bool isCarried(const Finding& finding) {
  if (!finding.causedBy || !finding.correct || finding.written.empty()) return false;
  switch (finding.code) {
    case FindingCode::WrongScore:
      return finding.kind == sheet::FindingCase::Plain;
    case FindingCode::WrongRemaining:
      return finding.cell == Cell::RemainingTotal;
    case FindingCode::WrongTotal:
    case FindingCode::WrongGrandTotal:
    case FindingCode::WrongResult:
      return true;
    default:
      return false;
  }
}

// Builds the first part of a finding's sentence, which tells what is wrong, from the finding's pattern, the
// written text and the name of the cell.
class Case {
 public:
  Case(const Finding& finding, const sheet::Audited& audited, Language language)
      : m_finding(finding),
        m_audited(audited),
        m_language(language),
        m_written(finding.code == FindingCode::Gap && finding.written.empty()
                      ? std::string(toText(Phrase::ThisPlace, language))
                      : inQuotes(finding.written)),
        m_cell(toText(finding.code == FindingCode::MissingFigure ? cellName(finding.cell)
                                                                 : cellNameBefore(finding.cell),
                      language)) {}

  [[nodiscard]] std::string phrase() const {
    if (isCarried(m_finding)) return carried();
    if (const auto special = ofItsOwn()) return *special;
    if (isUndoubled()) return with(Phrase::NotDoubled);
    const auto underLaw = lawPattern(m_finding, m_audited.law, m_language);
    const std::string pattern =
        underLaw ? *underLaw : std::string(toText(codePhrase(m_finding.code), m_language));
    return filled(pattern, {m_written, m_cell, extra()});
  }

 private:
  [[nodiscard]] std::string with(Phrase pattern, std::string_view third = {}, std::string_view fourth = {},
                                 std::string_view fifth = {}) const {
    return said(pattern, m_language, {m_written, m_cell, third, fourth, fifth});
  }

  [[nodiscard]] std::string carried() const {
    const auto& findings = m_audited.report.findings;
    const std::size_t root = *m_finding.causedBy;
    if (root >= findings.size() || !findings[root].line) return with(Phrase::CarriedOn);
    const bool gap = findings[root].code == FindingCode::Gap;
    return with(gap ? Phrase::BehindGap : Phrase::Carried, std::to_string(*findings[root].line));
  }

  [[nodiscard]] std::string extra() const {
    if (m_finding.code == FindingCode::Repetition) {
      return std::to_string(m_audited.law.ruleset.repetitionCount.answer());
    }
    return m_finding.code == FindingCode::MissingRemaining ? m_finding.correct.value_or("") : std::string();
  }

  [[nodiscard]] std::string possible(const std::vector<sheet::PossibleGame>& games) const {
    std::vector<std::string> shown;
    for (const sheet::PossibleGame& game : games) {
      const std::string blue = printedFigure(m_audited.law, game.grands[0]);
      const std::string red = printedFigure(m_audited.law, game.grands[1]);
      shown.push_back(game.turn.empty()
                          ? said(Phrase::GameWithoutTurn, m_language, {blue, red})
                          : said(Phrase::GameWithTurn, m_language, {inQuotes(game.turn), blue, red}));
    }
    return with(codePhrase(m_finding.code), joined(shown, "; "));
  }

  // If a finding is about a square that is counted by a habit (for example from the opponent's side), returns
  // the scope of that habit. Null for all other findings.
  [[nodiscard]] const sheet::HabitScope* frameOfCause() const {
    const auto& findings = m_audited.report.findings;
    const bool isThere = m_finding.causedBy && *m_finding.causedBy < findings.size();
    if (m_finding.code != FindingCode::HabitFrame || !isThere) return nullptr;
    return findings[*m_finding.causedBy].factsAs<sheet::HabitScope>();
  }

  // Returns the words for an entry in the other player's column. The finding's side is the column's side.
  [[nodiscard]] std::string ofOtherColumn() const {
    const Side column = m_finding.side.value_or(Side::Blue);
    return with(Phrase::EntryOfOther, nameOf(board::opponent(column)), nameOf(column));
  }

  [[nodiscard]] std::optional<std::string> ofItsOwn() const {
    if (m_finding.factsAs<sheet::HabitScope>() != nullptr) return habitOf(m_finding, m_audited, m_language);
    if (const auto* games = m_finding.factsAs<std::vector<sheet::PossibleGame>>()) return possible(*games);
    if (const auto* frame = frameOfCause()) return squareOfHabit(m_finding, *frame, m_audited, m_language);
    if (m_finding.kind == FindingCase::OtherColumn) return ofOtherColumn();
    if (const auto pattern = casePhrase(m_finding.kind)) return with(*pattern);
    if (const auto* taken = m_finding.factsAs<sheet::TakenChip>()) return takenBefore(*taken);
    if (const auto* counts = m_finding.factsAs<sheet::CaptureCounts>()) {
      return with(Phrase::Takes, std::to_string(counts->taken), std::to_string(counts->most),
                  numeral(counts->most));
    }
    if (m_finding.code == FindingCode::UnreadableEntry) return unreadable();
    if (m_finding.code == FindingCode::WrongRemaining && m_finding.cell == Cell::RemainingTotal) {
      return with(Phrase::SumOfRemaining);
    }
    if (m_finding.untilLine && m_finding.untilLine == m_finding.line) return with(Phrase::GapLine);
    if (m_finding.untilLine) return with(Phrase::GapUntil, std::to_string(*m_finding.untilLine));
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> unreadable() const {
    if (m_finding.written.empty()) {
      return m_finding.cell == Cell::Move ? std::optional(with(Phrase::NoMove)) : std::nullopt;
    }
    if (!m_finding.column || *m_finding.column <= 1) return std::nullopt;
    const std::string_view rest = fromCharacter(m_finding.written, *m_finding.column);
    if (rest.empty()) return std::nullopt;
    if (const auto number = unreadableNumber(rest)) return with(*number);
    return with(Phrase::UnreadableFrom, inQuotes(rest));
  }

  // Returns the words for an unreadable number of a square; nullopt if `rest`, the part of a move that cannot
  // be read, does not begin inside brackets.
  [[nodiscard]] std::optional<Phrase> unreadableNumber(std::string_view rest) const {
    const std::string_view written = m_finding.written;
    const std::string_view before = written.substr(0, written.size() - rest.size());
    const std::size_t open = before.rfind('(');
    if (m_finding.cell != Cell::Move || open == std::string_view::npos) return std::nullopt;
    if (before.find(')', open) != std::string_view::npos) return std::nullopt;
    const bool isSecond = rest.starts_with(',') || before.find(',', open) != std::string_view::npos;
    return isSecond ? Phrase::UnreadableSecondNumber : Phrase::UnreadableFirstNumber;
  }

  // True if the written figure is the score of a dama before the doubling: “4” or “-3.5 ≈ -4” in place of 8.
  [[nodiscard]] bool isUndoubled() const {
    const auto* working = m_finding.factsAs<sheet::ScoreWorking>();
    if (m_finding.code != FindingCode::WrongMultiplier || working == nullptr) return false;
    if (working->score.multiplier != 2) return false;
    const std::string_view written = m_finding.written;
    std::size_t from = 0;
    for (const std::string_view sign : {std::string_view("="), std::string_view("≈")}) {
      const std::size_t at = written.rfind(sign);
      if (at != std::string_view::npos) from = std::max(from, at + sign.size());
    }
    const std::string figure = sheet::figureText(m_audited.law.set, working->score.rounded);
    return sheet::isSameWriting(written.substr(from), figure);
  }

  [[nodiscard]] std::string takenBefore(const sheet::TakenChip& taken) const {
    const std::string line = std::to_string(taken.line);
    if (m_finding.code == FindingCode::ExtraRemaining) return with(Phrase::ExtraTaken, line);
    return with(codePhrase(m_finding.code)) +
           with(Phrase::TakenBefore, nameOf(taken.side), m_audited.law.set.chips[taken.chip].text, line);
  }

  const Finding& m_finding;
  const sheet::Audited& m_audited;
  Language m_language;
  std::string m_written;
  std::string m_cell;
};

}  // namespace

std::string whatOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  return Case(finding, audited, language).phrase();
}

std::string squareOf(const sheet::Audited& audited, board::Square square, board::Side reader) {
  return sheet::squareText(audited.law.ruleset, audited.law.set, square, reader);
}

std::string printedFigure(const sheet::Law& law, const exact::Number& value) {
  // Shows a division that is not whole as a decimal, as players write it. Sets with exact arithmetic show
  // fractions.
  const auto style = law.set.arithmetic() == rules::Arithmetic::Exact ? exact::FigureStyle::Fraction
                                                                      : exact::FigureStyle::Decimal;
  return withMinus(exact::toText(value, style));
}

std::string withMinus(std::string_view figure) {
  std::string text;
  for (const char c : figure) text += c == '-' ? std::string("−") : std::string(1, c);
  return text;
}

std::string bracketed(const std::string& figure) {
  return figure.starts_with("−") || figure.find(' ') != std::string::npos ? "(" + figure + ")" : figure;
}

}  // namespace damath::words

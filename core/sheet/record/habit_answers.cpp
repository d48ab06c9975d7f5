// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/record/habit_answers.hpp"

#include <algorithm>

#include "core/board/side.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"
#include "core/text/trim.hpp"

namespace damath::sheet {

namespace {

constexpr std::string_view kTurn = "turn";

using board::Side;
using board::SquareFrame;
using board::Symmetry;

constexpr Spelling<Symmetry> kSymmetries[] = {
    {Symmetry::Identity, "asAsked"},        {Symmetry::HalfTurn, "otherSide"},
    {Symmetry::Transposed, "changedOver"},  {Symmetry::AntiTransposed, "changedOverOtherSide"},
    {Symmetry::MirrorX, "mirrorX"},         {Symmetry::MirrorY, "mirrorY"},
    {Symmetry::QuarterLeft, "quarterLeft"}, {Symmetry::QuarterRight, "quarterRight"}};
static_assert(coversEvery(kSymmetries));

constexpr std::string_view kSquares = "squares ";

std::string_view firstNumbersOf(const SquareFrame& frame) {
  if (frame.firstX == 1 && frame.firstY == 1) return "+fromOne";
  if (frame.firstX == 1) return "+xFromOne";
  return frame.firstY == 1 ? "+yFromOne" : "";
}

std::string textOf(const HabitAnswer& answer) {
  return std::string(board::toText(answer.habit.column)) + " " + answer.habit.what + " " +
         std::string(spellingOf(answer.decision));
}

// Parses an answer such as `red squares otherSide accepted`: a column, two words for the habit, and a
// decision.
std::optional<HabitAnswer> answerIn(std::string_view part) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < part.size();) {
    const std::size_t begin = part.find_first_not_of(' ', at);
    if (begin == std::string_view::npos) break;
    const std::size_t end = std::min(part.find(' ', begin), part.size());
    words.push_back(part.substr(begin, end - begin));
    at = end;
  }
  if (words.size() != 4) return std::nullopt;
  const auto decision = valueOf<HabitDecision>(words[3]);
  const auto column = board::parseSide(words[0]);
  if (!decision || !column) return std::nullopt;
  return HabitAnswer{{*column, std::string(words[1]) + " " + std::string(words[2])}, *decision};
}

bool isHabit(FindingCode code) {
  return code >= FindingCode::HabitFrame && code <= FindingCode::HabitTotals;
}

}  // namespace

std::string wordsOf(const SquareFrame& frame) {
  return std::string(kSquares) + std::string(spellingOf(kSymmetries, frame.symmetry)) +
         std::string(firstNumbersOf(frame));
}

std::optional<SquareFrame> frameOf(std::string_view words) {
  for (const SquareFrame& frame : board::kSquareFrames) {
    if (wordsOf(frame) == words) return frame;
  }
  return std::nullopt;
}

std::string wordsOf(FindingCode code, FindingCase kind, std::string_view option) {
  switch (kind) {
    case FindingCase::Swapped:
      return "operands swapped";
    case FindingCase::ScoresSwapped:
      return "scores swapped";
    case FindingCase::SignsOfChips:
      return "signs chips";
    case FindingCase::SignsOfScores:
      return "signs scores";
    case FindingCase::SignsOfTotals:
      return "signs totals";
    case FindingCase::NeverDoubled:
      return "doubling never";
    case FindingCase::AlwaysDoubled:
      return "doubling always";
    case FindingCase::ScoreAlone:
      return "totals scoreAlone";
    case FindingCase::ZeroBesideQuiet:
      return "totals zeroBesideQuiet";
    case FindingCase::OneLate:
      return "totals oneLate";
    default:
      return code == FindingCode::HabitOption ? "scores " + std::string(option) : std::string();
  }
}

std::vector<HabitOfColumn> habitsIn(const Finding& finding) {
  if (finding.code == FindingCode::ExchangedColumns) return {exchangedColumns()};
  if (const auto* games = finding.factsAs<std::vector<PossibleGame>>(); games != nullptr && !games->empty()) {
    const PossibleGame& asked = games->front();
    return {turnInQuestion(finding.line.value_or(0), asked.side, asked.route)};
  }
  const auto* scope = finding.factsAs<HabitScope>();
  if (scope == nullptr || !isHabit(finding.code)) return {};
  const std::string what = finding.code == FindingCode::HabitFrame
                               ? wordsOf(scope->frame)
                               : wordsOf(finding.code, finding.kind, scope->option);
  if (scope->isOfBoth) return {{Side::Blue, what}, {Side::Red, what}};
  return {{finding.side.value_or(Side::Blue), what}};
}

HabitOfColumn exchangedColumns() {
  return {Side::Blue, "columns exchanged"};
}

HabitOfColumn turnInQuestion(int line, Side side, std::string_view route) {
  return {side, std::string(kTurn) + std::to_string(line) + " " + std::string(route)};
}

bool isTurnInQuestion(const HabitOfColumn& habit) {
  return habit.what.starts_with(kTurn);
}

HabitAnswers::HabitAnswers(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view part = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!part.empty()) m_parts.push_back({std::string(part), answerIn(part)});
  }
}

std::optional<HabitDecision> HabitAnswers::on(const HabitOfColumn& habit) const {
  // If the tag has two answers about a habit, the last answer counts.
  for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part) {
    if (part->answer && part->answer->habit == habit) return part->answer->decision;
  }
  return std::nullopt;
}

void HabitAnswers::answer(const HabitOfColumn& habit, HabitDecision decision) {
  std::erase_if(m_parts, [&](const Part& part) { return part.answer && part.answer->habit == habit; });
  const HabitAnswer given{habit, decision};
  m_parts.push_back({textOf(given), given});
}

std::vector<HabitAnswer> HabitAnswers::all() const {
  std::vector<HabitAnswer> answers;
  for (const Part& part : m_parts) {
    if (part.answer) answers.push_back(*part.answer);
  }
  return answers;
}

std::string HabitAnswers::text() const {
  std::string text;
  for (const Part& part : m_parts) text += (text.empty() ? "" : "; ") + part.text;
  return text;
}

}  // namespace damath::sheet

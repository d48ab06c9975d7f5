// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/habit_questions.hpp"

#include <algorithm>

#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using board::Side;

std::string ownerOfHabit(const std::vector<sheet::HabitOfColumn>& habits, Language language) {
  if (habits.size() > 1) return said(Phrase::AskOfBoth, language);
  return said(Phrase::AskOfOne, language, {nameOf(habits.front().column)});
}

std::string writerOfHabit(const std::vector<sheet::HabitOfColumn>& habits, Language language) {
  return habits.size() > 1 ? said(Phrase::AskBoth, language) : std::string(nameOf(habits.front().column));
}

// Returns the side of the board from which a writer with this habit counts squares. It is the opposite of the
// side `asked` that the ruleset requires. nullopt if `asked` is nullopt. Also nullopt if the question is
// about both players and each player must count from the own side, because the opposite sides then differ.
std::optional<Side> otherSideOf(const std::vector<sheet::HabitOfColumn>& habits,
                                std::optional<board::Frame> asked) {
  if (!asked || (habits.size() > 1 && *asked == board::Frame::OwnSide)) return std::nullopt;
  const bool isTurned =
      board::squareFrameOf(*asked, habits.front().column).symmetry == board::Symmetry::HalfTurn;
  return isTurned ? Side::Blue : Side::Red;
}

std::string frameQuestion(const board::SquareFrame& frame, const std::vector<sheet::HabitOfColumn>& habits,
                          std::optional<board::Frame> asked, Language language) {
  const std::string owner = ownerOfHabit(habits, language);
  std::string numbers;
  if (frame.firstX == 1 && frame.firstY == 1) {
    numbers = said(Phrase::AskCountedFromOne, language);
  } else if (frame.firstX == 1) {
    numbers = said(Phrase::AskXFromOne, language);
  } else if (frame.firstY == 1) {
    numbers = said(Phrase::AskYFromOne, language);
  }
  switch (frame.symmetry) {
    case board::Symmetry::Identity:
      return said(Phrase::AskSquares, language, {owner, numbers});
    case board::Symmetry::HalfTurn:
      if (const auto side = otherSideOf(habits, asked))
        return said(Phrase::AskFromSide, language, {owner, nameOf(*side), numbers});
      return said(Phrase::AskFromOtherSide, language, {owner, numbers});
    case board::Symmetry::Transposed:
      return said(Phrase::AskChangedOver, language, {owner, numbers});
    default:
      return said(Phrase::AskTurned, language, {owner, numbers});
  }
}

struct HabitPhrase {
  std::string_view what;
  Phrase phrase;
};
constexpr HabitPhrase kHabitQuestions[] = {{"columns exchanged", Phrase::AskExchanged},
                                           {"operands swapped", Phrase::AskOperands},
                                           {"scores swapped", Phrase::AskScoresSwapped},
                                           {"signs chips", Phrase::AskChipSigns},
                                           {"signs scores", Phrase::AskScoreSigns},
                                           {"signs totals", Phrase::AskTotalSigns},
                                           {"doubling never", Phrase::AskNeverDoubled},
                                           {"doubling always", Phrase::AskAlwaysDoubled},
                                           {"scores rounding", Phrase::AskRounding},
                                           {"scores roundBeforeMultiplier", Phrase::AskDoubledFirst},
                                           {"scores polynomialFrame", Phrase::AskValues},
                                           {"totals scoreAlone", Phrase::AskScoreAlone},
                                           {"totals zeroBesideQuiet", Phrase::AskZeroBesideQuiet},
                                           {"totals oneLate", Phrase::AskOneLate}};

// Returns the question about a line that can be read as several turns. For the text `turn12 @(0,3)(2,5)`,
// asks if the player made the turn over these squares on line 12. For `turn12 -`, asks if the game was over
// before this turn. Empty for a text of another form.
std::string turnQuestion(const sheet::HabitOfColumn& asked, Language language) {
  constexpr std::string_view kTurn = "turn";
  const std::size_t gap = asked.what.find(' ');
  if (!asked.what.starts_with(kTurn) || gap == std::string::npos) return {};
  const std::string line = asked.what.substr(kTurn.size(), gap - kTurn.size());
  std::string route = asked.what.substr(gap + 1);
  if (route == "-") return said(Phrase::AskNoTurn, language, {nameOf(asked.column), line});
  if (!route.starts_with("@(")) return {};
  route.erase(0, 1);
  for (std::size_t at = 0; (at = route.find(")(", at)) != std::string::npos;) route.replace(at, 2, ") → (");
  return said(Phrase::AskTurn, language, {nameOf(asked.column), route, line});
}

}  // namespace

std::string habitQuestion(const std::vector<sheet::HabitOfColumn>& habits, Language language,
                          std::optional<board::Frame> asked, std::optional<int> line) {
  const std::string& what = habits.front().what;
  if (line && habits.front() == sheet::exchangedColumns()) {
    return said(Phrase::AskExchangedFrom, language, {std::to_string(*line)});
  }
  if (const auto frame = sheet::frameOf(what)) return frameQuestion(*frame, habits, asked, language);
  const auto* found = std::ranges::find(kHabitQuestions, what, &HabitPhrase::what);
  if (found == std::end(kHabitQuestions)) return turnQuestion(habits.front(), language);
  return said(found->phrase, language, {ownerOfHabit(habits, language), writerOfHabit(habits, language)});
}

std::string habitAnswer(const std::vector<sheet::HabitOfColumn>& habits, sheet::HabitDecision decision,
                        Language language, std::optional<board::Frame> asked) {
  const std::string question = habitQuestion(habits, language, asked);
  const bool isYes = decision == sheet::HabitDecision::Accepted;
  return question.empty() ? question
                          : said(isYes ? Phrase::AnsweredYes : Phrase::AnsweredNo, language, {question});
}

std::string habitAnswers(const std::string& tag, Language language) {
  std::vector<std::string> parts;
  for (const sheet::HabitAnswer& answer : sheet::HabitAnswers(tag).all()) {
    std::string part = habitAnswer({answer.habit}, answer.decision, language);
    if (!part.empty()) parts.push_back(std::move(part));
  }
  return joined(parts, "; ");
}

}  // namespace damath::words

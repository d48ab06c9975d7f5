// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/head_mark.hpp"

#include <algorithm>

#include "app/desk/change/author.hpp"
#include "app/desk/change/refused.hpp"
#include "app/papers/paper_mark.hpp"
#include "app/words/texts/moment_words.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

std::string shownHead(const db::JournalHead& head) {
  return std::to_string(head.number) + ": " +
         inGroups(std::string_view(head.digest).substr(0, db::kHeadDigits));
}

std::optional<db::JournalHead> parseHead(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view number = trimmedLines(text.substr(0, colon));
  if (const std::size_t blank = number.find_last_of(" \t\r\n"); blank != std::string_view::npos) {
    const std::string_view word = number.substr(0, blank);
    const bool isOneWord = std::ranges::all_of(word, [](char letter) {
      return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    });
    if (!isOneWord) return std::nullopt;
    number.remove_prefix(blank + 1);
  }
  db::JournalHead head{numberIn<std::int64_t>(number).value_or(0), digitsOf(text.substr(colon + 1))};
  if (head.number < 1 || head.digest.empty()) return std::nullopt;
  return head;
}

Expected<std::vector<db::JournalHead>, std::string> parseHeads(std::string_view text) {
  std::vector<db::JournalHead> heads;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(",;"), text.size());
    const std::string_view part = trimmedLines(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.empty()) continue;
    const auto head = parseHead(part);
    if (!head) return Unexpected<std::string>(std::string(part));
    heads.push_back(*head);
  }
  return heads;
}

desk::DeskResult<std::vector<db::HeadAnswer>> answersTo(const desk::Desk& desk,
                                                        const std::vector<db::JournalHead>& heads) {
  std::vector<db::HeadAnswer> answers;
  if (heads.empty()) return answers;
  DAMATH_TRY(reading, desk::toDeskResult(desk.openFile().store.read()));
  for (const db::JournalHead& head : heads) {
    DAMATH_TRY(answer, desk::toDeskResult(reading->journal().answerTo(head)));
    answers.push_back(*std::move(answer));
  }
  return answers;
}

std::string message(const db::HeadAnswer& answer, words::Language language) {
  using words::Phrase;
  const std::string asked = std::to_string(answer.asked.number) + ": " + inGroups(answer.asked.digest);
  const std::string number = std::to_string(answer.asked.number);
  const std::string held = answer.held.digest.empty() ? std::string() : shownHead(answer.held);
  const std::string row = std::to_string(answer.row);
  const std::string at = answer.at.empty() ? std::string() : words::localMoment(answer.at);
  const auto said = [&](Phrase phrase, std::initializer_list<std::string_view> with) {
    return words::said(phrase, language, with);
  };
  switch (answer.standing) {
    case db::HeadStanding::Contained:
      return said(Phrase::HeadContained, {asked, number, at, answer.by});
    case db::HeadStanding::OfBranch:
      return said(Phrase::HeadOfBranch, {asked, answer.event, row, at, answer.by});
    case db::HeadStanding::Replaced:
      return said(Phrase::HeadReplaced, {asked, row, at, answer.by});
    case db::HeadStanding::Lost:
      return said(Phrase::HeadLost, {asked, row, at, answer.by});
    case db::HeadStanding::Elsewhere:
      return said(Phrase::HeadElsewhere, {asked, answer.event});
    case db::HeadStanding::Newer:
      return said(Phrase::HeadNewer, {asked, std::to_string(answer.newest)});
    case db::HeadStanding::Contradicted:
      break;
  }
  std::string text = held.empty() ? said(Phrase::HeadMissing, {asked, number})
                                  : said(Phrase::HeadContradicted, {asked, held});
  if (answer.row != 0) text += ' ' + said(Phrase::HeadAfterRestore, {row, at, answer.by});
  return text;
}

}  // namespace damath::papers

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/table_answers.hpp"

#include <utility>

#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "words/phrase.hpp"

namespace damath::web {

using words::Phrase;
using words::said;

namespace {

// Shows the form again with the typed text and the error.
Response again(TableView& view, const TypedResult& typed, std::string message) {
  // If the contest cannot be reached, the page already says so.
  if (view.trouble().empty()) view.message = std::move(message);
  return {.status = kConflict, .body = formPage(view, typed)};
}

std::string sentenceOf(const desk::DeskError& error, const TableView& view) {
  std::string sentence = words::asSentence(words::message(error, view.language));
  if (error.refusal == desk::Refusal::StoreFailed) sentence += ". " + said(Phrase::NotNow, view.language);
  return sentence;
}

Response alreadyThere(SharedDesk& desk, TableView view) {
  view.news = said(Phrase::SameAlready, view.language);
  const contest::Game* game = view.game();
  return {.body = restPage(view, desk.entered(*game))};
}

Response looked(SharedDesk& desk, TableView view, const TypedResult& typed,
                const contest::ResultInput& input) {
  const auto preview = desk.preview(view.table.event, view.place(), input);
  if (!preview) return again(view, typed, sentenceOf(preview.error(), view));
  if (preview->before == preview->after && view.game()->result) return alreadyThere(desk, std::move(view));
  return {.body = checkPage(view, typed, preview->after)};
}

// Adds the author's answers to the questions that were confirmed on the page. The journal keeps the wording
// of each question. True if all questions are answered.
bool answer(const TableView& view, const TypedResult& typed, const std::vector<desk::Question>& questions,
            desk::Author& author) {
  const auto name = [&](contest::EntryId entry) {
    return contest::shownName(*view.sight->contest, *view.event(), entry);
  };
  bool isAll = true;
  for (const desk::Question& each : questions) {
    if (each.level < desk::ConfirmationLevel::TwoSteps && typed.answered.contains(toText(each.code))) {
      author.answers.push_back({each.level, each.code, words::questionText(each, name, view.language)});
    } else {
      isAll = false;
    }
  }
  return isAll;
}

// Returns "Table 3"; if the page asked for a name, "Ana, Table 3".
std::string authorName(const TypedResult& typed, const std::string& table) {
  if (!typed.by) return table;
  return typed.by->empty() ? std::string() : *typed.by + ", " + table;
}

Response entered(SharedDesk& desk, TableView view, const TypedResult& typed,
                 const contest::ResultInput& input, const std::string& table) {
  desk::Author author{desk::loginName(), authorName(typed, table), typed.reason};
  // An answer may lead to another question.
  constexpr int kMostTimes = 5;
  for (int time = 0; time < kMostTimes; ++time) {
    const auto change = desk.enter(view.table.event, view.place(), input, author);
    if (change) return {.status = kSeeOther, .location = "/table/" + keyOf(view.table) + "?done=1"};
    const desk::DeskError& error = change.error();
    if (error.refusal == desk::Refusal::ResultUnchanged) {
      view.sight = desk.sight();
      if (view.game() != nullptr && view.game()->result) return alreadyThere(desk, std::move(view));
    }
    const std::vector<desk::Question> questions = error.questions();
    if (questions.empty()) return again(view, typed, sentenceOf(error, view));
    const bool isAsked = error.refusal == desk::Refusal::ConfirmationAsked;
    if (isAsked && answer(view, typed, questions, author)) continue;
    // If the name or the reason is missing, the message appears beside the questions. At the first display
    // there is no message yet.
    if (!isAsked && !typed.answered.empty()) view.message = sentenceOf(error, view);
    return {.status = kConflict, .body = confirmationPage(view, typed, questions)};
  }
  return again(view, typed, said(Phrase::PageOld, view.language));
}

}  // namespace

Response tablePage(SharedDesk& desk, TableView view, bool isCorrecting) {
  const contest::Game* game = view.game();
  if (game == nullptr) return {.body = restPage(view, std::nullopt)};
  if (game->result && !isCorrecting) return {.body = restPage(view, desk.entered(*game))};
  const TypedResult typed =
      game->result ? TypedResult::of(*game->result, view.event()->setup) : TypedResult();
  return {.body = formPage(view, typed)};
}

Response tableAct(SharedDesk& desk, TableView view, const Fields& form, const std::string& table) {
  const TypedResult typed = TypedResult::of(form);
  const int round = contest::numberOf(view.place().round);
  if (view.game() == nullptr) return tablePage(desk, std::move(view), false);
  if (typed.round != round) {
    view.message =
        said(Phrase::RoundMoved, view.language, {std::to_string(round), std::to_string(typed.round)});
    return tablePage(desk, std::move(view), false);
  }
  const std::string act = valueOf(form, "act");
  if (act != "check" && act != "enter") return {.body = formPage(view, typed)};
  const auto input = meaningOf(typed, view.event()->setup, view.language);
  if (!input) return again(view, typed, input.error());
  return act == "check" ? looked(desk, std::move(view), typed, *input)
                        : entered(desk, std::move(view), typed, *input, table);
}

}  // namespace damath::web

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/lookup.hpp"
#include "app/desk/change/refused.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/papers/paper_order.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using PaperAnswer = desk::DeskResult<Paper>;
using desk::refused;

PaperAnswer madeOfEvent(desk::Desk& desk, const contest::Contest& contest, const PaperRow& row,
                        db::PaperOf of, words::Language language, const Watch& watch) {
  DAMATH_TRY(event, desk::eventOf(contest, of.event));
  DAMATH_TRY(status, desk::EventDesk(desk).status((*event)->id));
  const Subject subject{contest, **event, language, status->resultsDiffering};
  EventOrder order{desk, subject, *status, std::move(of), watch};
  // Blank scoresheets without a game, and scoresheets of a rematch, belong to no round.
  const bool isOfRound = row.span == PaperSpan::Round && order.of.copies == 0 && !isOfRematch(order.of);
  if (isOfRound) takeRound(order);
  DAMATH_TRY(document, std::get<EventMaker>(row.make)(order));
  return Paper{*std::move(document), std::move(order.of), std::move(order.withoutSheet),
               std::move(order.leftOut)};
}

PaperAnswer madeOnce(desk::Desk& desk, db::PaperOf of, const Watch& watch) {
  const auto form = parsePaperForm(of.form);
  if (!form) return refused(desk::Refusal::NoSuchPaper, of.form);
  DAMATH_TRY(contest, desk.snapshot());
  const words::Language language = words::parseLanguage(of.language).value_or(words::Language::English);
  const PaperRow& row = rowOf(*form);
  const auto* make = std::get_if<ContestMaker>(&row.make);
  if (make == nullptr) return madeOfEvent(desk, **contest, row, std::move(of), language, watch);
  ContestOrder order{desk, **contest, language, std::move(of), watch};
  DAMATH_TRY(document, (*make)(order));
  return Paper{*std::move(document), std::move(order.of)};
}

// Returns why a paper of the contest cannot be made: none of the events named in `of` has players. If `of`
// names no event, all events count.
std::optional<Lack> lackOfContest(const db::PaperOf& of, const contest::Contest& contest) {
  if (contest.events.empty()) return Lack::Event;
  const bool isEmpty = std::ranges::all_of(contest.events, [&of](const contest::Event& event) {
    const bool isWanted = of.events.empty() || std::ranges::find(of.events, event.id) != of.events.end();
    return !isWanted || event.entries.empty();
  });
  if (!isEmpty) return std::nullopt;
  return of.events.size() == 1 ? Lack::Players : Lack::ContestPlayers;
}

}  // namespace

std::string nameOf(const db::PaperOf& of, words::Language language) {
  const auto form = parsePaperForm(of.form);
  if (!form) return of.form;
  const auto rows = everyPaper();
  const auto row = std::ranges::find_if(
      rows, [&](const PaperRow& each) { return each.form == *form && (each.copies > 0) == (of.copies > 0); });
  return std::string(words::toText(row == rows.end() ? rowOf(*form).title : row->title, language));
}

std::string paperText(const db::PaperOf& of, const contest::Contest& contest, words::Language language) {
  std::vector<std::string> parts = {nameOf(of, language)};
  const contest::Event* event = contest.find(of.event);
  if (event != nullptr) parts.push_back(event->setup.name);
  if (numberOf(of.board) != 0) {
    parts.push_back(words::placeText({of.round, of.board}, language));
  } else if (numberOf(of.round) != 0) {
    parts.push_back(words::said(words::Phrase::RowRound, language, {std::to_string(numberOf(of.round))}));
  }
  if (isOfRematch(of) && event != nullptr && event->find(of.blue) != nullptr &&
      event->find(of.red) != nullptr) {
    parts.push_back(contest::shownName(contest, *event, of.blue) + " – " +
                    contest::shownName(contest, *event, of.red));
  }
  return joined(parts, ", ");
}

words::FileSubject fileSubjectOf(const Paper& paper, const contest::Contest& contest) {
  const db::PaperOf& of = paper.of;
  words::FileSubject file{.event = of.event, .round = of.round, .board = of.board};
  if (!of.form.empty()) {
    file.what = nameOf(of, paper.document.language);
  } else if (!paper.document.forms.empty()) {
    file.what = compose::titleOf(paper.document.forms.front());
  }
  const contest::Event* event = contest.find(of.event);
  if (isOfRematch(of) && event != nullptr && event->find(of.blue) != nullptr &&
      event->find(of.red) != nullptr) {
    file.players =
        contest::shownName(contest, *event, of.blue) + " – " + contest::shownName(contest, *event, of.red);
    // A second rematch of the same players has a file of its own.
    const int ordinal = desk::ordinalOf(*event, {of.blue, of.red, of.rematch});
    if (ordinal > 1) file.players += " (" + std::to_string(ordinal) + ")";
  }
  return file;
}

std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest,
                           const std::vector<desk::ResultDifference>& differing) {
  const auto form = parsePaperForm(of.form);
  if (!form) return std::nullopt;
  if (rowOf(*form).span == PaperSpan::Contest) {
    return lackOfContest(of, contest);
  }
  const contest::Event* event = contest.find(of.event);
  const bool isOfNoGame = of.copies > 0 || isOfRematch(of);
  return event == nullptr || isOfNoGame ? std::nullopt : rowOf(*form).lack(*event, differing);
}

db::PaperOf paperOf(PaperForm form, contest::EventId event, words::Language language) {
  db::PaperOf of;
  of.form = toText(form);
  of.language = words::codeOf(language);
  of.event = event;
  return of;
}

PaperAnswer made(desk::Desk& desk, db::PaperOf of, const Watch& watch) {
  constexpr int kMostTries = 4;
  const desk::PaperRegister papers(desk);
  auto newest = papers.head();
  for (int tries = 1; newest; ++tries) {
    auto paper = madeOnce(desk, of, watch);
    DAMATH_TRY(since, papers.head());
    if (*since == *newest || tries == kMostTries) {
      if (paper) paper->head = *newest;
      return paper;
    }
    newest = since;
  }
  return refused(newest);
}

}  // namespace damath::papers

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/event_pages.hpp"

#include <algorithm>
#include <utility>

#include "app/papers/event_papers.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "core/contest/lookup.hpp"
#include "core/contest/progress.hpp"
#include "reports/compose/board_steps.hpp"
#include "reports/compose/bracket_tree.hpp"
#include "reports/compose/schedule_lists.hpp"
#include "reports/html/game_page.hpp"
#include "reports/html/lists.hpp"

namespace damath::site {

namespace {

notation::Privacy privacyOf(const SiteWish& wish) {
  return {.names = wish.names, .grade = notation::Disclosure::Hidden, .coach = notation::Disclosure::Hidden};
}

}  // namespace

EventPages::EventPages(desk::Desk& desk, const contest::Contest& contest, const contest::Event& event,
                       const desk::EventStatus& status, const SiteFrame& frame, int number)
    : m_desk(desk),
      m_frame(frame),
      m_prefix("event" + std::to_string(number) + "-"),
      m_shown(notation::publicContest(contest, event, privacyOf(frame.wish))),
      m_subject{m_shown, m_shown.events.front(), frame.wish.language, status.resultsDiffering} {}

Expected<bool, desk::DeskError> EventPages::make(const TakeFile& take) {
  // The lists lead to the games, so these are first.
  auto games = makeGames(take);
  if (!games || !*games) return games;
  addLists();
  for (const ListPage& page : m_lists) m_ways.push_back({page.file, page.words});
  const html::GameTarget target = [this](const compose::RowGame& game) {
    const auto found = m_games.find(game);
    return found == m_games.end() ? std::string() : found->second;
  };
  for (const ListPage& page : m_lists) {
    html::PageFrame frame = frameOf(page.words);
    for (html::Way& way : frame.beside) {
      if (way.target == page.file) way.target.clear();
    }
    const std::string bytes = html::pageOf(frame, [&](html::Writer& html) {
      for (const compose::Form& form : page.forms) html::writeForm(html, form, m_frame.labels, target);
    });
    if (!take(page.file, bytes)) return false;
  }
  return true;
}

Expected<bool, desk::DeskError> EventPages::makeGames(const TakeFile& take) {
  for (const desk::Meeting& meeting : desk::meetingsOf(m_subject.event)) {
    if (const auto* between = std::get_if<desk::RematchOf>(&meeting.at)) {
      // Of several between the same two the last one's sheet is in force.
      const auto* last = contest::lastRematchBetween(m_subject.event, between->one, between->other);
      if (last == nullptr || last->id != meeting.owner.game) continue;
    }
    auto made = makeGame(meeting, take);
    if (!made || !*made) return made;
  }
  return true;
}

Expected<bool, desk::DeskError> EventPages::makeGame(const desk::Meeting& meeting, const TakeFile& take) {
  auto view = desk::SheetDesk(m_desk).sheetInForce(m_subject.event.id, meeting.at);
  if (!view && view.error().refusal == desk::Refusal::NoSuchSheet) return true;
  if (!view) return Unexpected(view.error());
  const auto* place = std::get_if<desk::Place>(&meeting.at);
  const std::string file =
      m_prefix +
      (place == nullptr ? "rematch" + std::to_string(contest::numberOf(meeting.owner.game))
                        : "round" + std::to_string(contest::numberOf(place->round)) + "-board" +
                              std::to_string(contest::numberOf(place->board))) +
      ".html";
  m_games.emplace(compose::RowGame{meeting.owner.game, place == nullptr}, file);
  const contest::EventSetup& setup = m_subject.event.setup;
  const auto steps = compose::boardSteps(setup.ruleset, setup.set, view->report);
  const auto whose = m_frame.wish.names == notation::PrivacyOption::FullName ? papers::Officials::Named
                                                                             : papers::Officials::Unnamed;
  const compose::Document document = papers::publicScoresheet(m_subject, meeting, *std::move(view), whose);
  const auto& form = std::get<compose::Scoresheet>(document.forms.front());
  html::PageFrame frame = frameOf(compose::placeOf(form, m_frame.labels));
  frame.belongs = html::Belongs::ToSiteWithBoard;
  frame.above.back().target = m_prefix + "standings.html";
  if (place != nullptr) {
    frame.above.push_back({roundFile(place->round),
                           m_frame.labels.round + " " + std::to_string(contest::numberOf(place->round))});
  }
  frame.heading = place == nullptr ? m_frame.labels.rematch
                                   : m_frame.labels.round + " " + form.head.round + " · " +
                                         m_frame.labels.board + " " + form.head.board;
  frame.facts.clear();
  return take(file, html::pageOf(frame, [&](html::Writer& html) {
                html::writeGame(html, form, setup.set, steps, m_frame.labels);
              }));
}

void EventPages::addLists() {
  const compose::Labels& labels = m_frame.labels;
  const auto add = [this](const std::string& name, const std::string& words, compose::Form form) {
    m_lists.push_back({m_prefix + name + ".html", words, {std::move(form)}});
  };
  compose::Document results = papers::results(m_subject);
  const int rounds = contest::roundsPaired(m_subject.event);
  auto& standings = std::get<compose::ListSheet>(results.forms[0]);
  // Before the first round there is nothing to be provisional.
  if (rounds == 0) standings.provisional = labels.notPairedYet;
  if (rounds > 0) m_mark = standings.provisional;
  add("standings", labels.standings, std::move(results.forms[0]));
  for (int round = 1; round <= rounds; ++round) {
    const contest::RoundNumber number{round};
    m_lists.push_back({roundFile(number),
                       labels.round + " " + std::to_string(round),
                       {std::move(papers::pairings(m_subject, number).forms.front())}});
  }
  if (rounds == 0) return;
  // Of very many players a list of results stands for the crosstable: one is enough.
  const bool hasCrosstable = compose::titleOf(results.forms[2]) != compose::titleOf(results.forms[1]);
  add("results", labels.allResults, std::move(results.forms[1]));
  if (hasCrosstable) add("crosstable", labels.crosstable, std::move(results.forms[2]));
  add("tally", labels.tally, std::move(papers::tally(m_subject).forms.front()));
  if (compose::hasBracket(m_subject.event)) {
    // The tree has the heading of both.
    compose::ListSheet games = compose::bracketList(m_shown, m_subject.event, labels);
    games.title.clear();
    m_lists.push_back({m_prefix + "bracket.html",
                       labels.bracket,
                       {compose::bracketTree(m_shown, m_subject.event, labels), std::move(games)}});
  }
}

html::PageFrame EventPages::frameOf(const std::string& title) const {
  const compose::EventHead head = compose::headOf(m_shown, m_subject.event, m_frame.labels);
  html::PageFrame frame;
  frame.title = title + " – " + head.event;
  frame.language = words::codeOf(m_frame.wish.language);
  frame.belongs = html::Belongs::ToSite;
  frame.above = {{std::string(kStartPage), m_frame.home}, {{}, head.event}};
  frame.heading = head.event;
  frame.facts = html::factsOf(head, m_frame.labels);
  frame.beside = m_ways;
  frame.waysName = m_frame.labels.pagesOfEvent;
  frame.foot = m_frame.foot;
  return frame;
}

std::string EventPages::roundFile(contest::RoundNumber round) const {
  return m_prefix + "round" + std::to_string(contest::numberOf(round)) + ".html";
}

}  // namespace damath::site

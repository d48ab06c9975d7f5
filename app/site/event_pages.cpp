// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/event_pages.hpp"

#include <utility>

#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/lists/played_bracket.hpp"
#include "reports/compose/lists/schedule_lists.hpp"
#include "reports/compose/sheets/board_steps.hpp"
#include "reports/html/game_page.hpp"
#include "reports/html/lists.hpp"
#include "words/phrase.hpp"

namespace damath::site {

namespace {

using words::Phrase;

contest::Privacy privacyOf(const SiteRequest& request) {
  return {.names = request.names, .grade = contest::Disclosure::Hidden, .coach = contest::Disclosure::Hidden};
}

}  // namespace

EventPages::EventPages(desk::Desk& desk, const contest::Contest& contest, const contest::Event& event,
                       const desk::EventStatus& status, const SiteFrame& frame, int number)
    : m_desk(desk),
      m_frame(frame),
      m_prefix("event" + std::to_string(number) + "-"),
      m_shown(contest::publicContest(contest, event, privacyOf(frame.request))),
      m_subject{m_shown, m_shown.events.front(), frame.request.language, status.resultsDiffering} {}

desk::DeskResult<void> EventPages::make(SiteFiles& files) {
  // Makes the pages of the games first, because the lists link to them.
  DAMATH_CHECK(makeGames(files));
  addLists();
  const html::GameTarget target = [this](const compose::RowGame& game) {
    const auto found = m_games.find(game);
    return found == m_games.end() ? std::string() : found->second;
  };
  for (const ListPage& page : m_lists) {
    if (!files.isWanted()) break;
    html::PageFrame frame = frameOf(page.words);
    frame.facts =
        html::factsOf(compose::headOf(m_shown, m_subject.event, m_frame.language), m_frame.language);
    frame.beside = ways(page.file);
    frame.waysName = said(Phrase::PagesOfEvent, m_frame.language);
    files.addPage(page.file, html::pageOf(frame, [&](html::Writer& html) {
                    for (const compose::Form& form : page.forms) {
                      html::writeForm(html, form, m_frame.language, target);
                    }
                  }));
  }
  return {};
}

std::vector<html::Way> EventPages::ways(std::string_view here) const {
  std::vector<html::Way> ways;
  html::Way earlier{.target = {}, .words = said(Phrase::EarlierRounds, m_frame.language), .within = {}};
  for (const ListPage& page : m_lists) {
    const bool isHere = page.file == here;
    std::vector<html::Way>& among = page.isEarlierRound && !isHere ? earlier.within : ways;
    among.push_back({isHere ? std::string() : page.file, page.words});
  }
  if (!earlier.within.empty()) ways.push_back(std::move(earlier));
  return ways;
}

desk::DeskResult<void> EventPages::makeGames(SiteFiles& files) {
  for (const desk::Meeting& meeting : desk::meetingsOf(m_subject.event)) {
    if (!files.isWanted()) break;
    DAMATH_CHECK(makeGame(meeting, files));
  }
  return {};
}

desk::DeskResult<void> EventPages::makeGame(const desk::Meeting& meeting, SiteFiles& files) {
  auto view = desk::SheetDesk(m_desk).sheetInForce(m_subject.event.id, meeting.at);
  if (!view && view.error().refusal == desk::Refusal::NoSuchSheet) return {};
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
  const auto whose = m_frame.request.names == contest::PrivacyOption::FullName ? papers::Officials::Named
                                                                               : papers::Officials::Unnamed;
  const compose::Document document = papers::publicScoresheet(m_subject, meeting, *std::move(view), whose);
  const auto& form = std::get<compose::Scoresheet>(document.forms.front());
  html::PageFrame frame = frameOf(compose::placeOf(form, m_frame.language));
  frame.belongs = html::Belongs::ToSiteWithBoard;
  frame.above.push_back({m_prefix + "standings.html", frame.heading});
  if (place != nullptr) {
    frame.above.push_back({roundFile(place->round), said(Phrase::Round, m_frame.language) + " " +
                                                        std::to_string(contest::numberOf(place->round))});
  }
  frame.heading = place == nullptr ? said(Phrase::Rematch, m_frame.language)
                                   : said(Phrase::Round, m_frame.language) + " " + form.head.round + " · " +
                                         said(Phrase::Board, m_frame.language) + " " + form.head.board;
  files.addPage(file, html::pageOf(frame, [&](html::Writer& html) {
                  html::writeGame(html, form, setup.set, steps, m_frame.language);
                }));
  return {};
}

void EventPages::addLists() {
  const words::Language language = m_frame.language;
  const auto add = [this](const std::string& name, const std::string& words, compose::Form form) {
    m_lists.push_back({m_prefix + name + ".html", words, {std::move(form)}});
  };
  compose::Document results = papers::results(m_subject);
  const int rounds = contest::roundsPaired(m_subject.event);
  auto& standings = std::get<compose::ListSheet>(results.forms[0]);
  // Before the first round, the note on the standings says that no round is paired yet. It does not say that
  // the ranks are provisional, because there are no results.
  if (rounds == 0) standings.provisional = said(Phrase::NotPairedYet, language);
  if (rounds > 0) m_mark = standings.provisional;
  add("standings", said(Phrase::Standings, language), std::move(results.forms[0]));
  addRounds(rounds);
  if (rounds == 0) return;
  add("results", said(Phrase::AllResults, language), std::move(results.forms[1]));
  if (results.forms.size() > 2)
    add("crosstable", said(Phrase::Crosstable, language), std::move(results.forms[2]));
  add("tally", said(Phrase::Tally, language), std::move(papers::tally(m_subject).forms.front()));
  if (compose::hasBracket(m_subject.event)) {
    // Clears the title of the list of games, because the bracket tree above it already shows the heading.
    compose::ListSheet games = compose::bracketList(m_shown, m_subject.event, language);
    games.title.clear();
    m_lists.push_back({m_prefix + "bracket.html",
                       said(Phrase::Bracket, language),
                       {compose::bracketTree(m_shown, m_subject.event, language), std::move(games)}});
  }
}

// Adds the lists of the rounds, the newest round first, because visitors look for this round while the
// contest runs.
void EventPages::addRounds(int count) {
  // With more rounds than this, the links to the earlier rounds are in a menu.
  constexpr int kMostBeside = 2;
  for (int round = count; round > 0; --round) {
    const contest::RoundNumber number{round};
    m_lists.push_back({roundFile(number),
                       said(Phrase::Round, m_frame.language) + " " + std::to_string(round),
                       {std::move(papers::pairings(m_subject, number).forms.front())},
                       round < count && count > kMostBeside});
  }
}

html::PageFrame EventPages::frameOf(const std::string& title) const {
  const std::string name = contest::shownText(m_subject.event.setup.name);
  html::PageFrame frame;
  frame.title = title + " – " + name;
  frame.language = words::codeOf(m_frame.language);
  frame.belongs = html::Belongs::ToSite;
  frame.above = {{std::string(kStartPage), m_frame.home}};
  frame.heading = name;
  frame.foot = m_frame.foot;
  return frame;
}

std::string EventPages::roundFile(contest::RoundNumber round) const {
  return m_prefix + "round" + std::to_string(contest::numberOf(round)) + ".html";
}

}  // namespace damath::site

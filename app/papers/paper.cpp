// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/event_set.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "app/papers/whole_report.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/fact_table.hpp"
#include "core/text/joined.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using PaperAnswer = desk::DeskResult<Paper>;
using desk::refused;

bool isNamed(contest::EntryId entry) {
  return numberOf(entry) != 0;
}

// Makes a paper of one event. All references must outlive this object.
class OfEvent {
 public:
  OfEvent(desk::Desk& desk, const Subject& subject, const desk::EventStatus& status, db::PaperOf of,
          const Watch& watch)
      : m_desk(desk), m_subject(subject), m_status(status), m_of(std::move(of)), m_watch(watch) {}

  [[nodiscard]] PaperAnswer make(PaperForm form) {
    switch (form) {
      case PaperForm::Tally:
        return done(tally(m_subject));
      case PaperForm::Standings:
        return done(standings(m_subject));
      case PaperForm::Crosstable:
        return done(crosstable(m_subject));
      case PaperForm::Blank:
        return blanksOf(compose::BlankPart::First);
      case PaperForm::Continuation:
        return blanksOf(compose::BlankPart::Continuation);
      case PaperForm::Scoresheet:
        return isNamed(m_of.blue) ? rematchSheet() : sheetsOfRound();
      case PaperForm::Pairings:
        takeRound();
        return done(pairings(m_subject, m_of.round));
      case PaperForm::Slips:
        takeRound();
        return done(slips(m_subject, m_of.round, games()));
      default:
        return ofSet(form);
    }
  }

 private:
  [[nodiscard]] PaperAnswer done(compose::Document document) { return Paper{std::move(document), m_of}; }

  void takeRound() {
    if (numberOf(m_of.round) == 0) m_of.round = contest::RoundNumber{contest::roundsPaired(m_subject.event)};
  }

  // Returns the games of the round, or the game on one board.
  [[nodiscard]] std::vector<contest::Game> games() const {
    std::vector<contest::Game> games;
    for (const contest::Game* game : contest::gamesOf(m_subject.event, m_of.round)) {
      const bool isBoard = numberOf(m_of.board) == 0 || game->board == m_of.board;
      if (isBoard) games.push_back(*game);
    }
    return games;
  }

  [[nodiscard]] PaperAnswer ofSet(PaperForm form) {
    if (form == PaperForm::CheckIn) {
      if (numberOf(m_of.round) == 0) m_of.round = desk::CheckInDesk::likelyRound(m_subject.event);
    } else if (rowOf(form).span == PaperSpan::Round) {
      takeRound();
    }
    const auto design = m_of.design == toText(Design::Plain) ? compose::CertificateDesign::Plain
                                                             : compose::CertificateDesign::Framed;
    if (form == PaperForm::Register && m_of.before == 0) {
      DAMATH_TRY(issued, desk::PaperRegister(m_desk).issued());
      // Papers of other computers have much higher numbers than this file's own papers, even those issued
      // later.
      const auto own = std::ranges::find_if(issued->rbegin(), issued->rend(),
                                            [](const db::IssuedPaper& row) { return row.branch.empty(); });
      m_of.before = own == issued->rend() ? 1 : own->number + 1;
    }
    DAMATH_TRY(document, eventPaper(form, m_desk, m_subject, {m_status, m_of.round, design, m_of.before}));
    return done(*std::move(document));
  }

  [[nodiscard]] PaperAnswer blanksOf(compose::BlankPart part) {
    if (m_of.copies > 0) return done(spareBlanks(m_subject, m_of.copies, part));
    if (isNamed(m_of.blue)) {
      for (const contest::EntryId entry : {m_of.blue, m_of.red}) {
        DAMATH_CHECK(desk::entryOf(m_subject.event, entry));
      }
      return done(rematchBlank(m_subject, m_of.blue, m_of.red, part));
    }
    takeRound();
    return done(blanks(m_subject, games(), part));
  }

  [[nodiscard]] desk::DeskResult<desk::SheetView> sheetAt(const desk::SheetAt& at) const {
    return desk::SheetDesk(m_desk).sheetInForce(m_subject.event.id, at);
  }

  [[nodiscard]] Boards boards() const {
    return m_of.design == toText(Design::Boards) ? Boards::Beside : Boards::None;
  }

  [[nodiscard]] PaperAnswer rematchSheet() {
    DAMATH_TRY(view, sheetAt(desk::RematchOf{m_of.blue, m_of.red}));
    const contest::Rematch* rematch = contest::lastRematchBetween(m_subject.event, m_of.blue, m_of.red);
    const auto label = said(Phrase::Rematch, m_subject.language);
    const auto head = compose::headOf(m_subject.contest, m_subject.event, *rematch, label);
    compose::Document document = emptyDocument(m_subject);
    addScoresheet(document, m_subject, head, *view, boards());
    return done(std::move(document));
  }

  // Includes the boards that have a scoresheet. Errors: NoSuchSheet if no board has a scoresheet.
  [[nodiscard]] PaperAnswer sheetsOfRound() {
    takeRound();
    compose::Document sheets = emptyDocument(m_subject);
    std::vector<desk::Place> without;
    const std::vector<contest::Game> all = games();
    std::size_t done = 0;
    for (const contest::Game& game : all) {
      if (m_watch && !m_watch(done++, all.size())) break;
      const desk::Place place{game.round, game.board};
      const auto view = sheetAt(place);
      if (view) {
        const auto head = compose::headOf(m_subject.contest, m_subject.event, game);
        addScoresheet(sheets, m_subject, head, *view, boards());
        compose::pack(sheets.forms.back());
      } else if (view.error().refusal == desk::Refusal::NoSuchSheet) {
        without.push_back(place);
      } else {
        return refused(view);
      }
    }
    if (sheets.forms.empty()) {
      const desk::Place place{m_of.round, m_of.board};
      return desk::refusedAt(desk::Refusal::NoSuchSheet, without.empty() ? place : without.front());
    }
    return Paper{std::move(sheets), m_of, std::move(without)};
  }

  desk::Desk& m_desk;
  const Subject& m_subject;
  const desk::EventStatus& m_status;
  db::PaperOf m_of;
  const Watch& m_watch;
};

PaperAnswer madeOfTeams(desk::Desk& desk, const contest::Contest& contest, TeamPaper paper, db::PaperOf of,
                        words::Language language) {
  contest::TeamRule rule;
  if (const auto kind = contest::parseTeamKind(of.teams)) rule.kind = *kind;
  if (of.best > 0) rule.best = of.best;
  if (of.events.empty()) {
    for (const contest::Event& event : contest.events) of.events.push_back(event.id);
  }
  for (const contest::EventId event : of.events) {
    DAMATH_CHECK(desk::eventOf(contest, event));
  }
  of.teams = toText(rule.kind);
  of.best = rule.best;
  DAMATH_TRY(status, desk::EventDesk(desk).status());
  const auto standings = contest::schoolStandings(contest, of.events, rule, desk::disputedEvents(*status));
  return Paper{teams(paper, contest, standings, language), std::move(of)};
}

PaperAnswer madeOnce(desk::Desk& desk, db::PaperOf of, const Watch& watch) {
  const auto form = parsePaperForm(of.form);
  if (!form) return refused(desk::Refusal::NoSuchPaper, of.form);
  DAMATH_TRY(contest, desk.snapshot());
  const words::Language language = words::parseLanguage(of.language).value_or(words::Language::English);
  if (const auto paper = teamPaperOf(*form)) {
    return madeOfTeams(desk, **contest, *paper, std::move(of), language);
  }
  if (*form == PaperForm::Report) {
    DAMATH_TRY(report, wholeReport(desk, **contest, language, watch));
    return Paper{*std::move(report), std::move(of)};
  }
  DAMATH_TRY(event, desk::eventOf(**contest, of.event));
  DAMATH_TRY(status, desk::EventDesk(desk).status((*event)->id));
  const Subject subject{**contest, **event, language, status->resultsDiffering};
  return OfEvent(desk, subject, *status, std::move(of), watch).make(*form);
}

// Checks the events named in `of`, or all events.
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
  return std::string(words::toText(row == rows.end() ? rowOf(*form).name : row->name, language));
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
  if (isNamed(of.blue) && event != nullptr && event->find(of.blue) != nullptr &&
      event->find(of.red) != nullptr) {
    parts.push_back(contest::shownName(contest, *event, of.blue) + " – " +
                    contest::shownName(contest, *event, of.red));
  }
  return joined(parts, ", ");
}

std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest,
                           const std::vector<desk::ResultDifference>& differing) {
  const auto form = parsePaperForm(of.form);
  if (!form) return std::nullopt;
  if (rowOf(*form).span == PaperSpan::Contest) {
    return lackOfContest(of, contest);
  }
  const contest::Event* event = contest.find(of.event);
  const bool isOfNoGame = of.copies > 0 || isNamed(of.blue);
  return event == nullptr || isOfNoGame ? std::nullopt : lackOf(*form, *event, differing);
}

std::string lackText(Lack lack, words::Language language) {
  using words::Phrase;
  constexpr FactRow<Lack, Phrase> kLacks[] = {{Lack::Event, words::Phrase::LackEvent},
                                              {Lack::ContestPlayers, words::Phrase::LackContestPlayers},
                                              {Lack::Players, words::Phrase::LackPlayers},
                                              {Lack::SecondPlayer, words::Phrase::LackSecond},
                                              {Lack::Round, words::Phrase::LackRound},
                                              {Lack::FinalRanks, words::Phrase::LackFinal},
                                              {Lack::KnockOut, words::Phrase::LackKnockOut},
                                              {Lack::RoundRobin, words::Phrase::LackRoundRobin}};
  static_assert(coversEvery(kLacks));
  return words::said(factOf(kLacks, lack), language);
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
  auto newest = papers.newestRow();
  for (int tries = 1; newest; ++tries) {
    auto paper = madeOnce(desk, of, watch);
    DAMATH_TRY(since, papers.newestRow());
    if (*since == *newest || tries == kMostTries) {
      if (paper) paper->journal = *newest;
      return paper;
    }
    newest = since;
  }
  return refused(newest);
}

}  // namespace damath::papers

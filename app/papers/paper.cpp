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
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/lookup.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/shown_text.hpp"
#include "core/text/joined.hpp"

namespace damath::papers {

namespace {

using PaperAnswer = Expected<Paper, desk::DeskError>;
using desk::refused;
using words::Phrase;

constexpr int kSpareSheets = 4;

constexpr PaperRow kRows[] = {
    {form::kPairings, Phrase::PaperPairings, PaperSpan::Round},
    {"byboard", Phrase::PaperByBoard, PaperSpan::Round},
    {"byname", Phrase::PaperByName, PaperSpan::Round},
    {"checkin", Phrase::PaperCheckIn},
    {form::kBlank, Phrase::PaperBlanks, PaperSpan::Round},
    {form::kBlank, Phrase::PaperSpare, PaperSpan::Event, kSpareSheets},
    {form::kContinuation, Phrase::PaperContinuation, PaperSpan::Event, kSpareSheets},
    {form::kSlips, Phrase::PaperSlips, PaperSpan::Round},
    {form::kScoresheet, Phrase::PaperScoresheets, PaperSpan::Round},
    {"review", Phrase::PaperReview, PaperSpan::Round},
    {"violations", Phrase::PaperViolations},
    {form::kTally, Phrase::PaperTally},
    {form::kStandings, Phrase::PaperStandings},
    {form::kCrosstable, Phrase::PaperCrosstable},
    {"rematches", Phrase::PaperRematches},
    {"bracket", Phrase::PaperBracket},
    {"berger", Phrase::PaperBerger},
    {"schools", Phrase::PaperSchools, PaperSpan::Contest},
    {"medals", Phrase::PaperMedals, PaperSpan::Contest},
    {"medallists", Phrase::PaperMedallists},
    {"certificates", Phrase::PaperCertificates},
    {"participation", Phrase::PaperParticipation},
    {"statements", Phrase::PaperStatements},
    {"journal", Phrase::PaperJournal},
    {"register", Phrase::PaperRegister},
    {"fallback", Phrase::PaperFallback},
    {form::kReport, Phrase::PaperReport, PaperSpan::Contest}};

bool isNamed(contest::EntryId entry) {
  return numberOf(entry) != 0;
}

// A paper of one event. What it refers to must outlive it.
class OfEvent {
 public:
  OfEvent(desk::Desk& desk, const Subject& subject, const desk::EventStatus& status, db::PaperOf of)
      : m_desk(desk), m_subject(subject), m_status(status), m_of(std::move(of)) {}

  [[nodiscard]] PaperAnswer make() {
    if (const auto paper = parseEventPaper(m_of.form)) return ofSet(*paper);
    if (m_of.form == form::kTally) return done(tally(m_subject));
    if (m_of.form == form::kStandings) return done(standings(m_subject));
    if (m_of.form == form::kCrosstable) return done(crosstable(m_subject));
    const bool isContinuation = m_of.form == form::kContinuation;
    if (isContinuation || m_of.form == form::kBlank) {
      return blanksOf(isContinuation ? compose::BlankPart::Continuation : compose::BlankPart::First);
    }
    if (m_of.form == form::kScoresheet) return isNamed(m_of.blue) ? rematchSheet() : sheetsOfRound();
    takeRound();
    if (m_of.form == form::kPairings) return done(pairings(m_subject, m_of.round));
    if (m_of.form == form::kSlips) return done(slips(m_subject, m_of.round, games()));
    return refused(desk::Refusal::NoSuchPaper, m_of.form);
  }

 private:
  [[nodiscard]] PaperAnswer done(compose::Document document) { return Paper{std::move(document), m_of}; }

  void takeRound() {
    if (numberOf(m_of.round) == 0) m_of.round = contest::RoundNumber{contest::roundsPaired(m_subject.event)};
  }

  // Of the round, or of one board of it.
  [[nodiscard]] std::vector<contest::Game> games() const {
    std::vector<contest::Game> games;
    for (const contest::Game& game : m_subject.event.games) {
      const bool isBoard = numberOf(m_of.board) == 0 || game.board == m_of.board;
      if (game.round == m_of.round && isBoard) games.push_back(game);
    }
    return games;
  }

  [[nodiscard]] PaperAnswer ofSet(EventPaper paper) {
    if (paper == EventPaper::CheckIn) {
      if (numberOf(m_of.round) == 0) m_of.round = desk::CheckInDesk::likelyRound(m_subject.event);
    } else if (isOfRound(paper)) {
      takeRound();
    }
    const auto design =
        m_of.design == kPlainDesign ? compose::CertificateDesign::Plain : compose::CertificateDesign::Framed;
    if (paper == EventPaper::Register && m_of.before == 0) {
      const auto issued = desk::PaperRegister(m_desk).issued();
      if (!issued) return refused(issued);
      m_of.before = issued->empty() ? 1 : issued->back().number + 1;
    }
    auto document = eventPaper(paper, m_desk, m_subject, {m_status, m_of.round, design, m_of.before});
    if (!document) return refused(document);
    return done(*std::move(document));
  }

  [[nodiscard]] PaperAnswer blanksOf(compose::BlankPart part) {
    if (m_of.copies > 0) return done(spareBlanks(m_subject, m_of.copies, part));
    if (isNamed(m_of.blue)) {
      for (const contest::EntryId entry : {m_of.blue, m_of.red}) {
        if (auto found = desk::entryOf(m_subject.event, entry); !found) return refused(found);
      }
      return done(rematchBlank(m_subject, m_of.blue, m_of.red, part));
    }
    takeRound();
    return done(blanks(m_subject, games(), part));
  }

  [[nodiscard]] Expected<desk::SheetView, desk::DeskError> sheetAt(const desk::SheetAt& at) const {
    return desk::SheetDesk(m_desk).sheetInForce(m_subject.event.id, at);
  }

  [[nodiscard]] Boards boards() const { return m_of.design == kBoardsDesign ? Boards::Beside : Boards::None; }

  [[nodiscard]] PaperAnswer rematchSheet() {
    auto view = sheetAt(desk::RematchOf{m_of.blue, m_of.red});
    if (!view) return refused(view);
    const contest::Rematch* rematch = contest::lastRematchBetween(m_subject.event, m_of.blue, m_of.red);
    const auto label = words::reportLabels(m_subject.language).rematch;
    const auto head = compose::headOf(m_subject.contest, m_subject.event, *rematch, label);
    return done(scoresheets(m_subject, {{head, *std::move(view)}}, boards()));
  }

  // Of the boards that have one; refused where none has.
  [[nodiscard]] PaperAnswer sheetsOfRound() {
    takeRound();
    std::vector<SheetInHead> sheets;
    std::vector<desk::Place> without;
    for (const contest::Game& game : games()) {
      const desk::Place place{game.round, game.board};
      auto view = sheetAt(place);
      if (view) {
        sheets.push_back({compose::headOf(m_subject.contest, m_subject.event, game), *std::move(view)});
      } else if (view.error().refusal == desk::Refusal::NoSuchSheet) {
        without.push_back(place);
      } else {
        return refused(view);
      }
    }
    if (sheets.empty()) {
      const desk::Place place{m_of.round, m_of.board};
      return desk::refusedAt(desk::Refusal::NoSuchSheet, without.empty() ? place : without.front());
    }
    return Paper{scoresheets(m_subject, sheets, boards()), m_of, std::move(without)};
  }

  desk::Desk& m_desk;
  const Subject& m_subject;
  const desk::EventStatus& m_status;
  db::PaperOf m_of;
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
    if (auto found = desk::eventOf(contest, event); !found) return refused(found);
  }
  of.teams = toText(rule.kind);
  of.best = rule.best;
  const auto status = desk::EventDesk(desk).status();
  if (!status) return refused(status);
  const auto standings = contest::schoolStandings(contest, of.events, rule, desk::disputedEvents(*status));
  return Paper{teams(paper, contest, standings, language), std::move(of)};
}

}  // namespace

std::span<const PaperRow> everyPaper() {
  return kRows;
}

std::string nameOf(const db::PaperOf& of, words::Language language) {
  const auto* row = std::ranges::find_if(kRows, [&](const PaperRow& each) {
    return each.form == of.form && (each.copies > 0) == (of.copies > 0);
  });
  if (row == std::end(kRows)) row = std::ranges::find(kRows, of.form, &PaperRow::form);
  return row == std::end(kRows) ? of.form : std::string(words::toText(row->name, language));
}

std::string paperText(const db::PaperOf& of, const contest::Contest& contest, words::Language language) {
  std::vector<std::string> parts = {nameOf(of, language)};
  const contest::Event* event = contest.find(of.event);
  if (event != nullptr) parts.push_back(event->setup.name);
  if (numberOf(of.board) != 0) {
    parts.push_back(words::placeText({of.round, of.board}, language));
  } else if (numberOf(of.round) != 0) {
    parts.push_back(words::said(words::text::kRowRound, language, {std::to_string(numberOf(of.round))}));
  }
  if (isNamed(of.blue) && event != nullptr && event->find(of.blue) != nullptr &&
      event->find(of.red) != nullptr) {
    parts.push_back(contest::shownName(contest, *event, of.blue) + " – " +
                    contest::shownName(contest, *event, of.red));
  }
  return joined(parts, ", ");
}

std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest) {
  if (of.form == form::kReport || parseTeamPaper(of.form)) {
    const bool isEmpty = std::ranges::all_of(
        contest.events, [](const contest::Event& event) { return event.entries.empty(); });
    return isEmpty ? std::optional(Lack::Players) : std::nullopt;
  }
  const contest::Event* event = contest.find(of.event);
  if (event == nullptr || of.copies > 0 || isNamed(of.blue)) return std::nullopt;
  if (const auto paper = parseEventPaper(of.form)) return lackOf(*paper, *event);
  const bool isOfAll = of.form == form::kTally || of.form == form::kStandings || of.form == form::kCrosstable;
  if (!isOfAll) return lackOfRound(*event);
  if (event->entries.empty()) return Lack::Players;
  // A single player is in the tally, but has no rank.
  const bool isRanked = of.form == form::kTally || event->entries.size() > 1;
  return isRanked ? std::nullopt : std::optional(Lack::SecondPlayer);
}

std::string lackText(Lack lack, words::Language language) {
  const auto text = [lack]() -> const words::Pattern& {
    switch (lack) {
      case Lack::Players:
        return words::text::kLackPlayers;
      case Lack::SecondPlayer:
        return words::text::kLackSecond;
      case Lack::Round:
        return words::text::kLackRound;
      case Lack::FinalRanks:
        return words::text::kLackFinal;
      case Lack::KnockOut:
        return words::text::kLackKnockOut;
      case Lack::RoundRobin:
        break;
    }
    return words::text::kLackRoundRobin;
  };
  return words::said(text(), language);
}

db::PaperOf paperOf(std::string_view form, contest::EventId event, words::Language language) {
  db::PaperOf of;
  of.form = form;
  of.language = words::codeOf(language);
  of.event = event;
  return of;
}

PaperAnswer made(desk::Desk& desk, db::PaperOf of) {
  const auto contest = desk.snapshot();
  if (!contest) return refused(contest);
  const words::Language language = words::parseLanguage(of.language).value_or(words::Language::English);
  if (const auto paper = parseTeamPaper(of.form)) {
    return madeOfTeams(desk, **contest, *paper, std::move(of), language);
  }
  if (of.form == form::kReport) {
    auto report = wholeReport(desk, **contest, language);
    if (!report) return refused(report);
    return Paper{*std::move(report), std::move(of)};
  }
  const auto event = desk::eventOf(**contest, of.event);
  if (!event) return refused(event);
  const auto status = desk::EventDesk(desk).status((*event)->id);
  if (!status) return refused(status);
  const Subject subject{**contest, **event, language, status->resultsDiffering};
  return OfEvent(desk, subject, *status, std::move(of)).make();
}

}  // namespace damath::papers

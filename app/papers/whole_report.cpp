// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/whole_report.hpp"

#include <utility>
#include <variant>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_order.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using words::Phrase;

class Report {
 public:
  Report(desk::Desk& desk, const contest::Contest& contest, words::Language language, const Watch& watch)
      : m_desk(desk),
        m_contest(contest),
        m_language(language),
        m_watch(watch),
        m_document{contest::shownText(contest.head.name), language, {}} {
    // The table of contents comes first in the document. Its lines are filled in when all parts exist.
    m_document.forms.emplace_back(compose::Contents{});
  }

  [[nodiscard]] desk::DeskResult<compose::Document> make() {
    std::vector<contest::EventId> events;
    for (const contest::Event& event : m_contest.events) {
      if (event.entries.empty()) continue;
      events.push_back(event.id);
      DAMATH_CHECK(addEvent(event));
    }
    if (events.empty()) {
      m_document.forms.clear();
      return std::move(m_document);
    }
    const auto schools = contest::schoolStandings(m_contest, events, {}, desk::disputedEvents(m_status));
    addHeading(said(Phrase::AllEvents, m_document.language));
    add(teams(TeamPaper::Ranks, m_contest, schools, m_language));
    add(teams(TeamPaper::Medals, m_contest, schools, m_language));
    compose::EventHead head = compose::headOf(m_contest, m_contest.events.front(), m_document.language);
    head.event = said(Phrase::AllEvents, m_document.language);
    head.set.clear();
    head.ruleset.clear();
    m_document.forms.front() = compose::Contents{said(Phrase::ContentsTitle, m_document.language),
                                                 std::move(head), std::move(m_entries)};
    return std::move(m_document);
  }

 private:
  using Added = desk::DeskResult<void>;

  [[nodiscard]] Added addEvent(const contest::Event& event) {
    DAMATH_TRY(status, desk::EventDesk(m_desk).status(event.id));
    const Subject subject{m_contest, event, m_language, status->resultsDiffering};
    m_sheetsDone = 0;
    addHeading(contest::shownText(event.setup.name));
    add(standings(subject));
    add(tally(subject));
    if (contest::hasBegun(event)) add(crosstable(subject));
    const EventOrder order{m_desk, subject, *status, {}, m_watch};
    for (const PaperForm form : {PaperForm::Bracket, PaperForm::Medallists}) {
      DAMATH_CHECK(addPaper(form, order));
    }
    for (int number = 1; number <= contest::roundsPaired(event); ++number) {
      const contest::RoundNumber round{number};
      if (!event.isHeld(round)) DAMATH_CHECK(addRound(order, round));
    }
    DAMATH_CHECK(addSheets(subject, said(Phrase::Rematch, m_document.language), isRematch));
    for (const PaperForm form : {PaperForm::Violations, PaperForm::Journal}) {
      DAMATH_CHECK(addPaper(form, order));
    }
    m_status.push_back(*std::move(status));
    return {};
  }

  // Adds the paper. Does nothing if the event lacks a fact that the paper needs.
  [[nodiscard]] Added addPaper(PaperForm form, EventOrder order, contest::RoundNumber round = {}) {
    order.of = paperOf(form, order.subject.event.id, m_language);
    order.of.round = round;
    const PaperRow& row = rowOf(form);
    if (row.lack(order.subject.event, order.subject.differing)) return {};
    DAMATH_TRY(made, std::get<EventMaker>(row.make)(order));
    add(*std::move(made));
    return {};
  }

  // Adds the results of the round, its review report and its scoresheets.
  [[nodiscard]] Added addRound(const EventOrder& order, contest::RoundNumber round) {
    compose::Document results = pairings(order.subject, round);
    const words::Language language = m_document.language;
    const std::string name = said(Phrase::Round, language) + " " + std::to_string(contest::numberOf(round));
    std::get<compose::ListSheet>(results.forms.front()).title =
        said(Phrase::ResultsTitle, language) + " – " + name;
    add(std::move(results));
    DAMATH_CHECK(addPaper(PaperForm::Review, order, round));
    return addSheets(order.subject, name, [round](const desk::Meeting& meeting) {
      const auto* place = std::get_if<desk::Place>(&meeting.at);
      return place != nullptr && place->round == round;
    });
  }

  static bool isRematch(const desk::Meeting& meeting) {
    return !std::holds_alternative<desk::Place>(meeting.at);
  }

  // Adds the scoresheets of the games and rematches for which `isWanted` is true. The table of contents gets
  // a heading for all of them, and below the heading a line for each scoresheet.
  template <class IsWanted>
  [[nodiscard]] Added addSheets(const Subject& subject, const std::string& name, IsWanted isWanted) {
    compose::Document made = emptyDocument(subject);
    const std::vector<desk::Meeting> meetings = desk::meetingsOf(subject.event);
    for (const desk::Meeting& meeting : meetings) {
      if (!isWanted(meeting)) continue;
      if (m_watch && !m_watch(m_sheetsDone++, meetings.size())) break;
      const auto view = desk::SheetDesk(m_desk).sheetInForce(subject.event.id, meeting.at);
      if (view) {
        addScoresheet(made, subject, headOf(subject, meeting), *view);
        compose::pack(made.forms.back());
      } else if (view.error().refusal != desk::Refusal::NoSuchSheet) {
        return Unexpected<desk::DeskError>(view.error());
      }
    }
    if (made.forms.empty()) return {};
    m_entries.push_back({compose::titleOf(made.forms.front()) + " – " + name, 1, m_document.forms.size()});
    for (compose::Form& form : made.forms) {
      m_entries.push_back({compose::placeOf(form, m_document.language), 2, m_document.forms.size()});
      m_document.forms.push_back(std::move(form));
    }
    return {};
  }

  void addHeading(const std::string& text) { m_entries.push_back({text, 0, m_document.forms.size()}); }

  void add(compose::Document made) {
    if (made.forms.empty()) return;
    m_entries.push_back({compose::titleOf(made.forms.front()), 1, m_document.forms.size()});
    for (compose::Form& form : made.forms) m_document.forms.push_back(std::move(form));
  }

  desk::Desk& m_desk;
  const contest::Contest& m_contest;
  words::Language m_language;
  const Watch& m_watch;
  compose::Document m_document;
  std::vector<compose::ContentsEntry> m_entries;
  std::vector<desk::EventStatus> m_status;
  std::size_t m_sheetsDone = 0;  // the games and rematches of the present event that were looked at
};

}  // namespace

desk::DeskResult<compose::Document> wholeReport(desk::Desk& desk, const contest::Contest& contest,
                                                words::Language language, const Watch& watch) {
  return Report(desk, contest, language, watch).make();
}

}  // namespace damath::papers

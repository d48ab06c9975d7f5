// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/whole_report.hpp"

#include <array>
#include <utility>
#include <variant>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/event_set.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/shown_text.hpp"

namespace damath::papers {

namespace {

class Report {
 public:
  Report(desk::Desk& desk, const contest::Contest& contest, words::Language language)
      : m_desk(desk),
        m_contest(contest),
        m_language(language),
        m_document{contest::shownText(contest.head.name),
                   words::reportLabels(language),
                   {},
                   std::string(words::codeOf(language))} {
    // Its own place is the first; what stands in it is known at the end.
    m_document.forms.emplace_back(compose::Contents{});
  }

  [[nodiscard]] Expected<compose::Document, desk::DeskError> make() {
    std::vector<contest::EventId> events;
    for (const contest::Event& event : m_contest.events) {
      if (event.entries.empty()) continue;
      events.push_back(event.id);
      if (auto added = addEvent(event); !added) return Unexpected<desk::DeskError>(added.error());
    }
    if (events.empty()) {
      m_document.forms.clear();
      return std::move(m_document);
    }
    const auto schools = contest::schoolStandings(m_contest, events, {}, desk::disputedEvents(m_status));
    addHeading(m_document.labels.allEvents);
    add(teams(TeamPaper::Ranks, m_contest, schools, m_language));
    add(teams(TeamPaper::Medals, m_contest, schools, m_language));
    compose::EventHead head = compose::headOf(m_contest, m_contest.events.front(), m_document.labels);
    head.event = m_document.labels.allEvents;
    head.set.clear();
    head.ruleset.clear();
    m_document.forms.front() =
        compose::Contents{m_document.labels.contentsTitle, std::move(head), std::move(m_entries)};
    return std::move(m_document);
  }

 private:
  using Added = Expected<void, desk::DeskError>;

  [[nodiscard]] Added addEvent(const contest::Event& event) {
    auto status = desk::EventDesk(m_desk).status(event.id);
    if (!status) return Unexpected<desk::DeskError>(status.error());
    const Subject subject{m_contest, event, m_language, status->resultsDiffering};
    addHeading(contest::shownText(event.setup.name));
    add(standings(subject));
    add(tally(subject));
    if (contest::hasBegun(event)) add(crosstable(subject));
    const RoundOf of{*status, contest::RoundNumber{contest::roundsPaired(event)},
                     compose::CertificateDesign::Framed};
    for (const EventPaper paper : {EventPaper::Bracket, EventPaper::Medallists, EventPaper::Review,
                                   EventPaper::Violations, EventPaper::Journal}) {
      if (lackOf(paper, event)) continue;
      auto made = eventPaper(paper, m_desk, subject, of);
      if (!made) return Unexpected<desk::DeskError>(made.error());
      add(*std::move(made));
    }
    m_status.push_back(*std::move(status));
    return addSheets(subject);
  }

  [[nodiscard]] Added addSheets(const Subject& subject) {
    std::vector<SheetInHead> sheets;
    for (const desk::Meeting& meeting : desk::meetingsOf(subject.event)) {
      auto view = desk::SheetDesk(m_desk).sheetInForce(subject.event.id, meeting.at);
      if (view) {
        sheets.push_back({headOf(subject, meeting), *std::move(view)});
      } else if (view.error().refusal != desk::Refusal::NoSuchSheet) {
        return Unexpected<desk::DeskError>(view.error());
      }
    }
    if (sheets.empty()) return {};
    compose::Document made = scoresheets(subject, sheets);
    m_entries.push_back({compose::titleOf(made.forms.front()), 1, m_document.forms.size()});
    for (compose::Form& form : made.forms) {
      m_entries.push_back({compose::placeOf(form, m_document.labels), 2, m_document.forms.size()});
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
  compose::Document m_document;
  std::vector<compose::ContentsEntry> m_entries;
  std::vector<desk::EventStatus> m_status;
};

}  // namespace

Expected<compose::Document, desk::DeskError> wholeReport(desk::Desk& desk, const contest::Contest& contest,
                                                         words::Language language) {
  return Report(desk, contest, language).make();
}

}  // namespace damath::papers

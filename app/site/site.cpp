// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/site.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "app/desk/events/event_desk.hpp"
#include "app/papers/team_papers.hpp"
#include "app/site/event_pages.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/shown_text.hpp"
#include "reports/html/lists.hpp"

namespace damath::site {

namespace {

constexpr std::string_view kSchoolsPage = "schools.html";
constexpr std::string_view kMedalsPage = "medals.html";

class Site {
 public:
  Site(desk::Desk& desk, const contest::Contest& contest, const std::vector<desk::EventStatus>& status,
       const SiteWish& wish, const std::string& asOf)
      : m_desk(desk),
        m_contest(contest),
        m_status(status),
        m_labels(words::reportLabels(wish.language)),
        m_frame{wish, m_labels, contest::shownText(contest.head.name), {}} {
    for (contest::Event& event : m_contest.events) event = contest::withoutHeld(std::move(event));
    m_frame.foot = {compose::labelOf(contest.head.standing, m_labels),
                    compose::filled(m_labels.asOf, {asOf})};
    if (wish.names == notation::PrivacyOption::InitialsAndSchool) m_frame.foot.push_back(m_labels.byInitials);
    if (wish.names == notation::PrivacyOption::NumberOnly) m_frame.foot.push_back(m_labels.byNumbers);
  }

  [[nodiscard]] Expected<int, desk::DeskError> make(const TakeFile& takeFile) {
    int pages = 0;
    const TakeFile take = [&](const std::string& name, std::string_view bytes) {
      if (!takeFile(name, bytes)) return false;
      ++pages;
      return true;
    };
    bool goesOn = takeFile(std::string(html::kStyleFile), html::pageStyle()) &&
                  takeFile(std::string(html::kBoardFile), html::boardScript());
    std::vector<std::unique_ptr<EventPages>> events;
    for (const contest::Event& event : m_contest.events) {
      if (!goesOn) return pages;
      events.push_back(std::make_unique<EventPages>(m_desk, m_contest, event, statusOf(event), m_frame,
                                                    static_cast<int>(events.size()) + 1));
      const auto made = events.back()->make(take);
      if (!made) return Unexpected(made.error());
      goesOn = *made;
    }
    const bool hasTeams = goesOn && makeTeams(take, goesOn);
    if (goesOn) take(std::string(kStartPage), startPage(events, hasTeams));
    return pages;
  }

 private:
  [[nodiscard]] const desk::EventStatus& statusOf(const contest::Event& event) const {
    return *std::ranges::find(m_status, event.id, &desk::EventStatus::event);
  }

  // Where players are numbers, their schools are nobody's to know either.
  [[nodiscard]] bool makeTeams(const TakeFile& take, bool& goesOn) {
    if (m_frame.wish.names == notation::PrivacyOption::NumberOnly) return false;
    std::vector<contest::EventId> ids;
    for (const contest::Event& event : m_contest.events) ids.push_back(event.id);
    const auto table = contest::schoolStandings(m_contest, ids, {}, desk::disputedEvents(m_status));
    if (table.ranks.empty()) return false;
    const std::pair<papers::TeamPaper, std::string_view> kPages[] = {
        {papers::TeamPaper::Ranks, kSchoolsPage}, {papers::TeamPaper::Medals, kMedalsPage}};
    for (const auto& [paper, file] : kPages) {
      const compose::Document document = papers::teams(paper, m_contest, table, m_frame.wish.language);
      html::PageFrame frame = frameOf(compose::titleOf(document.forms.front()));
      frame.above = {{std::string(kStartPage), m_frame.home}};
      frame.beside = {{std::string(kSchoolsPage), m_labels.schools},
                      {std::string(kMedalsPage), m_labels.medals}};
      for (html::Way& way : frame.beside) {
        if (way.target == file) way.target.clear();
      }
      goesOn = goesOn && take(std::string(file), html::pageOf(frame, [&](html::Writer& html) {
                                html::writeForm(html, document.forms.front(), m_labels);
                              }));
    }
    return goesOn;
  }

  [[nodiscard]] std::string startPage(const std::vector<std::unique_ptr<EventPages>>& events,
                                      bool hasTeams) const {
    html::PageFrame frame = frameOf(m_frame.home);
    for (const std::string* fact : {&m_contest.head.date, &m_contest.head.venue}) {
      if (!fact->empty()) frame.facts.push_back(contest::shownText(*fact));
    }
    if (hasTeams) {
      frame.beside = {{std::string(kSchoolsPage), m_labels.schools},
                      {std::string(kMedalsPage), m_labels.medals}};
      frame.waysName = m_labels.allEvents;
    }
    return html::pageOf(frame, [&](html::Writer& html) {
      for (const auto& pages : events) writeEvent(html, *pages);
    });
  }

  void writeEvent(html::Writer& html, const EventPages& pages) const {
    const contest::Event& event = pages.event();
    const std::string name = contest::shownText(event.setup.name);
    html.open("section", {{"class", "event"}}).line().open("h2");
    html.element("a", name, {{"href", pages.ways().front().target}}).close().line();
    std::string facts = compose::setLabel(m_labels, event.setup.set.name) + " · " +
                        compose::filled(m_labels.playersEntered, {std::to_string(event.entries.size())});
    if (contest::roundsPaired(event) == 0) facts += " · " + m_labels.notPairedYet;
    html.element("p", facts, {{"class", "legend"}}).line();
    if (!pages.mark().empty()) html.element("p", pages.mark(), {{"class", "mark"}}).line();
    html.open("nav", {{"aria-label", name}}).line();
    for (const html::Way& way : pages.ways()) html.element("a", way.words, {{"href", way.target}}).line();
    html.close().line().close().line();
  }

  [[nodiscard]] html::PageFrame frameOf(const std::string& title) const {
    html::PageFrame frame;
    frame.title = title;
    frame.language = words::codeOf(m_frame.wish.language);
    frame.belongs = html::Belongs::ToSite;
    frame.heading = m_frame.home;
    frame.foot = m_frame.foot;
    return frame;
  }

  desk::Desk& m_desk;
  contest::Contest m_contest;  // without the rounds that are held
  const std::vector<desk::EventStatus>& m_status;
  compose::Labels m_labels;
  SiteFrame m_frame;
};

}  // namespace

Expected<int, desk::DeskError> makeSite(desk::Desk& desk, const SiteWish& wish, const TakeFile& take) {
  const auto contest = desk.snapshot();
  if (!contest) return Unexpected(contest.error());
  const auto status = desk::EventDesk(desk).status();
  if (!status) return Unexpected(status.error());
  const auto journal = desk.journal();
  if (!journal) return Unexpected(journal.error());
  const std::string asOf = journal->empty() ? std::string() : words::localMoment(journal->back().at);
  return Site(desk, **contest, *status, wish, asOf).make(take);
}

Expected<std::string, desk::DeskError> markOf(const desk::Desk& desk) {
  const auto journal = desk.journal();
  if (!journal) return Unexpected(journal.error());
  return journal->empty() ? std::string() : journal->front().digest;
}

}  // namespace damath::site

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/site.hpp"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

#include "app/desk/events/event_desk.hpp"
#include "app/papers/team_papers.hpp"
#include "app/site/event_pages.hpp"
#include "app/words/texts/moment_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/html/lists.hpp"
#include "words/phrase.hpp"

namespace damath::site {

namespace {

using words::Phrase;

constexpr std::string_view kSchoolsPage = "schools.html";
constexpr std::string_view kMedalsPage = "medals.html";

class Site {
 public:
  Site(desk::Desk& desk, const contest::Contest& contest, const std::vector<desk::EventStatus>& status,
       const SiteRequest& request, const std::string& asOf)
      : m_desk(desk),
        m_contest(contest),
        m_status(status),
        m_frame{request, request.language, contest::shownText(contest.head.name), {}} {
    for (contest::Event& event : m_contest.events) event = contest::withoutUnpublished(std::move(event));
    m_frame.foot = {compose::modeName(contest.head.mode, m_frame.language),
                    said(Phrase::AsOf, m_frame.language, {asOf})};
    if (request.names == contest::PrivacyOption::InitialsAndSchool)
      m_frame.foot.push_back(said(Phrase::ByInitials, m_frame.language));
    if (request.names == contest::PrivacyOption::NumberOnly)
      m_frame.foot.push_back(said(Phrase::ByNumbers, m_frame.language));
  }

  [[nodiscard]] desk::DeskResult<int> make(SiteFiles& files) {
    files.add(std::string(html::kStyleFile), html::pageStyle());
    files.add(std::string(html::kBoardFile), html::boardScript());
    std::deque<EventPages> events;  // a deque never moves its elements, as EventPages requires
    for (const contest::Event& event : m_contest.events) {
      const int number = static_cast<int>(events.size()) + 1;
      auto& pages = events.emplace_back(m_desk, m_contest, event, statusOf(event), m_frame, number);
      DAMATH_CHECK(pages.make(files));
      if (!files.isWanted()) return files.pages();
    }
    const contest::SchoolStandings schools = schoolStandings();
    if (!schools.ranks.empty()) addTeams(files, schools);
    files.addPage(std::string(kStartPage),
                  startPage(events, schools.ranks.empty() ? Ways() : waysToTeams({})));
    return files.pages();
  }

 private:
  using Ways = std::vector<html::Way>;

  [[nodiscard]] const desk::EventStatus& statusOf(const contest::Event& event) const {
    return *std::ranges::find(m_status, event.id, &desk::EventStatus::event);
  }

  // Returns the ranks of the schools. If the site shows players only as numbers, it must not show their
  // schools either.
  [[nodiscard]] contest::SchoolStandings schoolStandings() const {
    if (m_frame.request.names == contest::PrivacyOption::NumberOnly) return {};
    std::vector<contest::EventId> ids;
    for (const contest::Event& event : m_contest.events) ids.push_back(event.id);
    return contest::schoolStandings(m_contest, ids, {}, desk::disputedEvents(m_status));
  }

  [[nodiscard]] Ways waysToTeams(std::string_view here) const {
    const auto way = [here](std::string_view file, const std::string& words) {
      return html::Way{file == here ? std::string() : std::string(file), words};
    };
    return {way(kSchoolsPage, said(Phrase::PrintedSchools, m_frame.language)),
            way(kMedalsPage, said(Phrase::PrintedMedals, m_frame.language))};
  }

  void addTeams(SiteFiles& files, const contest::SchoolStandings& standings) const {
    const std::pair<papers::TeamPaper, std::string_view> kPages[] = {
        {papers::TeamPaper::Ranks, kSchoolsPage}, {papers::TeamPaper::Medals, kMedalsPage}};
    for (const auto& [paper, file] : kPages) {
      const compose::Document document = papers::teams(paper, m_contest, standings, m_frame.language);
      const compose::Form& form = document.forms.front();
      html::PageFrame frame = frameOf(compose::titleOf(form));
      frame.above = {{std::string(kStartPage), m_frame.home}};
      frame.heading = html::headOf(form)->event;
      frame.beside = waysToTeams(file);
      frame.waysName = said(Phrase::AllEvents, m_frame.language);
      files.addPage(std::string(file), html::pageOf(frame, [&](html::Writer& html) {
                      html::writeForm(html, form, m_frame.language);
                    }));
    }
  }

  [[nodiscard]] std::string startPage(const std::deque<EventPages>& events, Ways teams) const {
    html::PageFrame frame = frameOf(m_frame.home);
    for (const std::string* fact : {&m_contest.head.date, &m_contest.head.venue}) {
      if (!fact->empty()) frame.facts.push_back(contest::shownText(*fact));
    }
    frame.beside = std::move(teams);
    frame.waysName = said(Phrase::AllEvents, m_frame.language);
    return html::pageOf(frame, [&](html::Writer& html) {
      for (const EventPages& pages : events) writeEvent(html, pages);
    });
  }

  void writeEvent(html::Writer& html, const EventPages& pages) const {
    const contest::Event& event = pages.event();
    const std::string name = contest::shownText(event.setup.name);
    const Ways ways = pages.ways(kStartPage);
    html.open("section", {{"class", "event"}}).line().open("h2");
    html.element("a", name, {{"href", ways.front().target}}).close().line();
    std::string facts =
        compose::setName(event.setup.set.name, m_frame.language) + " · " +
        said(Phrase::PlayersEntered, m_frame.language, {std::to_string(event.entries.size())});
    if (contest::roundsPaired(event) == 0) facts += " · " + said(Phrase::NotPairedYet, m_frame.language);
    html.element("p", facts, {{"class", "legend"}}).line();
    if (!pages.mark().empty()) html.element("p", pages.mark(), {{"class", "mark"}}).line();
    html::writeNav(html, name, ways);
    html.close().line();
  }

  [[nodiscard]] html::PageFrame frameOf(const std::string& title) const {
    html::PageFrame frame;
    frame.title = title;
    frame.language = words::codeOf(m_frame.language);
    frame.belongs = html::Belongs::ToSite;
    frame.heading = m_frame.home;
    frame.foot = m_frame.foot;
    return frame;
  }

  desk::Desk& m_desk;
  contest::Contest m_contest;  // the contest without its unpublished rounds
  const std::vector<desk::EventStatus>& m_status;
  SiteFrame m_frame;
};

}  // namespace

desk::DeskResult<int> makeSite(desk::Desk& desk, const SiteRequest& request, const TakeFile& take) {
  DAMATH_TRY(contest, desk.snapshot());
  DAMATH_TRY(status, desk::EventDesk(desk).status());
  DAMATH_TRY(journal, desk.journal());
  // Looks for the newest row that this file itself wrote. Rows of an event on another computer come later in
  // the list, but are older than the merge that added them.
  const auto newest = std::ranges::find_if(journal->rbegin(), journal->rend(),
                                           [](const db::JournalRow& row) { return row.branch.empty(); });
  const std::string asOf = newest == journal->rend() ? std::string() : words::localMoment(newest->at);
  SiteFiles files(take);
  return Site(desk, **contest, *status, request, asOf).make(files);
}

}  // namespace damath::site

// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the web pages of one event.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/papers/paper_subject.hpp"
#include "app/site/site.hpp"
#include "app/site/site_files.hpp"
#include "reports/compose/document.hpp"
#include "reports/html/page.hpp"
#include "words/language.hpp"

namespace damath::site {

// The facts that all pages of a web site have in common.
struct SiteFrame {
  const SiteRequest& request;
  words::Language language;
  std::string home;  // the name of the start page, which is the contest's name
  std::vector<std::string> foot;
};

class EventPages {
 public:
  // Prepares the pages of one event. `number` makes their file names differ from those of other events.
  // Preconditions: `event` has no unpublished rounds; all objects that are passed outlive this object.
  EventPages(desk::Desk& desk, const contest::Contest& contest, const contest::Event& event,
             const desk::EventStatus& status, const SiteFrame& frame, int number);
  EventPages(const EventPages&) = delete;
  EventPages& operator=(const EventPages&) = delete;
  ~EventPages() = default;

  // Makes the pages and passes them to `files`. Stops when files.isWanted() is false. Errors: StoreFailed.
  [[nodiscard]] desk::DeskResult<void> make(SiteFiles& files);

  // Returns the links to the event's lists for a page: the standings first, then the newest round, then the
  // other lists. If the event has more than two rounds, one menu at the end has the earlier rounds. `here` is
  // the name of the page that shows the links. Precondition: make() was called.
  [[nodiscard]] std::vector<html::Way> ways(std::string_view here) const;
  [[nodiscard]] const contest::Event& event() const { return m_subject.event; }
  // Returns the note on the standings: "PROVISIONAL – after round 3", or "FINAL". Before the first result,
  // the note is only "PROVISIONAL". Empty before the first round is paired.
  [[nodiscard]] const std::string& mark() const { return m_mark; }

 private:
  struct ListPage {
    std::string file;
    std::string words;  // the text of the link to this page
    std::vector<compose::Form> forms;
    bool isEarlierRound = false;
  };

  [[nodiscard]] desk::DeskResult<void> makeGames(SiteFiles& files);
  [[nodiscard]] desk::DeskResult<void> makeGame(const desk::Meeting& meeting, SiteFiles& files);
  void addLists();
  void addRounds(int count);
  [[nodiscard]] html::PageFrame frameOf(const std::string& title) const;
  [[nodiscard]] std::string roundFile(contest::RoundNumber round) const;

  desk::Desk& m_desk;
  const SiteFrame& m_frame;
  std::string m_prefix;
  contest::Contest m_shown;
  papers::Subject m_subject;
  std::map<compose::RowGame, std::string> m_games;
  std::vector<ListPage> m_lists;
  std::string m_mark;
};

}  // namespace damath::site

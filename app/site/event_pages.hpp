// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of one event.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/papers/subject.hpp"
#include "app/site/site.hpp"
#include "app/site/site_files.hpp"
#include "reports/compose/document.hpp"
#include "reports/html/page.hpp"

namespace damath::site {

// What all pages of a site share.
struct SiteFrame {
  const SiteRequest& request;
  const compose::Labels& labels;
  std::string home;  // what the start is called: the contest
  std::vector<std::string> foot;
};

class EventPages {
 public:
  // `number` tells the event's files from those of others. Of the event no round is held, and all that is
  // given must outlive this.
  EventPages(desk::Desk& desk, const contest::Contest& contest, const contest::Event& event,
             const desk::EventStatus& status, const SiteFrame& frame, int number);
  EventPages(const EventPages&) = delete;
  EventPages& operator=(const EventPages&) = delete;
  ~EventPages() = default;

  // As long as they are wanted. Refused: StoreFailed.
  [[nodiscard]] desk::DeskResult<void> make(SiteFiles& files);

  // To the lists, once all pages are made: the standings first, then the newest round, and the rounds before
  // it behind one way. `here` is the file they stand in.
  [[nodiscard]] std::vector<html::Way> ways(std::string_view here) const;
  [[nodiscard]] const contest::Event& event() const { return m_subject.event; }
  // The mark of the standings: from which round they are, or that they are final.
  [[nodiscard]] const std::string& mark() const { return m_mark; }

 private:
  struct ListPage {
    std::string file;
    std::string words;  // on the way to it
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

// SPDX-License-Identifier: GPL-3.0-or-later
// The open contest at a glance: its events, how far each is, and what comes next.
#pragma once

#include "app/views/pages/page.hpp"

namespace damath::views {

class ListTable;

class TodayPage : public Page {
  Q_OBJECT

 public:
  explicit TodayPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] contest::EventId eventAtHand() const override;
  // Whose format is changed where another page is shown.
  void setEventAtHand(contest::EventId event) { m_atHand = event; }

 private:
  void refresh() override;

  // The chosen event, or the one at hand; null where none is.
  [[nodiscard]] const contest::Event* currentEvent() const;
  // The contest where that is null.
  void rename(const contest::Event* event);
  void addEvent();
  void editEvent();

  ListTable* m_events;
  contest::EventId m_atHand{};
};

}  // namespace damath::views

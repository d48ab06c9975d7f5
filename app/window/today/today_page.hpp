// SPDX-License-Identifier: GPL-3.0-or-later
// The overview page of the open contest: its events with their progress and their next steps.
#pragma once

#include "app/window/page/page.hpp"

namespace damath::window {

class ListTable;

class TodayPage : public Page {
  Q_OBJECT

 public:
  explicit TodayPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] contest::EventId eventAtHand() const override;
  // Sets the event on which ChangeEvent and RenameEvent act while this page is hidden. While this page is
  // shown, the two commands act on the event that is selected on the page.
  void setEventAtHand(contest::EventId event) { m_atHand = event; }

 private:
  void refresh() override;

  // Returns the selected event. While another page is shown, returns the event that setEventAtHand set. Null
  // if there is none.
  [[nodiscard]] const contest::Event* currentEvent() const;
  // Opens the dialog that renames the event; null renames the contest.
  void rename(const contest::Event* event);
  void addEvent();
  void editEvent();

  ListTable* m_events;
  contest::EventId m_atHand{};
};

}  // namespace damath::window

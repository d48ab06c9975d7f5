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

 private:
  void refresh() override;

  // The chosen event; null where none is.
  [[nodiscard]] const contest::Event* currentEvent() const;
  // The contest where that is null.
  void rename(const contest::Event* event);
  void addEvent();
  void editEvent();

  ListTable* m_events;
};

}  // namespace damath::views

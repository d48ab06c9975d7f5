// SPDX-License-Identifier: GPL-3.0-or-later
// The hall: its display on the projector, the round's clock with its bell, the notice line.
#pragma once

#include <QObject>
#include <QPointer>

#include "app/models/contest/hall_clock.hpp"
#include "app/models/contest/session.hpp"
#include "app/models/play/live_tables.hpp"
#include "app/views/hall/hall_bell.hpp"

namespace damath::views {

class HallWindow;

class Hall : public QObject {
  Q_OBJECT

 public:
  // The display opens on another screen than this window, where there is one.
  Hall(models::Session& session, models::LiveTables& tables, const models::Translator& translator,
       HallBell::Stroke stroke, QWidget& window);

  [[nodiscard]] models::HallClock& clock() { return *m_clock; }
  [[nodiscard]] const models::HallClock& clock() const { return *m_clock; }
  void show();
  // What the hall sees of the event, and how long its rounds are. Null: none is at hand; the display goes
  // with the contest.
  void feed(const contest::Event* event);
  void askNotice();

 Q_SIGNALS:
  void said(const QString& message);

 private:
  models::Session& m_session;
  models::LiveTables& m_tables;
  const models::Translator& m_translator;
  QWidget& m_window;
  models::HallClock* m_clock;
  QPointer<HallWindow> m_display;
  contest::EventId m_shown{};  // whose games the display was given
};

}  // namespace damath::views

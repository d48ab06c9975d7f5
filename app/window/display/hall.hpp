// SPDX-License-Identifier: GPL-3.0-or-later
// The hall display on the projector: the contest's pages, the round's clock with its bell, and the notice
// line.
#pragma once

#include <QObject>
#include <QPointer>

#include "app/window/display/hall_bell.hpp"
#include "app/window/display/hall_clock.hpp"
#include "app/window/live/live_tables.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class HallWindow;

class Hall : public QObject {
  Q_OBJECT

 public:
  // The display opens on another screen than `window`, if the computer has more than one screen.
  Hall(Session& session, LiveTables& tables, const Translator& translator, HallBell::Stroke stroke,
       QWidget& window);

  [[nodiscard]] HallClock& clock() { return *m_clock; }
  [[nodiscard]] const HallClock& clock() const { return *m_clock; }
  void show();
  // Updates the display, and sets the round clock to the length of this event's games. `event` is null if no
  // event is shown. If the contest was closed, the display closes too.
  void feed(const contest::Event* event);
  void askNotice();

 Q_SIGNALS:
  void said(const QString& message);

 private:
  Session& m_session;
  LiveTables& m_tables;
  const Translator& m_translator;
  QWidget& m_window;
  HallClock* m_clock;
  QPointer<HallWindow> m_display;
  contest::EventId m_shown{};  // the event that the display shows
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The hall display on the projector: the contest's pages, the round's clock with its bell, and the notice
// line.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>

#include "app/window/display/hall_clock.hpp"
#include "app/window/live/live_tables.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class HallWindow;

// The bell that sounds when the time of the round's clock is over, if the settings allow sounds. Three
// strokes distinguish it from the reminder of a single board's clock.
class HallBell : public QObject {
  Q_OBJECT

 public:
  using Stroke = std::function<void()>;

  // Precondition: the clock outlives this object.
  HallBell(const HallClock& clock, Stroke stroke, QObject* parent = nullptr);

 private:
  void strike();

  Stroke m_stroke;
  QTimer m_next;
  int m_left = 0;  // the number of strokes that are still to come
};

class Hall : public QObject {
  Q_OBJECT

 public:
  // The display opens on another screen than `window`, if the computer has two screens.
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

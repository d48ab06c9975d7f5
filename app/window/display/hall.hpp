// SPDX-License-Identifier: GPL-3.0-or-later
// The projector display of the contest, the round's clock with its bell, and the notice line.
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

// Sounds at the end of the round's clock, if the settings allow. Three strokes distinguish this bell from the
// reminder of a single board.
class HallBell : public QObject {
  Q_OBJECT

 public:
  using Stroke = std::function<void()>;

  // The clock must outlive this object.
  HallBell(const HallClock& clock, Stroke stroke, QObject* parent = nullptr);

 private:
  void strike();

  Stroke m_stroke;
  QTimer m_next;
  int m_left = 0;  // strokes still to come
};

class Hall : public QObject {
  Q_OBJECT

 public:
  // The display opens on another screen than the one of `window`, if there is another screen.
  Hall(Session& session, LiveTables& tables, const Translator& translator, HallBell::Stroke stroke,
       QWidget& window);

  [[nodiscard]] HallClock& clock() { return *m_clock; }
  [[nodiscard]] const HallClock& clock() const { return *m_clock; }
  void show();
  // Updates the display and the length of the round for this event. Null if no event is shown: the display
  // closes if the contest was closed.
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
  contest::EventId m_shown{};  // the event whose games the display shows
};

}  // namespace damath::window

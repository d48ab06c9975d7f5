// SPDX-License-Identifier: GPL-3.0-or-later
// The line above every page of an event. It shows the event, its round, the next step, and the missing work.
// A click on missing work opens the page where that work can be done.
#pragma once

#include <QWidget>

#include "app/window/commands/location.hpp"
#include "app/window/session/session.hpp"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace damath::window {

class FlowLayout;

class EventStrip : public QWidget {
  Q_OBJECT

 public:
  EventStrip(Session& session, const Translator& translator, QWidget* parent = nullptr);

  // Sets the event that the line shows. Null if there is no current event; then the line is hidden.
  void setEvent(const contest::Event* event);
  // Shows the time of the round's clock; an empty text hides the clock.
  void setClock(const QString& time);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 Q_SIGNALS:
  void chosen(const damath::window::Location& location);
  // Emitted when the user chose another event for the current page.
  void changed(qlonglong event);

 private:
  struct Lack {
    words::Phrase words{};
    int count = 0;
    Location where;
  };

  // Shows the next step (the next thing to do in the event) in the line, or below the line if the text would
  // be cut off.
  void layNext();
  void fillEvents(contest::EventId shown);
  [[nodiscard]] std::vector<Lack> lacksOf(const desk::EventStatus& status) const;
  void showLacks(std::vector<Lack> lacks);

  Session& m_session;
  const Translator& m_translator;
  QComboBox* m_events;
  QLabel* m_round;
  QLabel* m_next;   // the next thing to do in the event; empty if the text is too wide for the line
  QLabel* m_below;  // the next thing to do, shown below the line; visible if m_next is empty
  QLabel* m_clock;
  QHBoxLayout* m_line;
  QWidget* m_work;     // the buttons for missing work
  FlowLayout* m_flow;  // puts the buttons in several rows if the window is too narrow for one
  std::vector<Lack> m_lacking;
  std::vector<QToolButton*> m_lacks;  // a button for each element of m_lacking
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The line that stays in sight above every page: which event it is, the round, and what is missing. Each word
// leads to where it can be mended.
#pragma once

#include <QWidget>

#include "app/models/contest/session.hpp"
#include "app/views/pages/location.hpp"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace damath::views {

class EventStrip : public QWidget {
  Q_OBJECT

 public:
  EventStrip(models::Session& session, const models::Translator& translator, QWidget* parent = nullptr);

  // Null: no event is at hand, and the strip goes.
  void setEvent(const contest::Event* event);
  // The round clock, where it is in use; empty: it is not shown.
  void setClock(const QString& time);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 Q_SIGNALS:
  void chosen(const damath::views::Location& location);
  // Another event, on the page that is shown.
  void changed(qlonglong event);

 private:
  struct Lack {
    words::Phrase words{};
    int count = 0;
    Location where;
  };

  // What comes next is never cut: where the line has no room for it, it stands below.
  void layNext();
  void fillEvents(contest::EventId shown);
  [[nodiscard]] std::vector<Lack> lacksOf(const desk::EventStatus& status) const;
  void showLacks(std::vector<Lack> lacks);

  models::Session& m_session;
  const models::Translator& m_translator;
  QComboBox* m_events;
  QLabel* m_round;
  QLabel* m_next;   // in the line
  QLabel* m_below;  // the same below it
  QLabel* m_clock;
  QHBoxLayout* m_line;
  std::vector<Lack> m_lacking;
  std::vector<QToolButton*> m_lacks;  // one each
};

}  // namespace damath::views

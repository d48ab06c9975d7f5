// SPDX-License-Identifier: GPL-3.0-or-later
// A second window for a projector: the clock of the round, pairings by board and by name, standings and
// rematches, one after the other by itself, in type that fills the screen. It has no control in it; the
// console runs it. Double-click or F11 fills the screen, Escape closes it.
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "app/desk/hall/hall_display.hpp"
#include "app/models/contest/hall_clock.hpp"
#include "app/models/text/translator.hpp"
#include "app/views/hall/hall_table.hpp"

namespace damath::views {

class HallWindow : public QWidget {
  Q_OBJECT

 public:
  // All must outlive this.
  HallWindow(const models::HallClock& clock, const models::Translator& translator, QWidget* parent);

  // What is shown from now on, from its first page where it is another event or round.
  void setDisplay(const desk::HallDisplay& display);
  // A line at the foot of every page; empty: none.
  void setNotice(const QString& notice);
  // The next page, as the timer does.
  void turn();
  [[nodiscard]] int pages() const { return static_cast<int>(m_pages.size()); }
  // What is on show; promise: there are pages.
  [[nodiscard]] const HallLayout& layoutOnShow() const { return m_pages[m_page].layout; }
  [[nodiscard]] const HallTable& tableOnShow() const { return m_tables[m_pages[m_page].table]; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  struct PageOf {
    std::size_t table = 0;
    HallLayout layout;
  };

  void makeTables();
  void addBoards();
  void addSeats();
  void addRanks();
  void addRematches();
  void makePages();
  [[nodiscard]] int leastRow() const;
  [[nodiscard]] QRect body() const;
  void paintHead(QPainter& painter) const;
  void paintFoot(QPainter& painter) const;

  const models::HallClock& m_clock;
  const models::Translator& m_translator;
  desk::HallDisplay m_display;
  QString m_notice;
  std::vector<HallTable> m_tables;
  std::vector<PageOf> m_pages;
  std::size_t m_page = 0;
  QTimer m_turns;
};

}  // namespace damath::views

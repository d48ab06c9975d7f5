// SPDX-License-Identifier: GPL-3.0-or-later
// A second window for a projector: the clock of the round, pairings by board and by name, standings and
// rematches, one after the other by itself, in type that fills the screen. It has no control in it; the
// console runs it. Double-click or F11
// fills the screen, Escape closes it.
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "app/desk/hall/hall_display.hpp"
#include "app/models/hall_clock.hpp"
#include "app/models/translator.hpp"

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

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  // A table of which so many rows go on a page.
  struct Table {
    QString title;
    std::vector<int> shares;        // of the width, a column
    std::vector<QStringList> rows;  // without headings: a hall reads names
  };
  struct PageOf {
    std::size_t table = 0;
    std::size_t first = 0;
  };

  void makeTables();
  void addBoards();
  void addSeats();
  void addRanks();
  void addRematches();
  void makePages();
  [[nodiscard]] int leastRow() const;
  [[nodiscard]] int rowHeight() const;
  [[nodiscard]] QRect body() const;
  void paintHead(QPainter& painter) const;
  void paintTable(QPainter& painter) const;
  void paintFoot(QPainter& painter) const;
  // The text in type as large as fits into the place, and not larger than its height asks for.
  void fitText(QPainter& painter, const QRect& place, int flags, const QString& text) const;

  const models::HallClock& m_clock;
  const models::Translator& m_translator;
  desk::HallDisplay m_display;
  QString m_notice;
  std::vector<Table> m_tables;
  std::vector<PageOf> m_pages;
  std::size_t m_page = 0;
  QTimer m_turns;
};

}  // namespace damath::views

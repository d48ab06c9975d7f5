// SPDX-License-Identifier: GPL-3.0-or-later
// A second window for a projector: the clock of the round, the clocks of the games that are kept at the
// board, pairings by board and by name, standings and rematches, one after the other by itself, in type that
// fills the screen. It has no control in it; the console runs it. Where something comes due on a clock, its
// page is shown. Double-click or F11 fills the screen, Escape closes it.
#pragma once

#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/desk/hall/hall_display.hpp"
#include "app/models/contest/hall_clock.hpp"
#include "app/models/play/live_tables.hpp"
#include "app/models/text/translator.hpp"
#include "app/views/hall/hall_table.hpp"

namespace damath::views {

class HallWindow : public QWidget {
  Q_OBJECT

 public:
  // All must outlive this.
  HallWindow(const models::HallClock& clock, const models::LiveTables& tables,
             const models::Translator& translator, QWidget* parent);

  // What is shown of the event from now on, from its first page where it is another event or round.
  void setDisplay(contest::EventId event, const desk::HallDisplay& display);
  // A line at the foot of every page; empty: none.
  void setNotice(const QString& notice);
  // The next page, as the timer does.
  void turn();
  [[nodiscard]] int pages() const { return static_cast<int>(m_pages.size()); }
  // The live games whose clocks are on show; none where a table is.
  [[nodiscard]] std::vector<std::int64_t> clocksOnShow() const;
  // The table that is on show; promise: there are pages, and this one shows no clocks.
  [[nodiscard]] const HallLayout& layoutOnShow() const { return m_layout; }
  [[nodiscard]] const HallTable& tableOnShow() const { return m_tables[m_pages[m_page].table]; }

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

  struct PageOf {
    std::vector<std::int64_t> clocks;  // of these games; empty: a table
    std::size_t table = 0;
    std::size_t first = 0;  // its rows
    std::size_t rows = 0;
  };

  void makeTables();
  void addBoards();
  void addSeats();
  void addRanks();
  void addRematches();
  void makePages();
  void makeClockPages();
  // The page in type as large as fits: only of the one on show, for a contest of a province has hundreds.
  void showPage(std::size_t page);
  // Of the games that the hall may see: what is held is nobody's business, nor what no arbiter has accepted.
  [[nodiscard]] std::vector<std::int64_t> openGames() const;
  void showRung(std::int64_t live, play::ClockSignal signal);
  [[nodiscard]] int leastRow() const;
  [[nodiscard]] QRect body() const;
  void paintHead(QPainter& painter) const;
  void paintClocks(QPainter& painter, const std::vector<std::int64_t>& games) const;
  void paintFoot(QPainter& painter) const;

  const models::HallClock& m_clock;
  const models::LiveTables& m_live;
  const models::Translator& m_translator;
  contest::EventId m_event{};
  std::vector<std::int64_t> m_games;  // whose clocks are shown
  desk::HallDisplay m_display;
  QString m_notice;
  std::vector<HallTable> m_tables;
  std::vector<PageOf> m_pages;
  std::size_t m_page = 0;
  HallLayout m_layout;                // of that page
  std::optional<TextWidths> m_least;  // in the smallest type of this window's size
  QTimer m_turns;
};

}  // namespace damath::views

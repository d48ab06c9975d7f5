// SPDX-License-Identifier: GPL-3.0-or-later
// A second window, for a projector. The window shows its pages in turn: the clocks of live games, pairings by
// board and by name, standings and rematches. The clock of the round stands above every page. The type fills
// the screen. The window has no controls; the main window runs it. When a live clock rings, the page with
// that clock appears. Double-click or F11 toggles full screen, Escape closes the window.
#pragma once

#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/desk/hall/hall_display.hpp"
#include "app/window/display/hall_clock.hpp"
#include "app/window/display/hall_table.hpp"
#include "app/window/live/live_tables.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class HallWindow : public QWidget {
  Q_OBJECT

 public:
  // All arguments must outlive this object.
  HallWindow(const HallClock& clock, const LiveTables& tables, const Translator& translator, QWidget* parent);

  // Shows this event's data from now on. Begins with the first page if the event or the round is another.
  void setDisplay(contest::EventId event, const desk::HallDisplay& display);
  // Shows a line at the foot of every page; an empty text removes the line.
  void setNotice(const QString& notice);
  // Shows the next page, as the timer does.
  void turn();
  [[nodiscard]] int pages() const { return static_cast<int>(m_pages.size()); }
  // The live games whose clocks are on the current page; empty if the page shows a table.
  [[nodiscard]] std::vector<std::int64_t> clocksOnShow() const;
  // The table on the current page. Precondition: there is a page, and the page shows no clocks.
  [[nodiscard]] const HallLayout& layoutOnShow() const { return m_layout; }
  [[nodiscard]] const HallTable& tableOnShow() const { return m_tables[m_pages[m_page].table]; }

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

  struct PageOf {
    std::vector<std::int64_t> clocks;  // the live games with these clocks; empty for a table
    std::size_t table = 0;
    std::size_t first = 0;  // the first row of the table on this page
    std::size_t rows = 0;
  };

  void makeTables();
  void addBoards();
  void addSeats();
  void addRanks();
  void addRematches();
  void makePages();
  void makeClockPages();
  // Shows a page in the largest type that fits. Only this page is laid out: a provincial contest has hundreds
  // of pages.
  void showPage(std::size_t page);
  // The running live games that the public may see: rematches, and games of published rounds. Finished games
  // are left out, because an arbiter must accept their results first.
  [[nodiscard]] std::vector<std::int64_t> openGames() const;
  void showRung(std::int64_t live, play::ClockSignal signal);
  [[nodiscard]] int leastRow() const;
  [[nodiscard]] QRect body() const;
  void paintHead(QPainter& painter) const;
  void paintClocks(QPainter& painter, const std::vector<std::int64_t>& games) const;
  void paintFoot(QPainter& painter) const;

  const HallClock& m_clock;
  const LiveTables& m_live;
  const Translator& m_translator;
  contest::EventId m_event{};
  std::vector<std::int64_t> m_games;  // the live games whose clocks have pages
  desk::HallDisplay m_display;
  QString m_notice;
  std::vector<HallTable> m_tables;
  std::vector<PageOf> m_pages;
  std::size_t m_page = 0;
  HallLayout m_layout;                // layout of the current page
  std::optional<TextWidths> m_least;  // text widths in the smallest type for this window size
  QTimer m_turns;
};

}  // namespace damath::window

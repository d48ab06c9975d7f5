// SPDX-License-Identifier: GPL-3.0-or-later
// The hall display: a second window, for a projector. Its pages follow each other: the clocks of live games,
// pairings by board and by name, rematches, and standings. The round's clock stands above every page. The
// type fills the screen. The main window controls the display, so its own bar of buttons appears only when
// the mouse moves. When the clock of a live game rings, the page with that clock appears. Double-click or F11
// toggles full screen, the blank turns the page, and Escape closes the window.
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

class QToolButton;

namespace damath::window {

class HallWindow : public QWidget {
  Q_OBJECT

 public:
  // Precondition: all arguments outlive this object.
  HallWindow(const HallClock& clock, const LiveTables& tables, const Translator& translator, QWidget* parent);

  // Shows the data of this event from now on. Begins with the first page if the event or the round is not the
  // one shown before.
  void setDisplay(contest::EventId event, const desk::HallDisplay& display);
  // Shows a notice at the foot of every page. An empty text removes the notice.
  void setNotice(const QString& notice);
  // Shows the next page. A timer calls this function.
  void turn();
  [[nodiscard]] int pages() const { return static_cast<int>(m_pages.size()); }
  // Returns the live games whose clocks the current page shows; empty if the page shows a table.
  [[nodiscard]] std::vector<std::int64_t> clocksOnShow() const;
  // Returns the layout of the table on the current page. Precondition: there is a page, and it shows no
  // clocks.
  [[nodiscard]] const HallLayout& layoutOnShow() const { return m_layout; }
  [[nodiscard]] const HallTable& tableOnShow() const { return m_tables[m_pages[m_page].table]; }

 private:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

  struct PageOf {
    std::vector<std::int64_t> clocks;  // live games whose clocks are on this page; empty for a table
    std::size_t table = 0;
    std::size_t first = 0;  // the first table row on this page
    std::size_t rows = 0;
  };

  void makeBar();
  void nameBar();
  void placeBar();
  void toggleFullScreen();
  // Turns to the next page, which then stays as long as any page.
  void turnNow();
  void makeTables();
  void addBoards();
  void addSeats();
  void addRanks();
  void addRematches();
  void makePages();
  void makeClockPages();
  // Lays out and shows a page in the largest type that fits. Other pages are not laid out, because a large
  // contest has hundreds of pages.
  void showPage(std::size_t page);
  // Returns the running live games that the public may see: rematches, and games of published rounds.
  // Finished games are left out, because an arbiter must accept their results first.
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
  std::vector<std::int64_t> m_games;  // the live games whose clocks are shown on some page
  desk::HallDisplay m_display;
  QString m_notice;
  std::vector<HallTable> m_tables;
  std::vector<PageOf> m_pages;
  std::size_t m_page = 0;
  HallLayout m_layout;                // layout of the table on the current page
  std::optional<TextWidths> m_least;  // text widths in the smallest type for this window size
  QTimer m_turns;
  QWidget* m_bar;  // the buttons, over the foot of the page
  QToolButton* m_next = nullptr;
  QToolButton* m_whole = nullptr;  // toggles full screen
  QToolButton* m_close = nullptr;
  QTimer m_barTime;  // hides the bar
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A page with the clocks of all live games of the contest. Each game has a tile, as large as the window
// allows. The arbiter starts and pauses one clock or all clocks here. Each reminder and each expired time
// sounds once, whichever page the user sees.
#pragma once

#include "app/window/live/live_tables.hpp"
#include "app/window/page/page.hpp"

class QLabel;
class QListWidget;
class QPushButton;

namespace damath::window {

class NoticeBar;

class ClocksPage : public Page {
  Q_OBJECT

 public:
  // Precondition: the tables outlive this object.
  ClocksPage(const PageContext& context, LiveTables& tables, QWidget* parent = nullptr);

  void look(const Location& location) override;

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  class Delegate;
  // Makes a tile for each open game, and updates the texts of the tiles.
  void showTiles();
  void showTimes();
  void fitTiles();
  void act(const play::LiveStep& step);
  void startOrPause();
  void startOrPauseAll();
  void openBoard();
  void tellRung(std::int64_t live, play::ClockSignal signal);
  // Returns the live game of the selected tile; null if no tile is selected.
  [[nodiscard]] const desk::LiveTable* atHand() const;
  [[nodiscard]] bool anyGoes() const;
  [[nodiscard]] QStringList eventNames() const;
  // Returns the place of the live game: round and board, or the words for a rematch. Adds the event's name if
  // the page shows games of several events.
  [[nodiscard]] QString placeOf(const desk::LiveTable& table) const;

  LiveTables& m_tables;
  NoticeBar* m_notice;
  QLabel* m_none;
  QListWidget* m_tiles;
  QPushButton* m_go;
  QPushButton* m_writing;
  QPushButton* m_wait;
  QPushButton* m_all;
  QPushButton* m_open;
};

}  // namespace damath::window

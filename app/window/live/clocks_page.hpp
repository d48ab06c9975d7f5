// SPDX-License-Identifier: GPL-3.0-or-later
// A page with the clocks of all live games of the contest, a tile for each game, as large as the window
// allows. The arbiter starts and pauses one clock or all clocks here. Each reminder and each expired time
// sounds once, whatever page is shown.
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
  // The tables must outlive this object.
  ClocksPage(const PageContext& context, LiveTables& tables, QWidget* parent = nullptr);

  void look(const Location& location) override;

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  class Delegate;
  // Makes tiles for the open games, and updates their texts.
  void showTiles();
  void showTimes();
  void fitTiles();
  void act(const play::LiveStep& step);
  void startOrPause();
  void startOrPauseAll();
  void openBoard();
  void tellRung(std::int64_t live, play::ClockSignal signal);
  // The game of the selected tile; null if there is none.
  [[nodiscard]] const desk::LiveTable* atHand() const;
  [[nodiscard]] bool anyGoes() const;
  [[nodiscard]] QStringList eventNames() const;
  // Returns the name of the game's board, with the event's name if games of several events are shown.
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

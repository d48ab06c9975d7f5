// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of every game of the contest that is kept at the board, a tile each, as large as the window lets
// them be: what is left, who is to move, what is nearly over. They are started, stopped and paused here, one
// or all. What comes due sounds once, whatever page is shown.
#pragma once

#include "app/models/play/live_tables.hpp"
#include "app/views/pages/page.hpp"

class QLabel;
class QListWidget;
class QPushButton;

namespace damath::views {

class NoticeBar;

class ClocksPage : public Page {
  Q_OBJECT

 public:
  // The tables must outlive it.
  ClocksPage(const PageContext& context, models::LiveTables& tables, QWidget* parent = nullptr);

  void look(const Location& location) override;

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  class Delegate;
  // Tiles of the games that are open, and what each says now.
  void showTiles();
  void showTimes();
  void fitTiles();
  void act(const play::LiveStep& step);
  void startOrPause();
  void startOrPauseAll();
  void openBoard();
  void tellRung(std::int64_t live, play::ClockSignal signal);
  // The game whose tile is at hand; null where there is none.
  [[nodiscard]] const desk::LiveTable* atHand() const;
  [[nodiscard]] bool anyGoes() const;
  [[nodiscard]] QStringList eventNames() const;
  // With its event where those of several are shown.
  [[nodiscard]] QString placeOf(const desk::LiveTable& table) const;

  models::LiveTables& m_tables;
  NoticeBar* m_notice;
  QLabel* m_none;
  QListWidget* m_tiles;
  QPushButton* m_go;
  QPushButton* m_writing;
  QPushButton* m_wait;
  QPushButton* m_all;
  QPushButton* m_open;
};

}  // namespace damath::views

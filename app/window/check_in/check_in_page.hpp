// SPDX-License-Identifier: GPL-3.0-or-later
// The check-in page, used before a round is paired or played. The arbiter calls the players' names. One key
// press records an answer (present, late, absent) and goes to the next player.
#pragma once

#include "app/desk/events/check_in_desk.hpp"
#include "app/window/page/page.hpp"

class QLabel;
class QLineEdit;
class QSpinBox;

namespace damath::window {

class ListTable;
class NoticeBar;

class CheckInPage : public Page {
  Q_OBJECT

 public:
  explicit CheckInPage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  [[nodiscard]] QString whyNot(Command command) const override;

 private:
  void refresh() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  [[nodiscard]] contest::RoundNumber round() const;
  [[nodiscard]] const desk::CheckedIn* current() const;
  // Records the check-in answer for the selected player and selects the next row.
  void note(desk::Presence presence);
  void noteRest();
  void goToFirst();
  void goDown();
  void showRows();

  NoticeBar* m_notice;
  QSpinBox* m_round;
  QLineEdit* m_search;
  QLabel* m_keys;
  ListTable* m_players;
  desk::CheckInList m_list;
};

}  // namespace damath::window

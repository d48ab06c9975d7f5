// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with the entries of this computer that the shared contest does not have yet. The dialog shows why
// each entry was not sent. The user can send an entry again or delete it.
#pragma once

#include <QDialog>

#include "app/window/session/session.hpp"

class QLabel;
class QPushButton;

namespace damath::window {

class ListTable;

class UnsentDialog : public QDialog {
  Q_OBJECT

 public:
  UnsentDialog(Session& session, const Translator& translator, QWidget* parent);

 private:
  void fill();
  // Returns the unsent entry in the current row of the list; null if no row is current.
  [[nodiscard]] const desk::Draft* current() const;
  void send();
  void drop();

  Session& m_session;
  const Translator& m_translator;
  ListTable* m_list;
  QLabel* m_why;  // the full reason why the unsent entry in the current row could not be sent
  QPushButton* m_send;
  QPushButton* m_drop;
};

}  // namespace damath::window

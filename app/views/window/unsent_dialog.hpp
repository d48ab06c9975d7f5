// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered on this computer and is not in the hall: each with what stands against it, to be sent
// again or dropped.
#pragma once

#include <QDialog>

#include "app/models/contest/session.hpp"

class QLabel;
class QPushButton;

namespace damath::views {

class ListTable;

class UnsentDialog : public QDialog {
  Q_OBJECT

 public:
  UnsentDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

 private:
  void fill();
  // Null where no row is current.
  [[nodiscard]] const desk::Draft* current() const;
  void send();
  void drop();

  models::Session& m_session;
  const models::Translator& m_translator;
  ListTable* m_list;
  QLabel* m_why;  // the whole of what stands against the row
  QPushButton* m_send;
  QPushButton* m_drop;
};

}  // namespace damath::views

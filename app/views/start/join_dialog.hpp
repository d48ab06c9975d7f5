// SPDX-License-Identifier: GPL-3.0-or-later
// Joining a hall: its address, found in the network or typed from the card, with login and pass phrase. An
// address that names them already fills in their fields.
#pragma once

#include "app/models/contest/file_work.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;

namespace damath::views {

class JoinDialog : public FormDialog {
  Q_OBJECT

 public:
  JoinDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

  // Asked before the hall is joined: whether what is open may be left.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }

 private:
  bool submit() override;

  // A whole address that was pasted, in its parts.
  void takeApart(const QString& typed);
  void search();

  QComboBox* m_address;
  QLineEdit* m_login;
  QLineEdit* m_phrase;
  QPushButton* m_search;
  QLabel* m_found;
  std::function<bool()> m_leave;
  models::FileWork m_work;
};

}  // namespace damath::views

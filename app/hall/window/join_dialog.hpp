// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that joins a shared contest. The dialog finds the address on the network, or the user types it
// from the login card. The user also types login and password. A login or a password that is part of the
// address fills its field.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/session/file_work.hpp"

class QComboBox;

namespace damath::window {

class JoinDialog : public FormDialog {
  Q_OBJECT

 public:
  JoinDialog(Session& session, const Translator& translator, QWidget* parent);

  // Sets a function that is called before joining. It returns false if the current page has unsaved input
  // that the user wants to keep; then the dialog does not join.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }

 private:
  bool submit() override;

  // Splits a pasted address into server address, login and password, and fills the three fields.
  void takeApart(const QString& typed);
  void search();

  QComboBox* m_address;
  QLineEdit* m_login;
  QLineEdit* m_phrase;
  QPushButton* m_search;
  QLabel* m_found;
  std::function<bool()> m_leave;
  FileWork m_work;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that adds a login to a shared contest on this computer and makes the login's card.
#pragma once

#include "app/hall/server/station.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;

namespace damath::window {

class HallPersonDialog : public FormDialog {
  Q_OBJECT

 public:
  HallPersonDialog(Session& session, const Translator& translator, station::OwnHall hall, QWidget* parent);

 Q_SIGNALS:
  // Emitted after the login was added. `card` is the path of its card's PDF.
  void added(const QString& card);

 private:
  bool submit() override;

  station::OwnHall m_hall;
  QLineEdit* m_name;
  QLineEdit* m_login;
  QComboBox* m_role;
  QLineEdit* m_boards;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a hall of the contest file that is open, with the cards of who works there, opens it and goes on in
// it.
#pragma once

#include "app/station/station.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QSpinBox;

namespace damath::views {

class MakeHallDialog : public FormDialog {
  Q_OBJECT

 public:
  // Promise: the contest that is open is in a file.
  MakeHallDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // The PDF of the cards.
  void made(const QString& cards);

 private:
  bool submit() override;

  void goIn(const std::filesystem::path& contest, const station::HallFolder& folder,
            const station::HallFacts& facts);

  QLineEdit* m_arbiter;
  QSpinBox* m_tables;
  QSpinBox* m_port;
};

}  // namespace damath::views

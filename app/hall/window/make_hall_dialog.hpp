// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that shares the open contest file: makes the shared contest and the login cards, starts the
// server, and joins the contest.
#pragma once

#include "app/hall/server/station.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QSpinBox;

namespace damath::window {

class MakeHallDialog : public FormDialog {
  Q_OBJECT

 public:
  // Precondition: a contest file is open.
  MakeHallDialog(Session& session, const Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // Emitted after the shared contest was made. `cards` is the path of the PDF with the login cards.
  void made(const QString& cards);

 private:
  bool submit() override;

  void goIn(const std::filesystem::path& contest, const station::HallFolder& folder,
            const station::HallFacts& facts);

  QLineEdit* m_arbiter;
  QSpinBox* m_tables;
  QSpinBox* m_port;
};

}  // namespace damath::window

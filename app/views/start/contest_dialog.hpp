// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a new contest: its name, venue and date, and where its file shall stand.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

class QLineEdit;

namespace damath::views {

class ContestDialog : public FormDialog {
  Q_OBJECT

 public:
  ContestDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

  // Where no file stands, in a folder that is there; called as the contest is.
  [[nodiscard]] static QString proposedPath(const QString& contest = {});

 protected:
  bool submit() override;
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

 private:
  QLineEdit* m_name;
  QLineEdit* m_venue;
  QLineEdit* m_date;
  QLineEdit* m_path;
  QString m_proposed;  // followed by the field until somebody writes another
};

}  // namespace damath::views

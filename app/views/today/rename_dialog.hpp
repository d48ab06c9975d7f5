// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for another name: of the contest with its venue and date, or of an event with its level.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

class QLineEdit;

namespace damath::views {

class RenameDialog : public FormDialog {
  Q_OBJECT

 public:
  // `event`: what is renamed; null for the contest.
  RenameDialog(models::Session& session, const models::Translator& translator, const contest::Event* event,
               QWidget* parent);

 Q_SIGNALS:
  void renamed(const QString& name);

 private:
  bool submit() override;
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

  bool renameContest(const desk::Author& author);
  bool renameEvent(const desk::Author& author);

  std::optional<contest::EventId> m_event;
  QLineEdit* m_name;
  QLineEdit* m_venue;
  QLineEdit* m_date;
  QLineEdit* m_level;
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that changes the name, level, venue and date of the contest, or the name and grades of an event.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;

namespace damath::window {

class DayField;

class RenameDialog : public FormDialog {
  Q_OBJECT

 public:
  // `event` is the event to rename; null renames the contest.
  RenameDialog(Session& session, const Translator& translator, const contest::Event* event, QWidget* parent);

 Q_SIGNALS:
  void renamed(const QString& name);

 private:
  bool submit() override;
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

  bool renameContest(const desk::Author& author);
  bool renameEvent(const desk::Author& author);

  std::optional<contest::EventId> m_event;
  QLineEdit* m_name;
  QComboBox* m_contestLevel;
  QLineEdit* m_venue;
  DayField* m_date;
  QLineEdit* m_level;  // the grades of the event
};

}  // namespace damath::window

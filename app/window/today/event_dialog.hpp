// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for a new event with name, chip set, ruleset and pairing system, or for a change of an event. The
// change of an event that has begun needs a name and a reason.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace damath::window {

class EventDialog : public FormDialog {
  Q_OBJECT

 public:
  // `event` is the event to change; null for a new event.
  EventDialog(Session& session, const Translator& translator, const contest::Event* event, QWidget* parent);

 Q_SIGNALS:
  // Emitted after an event was added, with its number. The signal cannot carry the 64-bit enumeration
  // EventId.
  void added(qlonglong event);
  void changed(const QString& name);

 protected:
  bool submit() override { return m_event ? change() : add(); }
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

 private:
  void fillChoices();
  void fillFrom(const contest::Event& event);
  void proposeRuleset();
  // Returns `setup` with the values of the fields. Settings that have no field stay as they are.
  [[nodiscard]] contest::EventSetup typedUpon(contest::EventSetup setup) const;
  bool add();
  bool change();
  void proposeRounds();
  void proposeMinutes();
  // Shows only the fields that the chosen pairing system needs.
  void showFields();
  [[nodiscard]] contest::System system() const;

  std::optional<contest::EventId> m_event;  // the event to change; nullopt for a new event
  // The places of the event's own chip set (m_keptSet) and ruleset (m_keptRuleset) in the lists of choices.
  int m_keptSet = -1;
  int m_keptRuleset = -1;
  int m_proposedMinutes = 0;  // the minutes that the chosen ruleset gives
  QLineEdit* m_name;
  QComboBox* m_set;
  QComboBox* m_ruleset;
  QSpinBox* m_minutes;
  QLineEdit* m_level;
  QComboBox* m_system;
  QComboBox* m_legs;
  QSpinBox* m_rounds;
  QSpinBox* m_groups;
  QSpinBox* m_advancing;
  QComboBox* m_final;
  QComboBox* m_firstMove;
  QComboBox* m_schoolMates;
  QComboBox* m_sheetsWanted;
  QSpinBox* m_roundsApart;
  QComboBox* m_acceleration;
};

}  // namespace damath::window

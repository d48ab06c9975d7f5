// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a new event: its name, chip set and ruleset, and how it is played; or changes that of one that is
// there, by name and reason once it has begun.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace damath::views {

class EventDialog : public FormDialog {
  Q_OBJECT

 public:
  // `event`: what is changed; null for a new one.
  EventDialog(models::Session& session, const models::Translator& translator, const contest::Event* event,
              QWidget* parent);

 Q_SIGNALS:
  // The number of the new event: Qt cannot carry a 64-bit enumeration.
  void added(qlonglong event);
  void changed(const QString& name);

 protected:
  bool submit() override { return m_event ? change() : add(); }
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

 private:
  void fillChoices();
  void fillFrom(const contest::Event& event);
  void proposeRuleset();
  // What is typed, upon what is not asked for.
  [[nodiscard]] contest::EventSetup typedUpon(contest::EventSetup setup) const;
  bool add();
  bool change();
  void proposeRounds();
  // Shows what the chosen system asks for.
  void showFields();
  [[nodiscard]] contest::System system() const;

  std::optional<contest::EventId> m_event;  // what is changed
  int m_keptSet = -1;                       // the choice that leaves the chip set, or the ruleset, as it is
  int m_keptRuleset = -1;
  QLineEdit* m_name;
  QComboBox* m_set;
  QComboBox* m_ruleset;
  QLineEdit* m_level;
  QComboBox* m_system;
  QComboBox* m_legs;
  QSpinBox* m_rounds;
  QSpinBox* m_groups;
  QSpinBox* m_advancing;
  QComboBox* m_final;
  QComboBox* m_firstMove;
  QComboBox* m_schoolMates;
  QSpinBox* m_roundsApart;
  QComboBox* m_acceleration;
};

}  // namespace damath::views

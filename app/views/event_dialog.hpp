// Asks for a new event: its name, chip set and ruleset, and how it is played.
#pragma once

#include "app/views/form_dialog.hpp"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace damath::views {

class EventDialog : public FormDialog {
  Q_OBJECT

 public:
  EventDialog(models::Session& session, const models::Speech& speech, QWidget* parent);

 Q_SIGNALS:
  // The number of the new event: Qt cannot carry a 64-bit enumeration.
  void added(qlonglong event);

 protected:
  bool submit() override;
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

 private:
  void fillChoices();
  // Shows what the chosen system asks for.
  void showFields();
  [[nodiscard]] contest::System system() const;

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
};

}  // namespace damath::views

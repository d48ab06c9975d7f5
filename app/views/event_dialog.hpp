// Asks for a new event: its name, chip set, ruleset and number of legs.
#pragma once

#include "app/views/form_dialog.hpp"

class QComboBox;
class QLineEdit;

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

 private:
  QLineEdit* m_name;
  QComboBox* m_set;
  QComboBox* m_ruleset;
  QComboBox* m_legs;
};

}  // namespace damath::views

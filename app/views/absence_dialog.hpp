// Asks which round a player sits out.
#pragma once

#include "app/views/form_dialog.hpp"

class QSpinBox;

namespace damath::views {

class AbsenceDialog : public FormDialog {
  Q_OBJECT

 public:
  AbsenceDialog(models::Session& session, const models::Speech& speech, const contest::Event& event,
                const contest::Entry& entry, QWidget* parent);

 protected:
  bool submit() override;

 private:
  contest::EventId m_event;
  contest::EntryId m_entry;
  QSpinBox* m_round;
};

}  // namespace damath::views

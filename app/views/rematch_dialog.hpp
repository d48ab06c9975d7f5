// Enters a 10-minute rematch (rulebook Y2b) between two entries of a tie that the standings name.
#pragma once

#include "app/views/form_dialog.hpp"
#include "app/views/result_fields.hpp"

namespace damath::views {

class RematchDialog : public FormDialog {
  Q_OBJECT

 public:
  // Promise: some rematch is due.
  RematchDialog(models::Session& session, const models::Speech& speech, const contest::Event& event,
                const contest::Standings& standings, QWidget* parent);

 protected:
  bool submit() override;

 private:
  contest::EventId m_event;
  QComboBox* m_blue;
  QComboBox* m_red;
  ResultFields m_fields;
};

}  // namespace damath::views

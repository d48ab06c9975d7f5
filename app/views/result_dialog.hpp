// Enters a game's result, or corrects the one that stands.
#pragma once

#include "app/views/form_dialog.hpp"
#include "app/views/result_fields.hpp"

namespace damath::views {

class ResultDialog : public FormDialog {
  Q_OBJECT

 public:
  // Promise: the event has the game.
  ResultDialog(models::Session& session, const models::Speech& speech, const contest::Event& event,
               desk::Place place, QWidget* parent);

  [[nodiscard]] const ResultFields& fields() const { return m_fields; }

 protected:
  bool submit() override;

 private:
  contest::EventId m_event;
  desk::Place m_place;
  ResultFields m_fields;
};

}  // namespace damath::views

// Before a sheet is accepted: totals and result as written beside what is right, and, where the game already
// has another result, who corrects it and why.
#pragma once

#include "app/views/form_dialog.hpp"
#include "core/sheet/audit.hpp"

class QLineEdit;

namespace damath::views {

class AcceptDialog : public FormDialog {
  Q_OBJECT

 public:
  // Promise: the event has the game, and its newest sheet is the one shown.
  AcceptDialog(models::Session& session, const models::Speech& speech, const contest::Event& event,
               desk::Place place, const desk::SheetView& view, QWidget* parent);

  [[nodiscard]] QLineEdit* by() const { return m_by; }
  [[nodiscard]] QLineEdit* reason() const { return m_reason; }

 Q_SIGNALS:
  void acceptedSheet(int corrections);

 protected:
  bool submit() override;

 private:
  contest::EventId m_event;
  desk::Place m_place;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::views

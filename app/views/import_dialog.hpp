// What importing a list of players would do: the good rows, or every bad row with its line and reason.
// Nothing is imported unless all rows are good.
#pragma once

#include "app/views/form_dialog.hpp"

namespace damath::views {

class ListTable;

class ImportDialog : public FormDialog {
  Q_OBJECT

 public:
  ImportDialog(models::Session& session, const models::Speech& speech, contest::EventId event,
               QByteArray list, const desk::ImportPreview& preview, QWidget* parent);

  [[nodiscard]] const ListTable& rows() const { return *m_rows; }

 Q_SIGNALS:
  void imported(int players);

 protected:
  bool submit() override;

 private:
  void showFaults(const desk::ImportPreview& preview);
  void showRows(const desk::ImportPreview& preview);

  contest::EventId m_event;
  QByteArray m_list;
  ListTable* m_rows;
};

}  // namespace damath::views

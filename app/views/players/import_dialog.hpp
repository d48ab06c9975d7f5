// SPDX-License-Identifier: GPL-3.0-or-later
// A list of players is chosen or pasted, looked at and imported, before the first round or late: each row
// with what it would be, or every fault with its line and remedy, and each decided by a key: the same person,
// another one, left out. Columns whose headings are not known are named by the person. Nothing is imported
// unless all rows are good. A tournament report comes the same way, with its rounds or without.
#pragma once

#include <utility>
#include <vector>

#include "app/desk/events/report_desk.hpp"
#include "app/desk/roster/import_preview.hpp"
#include "app/desk/roster/list_kind.hpp"
#include "app/models/lists/row_decisions.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;

namespace damath::views {

class ColumnChoices;
class ImportRows;
class ListTable;

class ImportDialog : public FormDialog {
  Q_OBJECT

 public:
  ImportDialog(models::Session& session, const models::Translator& translator, contest::EventId event,
               QWidget* parent);

  // Shows what importing the list would do.
  void read(const QString& path);
  // The same of rows as a spreadsheet copies them, with headings or without.
  void readPasted(const QString& text);
  // Writes a list with headings alone; never over a file that is there.
  void writeTemplate(const QString& path);

  [[nodiscard]] const ListTable& rows() const { return *m_rows; }
  // Where the person says what the column (from 1) is; none where all headings are known.
  [[nodiscard]] QComboBox* columnChoice(int column) const;

 Q_SIGNALS:
  void imported(int players);

 private:
  bool submit() override;

  void finish(const std::optional<desk::ImportDone>& done);
  [[nodiscard]] bool isLate() const;
  [[nodiscard]] QString folder() const;
  [[nodiscard]] std::optional<desk::ImportPreview> look();
  // Looks at what was read, from its beginning.
  void begin();
  void makeDecisions();
  void decide(desk::SameOrDifferent decision);
  [[nodiscard]] std::vector<int> selectedLines() const;
  void sayNotAllowed(int line, desk::SameOrDifferent decision);
  void updateDecisions();
  [[nodiscard]] bool isReport() const { return m_kind == desk::ListKind::Report; }
  [[nodiscard]] desk::ReportScope scope() const;
  [[nodiscard]] std::optional<desk::ImportPreview> askDesk();
  void chooseList();
  void chooseTemplate();
  void lookAgain();
  void showRows(const desk::ImportPreview& preview);
  void sum(const desk::ImportPreview& preview, const ImportRows& rows);
  void moveFocus();

  contest::EventId m_event;
  QByteArray m_list;
  QString m_name;  // of the file, or that it was pasted
  desk::ListKind m_kind = desk::ListKind::Players;
  models::RowDecisions m_decisions;
  int m_rounds = 0;           // of a report
  std::optional<int> m_open;  // the line of the first row that waits for a decision
  std::vector<std::pair<desk::SameOrDifferent, QAction*>> m_deciding;
  std::vector<std::pair<desk::SameOrDifferent, QPushButton*>> m_decidingButtons;
  QCheckBox* m_playersOnly;
  QPushButton* m_choose;
  QPushButton* m_template;
  QLabel* m_file;
  ColumnChoices* m_columns;
  QLabel* m_note;
  ListTable* m_rows;
};

}  // namespace damath::views

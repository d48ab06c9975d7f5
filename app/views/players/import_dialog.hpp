// SPDX-License-Identifier: GPL-3.0-or-later
// A list of players is chosen, looked at and imported, before the first round or late: each row with what it
// would be, or every fault with its line and remedy. Columns whose headings are not known are named by the
// person. Nothing is imported unless all rows are good.
#pragma once

#include <QPointer>

#include "app/desk/roster/import_preview.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;
class QFormLayout;
class QLabel;
class QScrollArea;

namespace damath::views {

class ListTable;

class ImportDialog : public FormDialog {
  Q_OBJECT

 public:
  ImportDialog(models::Session& session, const models::Translator& translator, contest::EventId event,
               QWidget* parent);

  // Shows what importing the list would do.
  void read(const QString& path);
  // Writes a list with headings alone; never over a file that stands.
  void writeTemplate(const QString& path);

  [[nodiscard]] const ListTable& rows() const { return *m_rows; }
  // Where the person says what the column (from 1) is; none where all headings are known.
  [[nodiscard]] QComboBox* columnChoice(int column) const;

 Q_SIGNALS:
  void imported(int players);

 protected:
  bool submit() override;

 private:
  [[nodiscard]] bool isLate() const;
  [[nodiscard]] QString folder() const;
  [[nodiscard]] std::optional<desk::ImportPreview> look();
  [[nodiscard]] std::vector<desk::ColumnChoice> chosenColumns() const;
  void chooseList();
  void chooseTemplate();
  void lookAgain();
  void clearChoices();
  void askForColumns(const std::vector<desk::RosterColumn>& columns);
  void followHeadings(const std::vector<desk::RosterColumn>& columns);
  void showRows(const desk::ImportPreview& preview);
  void sum(const desk::ImportPreview& preview);
  void moveFocus();

  // What a column is, as far as it can be asked: nobody is asked about one without anything in it.
  struct Choice {
    QComboBox* box = nullptr;
    int byHeading = 0;  // what is shown while the person has not chosen otherwise
  };

  contest::EventId m_event;
  QString m_path;
  QByteArray m_list;
  QPushButton* m_choose;
  QPushButton* m_template;
  QLabel* m_file;
  QScrollArea* m_columns;
  QLabel* m_note;
  ListTable* m_rows;
  std::vector<Choice> m_choices;  // one a column of the list, or none
};

}  // namespace damath::views

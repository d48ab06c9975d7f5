// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog to import players from a file or from pasted rows, before the first round or late. In a workbook
// with several sheets, the user chooses the sheet with the list. Each row shows what the import will do, or
// its errors. For each doubtful row, one key decides: the row is an existing person, a different person, or
// skipped. One key takes a school that is spelled differently as the known school. The user chooses the
// meaning of columns with unknown headings, and gives the school of rows that have none. The import runs only
// if all rows are valid and every row that needs a decision has one. The dialog also imports a tournament
// report, with or without its rounds. If only a part of a report can be read, the dialog asks.
#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/desk/events/entering.hpp"
#include "app/desk/events/report_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/list_kind.hpp"
#include "app/desk/workbook/list_file.hpp"
#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/players/row_decisions.hpp"
#include "app/window/players/school_answers.hpp"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;

namespace damath::window {

class ColumnChoices;
class ImportRows;
class ListTable;
class NoticeBar;
class SchoolOfRest;
class SheetChoice;

class ImportDialog : public FormDialog {
  Q_OBJECT

 public:
  ImportDialog(Session& session, const Translator& translator, contest::EventId event, QWidget* parent);

  // Reads a list of players and shows what its import will do.
  void read(const QString& path);
  // Shows what the import of rows copied from a spreadsheet will do. The rows may have a heading line.
  void readPasted(const QString& text);
  // Writes an empty list that has only the headings. Never overwrites a file.
  void writeTemplate(const QString& path);

  [[nodiscard]] const ListTable& rows() const { return *m_rows; }
  // Returns the box for the meaning of a column, counted from 1; nullptr if the column has no box.
  [[nodiscard]] QComboBox* columnChoice(int column) const;
  // Returns the box for the sheet of a workbook. It is hidden if the file has no sheets to choose from.
  [[nodiscard]] QComboBox* sheetChoice() const;
  // Returns the line for the school of the rows that have none. It is hidden if there are no such rows.
  [[nodiscard]] const SchoolOfRest& schoolOfRest() const { return *m_school; }

 Q_SIGNALS:
  void imported(int players);

 private:
  bool submit() override;

  // `isUnplayable` is true if the event could not have had a round of the report.
  void finish(const std::optional<desk::ImportDone>& done, bool isUnplayable);
  [[nodiscard]] bool isLate() const;
  [[nodiscard]] QString folder() const;
  [[nodiscard]] std::optional<desk::ImportPreview> look();
  // Shows the preview of a list that was just read, and forgets the decisions about the previous list.
  void begin();
  // Looks at the list, and again if the school of the rest must be shown or hidden because of the list.
  [[nodiscard]] std::optional<desk::ImportPreview> lookForSchools();
  // Proposes the meanings of columns: those that the user chose for an earlier list of this shape, or those
  // that the cells leave no doubt about.
  void proposeColumns(const desk::ImportPreview& preview);
  [[nodiscard]] QString proposedSchool() const;
  [[nodiscard]] desk::SchoolChoices schools() const;
  void makeSchoolAnswer();
  void answerSchool();
  void updateSchoolAnswer(const desk::ImportPreview& preview);
  void addSchoolNotes(QStringList& notes) const;
  void makeDecisions();
  void decide(desk::SameOrDifferent decision);
  [[nodiscard]] std::vector<int> selectedLines() const;
  // Shows the rows after an answer about some of them, and returns to this row.
  void showAnswer(const QVariant& row);
  void sayNotAllowed(int line, desk::SameOrDifferent decision);
  void updateDecisions();
  [[nodiscard]] bool isReport() const { return m_kind == desk::ListKind::Report; }
  [[nodiscard]] desk::ReportScope scope() const;
  // Asks if a refused report is to be read in part, if a part can be read.
  void offerPart();
  // Offers to add what the list has more about players of the event.
  void offerCompletions(const desk::ImportPreview& preview);
  void complete(const std::vector<desk::Completion>& completions);
  [[nodiscard]] std::optional<desk::ImportPreview> askDesk();
  void chooseList();
  void chooseTemplate();
  // Takes the list that was read from a file, and shows its preview.
  void take(desk::ListFile list);
  // Shows the sheets of the workbook, and no rows until one is chosen.
  void askForSheet(const std::vector<std::string>& sheets);
  void readSheet(const QString& sheet);
  // Forgets the list that was read, its rows and the decisions about it. The user must choose a sheet.
  void showNoList();
  void lookAgain();
  void showRows(const desk::ImportPreview& preview);
  void sum(const desk::ImportPreview& preview, const ImportRows& rows);
  void moveFocus();

  contest::EventId m_event;
  QByteArray m_list;
  QString m_name;                          // name of the list's file, or a text for pasted rows
  std::string m_workbook;                  // the bytes of a workbook whose sheet the user chooses
  std::optional<desk::ReadSheet> m_sheet;  // the sheet of a workbook that has the list
  desk::ListKind m_kind = desk::ListKind::Players;
  std::vector<desk::ColumnChoice> m_likely;  // recognized meanings of columns without headings
  bool m_isUnheaded = false;
  std::vector<QString> m_shape;  // the shape of the list (remembered_columns.hpp)
  bool m_isRemembered = false;   // true if the meanings of columns come from an earlier list
  SchoolAnswers m_schoolAnswers;
  RowDecisions m_decisions;
  int m_rounds = 0;                                           // the number of rounds in a tournament report
  notation::TrfExtent m_extent = notation::TrfExtent::Whole;  // the user's answer about the report
  desk::ReportRemarks m_remarks;                              // the remarks about the report
  std::optional<int> m_open;  // line of the first row that still needs a decision
  std::vector<std::pair<desk::SameOrDifferent, QAction*>> m_deciding;
  std::vector<std::pair<desk::SameOrDifferent, QPushButton*>> m_decidingButtons;
  QCheckBox* m_playersOnly;
  NoticeBar* m_part;  // asks if a report is to be read in part
  QPushButton* m_choose;
  QPushButton* m_template;
  QLabel* m_file;
  SheetChoice* m_sheets;
  ColumnChoices* m_columns;
  SchoolOfRest* m_school;
  QLabel* m_note;
  ListTable* m_rows;
  QAction* m_knownSchool = nullptr;  // takes the schools of the selected rows as known schools
  QPushButton* m_knownSchoolButton = nullptr;
};

}  // namespace damath::window

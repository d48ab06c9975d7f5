// SPDX-License-Identifier: GPL-3.0-or-later
// The same sheet twice, side by side and only to read: as the contest file holds it by now and as it is typed
// here, with the cells marked in which they differ; a line that only one has stands beside a blank one. The
// person says which one holds.
#pragma once

#include <QDialog>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/sheet_model.hpp"

namespace damath::views {

class SheetGrid;

class VersionsDialog : public QDialog {
  Q_OBJECT

 public:
  enum Answer { Cancelled = QDialog::Rejected, Mine = QDialog::Accepted, Theirs };  // what exec() gives

  // `theirs` is nothing where the file holds none any more.
  VersionsDialog(const models::Translator& translator, const QString& introduction,
                 const std::optional<desk::SheetView>& theirs, const sheet::Sheet& mine, QWidget* parent);

  [[nodiscard]] int differences() const { return m_differences; }

 private:
  QWidget* column(const QString& title, models::SheetModel& model, SheetGrid*& grid);
  void markDifferences();

  const models::Translator& m_translator;
  models::SheetModel m_theirs;
  models::SheetModel m_mine;
  SheetGrid* m_theirGrid = nullptr;
  SheetGrid* m_myGrid = nullptr;
  int m_differences = 0;
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// The same sheet as the contest file holds it by now and as it is typed here, side by side. The person says
// which one holds.
#pragma once

#include <QDialog>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/text/translator.hpp"

namespace damath::views {

class TwoSheets;

class VersionsDialog : public QDialog {
  Q_OBJECT

 public:
  enum Answer { Cancelled = QDialog::Rejected, Mine = QDialog::Accepted, Theirs };  // what exec() gives

  // `theirs` is nothing where the file holds none any more.
  VersionsDialog(const models::Translator& translator, const QString& introduction,
                 const std::optional<desk::SheetView>& theirs, const sheet::Sheet& mine, QWidget* parent);

  void setPlayers(const QString& blue, const QString& red);
  [[nodiscard]] int differences() const;

 private:
  TwoSheets* m_sheets;
};

// What the head of a stored version says of it: its number, who stored it and when.
[[nodiscard]] QString versionTitle(const desk::SheetView& view, const models::Translator& translator);

}  // namespace damath::views

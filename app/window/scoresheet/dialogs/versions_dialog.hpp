// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with two versions of a scoresheet side by side: the current version of the contest file, and the
// version typed here. The user chooses the version to keep.
#pragma once

#include <QDialog>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class TwoSheets;

class VersionsDialog : public QDialog {
  Q_OBJECT

 public:
  // The result of exec(). Mine: keep the version typed here. Theirs: keep the version of the contest file.
  enum Answer { Cancelled = QDialog::Rejected, Mine = QDialog::Accepted, Theirs };

  // `theirs` is the version of the contest file; nullopt if the file no longer has one.
  VersionsDialog(const Translator& translator, const QString& introduction,
                 const std::optional<desk::SheetView>& theirs, const sheet::Sheet& mine, QWidget* parent);

  void setPlayers(const QString& blue, const QString& red);
  [[nodiscard]] int differences() const;

 private:
  TwoSheets* m_sheets;
};

// Returns the title of a saved version: its number, the user who saved it, and the time.
[[nodiscard]] QString versionTitle(const desk::SheetView& view, const Translator& translator);

}  // namespace damath::window

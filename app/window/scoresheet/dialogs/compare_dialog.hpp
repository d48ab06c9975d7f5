// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that compares two versions of a scoresheet. The user chooses both from the saved versions and the
// unsaved text. F8 goes to the next cell that differs. The dialog changes no data.
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "app/window/scoresheet/two_sheets.hpp"

class QComboBox;
class QLabel;

namespace damath::window {

class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  // Precondition: there are at least two versions, ordered from the oldest.
  CompareDialog(const Translator& translator, std::vector<TwoSheets::Shown> versions,
                QWidget* parent = nullptr);

  [[nodiscard]] TwoSheets& sheets() { return *m_sheets; }

 private:
  void compare();
  QComboBox* list(words::Phrase name, std::size_t chosen);

  const Translator& m_translator;
  std::vector<TwoSheets::Shown> m_versions;
  std::array<QComboBox*, 2> m_lists{};
  QLabel* m_message;
  TwoSheets* m_sheets;
};

}  // namespace damath::window

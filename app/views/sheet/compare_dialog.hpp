// SPDX-License-Identifier: GPL-3.0-or-later
// Any two versions of a scoresheet compared, each chosen from a list: all that were ever stored, and what is
// typed now. F8 walks the cells in which they differ. Nothing is changed here.
#pragma once

#include <QDialog>
#include <array>
#include <vector>

#include "app/views/sheet/two_sheets.hpp"

class QComboBox;
class QLabel;

namespace damath::views {

class CompareDialog : public QDialog {
  Q_OBJECT

 public:
  // Promise: at least two versions, oldest first.
  CompareDialog(const models::Translator& translator, std::vector<TwoSheets::Shown> versions,
                QWidget* parent = nullptr);

  [[nodiscard]] TwoSheets& sheets() { return *m_sheets; }

 private:
  void compare();
  QComboBox* list(words::Phrase name, std::size_t chosen);

  const models::Translator& m_translator;
  std::vector<TwoSheets::Shown> m_versions;
  std::array<QComboBox*, 2> m_lists{};
  QLabel* m_message;
  TwoSheets* m_sheets;
};

}  // namespace damath::views

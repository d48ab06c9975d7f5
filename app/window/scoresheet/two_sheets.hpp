// SPDX-License-Identifier: GPL-3.0-or-later
// Two versions of a scoresheet side by side, with marks on the cells that differ. The user cannot edit them.
// A line that only one version has stands beside a blank line.
#pragma once

#include <QWidget>

#include "app/window/scoresheet/sheet_model.hpp"

class QLabel;

namespace damath::window {

class SheetGrid;

class TwoSheets : public QWidget {
  Q_OBJECT

 public:
  explicit TwoSheets(const Translator& translator, QWidget* parent = nullptr);

  struct Shown {
    QString title;
    sheet::Sheet sheet;
  };
  void show(const Shown& left, const Shown& right);
  // The number of cells in which the two versions differ.
  [[nodiscard]] int differences() const { return static_cast<int>(m_differing.size()); }
  // Goes to the next cell that differs, or to the previous one if `step` is negative. After the last such
  // cell comes the first, and before the first comes the last.
  void goToDifference(int step);
  void setPlayers(const QString& blue, const QString& red);

 private:
  struct Side {
    SheetModel model;
    QLabel* head = nullptr;
    SheetGrid* grid = nullptr;
    explicit Side(const Translator& translator) : model(translator) {}
  };
  QWidget* column(Side& side);
  void fill(Side& side, const Shown& shown, const sheet::Sheet& sheet);
  void markDifferences();

  const Translator& m_translator;
  Side m_left;
  Side m_right;
  std::vector<std::pair<int, int>> m_differing;  // row and column of each cell that differs, in reading order
};

}  // namespace damath::window

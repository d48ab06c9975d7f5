// SPDX-License-Identifier: GPL-3.0-or-later
// Two versions of a scoresheet side by side and only to read, with the cells marked in which they differ; a
// line that only one has stands beside a blank one.
#pragma once

#include <QWidget>

#include "app/models/sheet/sheet_model.hpp"

class QLabel;

namespace damath::views {

class SheetGrid;

class TwoSheets : public QWidget {
  Q_OBJECT

 public:
  explicit TwoSheets(const models::Translator& translator, QWidget* parent = nullptr);

  struct Shown {
    QString title;
    sheet::Sheet sheet;
  };
  void show(const Shown& left, const Shown& right);
  // Cells in which the two differ.
  [[nodiscard]] int differences() const { return static_cast<int>(m_differing.size()); }
  // To the next differing cell, or the one before; from the last to the first.
  void goToDifference(int step);
  void setPlayers(const QString& blue, const QString& red);

 private:
  struct Side {
    models::SheetModel model;
    QLabel* head = nullptr;
    SheetGrid* grid = nullptr;
    explicit Side(const models::Translator& translator) : model(translator) {}
  };
  QWidget* column(Side& side);
  void fill(Side& side, const Shown& shown, const sheet::Sheet& sheet);
  void markDifferences();

  const models::Translator& m_translator;
  Side m_left;
  Side m_right;
  std::vector<std::pair<int, int>> m_differing;  // rows and columns, in reading order
};

}  // namespace damath::views

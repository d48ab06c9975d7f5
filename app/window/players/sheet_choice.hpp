// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the sheet of a workbook that has the list of players. Hidden if there is no choice.
#pragma once

#include <QString>
#include <QWidget>
#include <string>
#include <vector>

#include "app/window/text/translator.hpp"

class QComboBox;

namespace damath::window {

class SheetChoice : public QWidget {
  Q_OBJECT

 public:
  SheetChoice(const Translator& translator, QWidget* parent);

  // Shows the names of the sheets. No sheet is chosen at first.
  void ask(const std::vector<std::string>& sheets);
  void clear();

  [[nodiscard]] QComboBox* box() const { return m_box; }

 Q_SIGNALS:
  void chosen(const QString& sheet);

 private:
  const Translator& m_translator;
  QComboBox* m_box;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the scoresheet page: the ending and the result as the players wrote them, and the state of the
// scoresheet.
#pragma once

#include <QWidget>

#include "app/window/scoresheet/sheet_model.hpp"

class QComboBox;
class QLabel;

namespace damath::window {

class SheetHead : public QWidget {
  Q_OBJECT

 public:
  // The ending and the result that the user chooses are written into the model. Precondition: the model
  // outlives this object.
  SheetHead(SheetModel& model, const Translator& translator, QWidget* parent = nullptr);

  void setState(const QString& text);

 private:
  void retranslate();
  void showWritten();

  SheetModel& m_model;
  const Translator& m_translator;
  QLabel* m_endingLabel;
  QLabel* m_resultLabel;
  QComboBox* m_ending;
  QComboBox* m_result;
  QLabel* m_state;
};

}  // namespace damath::window

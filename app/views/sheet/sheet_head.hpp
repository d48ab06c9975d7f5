// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet's own head: how the game ended and the result as written, and what has become of the sheet.
#pragma once

#include <QWidget>

#include "app/models/sheet/sheet_model.hpp"

class QComboBox;
class QLabel;

namespace damath::views {

class SheetHead : public QWidget {
  Q_OBJECT

 public:
  // What is chosen is written into the model, which must outlive this.
  SheetHead(models::SheetModel& model, const models::Translator& translator, QWidget* parent = nullptr);

  void setState(const QString& text);

 private:
  void retranslate();
  void showWritten();

  models::SheetModel& m_model;
  const models::Translator& m_translator;
  QLabel* m_endingLabel;
  QLabel* m_resultLabel;
  QComboBox* m_ending;
  QComboBox* m_result;
  QLabel* m_state;
};

}  // namespace damath::views

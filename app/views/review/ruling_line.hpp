// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a sheet that is reviewed: who rules and why, typed once for all of the sheet, and the value
// of the cell that another one is typed for. Return leads on, Escape back to the sheet.
#pragma once

#include <QWidget>

#include "app/models/text/translator.hpp"

class QLabel;
class QLineEdit;

namespace damath::views {

class RulingLine : public QWidget {
  Q_OBJECT

 public:
  explicit RulingLine(const models::Translator& translator, QWidget* parent = nullptr);

  [[nodiscard]] QString by() const;
  [[nodiscard]] QString reason() const;
  // Whether both are there; where not, the focus goes to the first that is wanted.
  [[nodiscard]] bool isNamed();
  // A reason is of one sheet.
  void forgetReason();
  // Asks for the value of a cell, which is named in words.
  void askValue(const QString& cell, const QString& proposed);
  void hideValue();

 Q_SIGNALS:
  // Return was pressed after name and reason, and both are there.
  void named();
  void valueTyped(const QString& value);
  void left();

 private:
  void keyPressEvent(QKeyEvent* event) override;

  void retranslate();

  const models::Translator& m_translator;
  QLabel* m_byLabel;
  QLabel* m_reasonLabel;
  QLabel* m_valueLabel;
  QLineEdit* m_by;
  QLineEdit* m_reason;
  QLineEdit* m_value;
};

}  // namespace damath::views

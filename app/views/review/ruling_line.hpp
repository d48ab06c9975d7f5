// SPDX-License-Identifier: GPL-3.0-or-later
// The line below a sheet that is reviewed: who rules, typed once for all of the sheet, why, typed for each
// ruling, and the value of the cell that another one is typed for. Return leads on, Escape back to the sheet.
#pragma once

#include <QWidget>
#include <vector>

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
  // A reason is of one ruling: kept for the next one it would be journalled unread.
  void forgetReason();
  // Puts the reason in where none is typed. It counts once Return is pressed on it.
  void proposeReason(const QString& reason);
  // Empties the reason where it is still the proposed one.
  void forgetProposed();
  // Asks for the value of a cell, which is named in words.
  void askValue(const QString& cell, const QString& proposed);
  void hideValue();
  // The fields on show, in the order in which Tab goes through them.
  [[nodiscard]] std::vector<QWidget*> fields() const;

 Q_SIGNALS:
  // Return was pressed after name and reason, and both are there.
  void named();
  void valueTyped(const QString& value);
  // Name or reason got the focus.
  void entered();
  void left();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  void retranslate();

  const models::Translator& m_translator;
  QLabel* m_byLabel;
  QLabel* m_reasonLabel;
  QLabel* m_valueLabel;
  QLineEdit* m_by;
  QLineEdit* m_reason;
  QLineEdit* m_value;
  QString m_proposed;
  bool m_isProposalSeen = false;  // Return was pressed on the proposed reason
};

}  // namespace damath::views

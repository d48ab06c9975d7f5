// SPDX-License-Identifier: GPL-3.0-or-later
// The fields below a reviewed scoresheet: the reviewer's name, which stays for later rulings; the person who
// asked for the ruling, and the reason, both typed for each ruling; and the new value of a cell. Return goes
// to the next field, Escape back to the scoresheet.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "app/window/text/translator.hpp"
#include "db/records/rights.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class RulingLine : public QWidget {
  Q_OBJECT

 public:
  explicit RulingLine(const Translator& translator, QWidget* parent = nullptr);

  [[nodiscard]] QString by() const;
  [[nodiscard]] QString askedBy() const;
  [[nodiscard]] QString reason() const;
  // Shows or hides the fields. In a shared contest, the name of the person who is logged in stands in place
  // of a typed name.
  void offer(bool isOffered, const db::Worker& person);
  // True if name and reason have letters, and the user confirmed a proposed reason with Return. Otherwise
  // moves the focus to the first field where this is missing.
  [[nodiscard]] bool isNamed();
  // Clears the reason and the person who asked, and hides the field of the value. Both belong to one ruling
  // and must not be saved, unread, with the next ruling.
  void forgetReason();
  // Fills in a reason if the field is empty. The proposed reason counts only after the user presses Return in
  // its field.
  void proposeReason(const QString& reason);
  // Clears the reason if it is still the proposed reason.
  void forgetProposed();
  // Asks the user for the new value of a cell. `cell` is the name of the cell.
  void askValue(const QString& cell, const QString& proposed);
  void hideValue();
  // Returns the visible fields, in the order of the Tab key.
  [[nodiscard]] std::vector<QWidget*> fields() const;

 Q_SIGNALS:
  // Emitted when the user pressed Return and both name and reason are typed.
  void named();
  void valueTyped(const QString& value);
  // Emitted when the field of the name or the reason got the focus.
  void entered();
  void left();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  void retranslate();

  const Translator& m_translator;
  QLabel* m_byLabel;
  QLabel* m_askedLabel;
  QLabel* m_reasonLabel;
  QLabel* m_valueLabel;
  QLineEdit* m_by;
  QLineEdit* m_asked;
  QLineEdit* m_reason;
  QLineEdit* m_value;
  QString m_proposed;
  bool m_isProposalSeen = false;  // true after Return in the field of the proposed reason
};

}  // namespace damath::window

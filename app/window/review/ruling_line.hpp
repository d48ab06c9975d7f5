// SPDX-License-Identifier: GPL-3.0-or-later
// The input line below a reviewed sheet: the name of the reviewer, typed once per sheet; the reason, typed
// for each ruling; and the new value of a cell. Return goes to the next field, Escape back to the sheet.
#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "app/window/review/review_head.hpp"
#include "app/window/scoresheet/review_lines.hpp"
#include "app/window/text/translator.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class RulingLine : public QWidget {
  Q_OBJECT

 public:
  explicit RulingLine(const Translator& translator, QWidget* parent = nullptr);

  [[nodiscard]] QString by() const;
  [[nodiscard]] QString reason() const;
  // True if name and reason are there. Otherwise moves the focus to the first missing field.
  [[nodiscard]] bool isNamed();
  // Clears the reason, because it belongs to one ruling and must not be stored for the next ruling unread.
  void forgetReason();
  // Fills in the reason if the field is empty. The proposed reason counts after Return was pressed in its
  // field.
  void proposeReason(const QString& reason);
  // Clears the reason if it is still the proposed one.
  void forgetProposed();
  // Asks for the value of a cell; `cell` is the name of the cell.
  void askValue(const QString& cell, const QString& proposed);
  void hideValue();
  // Returns the visible fields in Tab order.
  [[nodiscard]] std::vector<QWidget*> fields() const;

 Q_SIGNALS:
  // Emitted when Return was pressed in name or reason and both are there.
  void named();
  void valueTyped(const QString& value);
  // Emitted when the name or the reason got the focus.
  void entered();
  void left();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  void retranslate();

  const Translator& m_translator;
  QLabel* m_byLabel;
  QLabel* m_reasonLabel;
  QLabel* m_valueLabel;
  QLineEdit* m_by;
  QLineEdit* m_reason;
  QLineEdit* m_value;
  QString m_proposed;
  bool m_isProposalSeen = false;  // Return was pressed in the field of the proposed reason
};

// Returns the name of the cell: "line 4, RED, total".
[[nodiscard]] QString cellText(const ReviewCell& cell, const Translator& translator);

// Returns the habits that the finding of the cell asks about; empty if it asks nothing.
[[nodiscard]] std::vector<sheet::HabitOfColumn> habitsAt(const desk::SheetView& view, const ReviewCell& cell);

// Returns the error if the cell cannot get this ruling; nullopt if it can. A nullopt `value` keeps the
// written text.
[[nodiscard]] std::optional<desk::DeskError> faultOf(const ReviewedSheet& of, const contest::Event& event,
                                                     const ReviewCell& cell,
                                                     const std::optional<std::string>& value);

// Returns the text of the ruling: "Keep “-13” in line 4, RED, total". A nullopt `value` keeps the written
// text.
[[nodiscard]] QString decisionText(const desk::SheetView& view, const ReviewCell& cell,
                                   const std::optional<std::string>& value, const Translator& translator);

// Returns the sentence of the ruling on the cell: "Line 4, RED, total: -13 stands as written …". Empty if
// there is no ruling.
[[nodiscard]] QString ruledText(const desk::SheetView& view, const ReviewCell& cell,
                                const Translator& translator);

}  // namespace damath::window

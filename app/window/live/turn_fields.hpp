// SPDX-License-Identifier: GPL-3.0-or-later
// The fields for typing one turn from a scoresheet: Move, Score and Total, with a row for each jump. Return
// leads to the next field. In the last field, it makes the turn.
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <functional>
#include <vector>

#include "app/window/text/translator.hpp"

class QGridLayout;
class QLineEdit;

namespace damath::window {

class TurnFields : public QWidget {
  Q_OBJECT

 public:
  static constexpr std::size_t kCells = 3;
  enum class Look { Plain, Right, Wrong };
  using Row = std::array<QLineEdit*, kCells>;

  explicit TurnFields(const Translator& translator, QWidget* parent = nullptr);

  // Returns the typed turn, for example "10 x 6 | 60 | 52; 10 - 3 | 7 | 59". core/play/turn_offer.hpp reads
  // this form.
  [[nodiscard]] QString text() const;
  [[nodiscard]] bool isEmpty() const { return text().isEmpty(); }
  // Removes all text and leaves a single empty row.
  void clear();
  // Selects the text of the first Move field, so that newly typed text replaces it.
  void selectMove();
  // Adds a row for the next jump of a capture and moves the cursor to it.
  void addRow();
  // Marks the fields as right or wrong, row by row. `looks` has the mark of each field; a field without a
  // mark looks plain. A wrong field also shows a symbol, not only a color.
  void setLooks(const std::vector<std::array<Look, kCells>>& looks);
  [[nodiscard]] Look lookOf(std::size_t row, std::size_t cell) const { return m_looks[row][cell]; }
  [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
  // Sets a function that tells if the text in the first Move field needs no figures: a whole turn, or a move
  // that cannot be made. If so, Return in that field enters the turn.
  void setIsWhole(std::function<bool()> isWhole) { m_isWhole = std::move(isWhole); }
  void setPlaceholder(const QString& text);

 Q_SIGNALS:
  void edited();
  // Emitted when the user finished typing the turn.
  void entered();
  // Emitted when the user pressed the space bar while all fields are empty, to start or pause the clocks.
  void clocksAsked();

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  void removeRow();
  void goOn(std::size_t row, std::size_t cell);
  void nameCells();

  const Translator& m_translator;
  QGridLayout* m_layout;
  std::vector<Row> m_rows;
  std::vector<std::array<Look, kCells>> m_looks;
  std::function<bool()> m_isWhole = [] { return false; };
};

}  // namespace damath::window

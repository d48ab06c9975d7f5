// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of one turn as they are typed from the paper: Move, Score and Total, a row for each jump. Return
// leads from a cell to the next one and after the last makes the turn.
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <vector>

#include "app/models/text/translator.hpp"

class QGridLayout;
class QLineEdit;

namespace damath::views {

class TurnFields : public QWidget {
  Q_OBJECT

 public:
  static constexpr std::size_t kCells = 3;
  enum class Look { Plain, Right, Wrong };
  using Row = std::array<QLineEdit*, kCells>;

  explicit TurnFields(const models::Translator& translator, QWidget* parent = nullptr);

  // "10 x 6 | 60 | 52; 10 - 3 | 7 | 59", as core/play/written_cells.hpp reads it.
  [[nodiscard]] QString text() const;
  [[nodiscard]] bool isEmpty() const { return text().isEmpty(); }
  // One empty row is left.
  void clear();
  // What is typed next takes the place of the first Move.
  void selectMove();
  // For the next jump of a chain; the cursor goes there.
  void addRow();
  // By rows; what is not named is plain. What is wrong shows a symbol as well as a colour.
  void setLooks(const std::vector<std::array<Look, kCells>>& looks);
  [[nodiscard]] Look lookOf(std::size_t row, std::size_t cell) const { return m_looks[row][cell]; }
  [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
  // Whether a Move cell tells the whole turn, so that nothing is asked after it.
  void setIsWhole(std::function<bool()> isWhole) { m_isWhole = std::move(isWhole); }
  void setPlaceholder(const QString& text);

 Q_SIGNALS:
  void edited();
  // The turn is to be made.
  void entered();
  // The space bar where nothing is typed.
  void clocksAsked();

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  void removeRow();
  void goOn(std::size_t row, std::size_t cell);
  void nameCells();

  const models::Translator& m_translator;
  QGridLayout* m_layout;
  std::vector<Row> m_rows;
  std::vector<std::array<Look, kCells>> m_looks;
  std::function<bool()> m_isWhole = [] { return false; };
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// The cells for typing one turn from a scoresheet: Move, Score and Total, with a row for each jump. Return
// leads to the next cell; after the last cell it makes the turn. A check explains the errors while the user
// types.
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <functional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/play/live_game.hpp"

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

  // Returns "10 x 6 | 60 | 52; 10 - 3 | 7 | 59", in the form that core/play/turn_offer.hpp reads.
  [[nodiscard]] QString text() const;
  [[nodiscard]] bool isEmpty() const { return text().isEmpty(); }
  // Leaves a single empty row.
  void clear();
  // Selects the first Move, so that the next typed text replaces it.
  void selectMove();
  // Adds a row for the next jump of a capture and moves the cursor there.
  void addRow();
  // Marks the cells, row by row; cells without an entry are plain. A wrong cell shows a symbol as well as a
  // color.
  void setLooks(const std::vector<std::array<Look, kCells>>& looks);
  [[nodiscard]] Look lookOf(std::size_t row, std::size_t cell) const { return m_looks[row][cell]; }
  [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
  // Sets a test that is true if a Move cell tells the whole turn. Return in that cell then makes the turn.
  void setIsWhole(std::function<bool()> isWhole) { m_isWhole = std::move(isWhole); }
  void setPlaceholder(const QString& text);

 Q_SIGNALS:
  void edited();
  // Emitted when the user finished the turn.
  void entered();
  // Emitted for the space bar in an empty field.
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

// Checks the cells of a turn while the user types them from the scoresheet, and explains the errors.
struct TypedCheck {
  // Per line: true if Move, Score and Total are correct. Empty if the cells match no turn in this position.
  std::vector<std::array<bool, 3>> isRight;
  QString text;  // one finding per line, or a text that all is legal
};

// Precondition: the game is not over, and the arbiter keeps it (Keeping).
[[nodiscard]] TypedCheck typedCheck(const play::LiveGame& game, const QString& typed,
                                    const Translator& translator);

}  // namespace damath::window

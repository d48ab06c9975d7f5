// SPDX-License-Identifier: GPL-3.0-or-later
// The board at a line of the sheet, the turn that led to this position as text, and buttons to step through
// the game.
#pragma once

#include <QWidget>
#include <optional>

#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"

class QLabel;
class QToolButton;

namespace damath::window {

class BoardView;

class TurnPanel : public QWidget {
  Q_OBJECT

 public:
  explicit TurnPanel(const Translator& translator, QWidget* parent = nullptr);

  void setChipSet(const rules::ChipSet& set);
  enum class Written { Nothing, Lines };
  // With Written::Nothing, no text about the report is shown.
  void setReport(const sheet::AuditReport& report, Written written = Written::Lines);
  // Shows the position after the last turn that begins at or before the line. Line 0 is the start position.
  // With a side, the other player's later turn in the same line is not played; without a side, the whole line
  // is played.
  void showLine(int line, std::optional<board::Side> side);
  [[nodiscard]] const BoardView& board() const { return *m_board; }
  [[nodiscard]] QString caption() const;

 Q_SIGNALS:
  // Emitted when the user went to another turn; `line` is the written line of that turn.
  void wentTo(int line, damath::board::Side side);

 private:
  enum class Step { First, Previous, Next, Last };
  void go(Step step);
  void showTurn(std::size_t played);
  void retranslate();
  [[nodiscard]] QString turnText(const sheet::ReplayedTurn& turn) const;

  const Translator& m_translator;
  rules::ChipSet m_set;
  sheet::AuditReport m_report;
  Written m_written = Written::Nothing;
  std::size_t m_played = 0;  // number of the report's turns on the board
  BoardView* m_board;
  QLabel* m_caption;
  QLabel* m_extentSign;  // shown beside the extent if the game could not be followed
  QLabel* m_extent;
  QToolButton* m_steps[4];
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The board at a line of the scoresheet, the last turn before that position in words, and buttons to go
// through the game turn by turn.
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
  // Shows the game of an audit report. Use Written::Nothing for an empty scoresheet: it hides the text that
  // tells how much of the game the audit could follow.
  void setReport(const sheet::AuditReport& report, Written written = Written::Lines);
  // Shows the position after the last turn that begins in this line or above. Line 0 is the start position.
  // If `side` is given and the other player plays later in this line, leaves out the other player's turn in
  // this line.
  void showLine(int line, std::optional<board::Side> side);
  [[nodiscard]] const BoardView& board() const { return *m_board; }
  [[nodiscard]] QString caption() const;

 Q_SIGNALS:
  // Emitted when the user went to a turn that is written on the scoresheet. `line` is its first line.
  void wentTo(int line, damath::board::Side side);

 private:
  void changeEvent(QEvent* event) override;
  void fitLabels();

  enum class Step { First, Previous, Next, Last };
  void go(Step step);
  void showTurn(std::size_t played);
  void retranslate();
  [[nodiscard]] QString turnText(const sheet::ReplayedTurn& turn) const;

  const Translator& m_translator;
  rules::ChipSet m_set;
  sheet::AuditReport m_report;
  Written m_written = Written::Nothing;
  std::size_t m_played = 0;  // the number of turns of m_report that were played to reach the shown position
  BoardView* m_board;
  QLabel* m_caption;
  QLabel* m_extentSign;  // a warning sign, visible if the audit could not follow the whole game
  QLabel* m_extent;
  QToolButton* m_steps[4];
};

}  // namespace damath::window

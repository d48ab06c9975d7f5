// SPDX-License-Identifier: GPL-3.0-or-later
// The board beside a reviewed scoresheet: the position at a line of the scoresheet, with a caption. If the
// audit could not follow the line, shows the position after the last turn that the audit followed, or else
// the start position.
#pragma once

#include <QWidget>

#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"

class QLabel;

namespace damath::window {

class BoardView;

class ReviewBoard : public QWidget {
  Q_OBJECT

 public:
  // Precondition: the translator outlives this object.
  explicit ReviewBoard(const Translator& translator, QWidget* parent = nullptr);

  void setChipSet(const rules::ChipSet& set);
  // Shows the position before the side's turn in this line. If the audit has no turn there, shows the
  // position after the last turn that begins in this line or above; without such a turn, the start position.
  void showLine(const sheet::AuditReport& report, int line, board::Side side);
  [[nodiscard]] QString caption() const;

 private:
  const Translator& m_translator;
  QLabel* m_caption;
  BoardView* m_board;
};

}  // namespace damath::window

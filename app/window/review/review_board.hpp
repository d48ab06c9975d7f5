// SPDX-License-Identifier: GPL-3.0-or-later
// The board beside a reviewed sheet: the position at a written line, with a caption. If the audit could not
// follow the line, shows the last position that the audit followed.
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
  // The translator must outlive this object.
  explicit ReviewBoard(const Translator& translator, QWidget* parent = nullptr);

  void setChipSet(const rules::ChipSet& set);
  // Shows the position before the side's turn in the line. If the audit has no turn there, shows the position
  // after the last followed turn above the line.
  void showLine(const sheet::AuditReport& report, int line, board::Side side);
  [[nodiscard]] QString caption() const;

 private:
  const Translator& m_translator;
  QLabel* m_caption;
  BoardView* m_board;
};

}  // namespace damath::window

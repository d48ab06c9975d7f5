// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_board.hpp"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/board/board_view.hpp"
#include "app/window/parts/layouts.hpp"

namespace damath::window {

using board::Side;
using words::Phrase;

namespace {

constexpr int kSmallestBoard = 208;

// Returns the turn that the side wrote in this line; nullptr if the audit could not follow the line.
const sheet::ReplayedTurn* turnAt(const sheet::AuditReport& report, int line, Side side) {
  for (const sheet::ReplayedTurn& turn : report.turns) {
    if (turn.side == side && std::ranges::find(turn.lines, line) != turn.lines.end()) return &turn;
  }
  return nullptr;
}

// Returns the last turn, up to this line, that the audit could follow; nullptr if there is none.
const sheet::ReplayedTurn* lastTurnUpTo(const sheet::AuditReport& report, int line) {
  const sheet::ReplayedTurn* last = nullptr;
  for (const sheet::ReplayedTurn& turn : report.turns) {
    if (!turn.lines.empty() && turn.lines.front() <= line) last = &turn;
  }
  return last;
}

}  // namespace

ReviewBoard::ReviewBoard(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_caption(new QLabel(this)),
      m_board(new BoardView(m_translator, this)) {
  m_caption->setAlignment(Qt::AlignCenter);
  m_caption->setWordWrap(true);
  arrange(*flush<QVBoxLayout>(this), {m_caption, m_board, Placed::room(1)});
  // The board may become small, so that the table gets the width for long values.
  m_board->setMinimumSize(kSmallestBoard, kSmallestBoard);
}

void ReviewBoard::setChipSet(const rules::ChipSet& set) {
  m_board->setChipSet(set);
}

QString ReviewBoard::caption() const {
  return m_caption->text();
}

void ReviewBoard::showLine(const sheet::AuditReport& report, int line, Side side) {
  const auto nameOf = [this](Side of) { return m_translator(of == Side::Blue ? Phrase::Blue : Phrase::Red); };
  if (const sheet::ReplayedTurn* turn = turnAt(report, line, side)) {
    m_board->setPosition(turn->before, turn->turn);
    m_caption->setText(m_translator(Phrase::BoardBeforeLine).arg(line).arg(nameOf(side)));
  } else if (const sheet::ReplayedTurn* last = lastTurnUpTo(report, line)) {
    m_board->setPosition(last->after, std::nullopt);
    m_caption->setText(m_translator(Phrase::BoardAfterLine).arg(last->lines.back()).arg(nameOf(last->side)));
  } else {
    m_board->setPosition(report.start, std::nullopt);
    m_caption->setText(m_translator(Phrase::StartPosition));
  }
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/game_sheet.hpp"

#include <QHeaderView>
#include <QPainter>
#include <algorithm>

#include "app/play/game/game_record.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/notation/board/square_name.hpp"
#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::window {

using board::Side;
using words::Phrase;

namespace {

constexpr int kColumnsASide = 3;
constexpr int kRowAir = 6;

}  // namespace

GameSheet::GameSheet(const Translator& translator, QWidget* parent)
    : QTableWidget(parent), m_translator(translator) {
  setEditTriggers(NoEditTriggers);
  setSelectionMode(SingleSelection);
  setTabKeyNavigation(false);
  setAlternatingRowColors(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  verticalHeader()->hide();
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void GameSheet::setCell(int row, int column, const QString& text, Qt::Alignment alignment) {
  auto* cell = new QTableWidgetItem(text);
  cell->setTextAlignment(alignment | Qt::AlignVCenter);
  cell->setToolTip(text);
  setItem(row, column, cell);
}

void GameSheet::show(const game::Setup& setup, const rules::RunningGame& game) {
  setAccessibleName(m_translator.plain(Phrase::GameSheet));
  clear();
  setRowCount(0);
  setup.law.hasScores() ? showSheet(setup, game) : showTurns(setup, game);
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowAir);
  showEnd();
}

void GameSheet::paintEvent(QPaintEvent* event) {
  QTableWidget::paintEvent(event);
  if (rowCount() > 0) return;
  QPainter painter(viewport());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                   m_translator(Phrase::NoTurnPlayed));
}

// Scrolls to the last line again. A text that appears above the table reduces the height of the table and
// could hide this line.
void GameSheet::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  showEnd();
}

// Adapts the row heights, because a long move takes several text lines. Then scrolls to the last line.
void GameSheet::showEnd() {
  resizeRowsToContents();
  if (rowCount() > 0) scrollToBottom();
}

void GameSheet::showSheet(const game::Setup& setup, const rules::RunningGame& game) {
  const sheet::Sheet sheet = game::sheetOf(setup.law, game, sheet::Routes::AsOnPaper);
  // The heading of the moves is empty here, because the player's name takes its place.
  const QString names[] = {QString(), m_translator.plain(Phrase::Score), m_translator.plain(Phrase::Total)};
  setColumnCount(2 * kColumnsASide);
  QStringList heads;
  for (const Side side : board::kSides) {
    const QString name = toQt(words::sideName(setup.law.game, side, m_translator.language()));
    for (int column = 0; column < kColumnsASide; ++column) {
      heads << (column == 0 ? name : names[column]);
    }
  }
  setHorizontalHeaderLabels(heads);
  for (int column = 0; column < columnCount(); ++column) {
    const bool isMove = column % kColumnsASide == 0;
    horizontalHeader()->setSectionResizeMode(column,
                                             isMove ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
  // Leaves out the lines with the remaining chips (R.C.) until the end of the game.
  for (const sheet::Line& line : sheet.lines) {
    const bool isPlay =
        std::ranges::any_of(line.halves, [](const auto& half) { return half.kind == sheet::HalfKind::Play; });
    if (!isPlay && !game.outcome()) continue;
    const int row = rowCount();
    insertRow(row);
    for (const Side side : board::kSides) {
      const sheet::Half& half = line.of(side);
      const int first = kColumnsASide * static_cast<int>(indexOf(side));
      QString move = render::printableFigures(half.move);
      if (half.kind == sheet::HalfKind::Remaining) move.prepend(QStringLiteral("R.C. "));
      if (half.kind == sheet::HalfKind::RemainingTotal) move = m_translator.plain(Phrase::Total);
      if (half.kind == sheet::HalfKind::GrandTotal) move = m_translator.plain(Phrase::GrandTotal);
      setCell(row, first, move, Qt::AlignLeft);
      setCell(row, first + 1, render::printableFigures(half.score), Qt::AlignRight);
      setCell(row, first + 2, render::printableFigures(half.total), Qt::AlignRight);
    }
  }
}

void GameSheet::showTurns(const game::Setup& setup, const rules::RunningGame& game) {
  setColumnCount(3);
  QStringList heads{m_translator.plain(Phrase::TurnNumber)};
  const Side first = game.played().empty() ? game.position().toMove() : game.played().front().side;
  for (const Side side : {first, opponent(first)}) {
    heads << toQt(words::sideName(setup.law.game, side, m_translator.language()));
  }
  setHorizontalHeaderLabels(heads);
  for (int column = 0; column < columnCount(); ++column) {
    horizontalHeader()->setSectionResizeMode(
        column, column > 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
  for (std::size_t i = 0; i < game.played().size(); ++i) {
    const int row = static_cast<int>(i / 2);
    if (i % 2 == 0) {
      insertRow(row);
      setCell(row, 0, QString::number(row + 1), Qt::AlignRight);
    }
    const QString turn = toQt(notation::turnName(setup.law.game, game.played()[i].turn));
    setCell(row, 1 + static_cast<int>(i % 2), turn, Qt::AlignLeft);
  }
}

}  // namespace damath::window

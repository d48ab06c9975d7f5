// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/table_sheet.hpp"

#include <QVBoxLayout>
#include <utility>
#include <vector>

#include "app/window/parts/layouts.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kLeastHeight = 80;

std::vector<sheet::Half> closingOf(const sheet::Sheet& sheet, board::Side side) {
  std::vector<sheet::Half> rows;
  for (const sheet::Line& line : sheet.lines) {
    const sheet::Half& half = line.of(side);
    const bool isRow = half.kind != sheet::HalfKind::Play && half.kind != sheet::HalfKind::Blank;
    if (isRow) rows.push_back(half);
  }
  return rows;
}

}  // namespace

TableSheet::TableSheet(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_sheet(translator),
      m_audit(translator),
      m_lines(new SheetGrid(m_sheet, translator, this)) {
  flush<QVBoxLayout>(this)->addWidget(m_lines);
  m_lines->setMinimumHeight(kLeastHeight);
  m_closes.setSingleShot(true);
  connect(m_lines, &SheetGrid::roomWanted, this, &TableSheet::roomWanted);
  connect(&m_audit, &LiveAudit::done, this, &TableSheet::showMarks);
  // The timer fires after the edit of the cell is complete, because its handler replaces the whole
  // scoresheet.
  connect(&m_sheet, &SheetModel::edited, this, [this] {
    if (!m_isShowing) m_closes.start();
  });
  connect(&m_closes, &QTimer::timeout, this, &TableSheet::takeTyped);
}

// Disconnects the model first, so that no signal reaches this half-destroyed object.
TableSheet::~TableSheet() {
  m_sheet.disconnect(this);
  delete m_lines;
}

void TableSheet::retranslate() {
  m_lines->setAccessibleName(m_translator(Phrase::SheetPage));
}

void TableSheet::show(const desk::LiveTable* table) {
  sheet::Sheet now = table == nullptr ? sheet::Sheet{} : desk::sheetOf(*table);
  // This function is also called after changes of other games. If the scoresheet of this game has not
  // changed, the user's unsaved typing stays.
  const bool isAnother = now != m_shown;
  m_shown = std::move(now);
  if (isAnother) {
    // An audit of the game before must not mark cells of this game.
    m_audit.forget();
    setAnew();
  }
  m_lines->setPlayers(table == nullptr ? QString() : toQt(table->blue),
                      table == nullptr ? QString() : toQt(table->red));
  const bool isByArbiter = table != nullptr && table->record.keeping == play::Keeping::Arbiter;
  const auto outcome = table == nullptr ? std::nullopt : table->game().outcome();
  m_isOver = outcome.has_value();
  m_isTyped = isByArbiter && m_isOver && !rules::isNoShow(outcome->ending);
  m_lines->setFocusPolicy(m_isTyped ? Qt::StrongFocus : Qt::NoFocus);
  m_lines->setEditTriggers(m_isTyped ? QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked |
                                           QAbstractItemView::EditKeyPressed
                                     : QAbstractItemView::EditTriggers(QAbstractItemView::NoEditTriggers));
  if (isAnother) m_lines->scrollToBottom();
  if (!isByArbiter) return;
  m_audit.setLaw(table->game().setup().ruleset, table->game().setup().set);
  m_audit.ask(m_sheet.sheet());
}

void TableSheet::takeTyped() {
  if (!m_isTyped) return;
  const sheet::Sheet typed = m_sheet.sheet();
  for (const board::Side side : board::kSides) {
    auto rows = closingOf(typed, side);
    if (rows != closingOf(m_shown, side)) return Q_EMIT closingTyped({side, std::move(rows)});
  }
  // The rows below the moves are as before, and the user cannot type into the lines of played turns. So the
  // user only undid earlier typing. Shows the scoresheet of the live game again.
  setAnew();
  m_audit.ask(m_shown);
}

void TableSheet::setAnew() {
  m_isShowing = true;
  m_sheet.setSheet(m_shown);
  m_isShowing = false;
}

void TableSheet::showMarks() {
  const auto& verdict = m_audit.last();
  std::vector<CellMark> marks;
  for (std::size_t i = 0; i < verdict.report.findings.size(); ++i) {
    const sheet::Finding& finding = verdict.report.findings[i];
    if (!sheet::isWithin(finding, m_isOver ? sheet::Extent::Whole : sheet::Extent::Moves)) continue;
    const auto cell = markedCell(finding, m_sheet);
    if (cell) marks.push_back({cell->row, cell->column, markOf(finding), verdict.sentences[i]});
  }
  m_sheet.setMarks(marks);
}

void TableSheet::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_lines->scrollToBottom();
}

}  // namespace damath::window

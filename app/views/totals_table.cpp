#include "app/views/totals_table.hpp"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/icon.hpp"

namespace damath::views {

using board::Side;
using models::toQt;
using words::Phrase;

namespace {

QString writtenGrand(const sheet::Sheet& sheet, Side side) {
  for (const sheet::Line& line : sheet.lines) {
    const sheet::Half& half = line.of(side);
    if (half.kind != sheet::HalfKind::GrandTotal) continue;
    return toQt(half.score.empty() ? half.total : half.score);
  }
  return QStringLiteral("—");
}

bool isWrong(const sheet::AuditReport& report, sheet::Cell cell, std::optional<Side> side) {
  return std::ranges::any_of(report.findings, [cell, side](const sheet::Finding& finding) {
    return finding.cell == cell && finding.side == side && finding.severity() == sheet::Severity::Error;
  });
}

}  // namespace

TotalsTable::TotalsTable(const models::Speech& speech, QWidget* parent) : QWidget(parent), m_speech(speech) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(3);
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      auto* cell = new QLabel(this);
      cell->setTextFormat(Qt::PlainText);
      if (column != Name) cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
      if (row == 0) cell->setForegroundRole(QPalette::PlaceholderText);
      QFont font = cell->font();
      font.setBold(row > 0 && (column == Name || column == Grand));
      cell->setFont(font);
      grid->addWidget(cell, row, column);
      m_cells[row][column] = cell;
    }
  }
  grid->setColumnStretch(Name, 1);
}

void TotalsTable::show(const sheet::Sheet& sheet, const rules::ChipSet& set,
                       const sheet::AuditReport& report) {
  constexpr Phrase kHeads[] = {Phrase::Corrected, Phrase::RunningTotal, Phrase::RemainingShort,
                               Phrase::GrandTotal, Phrase::AsWritten};
  for (int column = 0; column <= Written; ++column) m_cells[0][column]->setText(m_speech(kHeads[column]));
  for (const Side side : board::kSides) {
    const int row = static_cast<int>(indexOf(side)) + 1;
    const sheet::Totals& totals = report.of(side);
    m_cells[row][Name]->setText(m_speech(side == Side::Blue ? Phrase::Blue : Phrase::Red));
    m_cells[row][Running]->setText(models::figureText(set, totals.running));
    m_cells[row][Remaining]->setText(models::figureText(set, totals.remaining));
    setRow(row, writtenGrand(sheet, side), models::figureText(set, totals.grand),
           !isWrong(report, sheet::Cell::GrandTotal, side));
  }
  m_cells[3][Name]->setText(m_speech(Phrase::Result));
  setRow(3, models::resultText(sheet.result()), models::resultText(report.result),
         !isWrong(report, sheet::Cell::Result, std::nullopt));
}

void TotalsTable::setRow(int row, const QString& written, const QString& correct, bool same) {
  m_cells[row][Grand]->setText(correct);
  m_cells[row][Written]->setText(written);
  m_cells[row][Sign]->setPixmap(icon(same ? Symbol::Good : Symbol::Error).pixmap(16, 16));
  m_cells[row][Sign]->setToolTip(m_speech(same ? Phrase::Right : Phrase::Wrong));
}

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sheet/versions_dialog.hpp"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <tuple>

#include "app/models/aligned_lines.hpp"
#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/parts/sheet_grid.hpp"

namespace damath::views {

using models::Mark;
using models::SheetModel;
using models::toQt;
using words::Phrase;

VersionsDialog::VersionsDialog(const models::Translator& translator, const QString& introduction,
                               const std::optional<desk::SheetView>& theirs, const sheet::Sheet& mine,
                               QWidget* parent)
    : QDialog(parent), m_translator(translator), m_theirs(translator), m_mine(translator) {
  setWindowTitle(m_translator.plain(Phrase::TwoVersions));
  sheet::Sheet there = theirs ? theirs->stored.sheet : sheet::Sheet();
  sheet::Sheet here = mine;
  std::tie(there.lines, here.lines) = models::alignedLines(there.lines, here.lines);
  m_theirs.setSheet(there);
  m_mine.setSheet(here);
  markDifferences();

  auto* told =
      new QLabel(introduction + u'\n' + m_translator(Phrase::DifferentCells).arg(m_differences), this);
  told->setWordWrap(true);
  told->setTextFormat(Qt::PlainText);
  const QString theirTitle =
      theirs ? m_translator(Phrase::TheirVersion)
                   .arg(theirs->stored.version)
                   .arg(toQt(theirs->stored.by),
                        models::momentText(QDateTime::fromString(toQt(theirs->stored.at), Qt::ISODate),
                                           m_translator.language()))
             : m_translator(Phrase::NoSheetYet);
  auto* grids = new QHBoxLayout;
  grids->setSpacing(12);
  grids->addWidget(column(theirTitle, m_theirs, m_theirGrid));
  grids->addWidget(column(m_translator(Phrase::MyVersion), m_mine, m_myGrid));
  // The same line stands at the same height.
  connect(m_theirGrid->verticalScrollBar(), &QScrollBar::valueChanged, m_myGrid->verticalScrollBar(),
          &QScrollBar::setValue);
  connect(m_myGrid->verticalScrollBar(), &QScrollBar::valueChanged, m_theirGrid->verticalScrollBar(),
          &QScrollBar::setValue);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  auto* keepTheirs = buttons->addButton(m_translator(Phrase::KeepTheirs), QDialogButtonBox::ActionRole);
  auto* storeMine = buttons->addButton(m_translator(Phrase::StoreMine), QDialogButtonBox::ActionRole);
  // Neither is to be chosen by a key pressed too often.
  buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
  connect(keepTheirs, &QPushButton::clicked, this, [this] { done(Theirs); });
  connect(storeMine, &QPushButton::clicked, this, [this] { done(Mine); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  layout->addWidget(told);
  layout->addLayout(grids, 1);
  layout->addWidget(buttons);
  resize(1060, 560);
}

QWidget* VersionsDialog::column(const QString& title, SheetModel& model, SheetGrid*& grid) {
  auto* column = new QWidget(this);
  const sheet::Sheet sheet = model.sheet();
  const QString closing =
      QStringLiteral("%1: %2 · %3: %4")
          .arg(m_translator.plain(Phrase::EndingField),
               models::endingText(sheet.ending(), m_translator.language()),
               m_translator.plain(Phrase::ResultField), models::resultText(sheet.result()));
  auto* head = new QLabel(title + u'\n' + closing, column);
  head->setTextFormat(Qt::PlainText);
  head->setWordWrap(true);
  grid = new SheetGrid(model, m_translator, column);
  grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
  grid->setAccessibleName(title);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(head);
  layout->addWidget(grid, 1);
  return column;
}

void VersionsDialog::markDifferences() {
  std::vector<models::CellMark> theirs;
  std::vector<models::CellMark> mine;
  const auto textAt = [](const SheetModel& model, int row, int column) {
    return row < model.rowCount() ? model.index(row, column).data().toString() : QString();
  };
  for (int row = 0; row < qMax(m_theirs.rowCount(), m_mine.rowCount()); ++row) {
    for (int column = 0; column < SheetModel::kColumns; ++column) {
      const QString there = textAt(m_theirs, row, column);
      const QString here = textAt(m_mine, row, column);
      if (there == here) continue;
      ++m_differences;
      theirs.push_back({row, column, Mark::Consequence, m_translator(Phrase::OtherSays).arg(here)});
      mine.push_back({row, column, Mark::Consequence, m_translator(Phrase::OtherSays).arg(there)});
    }
  }
  m_theirs.setMarks(theirs);
  m_mine.setMarks(mine);
}

}  // namespace damath::views

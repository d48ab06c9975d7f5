// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/practice/analysis_dialog.hpp"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cstdlib>

#include "app/game/game_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/parts/board_view.hpp"
#include "app/views/practice/course_plot.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::views {

using board::Side;
using models::AnalysedTurn;
using models::toQt;
using words::Phrase;

namespace {

enum AnalysisColumn { kTurnNumber, kTurnSide, kTurnMade, kGivenAway, kBetter, kAnalysisColumns };

double pointsOf(const exact::Number& value) {
  return toQt(exact::toDecimals(value, 2)).toDouble();
}

double pointsOf(engine::Value value) {
  return static_cast<double>(value) / static_cast<double>(engine::kPoint);
}

}  // namespace

AnalysisDialog::AnalysisDialog(const models::Translator& translator, const game::Setup& setup,
                               const rules::TurnList& turns, Side below, QWidget* parent)
    : QDialog(parent),
      m_translator(translator),
      m_setup(setup),
      m_board(new BoardView(translator, this)),
      m_told(new QLabel(this)),
      m_plot(new CoursePlot(translator, this)),
      m_table(new QTableWidget(this)),
      m_progress(new QProgressBar(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(m_translator.plain(Phrase::AnalyseGame));
  m_board->setGame(m_setup.law.game);
  m_board->setChipSet(m_setup.law.set);
  m_board->setBelow(below);
  m_board->setPosition(m_setup.law.start, std::nullopt);
  m_told->setWordWrap(true);
  m_told->setTextFormat(Qt::PlainText);
  m_told->setText(m_translator(Phrase::Analysing));
  m_table->setAccessibleName(m_translator.plain(Phrase::GameSheet));
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  m_progress->setAccessibleName(m_translator.plain(Phrase::Analysing));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* right = new QVBoxLayout;
  right->addWidget(m_told);
  right->addWidget(m_progress);
  right->addWidget(m_plot, 2);
  right->addWidget(m_table, 3);
  right->addWidget(buttons);
  auto* row = new QHBoxLayout(this);
  row->setSpacing(14);
  row->addWidget(m_board, 1);
  row->addLayout(right, 1);
  resize(1120, 620);
  m_plot->setFocus();
  connect(m_plot, &CoursePlot::turnChosen, this, &AnalysisDialog::goTo);
  connect(m_table, &QTableWidget::currentCellChanged, this, [this](int line) {
    if (line >= 0) goTo(line + 1);
  });
  connect(&m_work, &models::FileWork::went, this, [this](int done, int all) {
    m_progress->setMaximum(all);
    m_progress->setValue(done);
  });
  m_work.start([this, agreed = m_setup, turns](const models::FileWork::Watch& watch) {
    auto analysed = models::analysisOf(agreed, turns, watch);
    return [this, analysed = std::move(analysed)] { present(analysed); };
  });
}

QString AnalysisDialog::nameOf(Side side) const {
  return toQt(words::sideName(m_setup.law.game, side, m_translator.language()));
}

void AnalysisDialog::present(std::vector<AnalysedTurn> turns) {
  m_progress->hide();
  m_turns = std::move(turns);
  fillTable();
  fillPlot();
  goTo(0);
}

bool AnalysisDialog::isCounted(const AnalysedTurn& turn) const {
  const engine::SearchResult& result = turn.review.result;
  return result.plies > 0 && (m_setup.law.hasScores() || std::abs(result.value) < engine::kWin / 2);
}

void AnalysisDialog::fillTable() {
  m_table->setColumnCount(kAnalysisColumns);
  m_table->setRowCount(static_cast<int>(m_turns.size()));
  m_table->setHorizontalHeaderLabels({m_translator.plain(Phrase::TurnNumber),
                                      m_translator.plain(Phrase::TurnOf), m_translator.plain(Phrase::Move),
                                      m_translator.plain(Phrase::GivenAway),
                                      m_translator.plain(Phrase::BestTurn)});
  for (int i = 0; i < m_table->rowCount(); ++i) {
    const AnalysedTurn& each = m_turns[static_cast<std::size_t>(i)];
    const auto given = each.review.given();
    const auto& best = each.review.result.best;
    const auto textOf = [&](const rules::Turn& turn) {
      return render::printableFigures(game::turnText(m_setup.law, turn, each.before));
    };
    const bool isBest = !best || *best == each.turn || given.value_or(0) == 0;
    const QString cells[kAnalysisColumns] = {
        QString::number(i + 1), nameOf(each.side), textOf(each.turn),
        given && isCounted(each) ? toQt(game::pointsText(*given)) : QString(),
        isBest ? QString() : textOf(*best)};
    for (int column = 0; column < kAnalysisColumns; ++column) {
      auto* cell = new QTableWidgetItem(cells[column]);
      cell->setToolTip(cells[column]);
      if (column == kGivenAway || column == kTurnNumber)
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_table->setItem(i, column, cell);
    }
  }
  for (int column = 0; column < kAnalysisColumns; ++column) {
    const bool isText = column == kTurnMade || column == kBetter;
    m_table->horizontalHeader()->setSectionResizeMode(
        column, isText ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
}

// What BLUE is ahead by so far, and what the engine expects from there.
void AnalysisDialog::fillPlot() {
  std::vector<CoursePlot::Point> points(m_turns.size() + 1);
  for (std::size_t i = 0; i < m_turns.size(); ++i) {
    const AnalysedTurn& each = m_turns[i];
    points[i + 1].values[0] = pointsOf(each.running[0]);
    points[i + 1].values[1] = pointsOf(each.running[1]);
    const double ahead = points[i].values[0] - points[i].values[1];
    const double toCome = pointsOf(each.review.result.value);
    points[i].isExpected = isCounted(each);
    if (isCounted(each)) points[i].values[2] = ahead + (each.side == Side::Blue ? toCome : -toCome);
  }
  points.back().isExpected = false;
  m_plot->setPoints(std::move(points), {nameOf(Side::Blue), nameOf(Side::Red),
                                        m_translator(Phrase::ExpectedLead).arg(nameOf(Side::Blue))});
  m_plot->setVisible(m_setup.law.hasScores());
}

void AnalysisDialog::goTo(int turn) {
  if (turn < 0 || turn > static_cast<int>(m_turns.size())) return;
  m_plot->choose(turn);
  m_table->setCurrentCell(turn - 1, kTurnMade);
  if (turn == 0) {
    m_board->setPosition(m_setup.law.start, std::nullopt);
    const auto sum = [this](Side side) { return toQt(game::pointsText(givenBy(m_turns, side))); };
    return m_told->setText(m_translator(Phrase::GivenInAll)
                               .arg(nameOf(Side::Blue), sum(Side::Blue), nameOf(Side::Red), sum(Side::Red)));
  }
  const AnalysedTurn& each = m_turns[static_cast<std::size_t>(turn) - 1];
  board::Position after = each.before;
  rules::play(m_setup.law.movement, after, each.turn);
  m_board->setPosition(after, each.turn);
  QStringList line;
  for (const rules::Turn& best : each.review.result.line) {
    line << toQt(notation::turnName(m_setup.law.game, best));
  }
  const auto given = each.review.given();
  const bool isKnown = given.has_value() && isCounted(each);
  m_told->setText(
      isKnown ? m_translator(Phrase::TurnGave)
                    .arg(turn)
                    .arg(nameOf(each.side), toQt(game::pointsText(*given)), line.join(QStringLiteral(" · ")))
              : m_translator(Phrase::BehindTurn).arg(turn));
}

}  // namespace damath::views

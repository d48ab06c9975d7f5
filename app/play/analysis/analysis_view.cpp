// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/analysis/analysis_view.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <cstdlib>
#include <utility>

#include "app/play/analysis/course_plot.hpp"
#include "app/play/game/game_text.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/rules/legal_turns.hpp"
#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::window {

using board::Side;
using game::AnalysedTurn;
using words::Phrase;

namespace {

enum AnalysisColumn { kTurnNumber, kTurnSide, kTurnMade, kGivenAway, kBetter, kAnalysisColumns };

constexpr int kMostOfBest = 6;  // the largest number of turns shown of the engine's best line of play

double pointsOf(const exact::Number& value) {
  return toQt(exact::toDecimals(value, 2)).toDouble();
}

double pointsOf(engine::Value value) {
  return static_cast<double>(value) / static_cast<double>(engine::kPoint);
}

}  // namespace

AnalysisView::AnalysisView(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_board(new BoardView(translator, this)),
      m_text(wrappedLabel(this)),
      m_plot(new CoursePlot(translator, this)),
      m_table(new QTableWidget(this)),
      m_underWay(new QWidget(this)),
      m_progress(new QProgressBar(m_underWay)),
      m_stop(new QPushButton(m_underWay)) {
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  // Fits the row heights to the text, because a move with polynomials may need several lines.
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_stop->setAutoDefault(true);
  setFocusProxy(m_plot);
  arrange(*flush<QHBoxLayout>(m_underWay), {{m_progress, 1}, m_stop});
  auto* right = inColumn({m_text, m_underWay, {m_plot, 2}, {m_table, 3}});
  arrange(*flush<QHBoxLayout>(this, 14), {{m_board, 1}, {right, 1}});
  connect(m_stop, &QPushButton::clicked, this, &AnalysisView::stop);
  connect(m_plot, &CoursePlot::turnChosen, this, &AnalysisView::goTo);
  connect(m_table, &QTableWidget::currentCellChanged, this, [this](int line) {
    if (line >= 0) goTo(line + 1);
  });
  connect(m_table, &QTableWidget::cellActivated, this, &AnalysisView::turnOpened);
  retranslate();
  clear();
}

QWidget* AnalysisView::first() const {
  return m_plot->isVisibleTo(this) ? static_cast<QWidget*>(m_plot) : m_table;
}

QString AnalysisView::nameOf(Side side) const {
  return toQt(words::sideName(m_setup->law.game, side, m_translator.language()));
}

QString AnalysisView::textOf(const rules::Turn& turn, const board::Position& before) const {
  return render::printableFigures(game::turnText(m_setup->law, turn, before));
}

void AnalysisView::clear() {
  m_work.reset();
  m_setup.reset();
  m_course = {};
  m_turns.clear();
  m_chosen = 0;
  m_table->setRowCount(0);
  m_table->hide();
  hide();
}

void AnalysisView::analyse(game::Setup setup, game::GameCourse course, Side below) {
  clear();
  m_setup = std::move(setup);
  m_course = std::move(course);
  m_board->setGame(m_setup->law.game);
  m_board->setChipSet(m_setup->law.set);
  m_board->setBelow(below);
  m_board->setPosition(m_setup->law.start, std::nullopt);
  m_plot->setPoints({}, {});
  m_progress->setValue(0);
  m_underWay->show();
  show();
  m_work = std::make_unique<FileWork>();
  connect(m_work.get(), &FileWork::went, this, [this](int done, int all) {
    m_progress->setMaximum(all);
    m_progress->setValue(done);
  });
  connect(m_work.get(), &FileWork::failed, this, [this](const QString& why) {
    m_underWay->hide();
    m_text->setText(why);
  });
  m_work->start([this, agreed = *m_setup, looked = m_course](const FileWork::Watch& watch) {
    auto analysed = game::analysisOf(agreed, looked, watch);
    return [this, analysed = std::move(analysed)] { present(analysed); };
  });
  showText();
}

void AnalysisView::stop() {
  if (isUnderWay()) m_work->end();
}

void AnalysisView::present(std::vector<AnalysedTurn> turns) {
  // The stop button will be hidden. If the button has the keyboard focus, the plot takes over the focus.
  const bool hadKeys = m_stop->hasFocus();
  m_underWay->hide();
  m_turns = std::move(turns);
  fillTable();
  fillPlot();
  if (hadKeys) first()->setFocus();
  m_chosen = -1;
  goTo(0);
}

void AnalysisView::retranslate() {
  m_table->setAccessibleName(m_translator.plain(Phrase::GameSheet));
  m_progress->setAccessibleName(m_translator.plain(Phrase::Analysing));
  m_stop->setText(m_translator(Phrase::StopAnalysis));
  if (!m_setup) return;
  if (!isUnderWay()) {
    fillTable();
    fillPlot();
    m_plot->choose(m_chosen);
  }
  showText();
}

void AnalysisView::turnBoard() {
  m_board->setBelow(opponent(m_board->below()));
}

bool AnalysisView::isCounted(const AnalysedTurn& turn) const {
  const engine::SearchResult& result = turn.review.result;
  return result.plies > 0 && (m_setup->law.hasScores() || std::abs(result.value) < engine::kWin / 2);
}

void AnalysisView::fillTable() {
  const QSignalBlocker quiet(m_table);
  m_table->setColumnCount(kAnalysisColumns);
  m_table->setRowCount(static_cast<int>(m_turns.size()));
  m_table->setVisible(!m_turns.empty());
  m_table->setHorizontalHeaderLabels({m_translator.plain(Phrase::TurnNumber),
                                      m_translator.plain(Phrase::TurnOf), m_translator.plain(Phrase::Move),
                                      m_translator.plain(Phrase::GivenAway),
                                      m_translator.plain(Phrase::BestTurn)});
  for (int i = 0; i < m_table->rowCount(); ++i) {
    const AnalysedTurn& each = m_turns[static_cast<std::size_t>(i)];
    const auto loss = each.review.loss();
    const auto& best = each.review.result.best;
    const bool isBest = !best || *best == each.made.turn || (loss && *loss == 0);
    QString gift = loss && isCounted(each) ? toQt(game::pointsText(*loss)) : QString();
    if (!each.isLegal()) gift = m_translator(Phrase::NotLegal);
    const QString cells[kAnalysisColumns] = {QString::number(i + 1), nameOf(each.made.side),
                                             textOf(each.made.turn, each.made.before), gift,
                                             isBest ? QString() : textOf(*best, each.made.before)};
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

// Draws three lines: both running totals, and the lead that the engine expects for BLUE at the end. For a
// companion game, draws only the engine's value, counted in men, while the game is undecided.
void AnalysisView::fillPlot() {
  std::vector<CoursePlot::Point> points(m_turns.size() + 1);
  for (std::size_t i = 0; i < m_turns.size(); ++i) {
    const AnalysedTurn& each = m_turns[i];
    points[i + 1].values[0] = pointsOf(each.made.running[0]);
    points[i + 1].values[1] = pointsOf(each.made.running[1]);
    const double ahead = points[i].values[0] - points[i].values[1];
    const double toCome = pointsOf(each.review.result.value);
    points[i].isExpected = isCounted(each);
    if (isCounted(each)) points[i].values[2] = ahead + (each.made.side == Side::Blue ? toCome : -toCome);
  }
  points.back().isExpected = false;
  const QString blue = nameOf(Side::Blue);
  if (!m_setup->law.hasScores()) {
    return m_plot->setPoints(std::move(points),
                             {QString(), QString(), m_translator(Phrase::SeenInMen).arg(blue)});
  }
  m_plot->setPoints(std::move(points),
                    {blue, nameOf(Side::Red), m_translator(Phrase::ExpectedLead).arg(blue)});
}

void AnalysisView::goTo(int turn) {
  if (turn < 0 || turn > static_cast<int>(m_turns.size()) || turn == m_chosen) return;
  m_chosen = turn;
  m_plot->choose(turn);
  {
    const QSignalBlocker quiet(m_table);
    m_table->setCurrentCell(turn - 1, kTurnMade);
    if (turn > 0) m_table->scrollToItem(m_table->item(turn - 1, kTurnMade));
  }
  if (turn == 0) {
    m_board->setPosition(m_setup->law.start, std::nullopt);
  } else {
    const game::CourseTurn& made = m_turns[static_cast<std::size_t>(turn) - 1].made;
    board::Position after = made.before;
    rules::play(m_setup->law.movement, after, made.turn);
    m_board->setPosition(after, made.turn);
  }
  showText();
}

void AnalysisView::showText() {
  if (isUnderWay()) return m_text->setText(m_translator(Phrase::Analysing));
  m_text->setText(m_chosen <= 0 ? summary() : textOf(m_chosen));
}

QString AnalysisView::summary() const {
  const auto sum = [this](Side side) { return toQt(game::pointsText(givenBy(m_turns, side))); };
  QString given = filledIn(m_translator(Phrase::GivenInAll), nameOf(Side::Blue), sum(Side::Blue),
                           nameOf(Side::Red), sum(Side::Red));
  if (m_turns.size() >= m_course.turns.size()) return given;
  return filledIn(m_translator(Phrase::AnalysisStopped), m_turns.size(), m_course.turns.size()) + u' ' +
         given;
}

QString AnalysisView::textOf(int turn) const {
  const AnalysedTurn& each = m_turns[static_cast<std::size_t>(turn) - 1];
  QStringList line;
  for (const rules::Turn& best : each.review.result.line) {
    if (line.size() == kMostOfBest) break;
    line << toQt(notation::turnName(m_setup->law.game, best));
  }
  const QString play = line.join(QStringLiteral(" · "));
  if (!each.isLegal()) {
    return m_translator(Phrase::TurnWasIllegal).arg(turn).arg(nameOf(each.made.side), play);
  }
  const auto loss = each.review.loss();
  if (!loss || !isCounted(each)) return m_translator(Phrase::BehindTurn).arg(turn);
  return filledIn(m_translator(Phrase::TurnGave), turn, nameOf(each.made.side), toQt(game::pointsText(*loss)),
                  play);
}

}  // namespace damath::window

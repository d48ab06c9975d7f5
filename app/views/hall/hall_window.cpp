// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/hall/hall_window.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <chrono>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/parts/theme.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

constexpr std::chrono::seconds kTurn{10};
constexpr int kMostRows = 12;   // that the last row of the hall can still read
constexpr int kFewestRows = 8;  // that a page is laid out for: fewer would be shouted
constexpr int kLeastRow = 30;   // pixels
constexpr double kTypeOfRow = 0.62;
constexpr double kTypeOfHead = 0.7;
constexpr int kNarrowestName = 70;  // per cent of its width: what is set narrower still is not read from afar
constexpr int kSmallestName = 60;   // per cent of the type of a row

}  // namespace

HallWindow::HallWindow(const models::HallClock& clock, const models::Translator& translator, QWidget* parent)
    : QWidget(parent, Qt::Window), m_clock(clock), m_translator(translator) {
  setAttribute(Qt::WA_DeleteOnClose);
  setMinimumSize(480, 320);
  resize(1024, 640);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  m_turns.setInterval(kTurn);
  connect(&m_turns, &QTimer::timeout, this, &HallWindow::turn);
  connect(&m_clock, &models::HallClock::ticked, this, qOverload<>(&QWidget::update));
  connect(&m_translator, &models::Translator::changed, this, [this] { setDisplay(m_display); });
  m_turns.start();
}

void HallWindow::setDisplay(const desk::HallDisplay& display) {
  const bool isSame = display.event == m_display.event && display.round == m_display.round;
  m_display = display;
  setWindowTitle(m_translator(Phrase::HallTitle).arg(toQt(display.event)));
  setAccessibleName(windowTitle());
  makeTables();
  makePages();
  if (!isSame || m_page >= m_pages.size()) m_page = 0;
  update();
}

void HallWindow::setNotice(const QString& notice) {
  m_notice = notice.simplified();
  makePages();
  update();
}

void HallWindow::turn() {
  if (!m_pages.empty()) m_page = (m_page + 1) % m_pages.size();
  update();
}

void HallWindow::makeTables() {
  m_tables.clear();
  addBoards();
  addSeats();
  addRematches();
  addRanks();
}

void HallWindow::addBoards() {
  if (m_display.boards.empty()) return;
  Table table{m_translator(Phrase::HallBoards).arg(m_display.round), {8, 38, 16, 38}, {}};
  for (const desk::HallBoard& board : m_display.boards) {
    table.rows.push_back({QString::number(contest::numberOf(board.board)), toQt(board.blue.name),
                          board.result ? models::resultText(board.result) : QStringLiteral("–"),
                          toQt(board.red.name)});
  }
  m_tables.push_back(std::move(table));
}

void HallWindow::addSeats() {
  if (m_display.seats.empty()) return;
  Table table{m_translator(Phrase::HallSeats).arg(m_display.round), {38, 24, 38}, {}};
  for (const desk::HallSeat& seat : m_display.seats) {
    const bool isBlue = seat.side == board::Side::Blue;
    const QString where = seat.board ? m_translator(isBlue ? Phrase::HallBlueAt : Phrase::HallRedAt)
                                           .arg(contest::numberOf(*seat.board))
                                     : m_translator(Phrase::HallNotPaired);
    table.rows.push_back({toQt(seat.player.name), where, toQt(seat.player.school)});
  }
  m_tables.push_back(std::move(table));
}

void HallWindow::addRematches() {
  if (m_display.rematches.empty()) return;
  Table table{m_translator(Phrase::HallRematches), {100}, {}};
  for (const desk::HallTie& tie : m_display.rematches) {
    QStringList names;
    for (const std::string& name : tie) names << toQt(name);
    table.rows.push_back({names.join(QStringLiteral(" – "))});
  }
  m_tables.push_back(std::move(table));
}

void HallWindow::addRanks() {
  if (m_display.ranks.empty()) return;
  Table table{
      m_translator(m_display.areFinal ? Phrase::HallFinal : Phrase::HallStandings), {8, 40, 42, 10}, {}};
  for (const desk::HallRank& rank : m_display.ranks) {
    table.rows.push_back({QString::number(rank.rank), toQt(rank.player.name), toQt(rank.player.school),
                          toQt(compose::pointsText(rank.points))});
  }
  m_tables.push_back(std::move(table));
}

QRect HallWindow::body() const {
  const int head = height() / 6;
  const int foot = m_notice.isEmpty() ? height() / 24 : height() / 9;
  const int margin = width() / 40;
  return {margin, head, width() - 2 * margin, height() - head - foot};
}

// Of the lowest row that is still readable: so many go on a page.
int HallWindow::leastRow() const {
  // One row more for the title.
  return std::max(body().height() / (kMostRows + 1), std::min(kLeastRow, body().height()));
}

int HallWindow::rowHeight() const {
  const PageOf& page = m_pages[m_page];
  const std::size_t left = m_tables[page.table].rows.size() - page.first;
  const int rows = static_cast<int>(std::min<std::size_t>(left, kMostRows)) + 1;
  return std::clamp(body().height() / rows, leastRow(), std::max(body().height() / kFewestRows, leastRow()));
}

void HallWindow::makePages() {
  m_pages.clear();
  const auto rows = static_cast<std::size_t>(std::max(body().height() / std::max(leastRow(), 1) - 1, 1));
  for (std::size_t table = 0; table < m_tables.size(); ++table) {
    for (std::size_t first = 0; first < m_tables[table].rows.size(); first += rows) {
      m_pages.push_back({table, first});
    }
  }
  if (m_page >= m_pages.size()) m_page = 0;
}

void HallWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  makePages();
}

void HallWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
  } else if (event->key() == Qt::Key_F11) {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void HallWindow::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
  setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void HallWindow::fitText(QPainter& painter, const QRect& place, int flags, const QString& text) const {
  QFont type = painter.font();
  const QFontMetrics metrics(type, this);
  const int wide = metrics.horizontalAdvance(text);
  // A long name is set narrower first, and then cut.
  if (wide > place.width()) {
    type.setStretch(std::max(100 * place.width() / std::max(wide, 1), kNarrowestName));
  }
  painter.save();
  painter.setFont(type);
  painter.drawText(place, flags, QFontMetrics(type, this).elidedText(text, Qt::ElideRight, place.width()));
  painter.restore();
}

void HallWindow::paintHead(QPainter& painter) const {
  const QRect whole(body().left(), 0, body().width(), body().top());
  const int clockWidth = whole.width() / 4;
  QFont type = painter.font();
  type.setBold(true);
  type.setPixelSize(static_cast<int>(whole.height() * kTypeOfHead / 2));
  painter.setFont(type);
  const QRect names =
      whole.adjusted(0, whole.height() / 8, -clockWidth - whole.height() / 4, -whole.height() / 8);
  const int half = names.height() / 2;
  fitText(painter, {names.left(), names.top(), names.width(), half}, Qt::AlignLeft | Qt::AlignVCenter,
          toQt(m_display.event));
  type.setBold(false);
  type.setPixelSize(static_cast<int>(whole.height() * kTypeOfHead / 3));
  painter.setFont(type);
  QStringList facts;
  if (m_display.isPractice) facts << m_translator(Phrase::HallPractice);
  if (m_display.round > 0) {
    facts << m_translator(Phrase::StripRound).arg(m_display.round).arg(m_display.rounds);
  }
  facts << toQt(m_display.contest);
  fitText(painter, {names.left(), names.top() + half, names.width(), half}, Qt::AlignLeft | Qt::AlignVCenter,
          facts.join(QStringLiteral(" · ")));
  type.setBold(true);
  type.setPixelSize(static_cast<int>(whole.height() * kTypeOfHead));
  painter.setFont(type);
  if (m_clock.isOver() && m_clock.isTouched()) painter.setPen(coloursOf(palette()).rootInk);
  fitText(painter, {whole.right() - clockWidth, whole.top(), clockWidth, whole.height()},
          Qt::AlignRight | Qt::AlignVCenter, m_clock.text());
  painter.setPen(palette().color(QPalette::Text));
}

void HallWindow::paintTable(QPainter& painter) const {
  const Table& table = m_tables[m_pages[m_page].table];
  const int height = rowHeight();
  QRect row(body().left(), body().top(), body().width(), height);
  QFont type = font();
  type.setBold(true);
  type.setPixelSize(static_cast<int>(height * kTypeOfRow));
  painter.setFont(type);
  fitText(painter, row, Qt::AlignLeft | Qt::AlignVCenter, table.title);
  const int gap = height / 4;
  // All names of the page in one type, as large as the longest of them lets it be.
  int fits = 100;
  type.setBold(false);
  const QFontMetrics metrics(type, this);
  for (std::size_t i = m_pages[m_page].first; i < table.rows.size(); ++i) {
    for (qsizetype column = 0; column < table.rows[i].size(); ++column) {
      const int room = row.width() * table.shares[static_cast<std::size_t>(column)] / 100 - 2 * gap;
      const int wide = metrics.horizontalAdvance(table.rows[i][column]) * kNarrowestName / 100;
      if (wide > room) fits = std::min(fits, 100 * room / wide);
    }
  }
  type.setPixelSize(type.pixelSize() * std::max(fits, kSmallestName) / 100);
  painter.setFont(type);
  for (std::size_t i = m_pages[m_page].first; i < table.rows.size(); ++i) {
    row.translate(0, height);
    if (row.bottom() > body().bottom()) break;
    if ((i - m_pages[m_page].first) % 2 == 0) painter.fillRect(row, palette().color(QPalette::AlternateBase));
    int left = row.left();
    for (qsizetype column = 0; column < table.rows[i].size(); ++column) {
      const int wide = row.width() * table.shares[static_cast<std::size_t>(column)] / 100;
      fitText(painter, {left + gap, row.top(), wide - 2 * gap, row.height()},
              Qt::AlignLeft | Qt::AlignVCenter, table.rows[i][column]);
      left += wide;
    }
  }
}

void HallWindow::paintFoot(QPainter& painter) const {
  const QRect place(body().left(), body().bottom() + 1, body().width(), height() - body().bottom() - 1);
  QFont type = font();
  type.setPixelSize(std::max(static_cast<int>(place.height() * kTypeOfRow), 1));
  painter.setFont(type);
  if (!m_notice.isEmpty()) {
    type.setBold(true);
    painter.setFont(type);
    return fitText(painter, place, Qt::AlignCenter, m_notice);
  }
  if (m_pages.size() < 2) return;
  painter.setPen(coloursOf(palette()).quiet);
  fitText(painter, place, Qt::AlignRight | Qt::AlignVCenter,
          QStringLiteral("%1 / %2").arg(m_page + 1).arg(m_pages.size()));
}

void HallWindow::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Text));
  paintHead(painter);
  if (!m_pages.empty()) {
    paintTable(painter);
  } else {
    QFont type = font();
    type.setPixelSize(leastRow());
    painter.setFont(type);
    painter.drawText(body(), Qt::AlignCenter | Qt::TextWordWrap, m_translator(Phrase::HallNothing));
  }
  paintFoot(painter);
}

}  // namespace damath::views

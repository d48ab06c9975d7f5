// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display/hall_window.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <chrono>

#include "app/window/live/clock_tile.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::chrono::seconds kTurn{10};
constexpr std::chrono::seconds kBarTime{4};  // the time from the last move of the mouse to the end of the bar
constexpr int kLeastRow = 30;                // the least height of a row, in pixels
// The number of rows of the least height that fit on a page. The title of the page counts as a row.
constexpr int kRowsOfPage = 13;
constexpr double kTypeOfRow = 0.52;
constexpr double kTypeOfFoot = 0.62;
constexpr double kTypeOfHead = 0.7;
constexpr std::size_t kMostClocks = 12;  // clocks on a page; people in the back could not read more clocks
constexpr int kClockTitleParts = 11;     // a page of clocks is this many times as high as its title
constexpr int kAirOfTile = 6;            // space around the tile of a clock, in pixels

}  // namespace

HallWindow::HallWindow(const HallClock& clock, const LiveTables& tables, const Translator& translator,
                       QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_clock(clock),
      m_live(tables),
      m_translator(translator),
      m_bar(new QWidget(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setMinimumSize(480, 320);
  resize(1024, 640);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  m_turns.setInterval(kTurn);
  connect(&m_turns, &QTimer::timeout, this, &HallWindow::turn);
  connect(&m_clock, &HallClock::ticked, this, qOverload<>(&QWidget::update));
  connect(&m_live, &LiveTables::changed, this, [this] {
    if (openGames() != m_games) makePages();
    update();
  });
  connect(&m_live, &LiveTables::ticked, this, [this] {
    if (!clocksOnShow().empty()) update();
  });
  connect(&m_live, &LiveTables::rang, this, &HallWindow::showRung);
  connect(&m_translator, &Translator::changed, this, [this] {
    nameBar();
    setDisplay(m_event, m_display);
  });
  makeBar();
  m_turns.start();
}

void HallWindow::makeBar() {
  setMouseTracking(true);
  m_bar->setAutoFillBackground(true);
  m_bar->setBackgroundRole(QPalette::Window);
  m_bar->hide();
  auto* row = new QHBoxLayout(m_bar);
  const auto addButton = [&](void (HallWindow::*act)()) {
    auto* button = new QToolButton(m_bar);
    // The keys stay with the window, because they do the same.
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, this, act);
    row->addWidget(button);
    return button;
  };
  m_next = addButton(&HallWindow::turnNow);
  m_whole = addButton(&HallWindow::toggleFullScreen);
  m_close = new QToolButton(m_bar);
  m_close->setFocusPolicy(Qt::NoFocus);
  connect(m_close, &QToolButton::clicked, this, &QWidget::close);
  row->addWidget(m_close);
  m_barTime.setSingleShot(true);
  m_barTime.setInterval(kBarTime);
  connect(&m_barTime, &QTimer::timeout, this, [this] {
    if (m_bar->underMouse()) return m_barTime.start();
    m_bar->hide();
  });
  nameBar();
}

// The buttons name their keys, because the bar is the only place that tells them.
void HallWindow::nameBar() {
  const auto name = [this](QToolButton& button, Phrase phrase, Qt::Key key) {
    const QString keyName = QKeySequence(key).toString(QKeySequence::NativeText);
    button.setText(QStringLiteral("%1 (%2)").arg(m_translator(phrase), keyName));
    button.setAccessibleName(button.text());
  };
  name(*m_next, Phrase::HallNextPage, Qt::Key_Space);
  name(*m_whole, Phrase::HallFullScreen, Qt::Key_F11);
  name(*m_close, Phrase::HallCloseDisplay, Qt::Key_Escape);
  placeBar();
}

void HallWindow::placeBar() {
  const QSize size = m_bar->sizeHint().boundedTo(this->size());
  m_bar->setGeometry(QRect(QPoint((width() - size.width()) / 2, height() - size.height()), size));
}

void HallWindow::toggleFullScreen() {
  setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void HallWindow::turnNow() {
  m_turns.start();
  turn();
}

void HallWindow::mouseMoveEvent(QMouseEvent* event) {
  placeBar();
  m_bar->show();
  m_bar->raise();
  m_barTime.start();
  QWidget::mouseMoveEvent(event);
}

void HallWindow::setDisplay(contest::EventId event, const desk::HallDisplay& display) {
  const bool isSame = event == m_event && display.round == m_display.round;
  m_event = event;
  m_display = display;
  setWindowTitle(m_translator(Phrase::HallTitle).arg(toQt(display.event)));
  setAccessibleName(windowTitle());
  if (!isSame) {
    m_page = 0;
    m_least.reset();
  }
  makeTables();
  makePages();
  update();
}

void HallWindow::setNotice(const QString& notice) {
  m_notice = notice.simplified();
  makePages();
  update();
}

void HallWindow::turn() {
  if (!m_pages.empty()) showPage((m_page + 1) % m_pages.size());
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
  HallTable table{m_translator(Phrase::HallBoards).arg(m_display.round),
                  {{m_translator(Phrase::Board), HallColumn::Kind::Figure},
                   {m_translator(Phrase::Blue), HallColumn::Kind::Name, board::Side::Blue},
                   {{}, HallColumn::Kind::Figure},
                   {m_translator(Phrase::Red), HallColumn::Kind::Name, board::Side::Red}},
                  {}};
  for (const desk::HallBoard& board : m_display.boards) {
    table.rows.push_back({QString::number(contest::numberOf(board.board)), toQt(board.blue.name),
                          board.result ? resultText(board.result) : QStringLiteral("–"),
                          toQt(board.red.name)});
  }
  m_tables.push_back(std::move(table));
}

void HallWindow::addSeats() {
  if (m_display.seats.empty()) return;
  HallTable table{m_translator(Phrase::HallSeats).arg(m_display.round),
                  {{m_translator(Phrase::Player)},
                   {m_translator(Phrase::Board), HallColumn::Kind::Figure},
                   {m_translator(compose::schoolHeading(m_display.beside))}},
                  {}};
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
  HallTable table{m_translator(Phrase::HallRematches), {{}}, {}};
  for (const desk::HallRematch& each : m_display.rematches) {
    table.rows.push_back({QStringLiteral("%1 – %2").arg(toQt(each.one), toQt(each.other))});
  }
  m_tables.push_back(std::move(table));
}

void HallWindow::addRanks() {
  if (m_display.ranks.empty()) return;
  HallTable table{m_translator(m_display.areFinal ? Phrase::HallFinal : Phrase::HallStandings),
                  {{m_translator(Phrase::Rank), HallColumn::Kind::Figure},
                   {m_translator(Phrase::Player)},
                   {m_translator(compose::schoolHeading(m_display.beside))},
                   {m_translator(Phrase::Points), HallColumn::Kind::Figure}},
                  {}};
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

// Returns the smallest height, in pixels, of a row that can be read from a distance.
int HallWindow::leastRow() const {
  return std::max(body().height() / kRowsOfPage, std::min(kLeastRow, body().height()));
}

std::vector<std::int64_t> HallWindow::clocksOnShow() const {
  return m_page < m_pages.size() ? m_pages[m_page].clocks : std::vector<std::int64_t>();
}

std::vector<std::int64_t> HallWindow::openGames() const {
  std::vector<std::int64_t> games;
  for (const desk::LiveTable* table : m_live.of(m_event)) {
    const auto* place = std::get_if<desk::Place>(&table->at);
    const bool isSeen = place == nullptr || contest::numberOf(place->round) <= m_display.round;
    if (isSeen && !table->game().outcome()) games.push_back(table->record.id);
  }
  return games;
}

void HallWindow::makeClockPages() {
  m_games = openGames();
  for (std::size_t first = 0; first < m_games.size(); first += kMostClocks) {
    const auto begin = m_games.begin() + static_cast<std::ptrdiff_t>(first);
    const auto count = std::min(kMostClocks, m_games.size() - first);
    m_pages.push_back({{begin, begin + static_cast<std::ptrdiff_t>(count)}});
  }
}

// Shows the page with the clock that rang, because the players at that board look up now.
void HallWindow::showRung(std::int64_t live, play::ClockSignal signal) {
  if (signal == play::ClockSignal::GapFound) return;
  const auto page = std::ranges::find_if(m_pages, [live](const PageOf& each) {
    return std::ranges::find(each.clocks, live) != each.clocks.end();
  });
  if (page == m_pages.end()) return;
  showPage(static_cast<std::size_t>(page - m_pages.begin()));
  m_turns.start();
  update();
}

void HallWindow::makePages() {
  m_pages.clear();
  makeClockPages();
  const int type = static_cast<int>(leastRow() * kTypeOfRow);
  if (!m_least || m_least->type() != std::max(type, 1)) m_least.emplace(font(), type);
  for (std::size_t table = 0; table < m_tables.size(); ++table) {
    for (std::size_t first = 0; first < m_tables[table].rows.size();) {
      const std::size_t rows = rowsOfPage(m_tables[table], first, body().size(), font(), *m_least);
      m_pages.push_back({{}, table, first, rows});
      first += rows;
    }
  }
  showPage(m_page < m_pages.size() ? m_page : 0);
}

void HallWindow::showPage(std::size_t page) {
  m_page = page;
  m_layout = {};
  if (m_page >= m_pages.size() || !m_pages[m_page].clocks.empty()) return;
  const PageOf& shown = m_pages[m_page];
  m_layout = laidOut(m_tables[shown.table], shown.first, shown.rows, body().size(), font(), *m_least);
}

void HallWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeBar();
  makePages();
}

void HallWindow::keyPressEvent(QKeyEvent* event) {
  // The shortcut that opens the window also closes it.
  if (event->key() == Qt::Key_Escape || event->keyCombination() == (Qt::CTRL | Qt::Key_F9)) {
    close();
  } else if (event->key() == Qt::Key_F11) {
    toggleFullScreen();
  } else if (event->key() == Qt::Key_Space) {
    turnNow();
  } else {
    QWidget::keyPressEvent(event);
  }
}

void HallWindow::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
  toggleFullScreen();
}

void HallWindow::paintHead(QPainter& painter) const {
  const QRect whole(body().left(), 0, body().width(), body().top());
  const int clockWidth = whole.width() / 4;
  QFont type = painter.font();
  type.setBold(true);
  type.setPixelSize(static_cast<int>(whole.height() * kTypeOfHead / 2));
  painter.setFont(type);
  const QRect names = whole.adjusted(0, 0, -clockWidth - whole.height() / 4, -whole.height() / 10);
  // The name of the event has half the type size of the clock. It gets three fifths of the height of `names`,
  // because letters such as g and p reach below the line.
  const int upper = names.height() * 3 / 5;
  fitText(painter, {names.left(), names.top(), names.width(), upper}, Qt::AlignLeft | Qt::AlignVCenter,
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
  fitText(painter, {names.left(), names.top() + upper, names.width(), names.height() - upper},
          Qt::AlignLeft | Qt::AlignVCenter, facts.join(QStringLiteral(" · ")));
  type.setBold(true);
  type.setPixelSize(static_cast<int>(whole.height() * kTypeOfHead));
  // The time must never be cut off, whatever the shape of the projector's picture is.
  const int wide = QFontMetrics(type).horizontalAdvance(m_clock.text());
  if (wide > clockWidth) type.setPixelSize(std::max(type.pixelSize() * clockWidth / wide, 1));
  painter.setFont(type);
  if (m_clock.isOver() && m_clock.isTouched()) painter.setPen(coloursOf(palette()).rootInk);
  // A caption says that this is the clock of the round, because the boards' clocks show other times.
  const int caption = whole.height() / 5;
  fitText(painter, {whole.right() - clockWidth, whole.top(), clockWidth, whole.height() - caption},
          Qt::AlignRight | Qt::AlignVCenter, m_clock.text());
  painter.setPen(palette().color(QPalette::Text));
  type.setBold(false);
  type.setPixelSize(std::max(caption * 3 / 4, 1));
  painter.setFont(type);
  fitText(painter, {whole.right() - clockWidth, whole.bottom() - caption, clockWidth, caption},
          Qt::AlignRight | Qt::AlignVCenter, m_translator.plain(Phrase::HallRoundClock));
}

void HallWindow::paintFoot(QPainter& painter) const {
  const QRect place(body().left(), body().bottom() + 1, body().width(), height() - body().bottom() - 1);
  QFont type = font();
  type.setPixelSize(std::max(static_cast<int>(place.height() * kTypeOfFoot), 1));
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

void HallWindow::paintClocks(QPainter& painter, const std::vector<std::int64_t>& games) const {
  const QRect whole = body();
  QRect title = whole;
  title.setHeight(whole.height() / kClockTitleParts);
  QFont type = painter.font();
  type.setBold(true);
  type.setPixelSize(std::max(static_cast<int>(title.height() * kTypeOfFoot), 1));
  painter.setFont(type);
  fitText(painter, title, Qt::AlignLeft | Qt::AlignVCenter, m_translator.plain(Phrase::LiveClocks));
  painter.setFont(font());
  const QRect room = whole.adjusted(0, title.height(), 0, 0);
  const int width = tileWidth(room.size(), static_cast<int>(games.size()));
  const int columns = std::max(room.width() / std::max(width, 1), 1);
  const QSize size(width, static_cast<int>(width * kTileShape));
  for (std::size_t i = 0; i < games.size(); ++i) {
    const desk::LiveTable* table = m_live.find(games[i]);
    if (table == nullptr) continue;
    const int at = static_cast<int>(i);
    const QPoint corner(room.left() + at % columns * size.width(), room.top() + at / columns * size.height());
    const QRect frame = QRect(corner, size).adjusted(kAirOfTile, kAirOfTile, -kAirOfTile, -kAirOfTile);
    paintClockTile(painter, frame, QPen(coloursOf(palette()).line, 2),
                   clockTileOf(*table, m_live.clockOf(*table), m_translator), palette(),
                   m_translator.language());
  }
}

void HallWindow::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Text));
  paintHead(painter);
  if (const auto games = clocksOnShow(); !games.empty()) {
    paintClocks(painter, games);
  } else if (!m_pages.empty()) {
    painter.setFont(font());
    paintTable(painter, tableOnShow(), layoutOnShow(), body(), palette());
  } else {
    QFont type = font();
    type.setPixelSize(leastRow());
    painter.setFont(type);
    painter.drawText(body(), Qt::AlignCenter | Qt::TextWordWrap, m_translator(Phrase::HallNothing));
  }
  paintFoot(painter);
}

}  // namespace damath::window

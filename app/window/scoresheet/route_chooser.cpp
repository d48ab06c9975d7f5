// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/route_chooser.hpp"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/board/board_view.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kBoardSide = 172;

QString wayOf(const rules::Turn& turn) {
  QString way = squareText(turn.start());
  for (const rules::Jump& jump : turn.jumps()) way += QStringLiteral(" → ") + squareText(jump.landing);
  return way;
}

}  // namespace

RouteChooser::RouteChooser(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_set(*rules::builtInChipSet("integer")),
      m_question(wrappedLabel(this)),
      m_grid(new QGridLayout) {
  setFocusPolicy(Qt::StrongFocus);
  m_grid->setSpacing(8);
  arrange(*flush<QVBoxLayout>(this, 8), {m_question, m_grid, Placed::room(1)});
  connect(&m_translator, &Translator::changed, this, &RouteChooser::showBoards);
  connect(qApp, &QApplication::focusChanged, this, &RouteChooser::ask);
  hide();
}

void RouteChooser::setRoutes(std::vector<sheet::OpenRoute> routes) {
  if (routes.size() < 2) routes.clear();
  const auto isSame = [](const sheet::OpenRoute& one, const sheet::OpenRoute& other) {
    return one.turn == other.turn && one.after == other.after;
  };
  const bool isKnown = std::ranges::equal(routes, m_routes, isSame);
  if (isKnown) return;
  m_routes = std::move(routes);
  showBoards();
}

void RouteChooser::showBoards() {
  const bool hadFocus = hasFocus() || isAncestorOf(QApplication::focusWidget());
  // The buttons are deleted later, because this function may be called by a signal of one of them.
  for (QToolButton* board : m_boards) {
    board->hide();
    board->deleteLater();
  }
  m_boards.clear();
  setVisible(isOpen());
  if (!isOpen()) {
    if (hadFocus) Q_EMIT left();
    return;
  }
  const std::size_t shown = std::min(kMost, m_routes.size());
  for (std::size_t i = 0; i < shown; ++i) {
    auto* board = new QToolButton(this);
    board->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    board->setIconSize({kBoardSide, kBoardSide});
    board->setIcon(boardOf(m_routes[i]));
    const QString text = QStringLiteral("%1   %2").arg(i + 1).arg(wayOf(m_routes[i].turn));
    board->setText(text);
    board->setAccessibleName(text);
    board->setToolTip(toQt(m_routes[i].text));
    board->setFocusPolicy(Qt::StrongFocus);
    connect(board, &QToolButton::clicked, this, [this, i] { choose(i); });
    m_grid->addWidget(board, static_cast<int>(i / 2), static_cast<int>(i % 2));
    m_boards.push_back(board);
    board->show();
  }
  if (hadFocus) setFocus();
  ask();
}

// Updates the question about the route. The question names a number key only while this widget has the
// keyboard focus: in the scoresheet, a number key would type into a cell.
void RouteChooser::ask() {
  if (!isOpen()) return;
  const std::size_t shown = std::min(kMost, m_routes.size());
  const bool takesKeys = hasFocus() || isAncestorOf(QApplication::focusWidget());
  m_question->setText(
      shown < m_routes.size()
          ? m_translator(Phrase::WhichRouteOfMore).arg(shown).arg(m_routes.size())
          : filledIn(m_translator(takesKeys ? Phrase::WhichRoute : Phrase::WhichRouteByKey), shown));
  setAccessibleName(m_question->text());
}

QPixmap RouteChooser::boardOf(const sheet::OpenRoute& route) const {
  BoardView view(m_translator);
  view.setPalette(palette());
  view.setChipSet(m_set);
  view.setPosition(route.after, route.turn);
  view.resize(kBoardSide, kBoardSide);
  const qreal ratio = devicePixelRatioF();
  QPixmap picture(QSize(kBoardSide, kBoardSide) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  view.render(&picture, {}, {}, QWidget::DrawChildren);
  return picture;
}

void RouteChooser::choose(std::size_t route) {
  if (route >= m_boards.size()) return;
  // Copies the turn, because a receiver of the signal may replace m_routes.
  const rules::Turn turn = m_routes[route].turn;
  Q_EMIT chosen(turn);
}

void RouteChooser::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT left();
    return;
  }
  const int number = event->key() - Qt::Key_1;
  if (number >= 0 && number < static_cast<int>(kMost)) return choose(static_cast<std::size_t>(number));
  // Return chooses the route whose board has the keyboard focus.
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
      if (m_boards[i]->hasFocus()) return choose(i);
    }
  }
  QWidget::keyPressEvent(event);
}

void RouteChooser::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (!m_boards.empty()) m_boards.front()->setFocus();
}

void RouteChooser::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // The boards are pictures in the colors of the theme, so a new theme needs new pictures.
  if (event->type() == QEvent::PaletteChange && isOpen()) showBoards();
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/clock_line.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "app/window/live/clock_faces.hpp"
#include "app/window/parts/layouts.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

constexpr int kLeastClock = 40;  // the smallest type size of the remaining times, in pixels
constexpr int kMostClock = 96;
constexpr int kClocksInHeight = 15;  // the page is at least this many times as high as the type of the clocks
constexpr int kClocksInWidth = 26;

}  // namespace

ClockLine::ClockLine(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_game(new QLabel(this)),
      m_state(new QLabel(this)),
      m_move(new QLabel(this)) {
  for (QLabel* label : {m_game, m_state, m_move}) {
    QFont type = label->font();
    type.setBold(true);
    if (label != m_state) type.setPixelSize(kLeastClock);
    label->setFont(type);
    label->setTextFormat(Qt::PlainText);
  }
  m_state->setWordWrap(true);
  m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  arrange(*flush<QHBoxLayout>(this), {m_game, {m_state, 1}, m_move});
}

void ClockLine::fitInto(const QSize& page) {
  QFont type = m_game->font();
  const int fitting = std::min(page.height() / kClocksInHeight, page.width() / kClocksInWidth);
  type.setPixelSize(std::clamp(fitting, kLeastClock, kMostClock));
  m_game->setFont(type);
  m_move->setFont(type);
}

void ClockLine::show(const play::GameClock& clock) {
  const ClockFaces faces = facesOf(clock, m_translator);
  m_game->setToolTip(m_translator(words::Phrase::LiveGameTime));
  m_move->setToolTip(m_translator(words::Phrase::LiveMoveTime));
  m_game->setText(faces.game);
  m_move->setText(faces.move);
  // A paused clock shows the word for its state even beside a warning. Otherwise a warning replaces the word.
  const bool stands = clock.state().phase == play::ClockPhase::Paused;
  const QString& besides = faces.alarm.isEmpty() ? faces.waived : faces.alarm;
  const bool isAlone = !stands && !faces.alarm.isEmpty();
  const QString state = besides.isEmpty() ? faces.state : QStringLiteral("%1 · %2").arg(faces.state, besides);
  m_state->setText(isAlone ? faces.alarm : state);
  const ClockColours colours = coloursOf(faces.look, palette());
  for (QLabel* label : {m_move, m_state}) {
    QPalette painted = palette();
    painted.setColor(QPalette::Window, colours.fill);
    painted.setColor(QPalette::WindowText, colours.ink);
    label->setPalette(painted);
    label->setAutoFillBackground(faces.look == ClockLook::Near || faces.look == ClockLook::Over);
  }
}

void ClockLine::clear() {
  for (QLabel* label : {m_game, m_state, m_move}) label->clear();
}

}  // namespace damath::window

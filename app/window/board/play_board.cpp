// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/play_board.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <variant>

#include "app/game/turn_line.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/layers/chip_layers.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/rules/turns/turn.hpp"
#include "reports/render/draw/printable.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using board::Square;
using game::TurnMaking;
using rules::Turn;
using words::Phrase;

namespace {

constexpr int kStepTime = 260;  // milliseconds that a chip takes for a move without capture
// Milliseconds that a chip takes for one jump, while the arithmetic of the jump is shown.
constexpr int kJumpTime = 700;

QPointF middleOf(Square square) {
  return {static_cast<qreal>(square.x()), static_cast<qreal>(square.y())};
}

}  // namespace

PlayBoard::PlayBoard(const Translator& translator, QWidget* parent)
    : BoardView(translator, parent),
      m_law(game::damathLaw(rules::manual(), scene().set)),
      m_aids{Aid::Starts, Aid::Scores, Aid::Motion} {
  connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    if (!m_motion) return;
    m_motion->at = value.toPointF();
    compose();
  });
  connect(&m_animation, &QVariantAnimation::finished, this, &PlayBoard::endLeg);
}

void PlayBoard::setLaw(const game::Law& law) {
  m_making.reset();
  m_motion.reset();
  m_law = law;
  setGame(law.game);
  setChipSet(law.set);
}

void PlayBoard::setAid(Aid aid, bool isOn) {
  isOn ? static_cast<void>(m_aids.insert(aid)) : static_cast<void>(m_aids.erase(aid));
  if (aid == Aid::Motion && !isOn) endMotion();
  compose();
}

void PlayBoard::show(const board::Position& position, const std::optional<Turn>& lastTurn, Hands hands) {
  m_animation.stop();
  m_motion.reset();
  m_dragged.reset();
  m_pressed.reset();
  m_advice.reset();
  m_refusal.clear();
  m_legsSeen = 0;
  m_lastTurn = lastTurn;
  scene().working.clear();
  m_making = hands == Hands::On ? std::make_unique<TurnMaking>(m_law, position) : nullptr;
  setPosition(position, lastTurn);
  compose();
}

void PlayBoard::setHands(Hands hands) {
  if ((hands == Hands::On) == (m_making != nullptr)) return;
  m_making = hands == Hands::On ? std::make_unique<TurnMaking>(m_law, position()) : nullptr;
  m_pressed.reset();
  m_dragged.reset();
  compose();
}

void PlayBoard::showTurn(const board::Position& before, const Turn& turn, Hands hands) {
  const std::size_t seen = m_legsSeen;
  board::Position after = before;
  rules::play(m_law.movement, after, turn);
  show(after, turn, hands);
  const std::size_t legs = squaresOf(turn).size() - 1;
  if (has(Aid::Motion) && seen < legs && isVisible()) {
    startMotion(before, turn, seen + 1, legs);
  } else if (has(Aid::Motion)) {
    showWorking(before, turn, legs);
    compose();
  }
}

void PlayBoard::advise(const Turn& turn) {
  m_advice = turn;
  compose();
}

void PlayBoard::choose(Square square) {
  endMotion();
  if (!m_making) return BoardView::choose(square);
  if (!m_making->route().empty() && m_making->route().back() == square) {
    if (m_making->turn()) return finishTurn();
    if (m_making->route().size() == 1) static_cast<void>(m_making->back());
    compose();
    return Q_EMIT stepped();
  }
  goTo(square, By::Click);
}

void PlayBoard::goTo(Square square, By by) {
  scene().working.clear();
  // If the user chose a chip that cannot move, and now chooses an empty square, shows again the reason why
  // that chip cannot move.
  const bool isStart = m_making->route().empty();
  const bool isVacant = !m_making->position().at(square);
  if (isStart && isVacant && !m_refusal.isEmpty()) return Q_EMIT refused(m_refusal);
  m_refusal.clear();
  const auto went = m_making->go(square);
  if (!went) {
    compose();
    const auto language = m_translator.language();
    const auto* code = std::get_if<notation::TypedTurnFaultCode>(&went.error().code);
    const bool isStuck = code != nullptr && *code == notation::TypedTurnFaultCode::NoSuchTurn;
    const auto told = [&] {
      if (isStuck) return filledIn(m_translator(Phrase::ChipCannotMove), toQt(went.error().written));
      const std::string why = words::sentenceOf(went.error(), m_law.game, language);
      return toQt(words::said(words::Phrase::TryAgain, language, {why}));
    };
    const QString why = told();
    if (isStart && !isVacant) m_refusal = why;
    return Q_EMIT refused(why);
  }
  if (*went == TurnMaking::Step::Begun) {
    m_legsSeen = 0;
    m_advice.reset();
  }
  const std::size_t legs = m_making->route().size() - 1;
  if (by == By::Drag || !has(Aid::Motion)) m_legsSeen = legs;
  if (*went == TurnMaking::Step::Made) return finishTurn();
  if (*went == TurnMaking::Step::Gone) {
    Turn part(m_making->route().front());
    for (const rules::Jump& jump : m_making->jumps()) part.add(jump);
    const bool isSeen = m_legsSeen == legs;
    m_legsSeen = legs;
    if (!isSeen && isVisible()) {
      startMotion(m_making->position(), part, legs, legs);
    } else if (has(Aid::Motion)) {
      showWorking(m_making->position(), part, legs);
    }
  }
  compose();
  tellCursor();
  Q_EMIT stepped();
}

void PlayBoard::finishTurn() {
  const Turn turn = *m_making->turn();
  // Ends the turn (m_making) before turnMade is emitted, so that a slot of this signal cannot end the turn
  // again.
  m_making.reset();
  compose();
  Q_EMIT turnMade(turn);
}

void PlayBoard::startMotion(const board::Position& before, const Turn& turn, std::size_t leg,
                            std::size_t last) {
  m_motion = Motion{before, turn, leg, last, middleOf(squaresOf(turn)[leg - 1])};
  startLeg();
}

void PlayBoard::startLeg() {
  const std::vector<Square> squares = squaresOf(m_motion->turn);
  m_animation.setStartValue(middleOf(squares[m_motion->leg - 1]));
  m_animation.setEndValue(middleOf(squares[m_motion->leg]));
  m_animation.setDuration(m_motion->turn.isCapture() ? kJumpTime : kStepTime);
  showWorking(m_motion->before, m_motion->turn, m_motion->leg);
  m_animation.start();
  compose();
}

void PlayBoard::endLeg() {
  if (!m_motion) return;
  if (m_motion->leg < m_motion->last) {
    ++m_motion->leg;
    return startLeg();
  }
  m_motion.reset();
  compose();
  Q_EMIT settled();
}

void PlayBoard::endMotion() {
  if (!m_motion) return;
  m_motion.reset();
  m_animation.stop();
  scene().working.clear();
  compose();
  Q_EMIT settled();
}

void PlayBoard::showWorking(const board::Position& before, const Turn& turn, std::size_t leg) {
  scene().working.clear();
  if (!m_law.hasScores() || !turn.isCapture()) return;
  const rules::Jump& jump = turn.jumps()[leg - 1];
  const std::string line = game::jumpLine(*before.at(turn.start()), *before.at(jump.taken), jump.landing,
                                          m_law.ruleset, m_law.set);
  // The letter x between two spaces is a multiplication sign, not a variable.
  scene().working = render::printableFigures(line).replace(QStringLiteral(" x "), QStringLiteral(" × "));
  scene().workingAt = middleOf(jump.landing);
}

std::vector<DrawnChip> PlayBoard::chipsUnderWay(const board::Position& before, const Turn& turn,
                                                std::size_t legs, QPointF at) const {
  std::vector<DrawnChip> chips = chipsOf(before);
  const auto goes = [&](Square square) {
    std::erase_if(chips, [&](const DrawnChip& chip) { return chip.at == middleOf(square); });
  };
  const board::Piece mover = *before.at(turn.start());
  goes(turn.start());
  for (std::size_t i = 0; turn.isCapture() && i < legs; ++i) {
    if (m_law.movement.removal == rules::Removal::EachJump) goes(turn.jumps()[i].taken);
  }
  // The moving chip is drawn last, so that it lies above the chips that it jumps over.
  chips.push_back({mover, at});
  return chips;
}

void PlayBoard::compose() {
  scene().marks.clear();
  scene().lastTurn = m_lastTurn;
  if (m_motion) {
    scene().chips = chipsUnderWay(m_motion->before, m_motion->turn, m_motion->leg - 1, m_motion->at);
    scene().lastTurn.reset();
    return update();
  }
  scene().chips = chipsOf(position());
  if (m_making && !m_making->route().empty()) {
    const std::vector<Square>& route = m_making->route();
    Turn part(route.front());
    for (const rules::Jump& jump : m_making->jumps()) part.add(jump);
    const QPointF at = m_dragged ? drawing().placeOf(*m_dragged) : middleOf(route.back());
    scene().chips = chipsUnderWay(m_making->position(), part, route.size() - 1, at);
    scene().lastTurn.reset();
  }
  markTurns();
  if (has(Aid::Layers)) markLayers();
  if (m_advice) {
    for (const Square square : squaresOf(*m_advice)) {
      scene().marks.push_back({square, BoardMark::Kind::Hint});
    }
  }
  update();
}

void PlayBoard::markTurns() {
  if (!m_making) return;
  const std::vector<Square>& route = m_making->route();
  if (route.empty()) {
    if (!has(Aid::Starts) || has(Aid::Layers)) return;
    const std::size_t due = m_making->mostTaken();
    for (const Square square : m_making->starts()) {
      scene().marks.push_back({square, due > 0 ? BoardMark::Kind::Due : BoardMark::Kind::Start,
                               due > 0 ? QString::number(due) : QString()});
    }
    return;
  }
  scene().marks.push_back({route.back(), BoardMark::Kind::Chosen});
  if (!has(Aid::Starts)) return;
  for (const TurnMaking::Target& target : m_making->targets()) {
    QString text;
    if (target.taken && m_law.hasScores() && has(Aid::Scores)) {
      const board::Position& before = m_making->position();
      text = render::printableFigures(game::jumpFigure(*before.at(route.front()), *before.at(*target.taken),
                                                       target.square, m_law.ruleset, m_law.set));
    }
    scene().marks.push_back({target.square, BoardMark::Kind::Target, text});
  }
}

// Marks all movement options of the chip at the board cursor, as if that chip's side were to move.
void PlayBoard::markLayers() {
  const auto piece = position().at(cursor());
  if (!piece || (m_making && !m_making->route().empty())) return;
  board::Position asked = position();
  asked.setToMove(piece->side);
  scene().marks.push_back({cursor(), BoardMark::Kind::Chosen});
  std::set<Square> reached;
  int number = 0;
  for (const layers::ChipOption& option : layers::optionsOf(m_law.movement, asked, cursor())) {
    scene().marks.push_back({option.turn.end(), BoardMark::Kind::Option, QString::number(++number)});
    for (const rules::Jump& jump : option.turn.jumps()) reached.insert(jump.taken);
  }
  for (const Square square : reached) scene().marks.push_back({square, BoardMark::Kind::Reach});
}

QString PlayBoard::remark(Square square) const {
  const auto is = [square](const BoardMark& mark) { return mark.square == square; };
  const auto mark = std::ranges::find_if(scene().marks, is);
  if (mark == scene().marks.end()) return {};
  switch (mark->kind) {
    case BoardMark::Kind::Start:
      return m_translator(Phrase::MarkStart);
    case BoardMark::Kind::Due:
      return m_translator(Phrase::MarkDue).arg(mark->text);
    case BoardMark::Kind::Chosen:
      return m_translator(Phrase::MarkChosen);
    case BoardMark::Kind::Target:
      return mark->text.isEmpty() ? m_translator(Phrase::MarkTarget)
                                  : m_translator(Phrase::MarkTargetScore).arg(mark->text);
    case BoardMark::Kind::Option:
      return m_translator(Phrase::MarkOption).arg(mark->text);
    case BoardMark::Kind::Reach:
      return m_translator(Phrase::MarkReach);
    case BoardMark::Kind::Hint:
      return m_translator(Phrase::MarkHint);
  }
  return {};
}

void PlayBoard::cursorMoved() {
  if (has(Aid::Layers)) compose();
}

void PlayBoard::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_making) {
    endMotion();
    // Without a step to undo, Escape does nothing more. An extra press must not close the game's page.
    if (m_making->route().empty()) return;
    static_cast<void>(m_making->back());
    m_legsSeen = m_making->route().empty() ? 0 : m_making->route().size() - 1;
    scene().working.clear();
    compose();
    return Q_EMIT stepped();
  }
  BoardView::keyPressEvent(event);
}

void PlayBoard::mousePressEvent(QMouseEvent* event) {
  const auto square = drawing().squareAt(event->position());
  if (!square || event->button() != Qt::LeftButton) return;
  endMotion();
  setCursorSquare(*square);
  if (!m_making) return;
  m_pressedAt = event->position();
  m_wasChosen = !m_making->route().empty() && m_making->route().back() == *square;
  if (!m_wasChosen) goTo(*square, By::Click);
  const bool isHeld = m_making && !m_making->route().empty() && m_making->route().back() == *square;
  m_pressed = isHeld ? square : std::nullopt;
}

void PlayBoard::mouseMoveEvent(QMouseEvent* event) {
  if (!m_pressed || !m_making || m_motion) return;
  const bool isFar = (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
  if (!m_dragged && !isFar) return;
  m_dragged = event->position();
  compose();
}

void PlayBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (!m_pressed || !m_making) return;
  const Square from = *m_pressed;
  const bool wasDragged = m_dragged.has_value();
  m_pressed.reset();
  m_dragged.reset();
  const auto square = drawing().squareAt(event->position());
  if (wasDragged && square && *square != from) {
    setCursorSquare(*square);
    return goTo(*square, By::Drag);
  }
  // A second click on the chosen chip ends the turn if the turn may end on this square. Before the first step
  // of the turn, the click deselects the chip.
  if (!wasDragged && m_wasChosen && square == from) return choose(from);
  compose();
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/practice_game.hpp"

#include <utility>

#include "core/precondition.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {

using game::Player;
using rules::Turn;

PracticeGame::PracticeGame(QObject* parent)
    : QObject(parent),
      m_setup(std::make_unique<game::Setup>(
          game::setupOf(game::damathLaw(rules::manual(), *rules::builtInChipSet("integer"))))),
      m_game(m_setup->newGame()) {
  m_engine.prepare(*m_setup);
  connect(&m_engine, &EnginePlayer::thought, this, &PracticeGame::take);
  connect(&m_engine, &EnginePlayer::answered, this, [this](bool isAccepted) {
    m_asked = Asked::Nothing;
    if (isAccepted) static_cast<void>(end(rules::Ending::Agreement));
    Q_EMIT drawAnswered(isAccepted);
  });
}

void PracticeGame::start(game::Setup setup, const rules::TurnList& turns, std::optional<rules::Ending> ending,
                         Begin begin) {
  m_engine.stop();
  m_asked = Asked::Nothing;
  m_setup = std::make_unique<game::Setup>(std::move(setup));
  m_engine.prepare(*m_setup);
  m_undone.clear();
  replay(turns);
  m_endedByWord = ending && !m_game->outcome() && m_game->end(*ending);
  Q_EMIT moved(std::nullopt, m_game->position());
  if (begin == Begin::Play) goOn();
}

void PracticeGame::replay(const rules::TurnList& turns) {
  m_game = m_setup->newGame();
  for (const Turn& turn : turns) m_game->play(turn);
}

void PracticeGame::play(const Turn& turn) {
  DAMATH_EXPECTS(isHandToMove());
  m_engine.stop();
  m_asked = Asked::Nothing;
  m_undone.clear();
  make(turn);
}

void PracticeGame::make(const Turn& turn) {
  const board::Position before = m_game->position();
  m_game->play(turn);
  Q_EMIT moved(turn, before);
  goOn();
}

void PracticeGame::goOn() {
  const bool isDue = !m_game->outcome() && !m_game->asksForRepetition() && m_undone.empty() &&
                     m_setup->of(m_game->position().toMove()) == Player::Engine &&
                     !game::enginesRepeat(*m_setup, *m_game);
  if (isDue) letEnginePlay();
}

void PracticeGame::letEnginePlay() {
  DAMATH_EXPECTS(!m_game->outcome());
  m_asked = Asked::Turn;
  m_engine.think(*m_game);
  Q_EMIT thinkingChanged();
}

void PracticeGame::askHint() {
  DAMATH_EXPECTS(!m_game->outcome());
  m_asked = Asked::Hint;
  m_engine.advise(*m_game);
  Q_EMIT thinkingChanged();
}

void PracticeGame::offerDraw() {
  DAMATH_EXPECTS(!m_game->outcome());
  m_asked = Asked::Draw;
  m_engine.offerDraw(*m_game);
  Q_EMIT thinkingChanged();
}

void PracticeGame::take(const engine::SearchResult& result) {
  const Asked asked = std::exchange(m_asked, Asked::Nothing);
  Q_EMIT thinkingChanged();
  if (asked == Asked::Hint) return Q_EMIT hinted(result);
  if (asked != Asked::Turn) return;
  m_undone.clear();
  // If the search found no turn, makes the first legal turn. A game that is not over has one.
  make(result.best.value_or(m_game->turns().front()));
}

bool PracticeGame::canStep(Way way) const {
  return way == Way::Back ? m_game->outcome() || !m_game->played().empty() : !m_undone.empty();
}

void PracticeGame::step(Way way) {
  if (!canStep(way)) return;
  m_engine.stop();
  m_asked = Asked::Nothing;
  rules::TurnList turns = rules::turnsPlayed(*m_game);
  std::optional<Turn> made;
  board::Position before = m_game->position();
  // After an ending by agreement, resignation or a confirmed repetition, the first step back only reopens the
  // game and undoes no turn.
  if (way == Way::Back && m_game->outcome()) replay(turns);
  const bool isReopened = way == Way::Back && !m_game->outcome() && m_endedByWord;
  m_endedByWord = false;
  while (!isReopened && canStep(way)) {
    if (way == Way::Back) {
      m_undone.push_back(turns.back());
      turns.pop_back();
    } else {
      before = m_game->position();
      made = m_undone.back();
      turns.push_back(*made);
      m_undone.pop_back();
    }
    replay(turns);
    const bool isEngines = m_setup->of(m_game->position().toMove()) == Player::Engine;
    if (!isEngines || !m_setup->hasHuman() || m_game->outcome()) break;
  }
  Q_EMIT thinkingChanged();
  Q_EMIT moved(made, before);
  if (way == Way::Again) goOn();
}

bool PracticeGame::end(rules::Ending ending) {
  DAMATH_EXPECTS(!m_game->outcome());
  m_engine.stop();
  m_asked = Asked::Nothing;
  if (!m_game->end(ending)) return false;
  m_endedByWord = true;
  Q_EMIT thinkingChanged();
  Q_EMIT moved(std::nullopt, m_game->position());
  return true;
}

}  // namespace damath::window

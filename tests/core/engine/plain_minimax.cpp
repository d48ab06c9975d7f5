// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/engine/plain_minimax.hpp"

#include <algorithm>

#include "core/exact/rounding.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"

namespace damath::engine {

using board::Position;

PlainMinimax::PlainMinimax(const rules::Movement& movement, const std::optional<Scoring>& scoring)
    : m_movement(movement),
      m_scoring(scoring),
      m_table(scoring ? std::optional<ScoreTable>(std::in_place, *scoring->ruleset, *scoring->set)
                      : std::nullopt),
      m_judgement(m_table ? &*m_table : nullptr) {}

Value PlainMinimax::valueOf(const Position& position, int plies) const {
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  if (turns.empty()) return m_judgement.atEnd(position, m_judgement.standingOf(position), plies);
  if (plies <= 0 && !turns.front().isCapture())
    return m_judgement.atLeaf(position, m_judgement.standingOf(position));
  Value best = -kInfinite;
  for (const rules::Turn& turn : turns) best = std::max(best, valueOf(position, turn, plies));
  return best;
}

Value PlainMinimax::valueOf(const Position& position, const rules::Turn& turn, int plies) const {
  Position after = position;
  rules::play(m_movement, after, turn);
  return gainOf(position, turn) - valueOf(after, std::max(plies - 1, 0));
}

Value PlainMinimax::alongLine(Position position, std::span<const rules::Turn> line, int plies) const {
  Value sum = 0;
  Value sign = 1;
  for (const rules::Turn& turn : line) {
    sum += sign * gainOf(position, turn);
    rules::play(m_movement, position, turn);
    sign = -sign;
    plies = std::max(plies - 1, 0);
  }
  const bool over = rules::legalTurns(m_movement, position).empty();
  return sum + sign * (over ? m_judgement.atEnd(position, m_judgement.standingOf(position), plies)
                            : m_judgement.atLeaf(position, m_judgement.standingOf(position)));
}

Value PlainMinimax::gainOf(const Position& position, const rules::Turn& turn) const {
  if (!m_scoring) return 0;
  const Value sign = m_scoring->ruleset->scoreDirection.answer == rules::ScoreDirection::HigherWins ? 1 : -1;
  const board::Piece taker = *position.at(turn.start());
  Value sum = 0;
  for (const rules::Jump& jump : turn.jumps()) {
    const rules::JumpScore score =
        rules::scoreOf(*m_scoring->ruleset, *m_scoring->set, taker, *position.at(jump.taken), jump.landing);
    sum +=
        sign *
        exact::rounded(score.value * exact::Number(100), exact::RoundingMode::HalfAway, 0).integer().value();
  }
  return sum;
}

}  // namespace damath::engine

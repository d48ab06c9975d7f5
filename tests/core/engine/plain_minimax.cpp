// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/engine/plain_minimax.hpp"

#include <algorithm>
#include <bit>

#include "core/exact/rounding.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"

namespace damath::engine {

using board::Position;

PlainMinimax::PlainMinimax(const rules::Movement& movement, const std::optional<Scoring>& scoring)
    : m_movement(movement),
      m_scoring(scoring),
      m_table(scoring ? std::optional<ScoreTable>(std::in_place, *scoring->ruleset, *scoring->set)
                      : std::nullopt),
      m_evaluation(m_table ? &*m_table : nullptr) {}

Value PlainMinimax::valueOf(const Position& position, int plies) const {
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  if (turns.empty()) return m_evaluation.atEnd(position, m_evaluation.scoreOf(position), plies);
  if (plies <= 0 && !turns.front().isCapture())
    return m_evaluation.atLeaf(position, m_evaluation.scoreOf(position));
  Value best = -kInfinite;
  for (const rules::Turn& turn : turns) best = std::max(best, valueOf(position, turn, plies));
  return best;
}

Value PlainMinimax::valueOf(const Position& position, const rules::Turn& turn, int plies) const {
  Position after = position;
  rules::play(m_movement, after, turn);
  return gainOf(position, turn) - valueOf(after, std::max(plies - 1, 0));
}

Value PlainMinimax::byTotals(const Position& position, const Course& course) const {
  const Value remaining = m_evaluation.atEnd(position, m_evaluation.scoreOf(position), 0);
  const Value total = course.lead + remaining;
  if (total == 0) return remaining;
  return total > 0 ? remaining + kSure : remaining - kSure;
}

bool PlainMinimax::isDrawnByRule(const Position& position, const Course& course) const {
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  if (!course.draws || turns.empty()) return false;
  if (course.draws->kingTurns) {
    const int both = course.draws->kingMoves == rules::KingMoves::Each ? 2 : 1;
    if (course.kingTurns >= both * *course.draws->kingTurns) return true;
  }
  const board::Bits blue = position.of(board::Side::Blue);
  const board::Bits red = position.of(board::Side::Red);
  if (std::popcount(blue) != 1 || std::popcount(red) != 1 || position.damas() != (blue | red)) return false;
  switch (course.draws->loneKings) {
    case rules::LoneKings::No:
      return false;
    case rules::LoneKings::Yes:
      return !turns.front().isCapture();
    case rules::LoneKings::UnlessWon:
      return !rules::canForceWin(position);
  }
  return false;
}

// Returns the value if the game ends here by repetition (E4) or inactivity; nullopt otherwise. The first
// return to an earlier position counts as the end if it is a draw, or if the player who returned is not
// ahead.
std::optional<Value> PlainMinimax::endsHere(const Position& position, const Course& course) const {
  if (!m_scoring) {
    const bool wasSeen = std::ranges::any_of(
        course.seen, [&](const Position& seen) { return rules::isSameDiagram(seen, position); });
    return wasSeen || isDrawnByRule(position, course) ? std::optional<Value>(0) : std::nullopt;
  }
  const rules::Ruleset& ruleset = *m_scoring->ruleset;
  const auto times = std::ranges::count(course.seen, position);
  const Value ended = byTotals(position, course);
  if (times > 0 && ruleset.repetitionEnds.answer() == rules::RepetitionEnds::Draw) return -course.lead;
  if (times > 0 && (times + 1 >= ruleset.repetitionCount.answer() || ended + course.lead >= 0)) return ended;
  const auto& limit = ruleset.inactivityPlies.answer();
  return limit && course.quietTurns >= *limit ? std::optional(ended) : std::nullopt;
}

Value PlainMinimax::inGame(const Position& position, int plies, const Course& course) const {
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  if (turns.empty()) {
    return m_scoring ? byTotals(position, course)
                     : m_evaluation.atEnd(position, m_evaluation.scoreOf(position), plies);
  }
  if (plies <= 0 && !turns.front().isCapture())
    return m_evaluation.atLeaf(position, m_evaluation.scoreOf(position));
  Value best = -kInfinite;
  for (const rules::Turn& turn : turns) {
    Position after = position;
    rules::play(m_movement, after, turn);
    const Value gain = gainOf(position, turn);
    const bool isKingMove = !turn.isCapture() && position.pieceOn(turn.start()).rank == board::Rank::Dama;
    const Course next{.lead = -(course.lead + gain),
                      .seen = course.seen,
                      .quietTurns = turn.isCapture() ? 0 : course.quietTurns + 1,
                      .draws = course.draws,
                      .kingTurns = isKingMove ? course.kingTurns + 1 : 0};
    const auto end = endsHere(after, next);
    best = std::max(best, gain - (end ? *end : inGame(after, std::max(plies - 1, 0), next)));
  }
  return best;
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
  return sum + sign * (over ? m_evaluation.atEnd(position, m_evaluation.scoreOf(position), plies)
                            : m_evaluation.atLeaf(position, m_evaluation.scoreOf(position)));
}

Value PlainMinimax::gainOf(const Position& position, const rules::Turn& turn) const {
  if (!m_scoring) return 0;
  const Value sign =
      m_scoring->ruleset->scoreDirection.answer() == rules::ScoreDirection::HigherWins ? 1 : -1;
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/turn_making.hpp"

#include <algorithm>

#include "core/notation/board/square_name.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::game {

using board::Square;
using notation::TypedTurnFault;
using notation::TypedTurnFaultCode;
using rules::RouteBreach;
using rules::Turn;

namespace {

using Refused = Unexpected<TypedTurnFault>;

bool beginsWith(const std::vector<Square>& whole, const std::vector<Square>& part) {
  return whole.size() >= part.size() && std::equal(part.begin(), part.end(), whole.begin());
}

}  // namespace

TurnMaking::TurnMaking(const Law& law, const board::Position& position)
    : m_law(law), m_position(position), m_legal(rules::legalTurns(law.movement, position)) {}

std::vector<Square> TurnMaking::starts() const {
  std::vector<Square> squares;
  for (const Turn& turn : m_legal) {
    if (std::ranges::find(squares, turn.start()) == squares.end()) squares.push_back(turn.start());
  }
  return squares;
}

std::size_t TurnMaking::mostTaken() const {
  std::size_t most = 0;
  for (const Turn& turn : m_legal) most = std::max(most, turn.jumps().size());
  return most;
}

std::vector<Turn> TurnMaking::fitting(const std::vector<Square>& route) const {
  std::vector<Turn> turns;
  for (const Turn& turn : m_legal) {
    if (beginsWith(squaresOf(turn), route)) turns.push_back(turn);
  }
  return turns;
}

TurnMaking::Went TurnMaking::begin(Square square) {
  const std::string name = notation::squareName(m_law.game, square);
  const auto piece = m_position.at(square);
  if (!piece) return Refused(TypedTurnFault{RouteBreach::Vacant, name, {}, {}});
  if (piece->side != m_position.toMove()) {
    return Refused(TypedTurnFault{RouteBreach::NotYours, name, "M1", {}});
  }
  if (fitting({square}).empty()) {
    // The chosen chip has no legal turn. If a rule such as the compulsory capture forbids a turn of the chip,
    // returns the error for that rule.
    for (const rules::PlayableTurn& playable : rules::judgedTurns(m_law.movement, m_position)) {
      if (playable.turn.start() != square) continue;
      const auto judged = notation::turnAlong(squaresOf(playable.turn), m_position, m_law.forNotation());
      if (!judged) return Refused(judged.error());
    }
    return Refused(TypedTurnFault{TypedTurnFaultCode::NoSuchTurn, name, {}, {}});
  }
  m_route = {square};
  return Step::Begun;
}

TurnMaking::Went TurnMaking::go(Square square) {
  if (m_route.empty()) return begin(square);
  const auto piece = m_position.at(square);
  const bool isOther = m_route.size() == 1 && square != m_route.front() && piece.has_value() &&
                       piece->side == m_position.toMove();
  if (isOther) return begin(square);
  std::vector<Square> route = m_route;
  route.push_back(square);
  const std::vector<Turn> turns = fitting(route);
  if (turns.empty()) {
    const auto judged = notation::turnAlong(route, m_position, m_law.forNotation());
    if (!judged) return Refused(judged.error());
    m_made = *judged;
    m_route = squaresOf(*judged);
    return Step::Made;
  }
  m_route = std::move(route);
  const bool goesOn =
      std::ranges::any_of(turns, [&](const Turn& turn) { return squaresOf(turn).size() > m_route.size(); });
  if (goesOn) return Step::Gone;
  m_made = turns.front();
  return Step::Made;
}

bool TurnMaking::back() {
  m_made.reset();
  if (m_route.empty()) return false;
  m_route.pop_back();
  return true;
}

std::vector<rules::Jump> TurnMaking::jumps() const {
  std::vector<rules::Jump> jumps;
  if (m_route.size() < 2) return jumps;
  const std::vector<Turn> turns = m_made ? std::vector<Turn>{*m_made} : fitting(m_route);
  if (turns.empty() || !turns.front().isCapture()) return jumps;
  const auto all = turns.front().jumps();
  jumps.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(m_route.size() - 1));
  return jumps;
}

std::vector<TurnMaking::Target> TurnMaking::targets() const {
  std::vector<Target> targets;
  if (m_route.empty() || m_made) return targets;
  for (const Turn& turn : fitting(m_route)) {
    const std::vector<Square> squares = squaresOf(turn);
    if (squares.size() == m_route.size()) continue;
    const Square next = squares[m_route.size()];
    if (std::ranges::find(targets, next, &Target::square) != targets.end()) continue;
    const auto taken =
        turn.isCapture() ? std::optional(turn.jumps()[m_route.size() - 1].taken) : std::nullopt;
    targets.push_back({next, taken});
  }
  return targets;
}

std::optional<Turn> TurnMaking::turn() const {
  if (m_made || m_route.size() < 2) return m_made;
  for (const Turn& turn : fitting(m_route)) {
    if (squaresOf(turn).size() == m_route.size()) return turn;
  }
  return std::nullopt;
}

}  // namespace damath::game

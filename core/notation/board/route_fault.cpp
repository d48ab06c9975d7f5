// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/route_fault.hpp"

#include <cstdlib>
#include <optional>

#include "core/notation/board/square_name.hpp"

namespace damath::notation {

namespace {

using board::Piece;
using board::Position;
using board::Rank;
using board::Square;
using rules::Clause;

TypedTurnFault faultAt(const GameLaw& law, Square square, TypedTurnFaultCode code, Clause clause) {
  return {code, squareName(law.game, square), clause, {}};
}

std::optional<TypedTurnFault> faultOfStart(Square start, const Position& position, const GameLaw& law) {
  const auto standing = position.at(start);
  if (!standing) return faultAt(law, start, TypedTurnFaultCode::Vacant, {});
  if (standing->side != position.toMove()) return faultAt(law, start, TypedTurnFaultCode::NotYours, "M1");
  return std::nullopt;
}

Clause clauseOfMoving(const Piece& mover, const GameLaw& law) {
  if (mover.rank == Rank::Ordinary) return "M2";
  return law.hasScores() ? Clause("M3") : "G3";
}

// Follows the route on a board of its own, as far as it goes.
class RouteWalk {
 public:
  RouteWalk(std::span<const Square> route, const Position& position, const GameLaw& law)
      : m_route(route), m_position(position), m_law(law), m_movement(law.movement()) {}

  TypedTurnFault fault() {
    if (auto found = faultOfStart(m_route.front(), m_position, m_law)) return *std::move(found);
    m_mover = *m_position.at(m_route.front());
    m_position.remove(m_route.front());
    for (std::size_t i = 1; i < m_route.size(); ++i) {
      if (auto found = faultOfStep(m_route[i - 1], m_route[i], i > 1)) return *std::move(found);
    }
    // Each step alone can be made; together they break the path of the turn.
    return at(m_route.back(), TypedTurnFaultCode::PathTwice,
              m_movement.removal == rules::Removal::EndOfTurn ? Clause("K8") : "K9");
  }

 private:
  [[nodiscard]] TypedTurnFault at(Square square, TypedTurnFaultCode code, Clause clause) const {
    return faultAt(m_law, square, code, clause);
  }
  [[nodiscard]] bool isDama() const { return m_mover.rank == Rank::Dama; }
  // The clause of moving and of taking, for the chip in hand.
  [[nodiscard]] Clause moving() const { return clauseOfMoving(m_mover, m_law); }
  [[nodiscard]] Clause taking() const {
    return !isDama() ? Clause("K2") : m_law.hasScores() ? Clause("K3") : "G3";
  }
  [[nodiscard]] bool isForward(Square from, Square to) const {
    return (to.y() > from.y()) == (m_mover.side == board::Side::Blue);
  }

  std::optional<TypedTurnFault> faultOfStep(Square from, Square to, bool continues) {
    if (continues && isCrowned(from))
      return at(to, TypedTurnFaultCode::Crowned, m_law.hasScores() ? Clause("P1") : "G6");
    const int distance = std::abs(to.x() - from.x());
    if (distance == 0 || distance != std::abs(to.y() - from.y()))
      return at(to, TypedTurnFaultCode::NotDiagonal, moving());
    if (m_position.at(to)) return at(to, TypedTurnFaultCode::Occupied, moving());
    const bool flies = isDama() && m_movement.damaRange == rules::DamaRange::Flying;
    if (distance == 1) {
      if (!continues && !isDama() && !isForward(from, to)) return at(to, TypedTurnFaultCode::Backward, "M2");
      return at(to, TypedTurnFaultCode::NoFurtherJump, "K4");  // the step alone would be playable
    }
    if (!flies && distance > 2) return at(to, TypedTurnFaultCode::TooFar, moving());
    return faultOfJump(from, to, distance);
  }

  [[nodiscard]] bool isCrowned(Square square) const {
    return m_movement.promotion == rules::Promotion::Stop && m_mover.rank == Rank::Ordinary &&
           square.y() == board::farRow(m_mover.side);
  }

  std::optional<TypedTurnFault> faultOfJump(Square from, Square to, int distance) {
    const int stepX = to.x() > from.x() ? 1 : -1;
    const int stepY = to.y() > from.y() ? 1 : -1;
    std::optional<Square> taken;
    for (int i = 1; i < distance; ++i) {
      const Square between = *Square::at(from.x() + i * stepX, from.y() + i * stepY);
      const auto piece = m_position.at(between);
      if (!piece) continue;
      if (piece->side == m_mover.side) return at(between, TypedTurnFaultCode::OwnTaken, taking());
      if (taken) return at(between, TypedTurnFaultCode::Blocked, taking());
      taken = between;
    }
    if (!taken)
      return at(to,
                m_route.size() > 2 && isDama() ? TypedTurnFaultCode::NoFurtherJump
                                               : TypedTurnFaultCode::NothingTaken,
                taking());
    const bool mayTakeBack = isDama() || m_movement.menCaptureBackward == rules::YesNo::Yes;
    if (!mayTakeBack && !isForward(from, to)) {
      return at(to, TypedTurnFaultCode::TakesBackward, m_law.hasScores() ? Clause("K2") : "G2");
    }
    m_position.remove(*taken);
    if (m_movement.promotion == rules::Promotion::GoOn && to.y() == board::farRow(m_mover.side)) {
      m_mover.rank = Rank::Dama;
    }
    return std::nullopt;
  }

  std::span<const Square> m_route;
  Position m_position;
  const GameLaw& m_law;
  rules::Movement m_movement;
  Piece m_mover;
};

}  // namespace

TypedTurnFault faultOfRoute(std::span<const Square> route, const Position& position, const GameLaw& law) {
  return RouteWalk(route, position, law).fault();
}

TypedTurnFault faultOffSquares(Square start, std::string_view written, const Position& position,
                               const GameLaw& law) {
  if (auto found = faultOfStart(start, position, law)) return *std::move(found);
  return {
      TypedTurnFaultCode::NotDiagonal, std::string(written), clauseOfMoving(*position.at(start), law), {}};
}

}  // namespace damath::notation

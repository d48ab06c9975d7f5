// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/route_fault.hpp"

#include <cstdlib>

namespace damath::rules {

namespace {

using board::Piece;
using board::Position;
using board::Rank;
using board::Square;

std::optional<RouteFault> faultOfStart(Square start, const Position& position) {
  const auto standing = position.at(start);
  if (!standing) return RouteFault{RouteBreach::Vacant, start, {}};
  if (standing->side != position.toMove()) return RouteFault{RouteBreach::NotYours, start, "M1"};
  return std::nullopt;
}

Clause clauseOfMoving(const Piece& mover, Game game, const Ruleset& ruleset) {
  if (mover.rank == Rank::Ordinary) return "M2";
  return game == Game::Damath ? ruleset.damaRange.clauseFor("M3") : "G3";
}

// Follows the route on a copy of the position until the first fault.
class RouteWalk {
 public:
  RouteWalk(std::span<const Square> route, const Position& position, Game game, const Ruleset& ruleset)
      : m_route(route),
        m_position(position),
        m_game(game),
        m_ruleset(ruleset),
        m_movement(hasScores() ? movementOf(ruleset) : movementOf(companionLaw(game))) {}

  RouteFault fault() {
    if (const auto found = faultOfStart(m_route.front(), m_position)) return *found;
    m_mover = *m_position.at(m_route.front());
    m_position.remove(m_route.front());
    for (std::size_t i = 1; i < m_route.size(); ++i) {
      if (const auto found = faultOfStep(m_route[i - 1], m_route[i], i > 1)) return *found;
    }
    // Each step is possible by itself, but together the steps break K8 (a chip is taken once) or K9 (a
    // segment is used once; the start square is no landing square).
    return {RouteBreach::PathTwice, m_route.back(), ofPath()};
  }

 private:
  [[nodiscard]] bool isDama() const { return m_mover.rank == Rank::Dama; }
  // moving() and taking() return the clauses about moving and about taking for this chip.
  [[nodiscard]] Clause moving() const { return clauseOfMoving(m_mover, m_game, m_ruleset); }
  [[nodiscard]] bool hasScores() const { return m_game == Game::Damath; }
  [[nodiscard]] Clause taking() const {
    if (!isDama()) return "K2";
    return hasScores() ? m_ruleset.damaRange.clauseFor("K3") : "G3";
  }
  [[nodiscard]] Clause ofPath() const {
    const bool isOfTaken = m_movement.removal == Removal::EndOfTurn;
    if (!hasScores()) return isOfTaken ? Clause("K8") : "K9";
    return isOfTaken ? m_ruleset.removal.clauseFor("K8") : m_ruleset.damaPath.clauseFor("K9");
  }
  [[nodiscard]] bool isForward(Square from, Square to) const {
    return (to.y() > from.y()) == (m_mover.side == board::Side::Blue);
  }

  std::optional<RouteFault> faultOfStep(Square from, Square to, bool continues) {
    if (continues && isCrowned(from))
      return RouteFault{RouteBreach::Crowned, to, hasScores() ? m_ruleset.promotion.clauseFor("P1") : "G6"};
    const int distance = std::abs(to.x() - from.x());
    if (distance == 0 || distance != std::abs(to.y() - from.y()))
      return RouteFault{RouteBreach::NotDiagonal, to, moving()};
    if (m_position.at(to)) return RouteFault{RouteBreach::Occupied, to, moving()};
    const bool flies = isDama() && m_movement.damaRange == DamaRange::Flying;
    if (distance == 1) {
      if (!continues && !isDama() && !isForward(from, to)) return RouteFault{RouteBreach::Backward, to, "M2"};
      // The step takes nothing, so no chain can contain it.
      return RouteFault{RouteBreach::NoFurtherJump, to, "K4"};
    }
    if (!flies && distance > 2) return RouteFault{RouteBreach::TooFar, to, moving()};
    return faultOfJump(from, to, distance);
  }

  [[nodiscard]] bool isCrowned(Square square) const {
    return m_movement.promotion == Promotion::Stop && m_mover.rank == Rank::Ordinary &&
           square.y() == board::farRow(m_mover.side);
  }

  std::optional<RouteFault> faultOfJump(Square from, Square to, int distance) {
    const int stepX = to.x() > from.x() ? 1 : -1;
    const int stepY = to.y() > from.y() ? 1 : -1;
    std::optional<Square> taken;
    for (int i = 1; i < distance; ++i) {
      const Square between = *Square::at(from.x() + i * stepX, from.y() + i * stepY);
      const auto piece = m_position.at(between);
      if (!piece) continue;
      if (piece->side == m_mover.side) return RouteFault{RouteBreach::OwnTaken, between, taking()};
      if (taken) return RouteFault{RouteBreach::Blocked, between, taking()};
      taken = between;
    }
    if (!taken)
      return RouteFault{
          m_route.size() > 2 && isDama() ? RouteBreach::NoFurtherJump : RouteBreach::NothingTaken, to,
          taking()};
    const bool mayCaptureBackward = isDama() || m_movement.menCaptureBackward == YesNo::Yes;
    if (!mayCaptureBackward && !isForward(from, to)) {
      return RouteFault{RouteBreach::TakesBackward, to,
                        hasScores() ? m_ruleset.menCaptureBackward.clauseFor("K2") : "G2"};
    }
    m_position.remove(*taken);
    if (m_movement.promotion == Promotion::GoOn && to.y() == board::farRow(m_mover.side)) {
      m_mover.rank = Rank::Dama;
    }
    return std::nullopt;
  }

  std::span<const Square> m_route;
  Position m_position;
  Game m_game;
  const Ruleset& m_ruleset;
  Movement m_movement;
  Piece m_mover;
};

}  // namespace

RouteFault faultOfRoute(std::span<const Square> route, const Position& position, Game game,
                        const Ruleset& ruleset) {
  return RouteWalk(route, position, game, ruleset).fault();
}

RouteFault faultOffSquares(Square start, const Position& position, Game game, const Ruleset& ruleset) {
  if (const auto found = faultOfStart(start, position)) return *found;
  return {RouteBreach::NotDiagonal, std::nullopt, clauseOfMoving(*position.at(start), game, ruleset)};
}

}  // namespace damath::rules

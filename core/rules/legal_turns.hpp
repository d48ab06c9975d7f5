// SPDX-License-Identifier: GPL-3.0-or-later
// The turns of a position (rulebook M2, M3, K1–K10), and the change that a turn makes to the position (K8,
// P1).
#pragma once

#include <span>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turns/movement.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::rules {

// Lists every legal turn of the side to move. The list is empty if the side is cornered or has no chip (E1).
// Different routes are never merged (K10). Each call replaces the content of the list.
void listLegalTurns(const Movement& movement, const board::Position& position, TurnList& turns);
[[nodiscard]] TurnList legalTurns(const Movement& movement, const board::Position& position);
// Returns the legal turns without a copy. The span is valid until the next listing of turns on this thread.
[[nodiscard]] std::span<const Turn> legalTurnsInPassing(const Movement& movement,
                                                        const board::Position& position);

// True if a capture is possible, and therefore compulsory (K1). Lists no turns.
[[nodiscard]] bool mustTake(const Movement& movement, const board::Position& position);

// Returns the squares from which a quiet move to `to` is legal. Lists no turns.
[[nodiscard]] board::Bits startsOfMoves(const Movement& movement, const board::Position& position,
                                        board::Square to);

// Returns the rank for the next jump after landing on a square. A chip is crowned within its turn only if the
// promotion answer is GoOn (P1). Scores always use the rank at the start of the turn (P2).
[[nodiscard]] constexpr board::Rank rankAfter(const Movement& movement, board::Piece piece,
                                              board::Square landing) {
  const bool crowned = movement.promotion == Promotion::GoOn && landing.y() == board::farRow(piece.side);
  return crowned ? board::Rank::Dama : piece.rank;
}

// Makes a turn: removes taken chips, promotes a chip that ends on its far row (with Promotion::GoOn, a chip
// that lands there), and gives the move to the other side. Precondition: the turn is possible on the board,
// legal or not.
void play(const Movement& movement, board::Position& position, const Turn& turn);

// The overloads below take a whole ruleset instead of its movement options.
inline void listLegalTurns(const Ruleset& ruleset, const board::Position& position, TurnList& turns) {
  listLegalTurns(movementOf(ruleset), position, turns);
}
[[nodiscard]] inline TurnList legalTurns(const Ruleset& ruleset, const board::Position& position) {
  return legalTurns(movementOf(ruleset), position);
}
inline void play(const Ruleset& ruleset, board::Position& position, const Turn& turn) {
  play(movementOf(ruleset), position, turn);
}
}  // namespace damath::rules

// SPDX-License-Identifier: GPL-3.0-or-later
// The turns of a position (rulebook M2, M3, K1–K10), and the change that a turn makes to the position (K8,
// P1).
#pragma once

#include <cstdint>
#include <optional>
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

// Returns the weight of a capture, from its number of jumps and the rank of its taker. Only captures of the
// greatest weight are legal (K5, K6).
[[nodiscard]] int captureWeight(CapturePriority priority, int jumps, board::Rank taker);

// The reason why a turn that is possible on the board is illegal.
enum class Breach : std::uint8_t {
  MissedCapture,    // K1: a quiet move although a capture was compulsory
  NotMaximum,       // K5: a capture of fewer chips than could be taken
  DamaPriority,     // K6: a capture by an ordinary chip although a dama takes as many
  ChainNotFinished  // K4: the chip could continue to take
};
[[nodiscard]] constexpr Clause clauseOf(Breach breach) {
  switch (breach) {
    case Breach::MissedCapture:
      return "K1";
    case Breach::NotMaximum:
      return "K5";
    case Breach::DamaPriority:
      return "K6";
    case Breach::ChainNotFinished:
      return "K4";
  }
  return {};
}
struct PlayableTurn {
  Turn turn;
  std::optional<Breach> breach;  // nullopt if the turn is legal
};
[[nodiscard]] std::vector<PlayableTurn> playableTurns(const Movement& movement,
                                                      const board::Position& position);

// Returns the rank for the next jump after landing on a square. A chip is crowned within its turn only if the
// promotion answer is GoOn (P1). Scores always use the rank at the start of the turn (P2).
[[nodiscard]] constexpr board::Rank rankAfter(const Movement& movement, board::Piece piece,
                                              board::Square landing) {
  const bool crowned = movement.promotion == Promotion::GoOn && landing.y() == board::farRow(piece.side);
  return crowned ? board::Rank::Dama : piece.rank;
}

// Makes a turn: removes taken chips, promotes a chip that ends on its far row, and gives the move to the
// other side. Precondition: the turn is playable in the position.
void play(const Movement& movement, board::Position& position, const Turn& turn);

// The overloads below take a whole ruleset instead of its movement options.
inline void listLegalTurns(const Ruleset& ruleset, const board::Position& position, TurnList& turns) {
  listLegalTurns(movementOf(ruleset), position, turns);
}
[[nodiscard]] inline TurnList legalTurns(const Ruleset& ruleset, const board::Position& position) {
  return legalTurns(movementOf(ruleset), position);
}
[[nodiscard]] inline std::vector<PlayableTurn> playableTurns(const Ruleset& ruleset,
                                                             const board::Position& position) {
  return playableTurns(movementOf(ruleset), position);
}
inline void play(const Ruleset& ruleset, board::Position& position, const Turn& turn) {
  play(movementOf(ruleset), position, turn);
}
[[nodiscard]] inline Clause clauseOf(Breach breach, const Ruleset& ruleset) {
  switch (breach) {
    case Breach::MissedCapture:
      break;
    case Breach::NotMaximum:
    case Breach::DamaPriority:
      return ruleset.capturePriority.clauseFor(clauseOf(breach));
    case Breach::ChainNotFinished:
      return ruleset.chain.clauseFor(clauseOf(breach));
  }
  return clauseOf(breach);
}

// The facts of a finished capture by which its priority is compared (K5, K6).
struct CaptureClaim {
  int jumps;
  board::Rank taker;  // the taker's rank at the start of the turn
};

// Returns the rule that the capture `made` breaks if the capture `due` was compulsory: DamaPriority (K6) or
// NotMaximum (K5). Precondition: `due` has the greater weight under this priority.
[[nodiscard]] Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due);

// Returns the turns that are possible on the board. Each illegal turn has the rule that it breaks under the
// ruleset's own answers. If damas go before the number of chips, a capture by an ordinary chip breaks K6, no
// matter how many chips it takes.
[[nodiscard]] std::vector<PlayableTurn> judgedTurns(const Movement& movement,
                                                    const board::Position& position);
[[nodiscard]] inline std::vector<PlayableTurn> judgedTurns(const Ruleset& ruleset,
                                                           const board::Position& position) {
  return judgedTurns(movementOf(ruleset), position);
}

}  // namespace damath::rules

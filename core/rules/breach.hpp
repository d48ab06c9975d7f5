// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that illegal turns break: the breach of each turn that is possible on the board (rulebook K1,
// K4–K6), and the broken clause of any other turn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turns/movement.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::rules {

// The reason why a turn that is possible on the board is illegal.
enum class Breach : std::uint8_t {
  MissedCapture,  // K1: a quiet move although a capture was compulsory
  NotMaximum,     // K5: a capture of fewer chips than could be taken
  // K6: a capture by an ordinary chip although a dama had to take or, under a capture priority of taken
  // damas, a capture of ordinary chips alone although a dama had to be taken
  DamaPriority,
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
// A turn that is possible on the board, legal or not.
struct PlayableTurn {
  Turn turn;
  std::optional<Breach> breach;  // nullopt if the turn is legal
};
[[nodiscard]] std::vector<PlayableTurn> playableTurns(const Movement& movement,
                                                      const board::Position& position);
[[nodiscard]] inline std::vector<PlayableTurn> playableTurns(const Ruleset& ruleset,
                                                             const board::Position& position) {
  return playableTurns(movementOf(ruleset), position);
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
  board::Rank taker;       // the taker's rank at the start of the turn
  bool takesDama = false;  // true if one of the taken chips is a dama
};

// Returns the weight of a capture. Only captures of the greatest weight are legal (K5, K6).
[[nodiscard]] int captureWeight(CapturePriority priority, const CaptureClaim& claim);

// Returns the rule that the capture `made` breaks if the capture `due` was compulsory: DamaPriority (K6) or
// NotMaximum (K5). Precondition: `due` has the greater weight under this priority.
[[nodiscard]] Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due);

// Returns the turns of playableTurns(). For a capture that breaks K5 or K6, finds the broken rule again by a
// comparison with a legal capture (see captureBreach). If damas go before the number of chips and a dama can
// take (or be taken), a capture without a dama breaks K6, no matter how many chips this capture takes.
[[nodiscard]] std::vector<PlayableTurn> judgedTurns(const Movement& movement,
                                                    const board::Position& position);
[[nodiscard]] inline std::vector<PlayableTurn> judgedTurns(const Ruleset& ruleset,
                                                           const board::Position& position) {
  return judgedTurns(movementOf(ruleset), position);
}

struct Illegality {
  // The broken clause: of rulebook section 3, or "9" if an option of the ruleset forbids the turn. In a
  // companion game: the clause of section 10, if there is one.
  Clause clause;
  std::size_t step = 0;  // index of the jump that breaks the clause, from 0
  // The legal turns that were compulsory instead; empty if the turn was impossible on the board.
  std::vector<Turn> due;
};

// Returns the clause that the turn breaks. nullopt if the turn is legal. `ruleset` matters only for Damath.
// Precondition: the turn's start square holds a chip of the side to move, and every square from which the
// turn takes holds an enemy.
[[nodiscard]] std::optional<Illegality> illegality(Game game, const Ruleset& ruleset,
                                                   const board::Position& position, const Turn& turn);

}  // namespace damath::rules

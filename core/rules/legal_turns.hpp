// SPDX-License-Identifier: GPL-3.0-or-later
// Which turns a position offers (rulebook M2, M3, K1–K10), and what a turn does to it (K8, P1).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"

namespace damath::rules {

// Every legal turn of the side to move; empty when it is cornered or has no chip (E1). Routes are never
// merged (K10). Each call replaces what the list held.
void listLegalTurns(const Movement& movement, const board::Position& position, TurnList& turns);
[[nodiscard]] TurnList legalTurns(const Movement& movement, const board::Position& position);
// The same without a copy: what is shown lasts until turns are listed again on this thread.
[[nodiscard]] std::span<const Turn> legalTurnsInPassing(const Movement& movement,
                                                        const board::Position& position);

// Whether anything can be taken, and so must be (K1); answered without listing.
[[nodiscard]] bool mustTake(const Movement& movement, const board::Position& position);

// The squares from which a quiet move to this one is legal, found without listing the others.
[[nodiscard]] board::Bits startsOfMoves(const Movement& movement, const board::Position& position,
                                        board::Square to);

// How much a capture weighs; only those of the greatest weight are legal (K5, K6).
[[nodiscard]] int captureWeight(CapturePriority priority, int jumps, board::Rank taker);

// A turn that could be made on the board, and what makes it illegal.
enum class Breach : std::uint8_t {
  MissedCapture,    // K1: a quiet move although a capture was due
  NotMaximum,       // K5: fewer chips than could be taken
  DamaPriority,     // K6: an ordinary chip although a dama takes as many
  ChainNotFinished  // K4: the chip could go on taking
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
  std::optional<Breach> breach;  // nothing: the turn is legal
};
[[nodiscard]] std::vector<PlayableTurn> playableTurns(const Movement& movement,
                                                      const board::Position& position);

// Makes a turn: taken chips leave, a chip that ends on its far row becomes dama, the other side is to move.
// Promise: the turn is a playable one of the position.
void play(const Movement& movement, board::Position& position, const Turn& turn);

// The same by a whole ruleset.
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

}  // namespace damath::rules

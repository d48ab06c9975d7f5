// SPDX-License-Identifier: GPL-3.0-or-later
// Parses a turn that a player types beside the board, in the notation of the game (rulebook 10, G9):
//   Damath            1,2 0,3 · (1,2)(0,3) · (0,3) (2,5) (4,3): start and each landing, absolute frame;
//                     or the scoresheet notation if it fits one turn: -9 (0,3) · -9 + (-1) (N1, N2)
//   English draughts  11-15 · 22x15x8
//   Dame              e3 d4 · e3 c5 e7
// A chain may be shortened to its start and its end (22x8) if only one turn fits. Blanks, `-`, `x` and `>`
// are allowed between squares.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/route_fault.hpp"

namespace damath::notation {

// The faults of a typed text that does not name one turn.
enum class TypedTurnFaultCode {
  NotUnderstood,  // `written` is a word that is no square name, or a text that cannot be read
  NoSquare,       // the board has no square of this name, or the start square is not playable (B1)
  OneSquare,      // the text names a start square but no landing square
  Ambiguous,      // the text fits several legal turns, listed in `turns`
  NoSuchTurn      // no turn fits the text in scoresheet notation, and no more exact fault is known
};

struct TypedTurnFault {
  // The kind of fault: a fault of the text, of the route of the chip (RouteBreach), or of a turn that breaks
  // a rule (Breach). After a Breach, `turns` holds the legal turns.
  std::variant<TypedTurnFaultCode, rules::RouteBreach, rules::Breach> code;
  std::string written;   // the typed text, or the name of a square
  rules::Clause clause;  // the broken clause of the rulebook; empty if no clause is broken
  // After a Breach: the legal turns. If the text is Ambiguous: the turns that fit. All turns are in the form
  // of turnName.
  std::vector<std::string> turns;
  // After a Breach: the illegal turn that the text names; nullopt if the text names several turns. A player
  // can make this turn on the board although it breaks a rule.
  std::optional<rules::Turn> made = {};
  friend bool operator==(const TypedTurnFault&, const TypedTurnFault&) = default;
};

[[nodiscard]] Expected<rules::Turn, TypedTurnFault> parseTypedTurn(std::string_view text,
                                                                   const board::Position& position,
                                                                   const GameLaw& law);

// Returns the legal turn that visits these squares. For two squares, also returns the only legal chain from
// the first to the second. Precondition: two or more squares.
[[nodiscard]] Expected<rules::Turn, TypedTurnFault> turnAlong(std::span<const board::Square> route,
                                                              const board::Position& position,
                                                              const GameLaw& law);

}  // namespace damath::notation

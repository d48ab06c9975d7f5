// SPDX-License-Identifier: GPL-3.0-or-later
// Parses a turn that a player types at the board, in the notation of the game (rulebook 10, G9):
//   Damath            1,2 0,3 · (1,2)(0,3) · (0,3) (2,5) (4,3): start and each landing, absolute frame;
//                     or the scoresheet notation if it fits one turn: -9 (0,3) · -9 + (-1) (N1, N2)
//   English draughts  11-15 · 22x15x8
//   Dame              e3 d4 · e3 c5 e7
// A chain may be shortened to its start and its end (22x8) if only one turn fits. Blanks, `-` and `x` are
// allowed between squares.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/board/seed_json.hpp"
#include "core/rules/route_fault.hpp"

namespace damath::notation {

// The faults of the typed text.
enum class TypedTurnFaultCode {
  NotUnderstood,  // `written` is the part that is not a square
  NoSquare,       // no square of the board has this name, or the square is not playable (B1)
  OneSquare,      // a start without a landing
  Ambiguous,      // the text fits several legal turns, listed in `turns`
  NoSuchTurn      // the scoresheet notation fits no turn and names no chip that could make the step
};

struct TypedTurnFault {
  // A fault of the text, of the route, or of a turn that breaks a rule. After a Breach, `turns` are the legal
  // turns.
  std::variant<TypedTurnFaultCode, rules::RouteBreach, rules::Breach> code;
  std::string written;             // the typed text, or the name of a square
  rules::Clause clause;            // empty if no clause is broken
  std::vector<std::string> turns;  // in the spelling of turnName
  // After a Breach, the intended illegal turn, if it is unambiguous: a player could make it on the board.
  std::optional<rules::Turn> made = {};
  friend bool operator==(const TypedTurnFault&, const TypedTurnFault&) = default;
};

[[nodiscard]] Expected<rules::Turn, TypedTurnFault> parseTypedTurn(std::string_view text,
                                                                   const board::Position& position,
                                                                   const GameLaw& law);

// Returns the turn along squares that are already parsed. Precondition: two or more squares.
[[nodiscard]] Expected<rules::Turn, TypedTurnFault> turnAlong(std::span<const board::Square> route,
                                                              const board::Position& position,
                                                              const GameLaw& law);

}  // namespace damath::notation

// SPDX-License-Identifier: GPL-3.0-or-later
// A turn as a player types it at the board, in the words of its game (rulebook 10, G9):
//   Damath            1,2 0,3 · (1,2)(0,3) · (0,3) (2,5) (4,3): start and each landing, absolute frame
//                     or the paper's form where it fits one turn: -9 (0,3) · -9 + (-1) (N1, N2)
//   English draughts  11-15 · 22x15x8
//   Dame              e3 d4 · e3 c5 e7
// A chain may be cut short to its start and its end (22x8) where one turn alone fits. Blanks, `-` and `x`
// between squares are all read.
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

// What is wrong with the text.
enum class TypedTurnFaultCode {
  NotUnderstood,  // `written` is the part that is no square
  NoSquare,       // a name that no square of the board has, or one that is not played on (B1)
  OneSquare,      // a start without a landing
  Ambiguous,      // `turns` are the legal ones that it may mean
  NoSuchTurn      // the paper's form fits no turn, and names no chip that could be moved so by hand
};

struct TypedTurnFault {
  // With the text, with the route, or with the turn because another was due: then `turns` are those.
  std::variant<TypedTurnFaultCode, rules::RouteBreach, rules::Breach> code;
  std::string written;             // as typed, or a square's name
  rules::Clause clause;            // none where none is broken
  std::vector<std::string> turns;  // as turnName writes them
  // Of a Breach the turn that is meant, where it is one alone: it could be made on the board.
  std::optional<rules::Turn> made = {};
  friend bool operator==(const TypedTurnFault&, const TypedTurnFault&) = default;
};

[[nodiscard]] Expected<rules::Turn, TypedTurnFault> parseTypedTurn(std::string_view text,
                                                                   const board::Position& position,
                                                                   const GameLaw& law);

// The same from squares already read. Promise: two or more.
[[nodiscard]] Expected<rules::Turn, TypedTurnFault> turnAlong(std::span<const board::Square> route,
                                                              const board::Position& position,
                                                              const GameLaw& law);

}  // namespace damath::notation

// SPDX-License-Identifier: GPL-3.0-or-later
// A turn as a player types it at the board, in the words of its game (rulebook 10, G9):
//   Damath            1,2 0,3 · (1,2)(0,3) · (0,3) (2,5) (4,3): start and each landing, absolute frame
//                     or the paper's form where it fits one turn: -9 (0,3) · -9 + (-1) (N1, N2)
//   English draughts  11-15 · 22x15x8
//   Dame              e3 d4 · e3 c5 e7
// A chain may be cut short to its start and its end (22x8) where one turn alone fits. Blanks, `-` and `x`
// between squares are all read.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/board/seed_json.hpp"

namespace damath::notation {

enum class TypedTurnFaultCode {
  // the text
  NotUnderstood,  // `written` is the part that is no square
  NoSquare,       // a name that no square of the board has, or one that is not played on (B1)
  OneSquare,      // a start without a landing
  Ambiguous,      // `turns` are the legal ones that it may mean
  NoSuchTurn,     // the paper's form, and no turn fits it
  // the start
  Vacant,
  NotYours,  // M1
  // a step; `written` is the square it leads to
  Occupied,
  NotDiagonal,
  Backward,  // an ordinary chip's quiet move
  TooFar,
  Blocked,       // a dama's way is closed by a chip that it may not take
  NothingTaken,  // a jump over nothing
  OwnTaken,
  TakesBackward,  // G2, or K2 by option
  Crowned,        // the turn ended on the far row (P1, G6)
  NoFurtherJump,  // a step of a chain that takes nothing (K4)
  PathTwice,      // K9, K8
  // legal but for what else there is; `turns` are those that were due
  MissedCapture,    // K1
  NotMaximum,       // K5
  DamaPriority,     // K6
  ChainNotFinished  // K4
};

struct TypedTurnFault {
  TypedTurnFaultCode code;
  std::string written;             // as typed, or a square's name
  rules::Clause clause;            // none where none is broken
  std::vector<std::string> turns;  // as turnName writes them
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

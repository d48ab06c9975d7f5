// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of a JSON document, as facts. app/words turns them into sentences. A reader returns every fault
// that it can tell apart, in the order of the document.
#pragma once

#include <string>
#include <vector>

#include "core/rules/clause.hpp"

namespace damath::notation {

enum class JsonFaultCode {
  // Faults of the text.
  NotText,     // a NUL byte, or bytes that are not UTF-8
  TooLarge,    // more than kMostJsonBytes
  NotJson,     // `written` is the word at which reading stopped
  TooDeep,     // nested deeper than kMostJsonDepth
  FieldTwice,  // the same name twice in one object
  // Faults of the shape.
  WrongType,  // `expected` names the allowed kinds or values
  MissingField,
  UnknownField,  // `expected` lists the known fields
  WrongCount,    // the list's length differs from `expected`
  TextEmpty,
  // Faults of rulesets.
  UnknownBase,
  UnknownOption,
  UnknownAnswer,
  AnswerTwice,  // the same tie-break twice
  // Faults of chip sets.
  NoChipValue,  // the printed text is not a valid value
  ChipTextTwice,
  SquareTwice,
  SquareNotBlues,  // not one of BLUE's twelve squares of rulebook 2
  // Faults of positions.
  UnknownIndex,  // not the index of a playable square
  WrongOrder,    // `expected` is the index due at this place
  UnknownColour,
  UnknownChip,  // the set has no chip of this value
  ChipTwice,
  TooManyChips,  // more than twelve chips on one side
  ChipOnFarRow,  // an ordinary chip on a square where it would be a dama (P1)
  // Faults of boards of the six roles.
  OutOfRange,   // `expected` is the allowed range
  UnknownRole,  // the code names none of the six roles
  OwnConflict,  // a conflict mark of the tile's own color
  // A tile is playable where the shape says 0, or unplayable where the shape says 1. `expected` is the
  // shape's value.
  NotOfShape,
  HalfEffect,      // an amount without turns, or turns without an amount
  EffectOnNobody,  // an effect on a tile without a piece
  // Faults of turns.
  NotVacant,    // the destination of a move must be vacant
  NotThere,     // the board holds something else; `expected` tells the real content
  WrongScore,   // `expected` is the correct score
  BrokenChain,  // a jump that does not begin where the last jump ended, or a second step beside a move
  IllegalMove   // `clause` is the broken clause; `expected` lists the turns that were due, if there were any
};

struct JsonFault {
  JsonFaultCode code = JsonFaultCode::NotJson;
  int line = 1;  // in the text, from 1
  // The place, for example "options.removal" or "board[3].piece[1]". Empty for the whole document.
  std::string where;
  std::string written;  // the text found at that place, at most 60 bytes
  std::vector<std::string> expected;
  rules::Clause clause;  // the broken clause; empty if no clause is broken
  friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

using JsonFaults = std::vector<JsonFault>;

}  // namespace damath::notation

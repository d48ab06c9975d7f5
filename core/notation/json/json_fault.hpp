// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of a JSON document, as facts. app/words turns them into sentences. A reader returns all faults
// that it finds, at most kMostFaults, ordered by line. A text that is no JSON has one fault.
#pragma once

#include <string>
#include <vector>

#include "core/rules/clause.hpp"

namespace damath::notation {

enum class JsonFaultCode {
  // The faults from NotText to FieldTwice: the text is not acceptable JSON.
  NotText,     // the text has a NUL byte, or bytes that are not UTF-8
  TooLarge,    // the document has more than kMostJsonBytes
  NotJson,     // the text is no JSON; `written` is the word at which the reading stopped
  TooDeep,     // lists and objects are nested deeper than kMostJsonDepth
  FieldTwice,  // an object has two fields of the same name
  // The faults from WrongType to TextEmpty: a field or its value is wrong.
  WrongType,  // a value has the wrong kind; `expected` names the allowed kinds or values
  MissingField,
  UnknownField,  // the object has a field that is not allowed; `expected` lists the allowed fields
  WrongCount,    // the list has more or fewer values than `expected`
  TextEmpty,
  // The faults from UnknownBase to AnswerTwice occur in documents with a ruleset.
  UnknownBase,
  UnknownOption,
  UnknownAnswer,
  AnswerTwice,  // the ruleset names a tie-break twice
  // The faults from NoChipValue to SquareNotBlues occur in documents with a chip set.
  NoChipValue,  // the printed text of the chip is not a valid value
  ChipTextTwice,
  SquareTwice,
  SquareNotBlues,  // the square is not one of BLUE's twelve start squares (B5)
  // The faults from UnknownIndex to ChipOnFarRow occur in documents with a position.
  UnknownIndex,  // the number is not the index of a playable square
  WrongOrder,    // the squares are out of order; `expected` is the index that must stand here
  UnknownColour,
  UnknownChip,  // the chip set has no chip of this value
  ChipTwice,
  TooManyChips,  // a side has more than twelve chips
  ChipOnFarRow,  // an ordinary chip stands on a square where it would be a dama (P1)
  // The faults from OutOfRange to EffectOnNobody occur only in documents with a role board (a board with
  // pieces of the six roles, L3).
  OutOfRange,   // a number is too small or too large; `expected` is the allowed range
  UnknownRole,  // the code stands for none of the six roles
  OwnConflict,  // the conflict mark of a tile has the same color as its piece
  // A tile is playable although the shape of the board says 0, or unplayable although the shape says 1.
  // `expected` is the value in the shape.
  NotOfShape,
  HalfEffect,      // an effect has an amount but no turns, or turns but no amount
  EffectOnNobody,  // an effect stands on a tile without a piece
  // The faults from NotVacant to IllegalMove occur in documents with a turn.
  NotVacant,  // the destination of a move is not vacant
  // The square does not hold the piece that the document names; `expected` is the real content of the square.
  NotThere,
  WrongScore,   // the score of a jump is wrong; `expected` is the correct score
  BrokenChain,  // a jump does not begin where the jump before it ended, or a step follows a quiet move
  IllegalMove   // `clause` is the broken clause; `expected` lists the turns that the rule demanded, if any
};

struct JsonFault {
  JsonFaultCode code = JsonFaultCode::NotJson;
  int line = 1;  // the line in the text, from 1
  // The place in the document, for example "options.removal" or "board[3].piece[1]". Empty for the whole
  // document.
  std::string where;
  std::string written;  // the text at the place of the fault, at most 60 bytes
  std::vector<std::string> expected;
  rules::Clause clause;  // the broken clause of the rulebook; empty if no clause is broken
  friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

using JsonFaults = std::vector<JsonFault>;

}  // namespace damath::notation

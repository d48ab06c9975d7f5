// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a JSON document, as facts; the sentence is made in app/words. A reader returns every
// fault it can tell apart, in the order of the document.
#pragma once

#include <string>
#include <vector>

#include "core/rules/clause.hpp"

namespace damath::notation {

enum class JsonFaultCode {
  // the text
  NotText,     // a NUL byte or bytes that are no UTF-8
  TooLarge,    // more than kMostJsonBytes
  NotJson,     // `written` is the word where reading stopped
  TooDeep,     // brackets within brackets, more than kMostJsonDepth
  FieldTwice,  // a name that stands twice in one object
  // the shape
  WrongType,  // `expected` names what may stand here
  MissingField,
  UnknownField,  // `expected` lists the fields
  WrongCount,    // a list of another length than `expected`
  TextEmpty,
  // rulesets
  UnknownBase,
  UnknownOption,
  UnknownAnswer,
  AnswerTwice,  // a tie-break named twice
  // chip sets
  NoChipValue,  // a printed text that names no value
  ChipTextTwice,
  SquareTwice,
  SquareNotBlues,  // not one of the twelve of rulebook 2
  // positions
  UnknownIndex,  // no playable square
  WrongOrder,    // `expected` is the index that stands here
  UnknownColour,
  UnknownChip,  // a value that the set does not have
  ChipTwice,
  TooManyChips,  // more than twelve a side
  ChipOnFarRow,  // an ordinary chip where it would be a dama (P1)
  // boards of the six roles
  OutOfRange,      // `expected` is the range
  UnknownRole,     // a code that is none of the six roles'
  OwnConflict,     // a conflict mark of the tile's own colour
  NotOfShape,      // a tile that is played on where the shape says 0, or is not where it says 1 (`expected`)
  HalfEffect,      // an amount without turns, or turns without an amount
  EffectOnNobody,  // an effect where no piece stands
  // turns
  NotVacant,    // a destination must be vacant
  NotThere,     // the board holds something else; `expected` says what
  WrongScore,   // `expected` is the right one
  BrokenChain,  // a jump that does not begin where the last one ended, or another move beside a move
  IllegalMove   // `clause` is what it breaks; `expected` lists turns that were due, where some were
};

struct JsonFault {
  JsonFaultCode code = JsonFaultCode::NotJson;
  int line = 1;         // of the text, from 1
  std::string where;    // "options.removal", "board[3].piece[1]"; empty for the whole document
  std::string written;  // what stands there, at most 60 bytes
  std::vector<std::string> expected;
  rules::Clause clause;  // where one is broken
  friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

using JsonFaults = std::vector<JsonFault>;

}  // namespace damath::notation

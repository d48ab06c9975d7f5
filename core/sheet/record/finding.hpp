// SPDX-License-Identifier: GPL-3.0-or-later
// One thing the audit has to say about one cell: facts and a clause, no sentence. The sentence is made in
// app/words from these facts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/square.hpp"
#include "core/rules/clause.hpp"
#include "core/rules/score.hpp"

namespace damath::sheet {

enum class FindingCode {
  // errors
  UnreadableEntry,
  NoSuchChip,
  WrongTurn,
  IllegalMove,
  MissedCapture,
  NotMaximum,
  DamaPriority,
  ChainNotFinished,
  WrongOperator,
  WrongOperand,
  WrongScore,
  WrongMultiplier,
  WrongRounding,
  MissingFigure,
  WrongTotal,
  WrongRemaining,
  MissingRemaining,
  ExtraRemaining,
  WrongGrandTotal,
  WrongResult,
  EntryAfterEnd,
  MissingLine,
  RepeatedLine,
  // notes
  AmbiguousRoute,
  DivisionByZero,
  Repetition,
  Gap
};

enum class Severity { Error, Note };
enum class Cell { Move, Score, Total, Remaining, RemainingTotal, GrandTotal, Result };

struct Finding {
  FindingCode code = FindingCode::Gap;
  std::optional<int> line;          // from 1; nothing where no line exists
  std::optional<board::Side> side;  // nothing for the result
  Cell cell = Cell::Move;
  rules::Clause clause;
  std::string written;                 // the cell as written, empty where it is blank or absent
  std::optional<std::string> correct;  // what would be right, in the program's own spelling
  // Where nobody can tell what would be right: what the totals count until the facilitator rules.
  std::optional<std::string> counted;
  // The index of the finding that this one merely follows from.
  std::optional<std::size_t> causedBy;

  // Facts for the sentence, each only where it helps.
  std::optional<int> beforeLine;            // MissingLine: the line it should stand before
  std::optional<int> untilLine;             // Gap: its last line, where play is followed again behind it
  std::optional<rules::JumpScore> working;  // the right arithmetic of a figure
  std::optional<board::Square> square;      // the square in question, often the landing
  std::optional<std::size_t> column;        // UnreadableEntry: first character not understood, from 1
  std::vector<std::string> alternatives;    // turns that were due, chips that were meant, routes left open

  [[nodiscard]] Severity severity() const;
};

// `wrongScore`, `ambiguousRoute` …; `error`, `note`; `move`, `remainingTotal` …
[[nodiscard]] std::string_view toText(FindingCode code);
[[nodiscard]] std::string_view toText(Severity severity);
[[nodiscard]] std::string_view toText(Cell cell);
[[nodiscard]] std::optional<FindingCode> parseFindingCode(std::string_view text);
[[nodiscard]] std::optional<Cell> parseCell(std::string_view text);

}  // namespace damath::sheet

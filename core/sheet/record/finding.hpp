// SPDX-License-Identifier: GPL-3.0-or-later
// A finding of the audit about one cell: facts and a rulebook clause, but no sentence. app/words makes the
// sentence from these facts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/board/position.hpp"
#include "core/board/square_frame.hpp"
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
  // habits: a root finding for each habit, and a consequence with the same code for each cell that the habit
  // explains
  HabitFrame,     // squares counted in another frame (N1)
  HabitOperands,  // taker and taken exchanged (S1)
  HabitSigns,     // minus signs left out (N4)
  HabitDoubling,  // no score doubled, or every score (S2)
  HabitOption,    // scores by another answer to a ruleset option (S3, S5)
  HabitTotals,    // Total filled in by another convention (S6)
  // entries in the wrong place (N2)
  ExchangedColumns,
  MovedColumn,
  ExchangedLines,
  JumpsInOneLine,
  // several games explain the sheet equally well, with different totals; the reviewer must choose (N6)
  SeveralGames,
  // notes
  AmbiguousRoute,
  DivisionByZero,
  Repetition,
  Gap
};

enum class Severity { Error, Note };
enum class Cell { Move, Score, Total, Remaining, RemainingTotal, GrandTotal, Result };

// The case of a finding, for codes that have several cases.
enum class FindingCase {
  Plain,
  // NoSuchChip
  NotInSet,  // C1
  // NoSuchChip (K8), ExtraRemaining
  TakenBefore,
  // IllegalMove, by the rule that the written move breaks
  NoSuchSquare,  // B1
  OrdinaryStep,  // M2
  DamaSlide,     // M3
  OrdinaryTake,  // K2
  DamaTake,      // K3
  OtherFrame,    // N1: the square fits the other player's frame
  OtherRoute,    // N6
  // WrongOperand: the right chips in the wrong order
  Swapped,
  // WrongScore
  WrongStep,     // N3: the final figure is right, a step before is wrong
  ScoreOfQuiet,  // N1
  // WrongRemaining: the chip of the row is wrong, not its figure
  DoubledChip,
  OtherChip,
  // ExtraRemaining: the chip has another row
  SecondRow,
  // WrongResult: the ending decides the result, not the totals
  AgainstEnding,
  // MissingLine: a line of a chain whose other lines are present
  ChainLine,
  // UnreadableEntry
  SquareMissing,    // a chip without a square
  UnclearSign,      // an illegible sign
  SeveralReadings,  // Finding::alternatives holds the readings
  // WrongTurn: the entry stands in the other player's column (N2)
  OtherColumn,
  // HabitSigns
  SignsOfChips,
  SignsOfScores,
  SignsOfTotals,
  // HabitDoubling
  NeverDoubled,
  AlwaysDoubled,
  // HabitOperands: scores computed with taker and taken exchanged
  ScoresSwapped,
  // HabitTotals
  ScoreAlone,
  ZeroBesideQuiet,
  OneLate,
  // ExchangedColumns: the sheet does not prove which player owns the entries; the players must be asked
  Unproven
};

// The turn that a line records, and the index of the jump (0 for a quiet move).
struct TurnPlace {
  std::size_t turn = 0;  // index into AuditReport::turns
  std::size_t jump = 0;
};

// The facts for the sentence of a finding; the type depends on code and case. A fact is present only if it is
// certain.

// NoSuchChip, ExtraRemaining: the chip in question, and the line that records its capture.
struct TakenChip {
  board::Side side = board::Side::Blue;
  board::ChipIndex chip = 0;
  int line = 0;
};
// NotMaximum: the number of chips that the turn took, and the number that the legal turns take.
struct CaptureCounts {
  std::size_t taken = 0;
  std::size_t most = 0;
};
// A score: the correct calculation.
struct ScoreWorking {
  rules::JumpScore score;
  std::optional<board::Square> landing;  // set only if the board is known
  std::optional<board::ChipIndex> dama;  // WrongMultiplier with the factor 2: the dama of the jump
};
// A sum: `52 + 60 = 112`.
struct SumWorking {
  std::vector<exact::Number> parts;
  exact::Number sum;
  exact::Number rounded;  // differs from `sum` if the ruleset rounds only the total
};
// WrongOperator: the landing square of the chip.
struct Landing {
  board::Square square;
};
// A chip on the board.
struct PlacedChip {
  board::Piece piece;
  board::Square square;
};
// EntryAfterEnd: the side without a legal turn.
struct NoTurnLeft {
  board::Side side = board::Side::Blue;
};
// The scope of a root finding: about a habit, or about entries in the wrong place.
struct HabitScope {
  bool isOfBoth = false;     // true: both columns; false: the column of the finding's side
  int lastLine = 0;          // the last line in the scope, from 1
  int cells = 0;             // number of cells that show the habit
  board::SquareFrame frame;  // HabitFrame: the writer's frame, relative to the frame asked of the side
  std::string option;        // HabitOption: name of the option
  int by = 0;                // MovedColumn: number of lines too low; negative: too high
  bool withRows = false;     // ExchangedColumns: the rows at the end are exchanged too
  // HabitFrame only: other frames that explain the sheet equally well.
  std::vector<board::SquareFrame> otherFrames;
};
// SeveralGames: a possible game.
struct PossibleGame {
  board::Side side = board::Side::Blue;  // the side that makes the first turn that not all games share
  std::string turn;                      // this turn: `-9 + (-1)`; empty if the game ends before
  std::string route;  // start and landings of this turn, `@(0,3)(2,5)`; `-` if the game ends before
  std::array<exact::Number, 2> grands;  // the game's grand totals: BLUE, RED
};
// The PlacedChip list depends on the code. IllegalMove: the only chip that the quiet move may name, on its
// square before the move. R.C. rows: the chips left that the row means, or that have no row.
using FindingFacts = std::variant<std::monostate, TakenChip, CaptureCounts, ScoreWorking, SumWorking, Landing,
                                  std::vector<PlacedChip>, NoTurnLeft, HabitScope, std::vector<PossibleGame>>;

struct Finding {
  FindingCode code = FindingCode::Gap;
  FindingCase kind = FindingCase::Plain;
  std::optional<int> line;          // from 1; nullopt if there is no such line
  std::optional<board::Side> side;  // nullopt for the result
  Cell cell = Cell::Move;
  rules::Clause clause;
  std::string written;                 // the cell as written; empty if blank or absent
  std::optional<std::string> correct;  // the correct value, in the program's own spelling
  // If the correct value is unknown: the value that the totals use until the facilitator rules. For missing
  // R.C. rows: the sum of their figures.
  std::optional<std::string> counted;
  std::vector<std::string> alternatives;  // legal turns, possible figures, or possible routes
  // The index of the root finding that causes this finding.
  std::optional<std::size_t> causedBy;

  std::optional<int> beforeLine;      // MissingLine: the line that follows the missing line
  std::optional<int> untilLine;       // Gap: its last line, if play is followed again after the gap
  std::optional<std::size_t> column;  // UnreadableEntry: first character not understood, from 1
  std::optional<TurnPlace> turn;      // the turn in question; for a missing line, the missing turn
  FindingFacts facts;
  // True if the finding depends on a guessed board, because earlier play could not be followed. Such a
  // finding corrects nothing.
  bool isOnGuessedBoard = false;

  [[nodiscard]] Severity severity() const;
  // Returns the facts if they have this type; null otherwise.
  template <class Facts>
  [[nodiscard]] const Facts* factsAs() const {
    return std::get_if<Facts>(&facts);
  }
};

// True if the code reports a turn that the pieces can make but that breaks a rule of capture. The turn stands
// until the facilitator rules on it (T6).
[[nodiscard]] bool standsAsPlayed(FindingCode code);

// Returns `wrongScore`, `ambiguousRoute` …; `error`, `note`; `move`, `remainingTotal` …
[[nodiscard]] std::string_view toText(FindingCode code);
[[nodiscard]] std::string_view toText(Severity severity);
[[nodiscard]] std::string_view toText(Cell cell);
[[nodiscard]] std::optional<Cell> parseCell(std::string_view text);

}  // namespace damath::sheet

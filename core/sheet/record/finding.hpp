// SPDX-License-Identifier: GPL-3.0-or-later
// One thing the audit has to say about one cell: facts and a clause, no sentence. The sentence is made in
// app/words from these facts.
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
  // habits: one for all the cells that they explain, which are consequences with the same code
  HabitFrame,     // squares counted otherwise (N1)
  HabitOperands,  // taker and taken the other way round (S1)
  HabitSigns,     // minus signs left out (N4)
  HabitDoubling,  // nothing doubled, or everything (S2)
  HabitOption,    // scores by another answer of a ruleset option (S3, S5)
  HabitTotals,    // Total filled in otherwise (S6)
  // entries that stand in the wrong place (N2)
  ExchangedColumns,
  MovedColumn,
  ExchangedLines,
  JumpsInOneLine,
  // several games explain the sheet equally well and come to different totals; one must be chosen (N6)
  SeveralGames,
  // notes
  AmbiguousRoute,
  DivisionByZero,
  Repetition,
  Gap
};

enum class Severity { Error, Note };
enum class Cell { Move, Score, Total, Remaining, RemainingTotal, GrandTotal, Result };

// Which case of its code a finding is, where there are several.
enum class FindingCase {
  Plain,
  // NoSuchChip
  NotInSet,  // C1
  // NoSuchChip (K8), ExtraRemaining
  TakenBefore,
  // IllegalMove, by what the move as written breaks
  NoSuchSquare,  // B1
  OrdinaryStep,  // M2
  DamaSlide,     // M3
  OrdinaryTake,  // K2
  DamaTake,      // K3
  OtherFrame,    // N1: the square as the other player reads it
  OtherRoute,    // N6
  // WrongOperand: the right chips in the wrong order
  Swapped,
  // WrongScore
  WrongStep,     // N3: the figure is right, a step towards it is not
  ScoreOfQuiet,  // N1
  // WrongRemaining, of the chip in its row instead of the figure
  DoubledChip,
  OtherChip,
  // ExtraRemaining: the chip has another row
  SecondRow,
  // WrongResult: the ending decides, not the totals
  AgainstEnding,
  // MissingLine: of a chain whose other lines are there
  ChainLine,
  // UnreadableEntry
  SquareMissing,    // a chip and no square
  UnclearSign,      // a sign that nobody can read
  SeveralReadings,  // Finding::alternatives has them
  // WrongTurn: the other player's column has the entry (N2)
  OtherColumn,
  // HabitSigns
  SignsOfChips,
  SignsOfScores,
  SignsOfTotals,
  // HabitDoubling
  NeverDoubled,
  AlwaysDoubled,
  // HabitOperands: scores worked out with the operands the other way round
  ScoresSwapped,
  // HabitTotals
  ScoreAlone,
  ZeroBesideQuiet,
  OneLate,
  // ExchangedColumns: nothing on the sheet proves whose entries they are; the players must be asked
  Unproven
};

// The turn that a line records, and which of its jumps (0 for a quiet move).
struct TurnPlace {
  std::size_t turn = 0;  // of AuditReport::turns
  std::size_t jump = 0;
};

// What the sentence of a finding rests on, by its code and case. Each only where it is known for certain.

// NoSuchChip, ExtraRemaining: the chip in question, and the line that says it was taken.
struct TakenChip {
  board::Side side = board::Side::Blue;
  board::ChipIndex chip = 0;
  int line = 0;
};
// NotMaximum: how many chips the turn took, and how many the legal turns take.
struct CaptureCounts {
  std::size_t taken = 0;
  std::size_t most = 0;
};
// A score: the right arithmetic.
struct ScoreWorking {
  rules::JumpScore score;
  std::optional<board::Square> landing;  // where the square is a reason
  std::optional<board::ChipIndex> dama;  // the one dama of a jump that is doubled wrongly
};
// A sum: `52 + 60 = 112`.
struct SumWorking {
  std::vector<exact::Number> parts;
  exact::Number sum;
  exact::Number rounded;  // differs from the sum where the ruleset rounds the total alone
};
// WrongOperator: where the chip landed.
struct Landing {
  board::Square square;
};
// A chip on the board.
struct PlacedChip {
  board::Piece piece;
  board::Square square;
};
// EntryAfterEnd: who had no legal turn left.
struct NoTurnLeft {
  board::Side side = board::Side::Blue;
};
// The root of a habit, or of what stands in the wrong place: where it holds.
struct HabitScope {
  bool isOfBoth = false;     // both columns; else that of the finding's side
  int lastLine = 0;          // the last line that shows it
  int cells = 0;             // how many cells show it
  board::SquareFrame frame;  // of HabitFrame, as against the one that the ruleset asks of the side
  std::string option;        // of HabitOption: the option's name
  int by = 0;                // of MovedColumn: how many lines lower; negative: higher
  bool withRows = false;     // of ExchangedColumns: the rows at the end too
  // Other ways of counting that explain the sheet equally well; only of HabitFrame.
  std::vector<board::SquareFrame> otherFrames;
};
// SeveralGames: one of the games.
struct PossibleGame {
  board::Side side = board::Side::Blue;  // who makes its first turn that is not a turn of all games
  std::string turn;                      // that turn: `-9 + (-1)`; empty if the game ends before it
  std::string route;  // its start and landings, `@(0,3)(2,5)`; `-` if the game ends before it
  std::array<exact::Number, 2> grands;  // BLUE, RED: the grand totals of the game
};
// PlacedChip: of IllegalMove the one chip that a quiet move names, where it stood; of R.C. rows those that
// are left and meant.
using FindingFacts = std::variant<std::monostate, TakenChip, CaptureCounts, ScoreWorking, SumWorking, Landing,
                                  std::vector<PlacedChip>, NoTurnLeft, HabitScope, std::vector<PossibleGame>>;

struct Finding {
  FindingCode code = FindingCode::Gap;
  FindingCase kind = FindingCase::Plain;
  std::optional<int> line;          // from 1; nothing where no line exists
  std::optional<board::Side> side;  // nothing for the result
  Cell cell = Cell::Move;
  rules::Clause clause;
  std::string written;                 // the cell as written, empty where it is blank or absent
  std::optional<std::string> correct;  // what would be right, in the program's own spelling
  // Where nobody can tell what would be right: what the totals count until the facilitator rules. Of missing
  // R.C. rows what they come to.
  std::optional<std::string> counted;
  std::vector<std::string> alternatives;  // turns that were due, figures that may be right, routes left open
  // The index of the finding that this one merely follows from.
  std::optional<std::size_t> causedBy;

  std::optional<int> beforeLine;      // MissingLine: the line it should stand before
  std::optional<int> untilLine;       // Gap: its last line, where play is followed again behind it
  std::optional<std::size_t> column;  // UnreadableEntry: first character not understood, from 1
  std::optional<TurnPlace> turn;      // the turn in question; of a missing line the one left out
  FindingFacts facts;
  // True if the finding goes by a board that is guessed, since play before it could not be followed. Nothing
  // is corrected by such a finding.
  bool isOnGuessedBoard = false;

  [[nodiscard]] Severity severity() const;
  // The facts of this kind; null where they are of another or none.
  template <class Facts>
  [[nodiscard]] const Facts* factsAs() const {
    return std::get_if<Facts>(&facts);
  }
};

// A turn that could be made but should not have been. It stands until the facilitator rules on it (T6).
[[nodiscard]] bool standsAsPlayed(FindingCode code);

// `wrongScore`, `ambiguousRoute` …; `error`, `note`; `move`, `remainingTotal` …
[[nodiscard]] std::string_view toText(FindingCode code);
[[nodiscard]] std::string_view toText(Severity severity);
[[nodiscard]] std::string_view toText(Cell cell);
[[nodiscard]] std::optional<Cell> parseCell(std::string_view text);

}  // namespace damath::sheet

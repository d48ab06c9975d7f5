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
  // Single mistakes (severity Error):
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
  // Habits: a writer's repeated difference from the ruleset. Each habit has one root finding. Each cell that
  // the habit explains has a further finding with the same code.
  HabitFrame,     // the writer counts squares in another frame (N1)
  HabitOperands,  // the writer exchanges taker and taken chip (S1)
  HabitSigns,     // the writer leaves out minus signs (N4)
  HabitDoubling,  // no score is doubled, or every score is doubled (S2)
  HabitOption,    // scores follow another answer to a ruleset option (S3, S5)
  HabitTotals,    // the writer fills in Total by another convention (S6)
  // Entries in the wrong place (N2):
  ExchangedColumns,
  MovedColumn,
  ExchangedLines,
  JumpsInOneLine,
  // The sheet leaves open which of several games was played; their totals differ, and the reviewer must
  // choose (N6):
  SeveralGames,
  // Remarks that are no mistakes (severity Note):
  AmbiguousRoute,
  DivisionByZero,
  Repetition,
  Gap
};

enum class Severity { Error, Note };
enum class Cell { Move, Score, Total, Remaining, RemainingTotal, GrandTotal, Result };

// The case of a finding. Each group of cases belongs to the codes named above it.
enum class FindingCase {
  Plain,
  // Cases of NoSuchChip:
  NotInSet,      // no chip of the set has this text or value (C1)
  MinusMissing,  // the text is a chip of the set without its minus sign (C1)
  // Case of NoSuchChip (K8) and ExtraRemaining: the chip was taken before.
  TakenBefore,
  // Cases of IllegalMove, by the rule that the written move breaks:
  NoSuchSquare,   // the board has no such square (B1)
  OrdinaryStep,   // an ordinary chip does not move in this way (M2)
  DamaSlide,      // a dama does not move in this way (M3)
  OrdinaryTake,   // an ordinary chip does not take in this way (K2)
  DamaTake,       // a dama does not take in this way (K3)
  OtherFrame,     // the square fits the other player's frame (N1)
  SwappedSquare,  // x and y of the square are swapped (N1)
  OtherRoute,     // the written route differs from the turn (N6)
  // Case of WrongOperand: the right chips in the wrong order.
  Swapped,
  // Cases of WrongScore:
  WrongStep,     // the final figure is right, an earlier step of its calculation is wrong (N3)
  ScoreOfQuiet,  // a quiet move has a score (N1)
  // Case of WrongScore and WrongRounding: the figure is the running total of the line (N3).
  TotalAsScore,
  // Cases of WrongRemaining: the chip of the row is wrong, not its figure.
  DoubledChip,
  OtherChip,
  // Case of ExtraRemaining: the chip has another row.
  SecondRow,
  // Case of WrongResult: the ending decides the result, not the totals.
  AgainstEnding,
  // Case of MissingLine: one line of a chain is missing, its other lines are present.
  ChainLine,
  // Cases of UnreadableEntry:
  SquareMissing,    // a chip without a square
  UnclearSign,      // an illegible sign
  SeveralReadings,  // Finding::alternatives holds the readings
  // Case of WrongTurn: the entry stands in the other player's column (M1, N2).
  OtherColumn,
  // Cases of HabitSigns: the minus signs that the writer leaves out.
  SignsOfChips,
  SignsOfScores,
  SignsOfTotals,
  // Cases of HabitDoubling:
  NeverDoubled,
  AlwaysDoubled,
  // Case of HabitOperands: scores computed with taker and taken chip exchanged.
  ScoresSwapped,
  // Cases of HabitTotals, explained at TotalsHabit in habits/habit.hpp:
  ScoreAlone,
  ZeroBesideQuiet,
  OneLate,
  // Case of ExchangedColumns: the sheet does not prove which player owns the entries, so the players must be
  // asked.
  Unproven,
  // Cases of Gap, while lines may still follow: the moves differ from the board. The reason is not proven
  // yet.
  Unconfirmed,
  PerhapsLeftOut  // perhaps a half or a line was left out near this line
};

// The turn that a line records, and the index of the line's jump in this turn (0 for a quiet move).
struct TurnPlace {
  std::size_t turn = 0;  // index into AuditReport::turns
  std::size_t jump = 0;
};

// The types below hold the facts from which a sentence about a finding is made. The type depends on the
// finding's code and case. A fact is present only if it is certain.

// Facts of NoSuchChip and ExtraRemaining: the chip in question, and the line that records its capture.
struct TakenChip {
  board::Side side = board::Side::Blue;
  board::ChipIndex chip = 0;
  int line = 0;
};
// Facts of NotMaximum: the number of chips that the turn took, and the number that the legal turns take.
struct CaptureCounts {
  std::size_t taken = 0;
  std::size_t most = 0;
};
// Facts about a score: its correct calculation.
struct ScoreWorking {
  rules::JumpScore score;
  std::optional<board::Square> landing;  // set only if the board is known at this line
  std::optional<board::ChipIndex> dama;  // WrongMultiplier, if the correct factor is 2: the dama of the jump
};
// Facts about a sum: its correct calculation, such as `52 + 60 = 112`.
struct SumWorking {
  std::vector<exact::Number> parts;
  exact::Number sum;
  exact::Number rounded;  // the sum as the ruleset rounds it; differs from `sum` if only the total is rounded
};
// Facts of WrongOperator: the landing square of the chip.
struct Landing {
  board::Square square;
};
// A chip on the board.
struct PlacedChip {
  board::Piece piece;
  board::Square square;
};
// Facts of EntryAfterEnd: the side that has no legal turn.
struct NoTurnLeft {
  board::Side side = board::Side::Blue;
};
// Facts of a root finding about a habit or about entries in the wrong place: the cells that it concerns.
struct HabitScope {
  bool isOfBoth = false;     // true: both columns; false: only the column of the finding's side
  int lastLine = 0;          // habits, ExchangedLines: the last line concerned, from 1; otherwise 0
  int cells = 0;             // number of cells that show the habit
  board::SquareFrame frame;  // HabitFrame: the writer's frame, relative to the ruleset's frame for the side
  std::string option;        // HabitOption: the name of the ruleset option
  int by = 0;  // MovedColumn: the number of lines by which the column stands too low; negative: too high
  bool withRows = false;  // ExchangedColumns: the rows at the end are exchanged too
  // HabitFrame only: other frames that explain the sheet equally well.
  std::vector<board::SquareFrame> otherFrames;
};
// Facts of SeveralGames: one of the possible games.
struct PossibleGame {
  board::Side side = board::Side::Blue;  // the side to make the first turn in which the games differ
  std::string turn;   // the first differing turn, such as `-9 + (-1)`; empty if the game ends before it
  std::string route;  // the squares of `turn`, `@(0,3)(2,5)`; `-` if the game ends before it
  std::array<exact::Number, 2> grands;  // BLUE's and RED's final totals in this game
};
// The facts of a finding. A list of PlacedChip means, for IllegalMove, the only chip that the quiet move may
// name, on its square before the move. For R.C. rows, the list means the remaining chips that the row may
// name, or the chips without a row.
using FindingFacts = std::variant<std::monostate, TakenChip, CaptureCounts, ScoreWorking, SumWorking, Landing,
                                  std::vector<PlacedChip>, NoTurnLeft, HabitScope, std::vector<PossibleGame>>;

struct Finding {
  FindingCode code = FindingCode::Gap;
  FindingCase kind = FindingCase::Plain;
  std::optional<int> line;          // from 1; nullopt if the finding concerns no line of the sheet
  std::optional<board::Side> side;  // nullopt for a finding about the result
  Cell cell = Cell::Move;
  rules::Clause clause;
  std::string written;                 // the cell as written; empty if blank or absent
  std::optional<std::string> correct;  // the correct value, in the program's own spelling
  // The value that the totals use until the facilitator decides, if the correct value is unknown. For missing
  // R.C. rows: the sum of their figures.
  std::optional<std::string> counted;
  std::vector<std::string> alternatives;  // legal turns; possible figures, routes, chips, games or readings
  // The index of the root finding if this finding is only its consequence; nullopt if this finding is itself
  // a root.
  std::optional<std::size_t> causedBy;

  std::optional<int> beforeLine;      // MissingLine: the line that follows the missing line
  std::optional<int> untilLine;       // Gap: the last line of the gap, if play is followed again after it
  std::optional<std::size_t> column;  // UnreadableEntry: the first character that cannot be read, from 1
  std::optional<TurnPlace> turn;  // the turn that the finding is about; for a missing line, the missing turn
  FindingFacts facts;
  // True if the finding depends on a guessed board, because earlier play could not be followed. Such a
  // finding corrects no cell.
  bool isOnGuessedBoard = false;

  [[nodiscard]] Severity severity() const;
  // Returns the facts of the finding if they have the type `Facts`; null otherwise.
  template <class Facts>
  [[nodiscard]] const Facts* factsAs() const {
    return std::get_if<Facts>(&facts);
  }
};

// True if the code reports a turn that the pieces can make but that breaks a rule of capture. Such a turn
// counts as played until the facilitator rules on it (T6).
[[nodiscard]] bool standsAsPlayed(FindingCode code);

// Return the name of a code (`wrongScore`, `ambiguousRoute` …), severity (`error`, `note`) or cell (`move`,
// `remainingTotal` …).
[[nodiscard]] std::string_view toText(FindingCode code);
[[nodiscard]] std::string_view toText(Severity severity);
[[nodiscard]] std::string_view toText(Cell cell);
[[nodiscard]] std::optional<Cell> parseCell(std::string_view text);

}  // namespace damath::sheet

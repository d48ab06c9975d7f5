// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a written entry with one step of a turn on the board, and defines the cost of each difference.
#pragma once

#include <cstddef>
#include <optional>

#include "core/rules/score.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// The one difference (slip of the pen) between an entry and a step on the board. An entry with more than one
// difference does not match the step.
enum class Slip {
  None,
  Chip,  // the chip of a quiet move, or the taker of a capture
  Taken,
  Swapped,      // taker and taken chip exchanged
  Sign,         // the operator: + - x or ÷
  Destination,  // the destination square of a quiet move
  Frame,        // the destination square, given in the opponent's coordinates
  Route,        // the route or the square written beside the chips
  Unreadable
};

// The costs of all errors that an explanation of a sheet may assume. The resolver chooses the cheapest
// explanation, so only the relations between the costs matter. A wrong score is the most frequent error. Next
// come a wrong sign or exchanged operands, then a wrong chip or square. An unwritten line or an entry in the
// wrong column is rarer, and a move against the rules is still rarer. A gap costs most, and its cost grows
// with the number of entries that it leaves unexplained.
namespace cost {
inline constexpr int kBlankScore = 1;
inline constexpr int kOtherName = 1;      // a chip named by the text of another chip of equal value (C1)
inline constexpr int kRemaining = 4;      // each R.C. row that does not fit
inline constexpr int kMostRemaining = 9;  // the limit for all R.C. rows of both sides together
inline constexpr int kScore = 3;          // a score that follows neither from the board nor from the entry
// The cost of a wrong sign, exchanged operands, a wrong frame, an unreadable entry, or a text that names no
// chip.
inline constexpr int kSmallSlip = 4;
inline constexpr int kSlip = 5;        // a wrong chip or a wrong square
inline constexpr int kFarSlip = 8;     // a square with both coordinates wrong
inline constexpr int kTotal = 3;       // a total that does not follow from the previous total
inline constexpr int kMostTotals = 9;  // the limit for all totals of a column together
inline constexpr int kBreach = 4;      // a turn against the rules of capture K1, K4, K5 or K6
inline constexpr int kRepeated = 4;
inline constexpr int kAfterEnd = 4;
inline constexpr int kWrongColumn = 5;
inline constexpr int kUnwritten = 6;  // an unwritten turn or jump
// The cost of a further unwritten turn that directly follows an unwritten turn at the end of a line of the
// sheet.
inline constexpr int kUnwrittenMore = 1;
// Added to kUnwritten if the totals around the unwritten turn contradict its score.
inline constexpr int kUnwrittenTotal = 2;
// Subtracted from kUnwritten if the difference in a total equals the score of the unwritten turn.
inline constexpr int kUnwrittenBorneOut = 1;
inline constexpr int kForbidden = 9;  // a quiet move that no rule allows
inline constexpr int kOutOfTurn = 7;
inline constexpr int kHabit = 5;  // the cost of one habit, whatever the number of cells that show the habit
// the cost of a moved column; low, because the move changes no score and no total
inline constexpr int kMovedColumn = 2;
inline constexpr int kExchangedLines = 5;
inline constexpr int kExchangedColumns = 6;
inline constexpr int kGap = 10;
inline constexpr int kGapEntry = 1;  // each entry of a gap adds this cost to kGap
}  // namespace cost

struct Match {
  Slip slip = Slip::None;
  int cost = 0;
};

// Returns the difference between the entry and the step, and its cost with the cost of the Score cell.
// nullopt if the entry differs from the step by more than one slip.
[[nodiscard]] std::optional<Match> match(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                                         board::Side mover);

// Returns the cost of the written score: 0 if the score is correct, follows from a habit, or follows from the
// entry's own operands and sign. A blank score costs kBlankScore unless the correct score is 0.
[[nodiscard]] int costOfScore(const Law& law, const PlayEntry& play, const BoardStep& boardStep);

// True if the entry's own operands and sign give this score for the jump, either as written or as the habit
// of the column's writer changes them.
[[nodiscard]] bool followsWords(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                                const FigureStep& score);

// A quick test before the full match: does the turn begin as the entry says? Without a slip, a turn can match
// only if it has the entry's chip and destination (quiet move), or its taker, sign and taken chip (capture).
class Beginning {
 public:
  Beginning(const Law& law, const PlayEntry& play, board::Side mover);

  [[nodiscard]] bool fits(const board::Position& position, const rules::Turn& turn) const;

 private:
  const QuietEntry* m_quiet;
  const CaptureEntry* m_capture;
  std::optional<board::Square> m_destination;  // the destination of a quiet move
  // the second square that the entry may mean because of a habit of its writer
  std::optional<board::Square> m_otherDestination;
  bool m_isEitherWay = false;  // true if taker and taken chip may stand in either order
};

// Returns the cost of the entry's errors that no board can explain: a text that names no chip, or a score
// that is wrong on every square and with every doubling. A gap includes this cost for each of its entries.
[[nodiscard]] int placelessCost(const Law& law, const PlayEntry& play);

// Returns the score of the jump, computed from the entry's own operands and sign. The landing square, and
// which chips are damas, come from the board. nullopt if an operand has no value or the step takes no chip.
[[nodiscard]] std::optional<rules::JumpScore> scoreAsWritten(const Law& law, const CaptureEntry& entry,
                                                             const BoardStep& boardStep);

// The result of matching the steps of one turn with written entries (rulebook N2). A quiet move has one
// entry, a chain has one entry for each jump. All entries of a turn belong to the mover, and no entry of the
// opponent stands between them.
struct Alignment {
  int cost = 0;
  std::size_t count = 0;  // the number of entries used
  bool slipless = true;
};

// Returns the number of consecutive entries, from the entry `first` on, that belong to the same player.
// Precondition: the entry `first` exists.
[[nodiscard]] std::size_t runLength(const Reading& reading, std::size_t first);

// Matches the steps of a turn with the entries from `first` on. If `unwritten` is set, the step with this
// index has no entry. nullopt if the entries cannot record the turn.
[[nodiscard]] std::optional<Alignment> align(const Law& law, const Reading& reading,
                                             const BoardSteps& boardSteps, std::size_t first,
                                             std::optional<std::size_t> unwritten = std::nullopt);

}  // namespace damath::sheet

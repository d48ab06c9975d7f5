// SPDX-License-Identifier: GPL-3.0-or-later
// How well one written entry fits one thing that happened on the board, and what that costs the resolver.
#pragma once

#include <optional>

#include "core/rules/score.hpp"
#include "core/rules/turn.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// What in an entry differs from what happened; at most one thing may, more is no match.
enum class Slip {
  None,
  Chip,         // quiet move: the chip; capture: the taker
  Taken,        // the taken chip
  Swapped,      // taker and taken exchanged
  Sign,         // the operator
  Destination,  // of a quiet move
  Frame,        // the destination in the other player's coordinates
  Route,        // the route written beside the entry
  Unreadable    // the entry says nothing
};

// The costs of an explanation, in one place. The resolver takes the cheapest, so their order is what counts:
// a wrong figure is the commonest slip, then a wrong sign or a swap, then a wrong chip or square; a line left
// out or written in the wrong half is rarer, a move that the rules forbid rarer still; giving up is dearest
// and grows with what it leaves unread.
namespace cost {
inline constexpr int kBlankScore = 1;     // a score left out
inline constexpr int kOtherName = 1;      // a chip called by the text of another of equal value (C1)
inline constexpr int kRemaining = 4;      // an R.C. row that does not fit, each
inline constexpr int kMostRemaining = 9;  // all R.C. rows that do not fit together
inline constexpr int kScore = 3;          // a score that follows neither from the board nor from the entry
inline constexpr int kSmallSlip = 4;      // sign, swap, frame, unreadable, a text that is no chip's
inline constexpr int kSlip = 5;           // another chip, another square
inline constexpr int kFarSlip = 8;        // a square with both numbers wrong
inline constexpr int kTotal = 3;          // a total that goes on from nothing before it
inline constexpr int kMostTotals = 9;     // all totals of a column together
inline constexpr int kBreach = 4;         // played against K1, K4, K5 or K6
inline constexpr int kRepeated = 4;
inline constexpr int kAfterEnd = 4;
inline constexpr int kWrongColumn = 5;
inline constexpr int kUnwritten = 6;          // a turn or jump left out
inline constexpr int kUnwrittenMore = 1;      // the next one, on the same line
inline constexpr int kUnwrittenTotal = 2;     // and the totals around it do not bear it out
inline constexpr int kUnwrittenBorneOut = 1;  // less, where a total jumps by just its score
inline constexpr int kForbidden = 9;          // a quiet move that no chip may make
inline constexpr int kOutOfTurn = 7;
inline constexpr int kHabit = 5;        // one mistake, however many cells it explains
inline constexpr int kMovedColumn = 2;  // changes no figure
inline constexpr int kExchangedLines = 5;
inline constexpr int kExchangedColumns = 6;
inline constexpr int kGap = 10;      // to give up …
inline constexpr int kGapEntry = 1;  // … for each entry left
}  // namespace cost

struct Match {
  Slip slip = Slip::None;
  int cost = 0;
};

// Nothing where the entry cannot mean this even with one slip. The score is counted in: it supports a reading
// or contradicts it.
[[nodiscard]] std::optional<Match> match(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                                         board::Side mover);

// What a figure in the Score cell costs beside what happened: nothing where it is right or follows from the
// entry's own words.
[[nodiscard]] int costOfScore(const Law& law, const PlayEntry& play, const BoardStep& boardStep);

// True if the score is what the entry's own operands and sign make of the jump: as the column's habit means
// them, or as they stand.
[[nodiscard]] bool followsWords(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                                const FigureStep& score);

// What an entry asks of a turn before anything else: that it begins with the chip and destination, or with
// the taker, sign and taken, that the entry names. No turn matches without a slip unless it does, and this is
// quickly checked.
class Beginning {
 public:
  Beginning(const Law& law, const PlayEntry& play, board::Side mover);

  [[nodiscard]] bool fits(const board::Position& position, const rules::Turn& turn) const;

 private:
  const QuietEntry* m_quiet;
  const CaptureEntry* m_capture;
  std::optional<board::Square> m_destination;       // of a quiet move
  std::optional<board::Square> m_otherDestination;  // of an entry that a habit lets mean another square too
  bool m_isEitherWay = false;                       // the operands may stand the other way round
};

// What is wrong with an entry wherever it was played: a text that is no chip's, a score that no
// placing makes right. Giving up does not make such an entry cheaper to read.
[[nodiscard]] int placelessCost(const Law& law, const PlayEntry& play);

// What the entry's own signs and chips make of the jump, where they name values; nothing otherwise.
[[nodiscard]] std::optional<rules::JumpScore> scoreAsWritten(const Law& law, const CaptureEntry& entry,
                                                             const BoardStep& boardStep);

}  // namespace damath::sheet

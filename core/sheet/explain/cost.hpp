// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of all errors that an explanation of a sheet may assume. The resolver chooses the cheapest
// explanation, so only the relations between the costs matter. A wrong score is the most frequent error. Next
// come a wrong sign or exchanged operands, then a wrong chip or square. An unwritten line or an entry in the
// wrong column is rarer, and a move against the rules is still rarer. A gap costs most, and its cost grows
// with the number of entries that it leaves unexplained.
#pragma once

namespace damath::sheet::cost {

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
}  // namespace damath::sheet::cost

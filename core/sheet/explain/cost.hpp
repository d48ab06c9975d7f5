// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of all errors that an explanation of a sheet may assume. The resolver chooses the cheapest
// explanation, so only the relations between the costs matter. A wrong score is the most frequent error. Next
// come a wrong sign or exchanged operands, then a wrong chip or square. An unwritten line or an entry in the
// wrong column is rarer, and a quiet move that no rule allows is still rarer. A gap costs most, and its cost
// grows with the number of entries that it leaves unexplained.
#pragma once

namespace damath::sheet::cost {

inline constexpr int kBlankScore = 1;
inline constexpr int kOtherName = 1;      // cost of naming a chip by the text of a chip of equal value (C1)
inline constexpr int kRemaining = 4;      // cost of each misfit between the R.C. rows and the remaining chips
inline constexpr int kMostRemaining = 9;  // the most that the R.C. rows of both sides together can cost
inline constexpr int kScore = 3;          // cost of a score that follows neither from the board nor the entry
// The cost of a wrong sign, exchanged operands, a wrong frame, an unreadable entry, or a text that names no
// chip.
inline constexpr int kSmallSlip = 4;
inline constexpr int kSlip = 5;        // cost of a wrong chip or a wrong square
inline constexpr int kFarSlip = 8;     // cost of a square with both coordinates wrong
inline constexpr int kTotal = 3;       // cost of a total that does not follow from the previous total
inline constexpr int kMostTotals = 9;  // the most that all wrong totals of one column together can cost
inline constexpr int kBreach = 4;      // cost of a turn against the capture rules K1, K4, K5 or K6
inline constexpr int kRepeated = 4;
inline constexpr int kAfterEnd = 4;
inline constexpr int kWrongColumn = 5;
inline constexpr int kUnwritten = 6;  // cost of an unwritten turn or jump
// The cost of an unwritten turn that directly follows another unwritten turn, between two lines of the sheet.
// The two turns together are then one missing line.
inline constexpr int kUnwrittenMore = 1;
// Added to kUnwritten if the totals around the unwritten turn contradict its score.
inline constexpr int kUnwrittenTotal = 2;
// Subtracted from kUnwritten if the difference in a total equals the score of the unwritten turn.
inline constexpr int kUnwrittenBorneOut = 1;
inline constexpr int kForbidden = 9;  // cost of a quiet move that no rule allows
inline constexpr int kOutOfTurn = 7;
inline constexpr int kHabit = 5;  // the cost of one habit, whatever the number of cells that show the habit
// the cost of a moved column; low, because a moved column changes no score and no total
inline constexpr int kMovedColumn = 2;
inline constexpr int kExchangedLines = 5;
inline constexpr int kExchangedColumns = 6;
inline constexpr int kGap = 10;
inline constexpr int kGapEntry = 1;  // cost of each entry in a gap, added to kGap
}  // namespace damath::sheet::cost

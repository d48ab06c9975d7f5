// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/words/told_boards.hpp"
#include "tests/words/told_findings.hpp"

namespace damath::words {

const std::vector<ToldFinding>& toldHabits() {
  using enum sheet::FindingCode;
  static const std::vector<ToldFinding> rows = {
      {HabitFrame,
       "squares from RED’s side",
       "",
       "-1 (4,3) || 4 (6,3)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (3,2)\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -30 | -38\n"
       "-7 (7,2) || 4 (7,4)\n",
       "",
       {},
       "Line 1, RED (Cruz, Ben): squares are counted from RED’s side, in 3 cells of lines 1–6, first in “4 "
       "(6,3)”; it should be 4 (1,4) (N1).",
       "Linya 1, RED (Cruz, Ben): binibilang ang mga puwesto mula sa panig ng RED, sa 3 kahon ng linya 1–6, "
       "una sa “4 (6,3)”; ang tama ay 4 (1,4) (N1)."},
      {HabitOperands,
       "taken before taker",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || -1 + 6 | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || 4 - (-9) | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 || 6 x (-5) | -30 | -38\n",
       "",
       {},
       "Line 2, RED (Cruz, Ben): the taken chip is written first, then the taker, in 3 cells of lines 2–5, "
       "first in “-1 + 6”; it should be 6 + (-1) (S1).",
       "Linya 2, RED (Cruz, Ben): nauuna ang kinain na chip bago ang kumain, sa 3 kahon ng linya 2–5, una sa "
       "“-1 + 6”; ang tama ay 6 + (-1) (S1)."},
      {HabitSigns,
       "chips without their signs",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + 1 | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || 9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 || 5 x 6 | -30 | -38\n",
       "",
       {},
       "Line 2, RED (Cruz, Ben): the minus signs of chips are left out, in 3 cells of lines 2–5, first in “6 "
       "+ 1”; it should be 6 + (-1) (N4).",
       "Linya 2, RED (Cruz, Ben): hindi isinulat ang minus ng mga chip, sa 3 kahon ng linya 2–5, una sa “6 + "
       "1”; ang tama ay 6 + (-1) (N4)."},
      {HabitDoubling,
       "every capture doubled",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 10 | 10\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -26 | -16\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -60 | -76\n",
       "",
       {},
       "Line 2, RED (Cruz, Ben): every capture is doubled, even without a dama, in 3 cells of lines 2–5, "
       "first in “10”; it should be 5 (S2).",
       "Linya 2, RED (Cruz, Ben): dinodoble ang bawat kain kahit walang dama, sa 3 kahon ng linya 2–5, una "
       "sa “10”; ang tama ay 5 (S2)."},
      {HabitOption,
       "quotients cut off",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 0 | 0 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | 0 | 0 || -7 (0,5)\n"
       "-9 (2,3) || 4 x (-9) | -36 | -44\n"
       "10 ÷ 4 | 2 | 2 || -3 (6,5)\n",
       "",
       {},
       "Line 3, BLUE (Ramos, Ana): quotients are not rounded as the ruleset of this event requires (option "
       "rounding), in 3 cells of lines 3–6, first in “0”; it should be 1 (S3).",
       "Linya 3, BLUE (Ramos, Ana): hindi ayon sa tuntunin ng kategoryang ito ang pag-round off ng mga sagot "
       "sa paghahati (opsiyong rounding), sa 3 kahon ng linya 3–6, una sa “0”; ang tama ay 1 (S3)."},
      {HabitTotals,
       "0 beside quiet moves",
       "",
       "-1 (4,3) || 4 (1,4) |  | 0\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5) |  | 0\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -30 | -38\n"
       "-7 (7,2) || 4 (0,3) |  | 0\n"
       "10 (5,2) || -5 (5,4) |  | 0\n",
       "",
       {},
       "Line 4, RED (Cruz, Ben): 0 is written in Total beside moves without a capture, in 3 cells of lines "
       "4–7, first in “0”; it should be −8 (S6).",
       "Linya 4, RED (Cruz, Ben): may 0 sa Total sa tabi ng mga tirang walang kain, sa 3 kahon ng linya 4–7, "
       "una sa “0”; ang tama ay −8 (S6)."},
      {HabitTotals,
       "scores in place of totals",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -13\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -30 | -30\n"
       "-7 (7,2) || 4 (0,3)\n"
       "10 (5,2) || -5 (5,4)\n"
       "-3 (3,2) || 4 + (-9) | -5 | -5\n",
       "",
       {},
       "Line 3, RED (Cruz, Ben): Total has only the score of the line, not the running total, in 3 cells of "
       "lines 3–8, first in “-13”; it should be −8 (S6).",
       "Linya 3, RED (Cruz, Ben): iskor lamang ng linya ang nasa Total, hindi ang kabuuan, sa 3 kahon ng "
       "linya 3–8, una sa “-13”; ang tama ay −8 (S6)."},
      {ExchangedColumns,
       "columns exchanged",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "-5 x 6 | -30 | -38 || 6 x 10 | 60 | 60\n"
       "4 (0,3) || -7 (7,2)\n",
       "",
       {},
       "Line 5: from this line on, the players wrote in each other’s column (N2).",
       "Linya 5: mula sa linyang ito, nagkapalit ng kolum na sinulatan ang mga manlalaro (N2)."},
      {ExchangedLines,
       "lines exchanged",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "-7 (7,2) || 4 (0,3)\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -30 | -38\n",
       "",
       {},
       "Line 5: lines 5 and 6 are in the wrong order (N2).",
       "Linya 5: nagkapalit ang linya 5 at ang linya 6 (N2)."},
      {MovedColumn,
       "a column one line lower",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 ||\n"
       "-7 (7,2) || -5 x 6 | -30 | -38\n",
       "",
       {},
       "Line 5, RED (Cruz, Ben): from this line on, the column is one line too low (N2).",
       "Linya 5, RED (Cruz, Ben): mula sa linyang ito, masyadong mababa nang isang linya ang kolum (N2)."},
      {MovedColumn,
       "a half left out",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || -5 x 6 | -30 | -38\n"
       "6 x 10 | 60 | 60 || 4 (0,3)\n"
       "-7 (7,2) || -5 (5,4)\n"
       "10 (5,2) || 4 + (-9) | -5 | -43\n"
       "-3 (3,2) || 4 - (-3) | 7 | -36\n",
       "",
       {},
       "Line 4, RED (Cruz, Ben): half of a line was left out here, and the rest of the column is one line "
       "too high (N2).",
       "Linya 4, RED (Cruz, Ben): may kalahating linya na nalaktawan dito, at masyadong mataas nang isang "
       "linya ang natitirang kolum (N2)."},
      {JumpsInOneLine,
       "two jumps in one line",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -30 | -38\n"
       "-7 (7,2) || 4 (0,3)\n"
       "10 (5,2) || -5 (5,4)\n"
       "-3 (3,2) || 4 + (-9) | -5 | -43\n"
       " || 4 - (-3); 4 ÷ 10 | 7; 0 | -36\n",
       "",
       {},
       "Line 9, RED (Cruz, Ben): “4 - (-3); 4 ÷ 10” has more than one jump; each jump needs its own line "
       "(N2).",
       "Linya 9, RED (Cruz, Ben): higit sa isang kain ang nasa “4 - (-3); 4 ÷ 10”; dapat may sariling linya "
       "ang bawat kain (N2)."},
      {SeveralGames,
       "a sign that no landing square has",
       "",
       "10 + 2 |  |  ||\n",
       kBoard5,
       {{6}, {11}},
       "Line 1, BLUE (Ramos, Ana): several games fit the scoresheet equally well, and their totals differ: "
       "with “10 ÷ 2 (5,4)”, the grand totals are BLUE 30, RED 0; with “10 - 2 (7,6)”, the grand totals are "
       "BLUE 36, RED 0. From "
       "this line on, nothing is corrected until you choose the game that was played (N6).",
       "Linya 1, BLUE (Ramos, Ana): ilang laro ang pare-parehong tugma sa scoresheet, at magkakaiba ang "
       "kabuuan ng mga ito: kung “10 ÷ 2 (5,4)”, BLUE 30 at RED 0 ang huling kabuuan; kung “10 - 2 (7,6)”, "
       "BLUE 36 at "
       "RED 0 ang huling kabuuan. Mula sa linyang ito, walang itatama hangga’t hindi mo pinipili ang larong "
       "talagang nilaro (N6)."},
  };
  return rows;
}

}  // namespace damath::words

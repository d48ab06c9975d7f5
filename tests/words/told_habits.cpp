// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/words/told_findings.hpp"

namespace damath::words {

const std::vector<ToldFinding>& toldHabits() {
  using enum sheet::FindingCode;
  static const std::vector<ToldFinding> rows = {
      {HabitFrame,
       "squares from RED's side",
       "",
       "-1 (4,3) || 4 (6,3)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (3,2)\n"
       "6 x 10 | 60 | 60 || -5 x 6 | -30 | -38\n"
       "-7 (7,2) || 4 (7,4)\n",
       "",
       {},
       "Line 1, RED (Cruz, Ben): a habit in 3 cells, lines 1–6: squares are counted from the side of RED; "
       "right is 4 (1,4) (N1).",
       "Linya 1, RED (Cruz, Ben): nakagawian sa 3 na kahon, linya 1–6: binibilang ang mga puwesto mula sa "
       "panig ng RED; ang tama ay 4 (1,4) (N1)."},
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
       "Line 2, RED (Cruz, Ben): a habit in 3 cells, lines 2–5: the taken chip is written first, then the "
       "taker; right is 6 + (-1) (S1).",
       "Linya 2, RED (Cruz, Ben): nakagawian sa 3 na kahon, linya 2–5: nauuna ang kinain na chip bago ang "
       "kumain; ang tama ay 6 + (-1) (S1)."},
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
       "Line 2, RED (Cruz, Ben): a habit in 3 cells, lines 2–5: the minus signs of chips are left out; right "
       "is 6 + (-1) (N4).",
       "Linya 2, RED (Cruz, Ben): nakagawian sa 3 na kahon, linya 2–5: hindi isinulat ang minus ng mga chip; "
       "ang tama ay 6 + (-1) (N4)."},
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
       "Line 2, RED (Cruz, Ben): a habit in 3 cells, lines 2–5: every capture is doubled, also without a "
       "dama; right is 5 (S2).",
       "Linya 2, RED (Cruz, Ben): nakagawian sa 3 na kahon, linya 2–5: dinodoble ang bawat kain kahit walang "
       "dama; ang tama ay 5 (S2)."},
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
       "Line 3, BLUE (Ramos, Ana): a habit in 3 cells, lines 3–6: quotients are not rounded as the ruleset "
       "of this event asks (option rounding); right is 1 (S3).",
       "Linya 3, BLUE (Ramos, Ana): nakagawian sa 3 na kahon, linya 3–6: hindi ayon sa tuntunin ng event na "
       "ito ang pag-round ng mga sagot sa paghahati (opsyong rounding); ang tama ay 1 (S3)."},
      {HabitTotals,
       "scores in place of totals",
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
       "Line 4, RED (Cruz, Ben): a habit in 3 cells, lines 4–7: Total holds the score of the line alone, not "
       "the running total; right is −8 (S6).",
       "Linya 4, RED (Cruz, Ben): nakagawian sa 3 na kahon, linya 4–7: iskor lamang ng linya ang nasa Total, "
       "hindi ang naipong kabuuan; ang tama ay −8 (S6)."},
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
       "Line 5, BLUE (Ramos, Ana): from this line on the players wrote in each other's column (N2).",
       "Linya 5, BLUE (Ramos, Ana): mula sa linyang ito, sa kolum ng isa't isa nagsulat ang mga manlalaro "
       "(N2)."},
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
       "Line 5, BLUE (Ramos, Ana): lines 5 and 6 are written in the wrong order (N2).",
       "Linya 5, BLUE (Ramos, Ana): nagkapalit ng ayos ang mga linya 5 at 6 (N2)."},
      {MovedColumn,
       "a half left out",
       "",
       "-1 (4,3) || 4 (1,4)\n"
       "-1 (5,4) || 6 + (-1) | 5 | 5\n"
       "4 ÷ 6 | 2/3 ≈ 1 | 1 || -9 - 4 | -13 | -8\n"
       "6 ÷ (-9) | -2/3 ≈ -1 | 0 || 10 (4,5)\n"
       "6 x 10 | 60 | 60 ||\n"
       "-7 (7,2) || -5 x 6 | -30 | -38\n",
       "",
       {},
       "Line 5, BLUE (Ramos, Ana): a half was left out here, and the rest of the column stands too high by 1 "
       "(N2).",
       "Linya 5, BLUE (Ramos, Ana): may kalahating linya na nalaktawan dito, at masyadong mataas nang 1 ang "
       "natitirang kolum (N2)."},
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
       "Line 9, RED (Cruz, Ben): “4 - (-3); 4 ÷ 10” holds more than one jump; each jump has a line of its "
       "own (N2).",
       "Linya 9, RED (Cruz, Ben): higit sa isang kain ang nasa “4 - (-3); 4 ÷ 10”; may sariling linya ang "
       "bawat kain (N2)."},
  };
  return rows;
}

}  // namespace damath::words

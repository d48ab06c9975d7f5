// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/words/told_boards.hpp"
#include "tests/words/told_findings.hpp"

namespace damath::words {

namespace {

using enum sheet::FindingCode;

// Positions before a turn that causes one of the findings below. b and r are ordinary chips of BLUE and RED,
// B and R their damas. ToldFinding::legend names the chips.
constexpr std::string_view kBoard6 = R"(
. . . .
 . . . .
. . . .
 . . . .
. . R .
 . B . .
. . . .
 . . . .
)";
constexpr std::string_view kBoard7 = R"(
. . . .
 . . . .
. . r .
 . . . .
. . r .
 . . b .
. . . .
 . . . .
)";
constexpr std::string_view kBoard8 = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . b b .
. . . .
 . . . .
)";
}  // namespace

const std::vector<ToldFinding>& toldFigures() {
  static const std::vector<ToldFinding> rows{
      {WrongScore,
       "score of the wrong operator",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 - (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): the score “-8” carries over the mistake of line 2; it should be −10: −9 + "
       "(−1) = −10, landing on (2,5), a + square (S1).",
       "Linya 2, BLUE (Ramos, Ana): bunga ng mali sa linya 2 ang iskor na “-8”; ang tama ay −10: −9 + (−1) = "
       "−10, lumapag sa (2,5), operasyong + (S1)."},
      {WrongScore,
       "score",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): the score “-8” is wrong; it should be −10: −9 + (−1) = −10, landing on "
       "(2,5), a + square (S1).",
       "Linya 2, BLUE (Ramos, Ana): mali ang iskor na “-8”; ang tama ay −10: −9 + (−1) = −10, lumapag sa "
       "(2,5), operasyong + (S1)."},
      {WrongScore,
       "the running total in the score cell",
       "",
       "-9 (2,3) || -1 (1,4)\n-9 (3,4) || 6 ÷ (-9) | -1 | -1\n-3 (1,2) || -1 (0,3)\n"
       "6 + 6 | 12 | 12 || -1 + 6 | 4 | 4\n",
       "",
       {},
       "Line 4, RED (Cruz, Ben): the score “4” is the running total of this line; it should be 5: −1 + 6 = "
       "5, landing on (2,5), counted from BLUE’s side, a + square (S1).",
       "Linya 4, RED (Cruz, Ben): kabuuan ng linyang ito ang nakasulat na iskor na “4”; ang tama ay 5: −1 + "
       "6 = 5, lumapag sa (2,5), na binilang mula sa panig ng BLUE, operasyong + (S1)."},
      {WrongScore,
       "working with a wrong step",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -11 = -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): the computation “-11 = -10” has a wrong step; it should be −10: −9 + (−1) "
       "= −10 (N3).",
       "Linya 2, BLUE (Ramos, Ana): may maling hakbang sa kuwentang “-11 = -10”; ang tama ay −10: −9 + (−1) "
       "= −10 (N3)."},
      {WrongScore,
       "score beside a quiet move",
       "",
       "-9 (0,3) | 5 | || -1 (1,4)\n",
       "",
       {},
       "Line 1, BLUE (Ramos, Ana): the score “5” is beside a move that takes nothing; it should be blank "
       "(N1).",
       "Linya 1, BLUE (Ramos, Ana): may iskor na “5” sa tabi ng tirang walang kinain; dapat ay walang "
       "nakasulat (N1)."},
      {WrongScore,
       "division by zero with a score",
       "",
       "10 ÷ 0 | 10 | 10 ||\n",
       kBoard4,
       {{6}, {4}},
       "Line 1, BLUE (Ramos, Ana): the score “10” is wrong; it should be 0: 10 ÷ 0; a division by zero "
       "scores 0 (S4).",
       "Linya 1, BLUE (Ramos, Ana): mali ang iskor na “10”; ang tama ay 0: 10 ÷ 0; 0 ang iskor ng paghahati "
       "sa sero (S4)."},
      {WrongMultiplier,
       "doubled without a dama",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 x 2 = -20 | -20 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): the score “-10 x 2 = -20” is doubled wrongly; it should be −10: −9 + (−1) "
       "= −10, because neither chip is a dama (S2).",
       "Linya 2, BLUE (Ramos, Ana): mali ang pagdodoble sa iskor na “-10 x 2 = -20”; ang tama ay −10: −9 + "
       "(−1) = −10, dahil walang dama sa dalawang chip (S2)."},
      {WrongMultiplier,
       "a dama not doubled",
       "",
       "-7 ÷ 2 | -3.5 ≈ -4 | -4 ||\n",
       kBoard5,
       {{7}, {11}},
       "Line 1, BLUE (Ramos, Ana): the score “-3.5 ≈ -4” is not doubled; it should be −8: −7 ÷ 2 = −3.5 "
       "≈ −4, then × 2 = −8, because -7 is a dama (S2).",
       "Linya 1, BLUE (Ramos, Ana): hindi dinoble ang iskor na “-3.5 ≈ -4”; ang tama ay −8: −7 ÷ 2 = "
       "−3.5 ≈ −4, saka × 2 = −8, dahil dama ang -7 (S2)."},
      {WrongMultiplier,
       "two damas",
       "",
       "-7 ÷ 2 | -4 x 2 = -8 | -8 ||\n",
       kBoard6,
       {{7}, {11}},
       "Line 1, BLUE (Ramos, Ana): the score “-4 x 2 = -8” is doubled wrongly; it should be −16: −7 ÷ 2 = "
       "−3.5 ≈ −4, then × 4 = −16, because both chips are damas (S2).",
       "Linya 1, BLUE (Ramos, Ana): mali ang pagdodoble sa iskor na “-4 x 2 = -8”; ang tama ay −16: −7 ÷ 2 = "
       "−3.5 ≈ −4, saka × 4 = −16, dahil parehong dama ang dalawang chip (S2)."},
      {WrongRounding,
       "rounding",
       "",
       "-7 ÷ 2 | -3.5 ≈ -3 | -3 ||\n",
       kBoard4,
       {{7}, {11}},
       "Line 1, BLUE (Ramos, Ana): the score “-3.5 ≈ -3” is rounded wrongly; it is rounded to a whole "
       "number, and a half is rounded away from zero, before any doubling; it should be −4: −7 ÷ 2 = −3.5 ≈ "
       "−4, landing on "
       "(5,4), a ÷ square (S3).",
       "Linya 1, BLUE (Ramos, Ana): mali ang pag-round off sa iskor na “-3.5 ≈ -3”; niro-round off ito sa "
       "buong bilang, at palayo sa sero ang kalahati, bago idoble; ang tama ay −4: −7 ÷ 2 = −3.5 ≈ −4, "
       "lumapag "
       "sa (5,4), operasyong ÷ (S3)."},
      {MissingFigure,
       "score left out",
       "",
       "-7 ÷ 2 | | -8 ||\n",
       kBoard5,
       {{7}, {11}},
       "Line 1, BLUE (Ramos, Ana): no score is written; it should be −8: −7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8 "
       "(N3).",
       "Linya 1, BLUE (Ramos, Ana): walang nakasulat na iskor; ang tama ay −8: −7 ÷ 2 = −3.5 ≈ −4, saka × 2 "
       "= −8 (N3)."},
      {MissingFigure,
       "running total left out",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | || 10 + (-9) | 1 | 1\n6 (0,3) ||\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): no running total is written; it should be −10 (N3).",
       "Linya 2, BLUE (Ramos, Ana): walang nakasulat na kabuuan; ang tama ay −10 (N3)."},
      {MissingFigure,
       "grand total left out",
       "",
       "-7 ÷ 2 | -4 | -4 ||\nRC -7 | -7 ||\nTOTAL | -7 ||\n",
       kBoard4,
       {{7}, {11}},
       "BLUE (Ramos, Ana): no grand total is written; it should be −11: −4 + (−7) = −11 (N3).",
       "BLUE (Ramos, Ana): walang nakasulat na huling kabuuan; ang tama ay −11: −4 + (−7) = −11 (N3)."},
      {WrongTotal,
       "running total",
       "",
       "10 ÷ 2 | 5 | 5 ||\n10 x 6 | 60 | 66 ||\n",
       kBoard7,
       {{6}, {1, 11}},
       "Line 1, BLUE (Ramos, Ana): the running total “5” carries over the mistake of line 1; it should be 8 "
       "(S6).",
       "Linya 1, BLUE (Ramos, Ana): bunga ng mali sa linya 1 ang kabuuang “5”; ang tama ay 8 (S6)."},
      {WrongTotal,
       "carried total",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): the running total “-8” carries over the mistake of line 2; it should be "
       "−10 (S6).",
       "Linya 2, BLUE (Ramos, Ana): bunga ng mali sa linya 2 ang kabuuang “-8”; ang tama ay −10 (S6)."},
      {WrongRemaining,
       "R.C. of a dama",
       "",
       "-7 ÷ 2 | -4 x 2 = -8 | -8 ||\nRC -7 | -7 ||\nTOTAL | -7 ||\nGRAND | -15 ||\n",
       kBoard5,
       {{7}, {11}},
       "Line 2, BLUE (Ramos, Ana): the R.C. figure “-7” is not the value of the remaining chip; it should be "
       "−14: −7 × 2 = −14, because it is a dama on (5,4) (S7).",
       "Linya 2, BLUE (Ramos, Ana): hindi halaga ng natirang chip ang halaga sa R.C. na “-7”; ang tama ay "
       "−14: −7 × 2 = −14, dahil dama ito sa (5,4) (S7)."},
      {WrongRemaining,
       "R.C. of an ordinary chip",
       "",
       "-7 ÷ 2 | -4 | -4 ||\nRC -7 | -14 ||\nTOTAL | -14 ||\nGRAND | -18 ||\n",
       kBoard4,
       {{7}, {11}},
       "Line 2, BLUE (Ramos, Ana): the R.C. figure “-14” is not the value of the remaining chip; it should "
       "be −7: an ordinary chip on (5,4) counts once (S7).",
       "Linya 2, BLUE (Ramos, Ana): hindi halaga ng natirang chip ang halaga sa R.C. na “-14”; ang tama ay "
       "−7: isang beses lamang ang bilang ng ordinaryong chip na nasa (5,4) (S7)."},
      {WrongRemaining,
       "R.C. doubled in its chip alone",
       "",
       "-7 ÷ 2 | -4 | -4 ||\nRC -7 x 2 | -7 ||\nTOTAL | -7 ||\nGRAND | -11 ||\n",
       kBoard4,
       {{7}, {11}},
       "Line 2, BLUE (Ramos, Ana): “-7 x 2” doubles a chip that is not a dama; it should be −7 (S7).",
       "Linya 2, BLUE (Ramos, Ana): dinoble ang “-7 x 2” kahit hindi dama ang chip; ang tama ay −7 (S7)."},
      {WrongRemaining,
       "R.C. of another chip",
       "",
       "-7 ÷ 2 | -4 | -4 ||\nRC 10 | -7 ||\nTOTAL | -7 ||\nGRAND | -11 ||\n",
       kBoard4,
       {{7}, {11}},
       "Line 2, BLUE (Ramos, Ana): “10” is not the chip that remains; it should be −7 (S7).",
       "Linya 2, BLUE (Ramos, Ana): hindi “10” ang natirang chip; ang tama ay −7 (S7)."},
      {WrongRemaining,
       "sum of the R.C.",
       "",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 ||\nRC 8 | 8 ||\nTOTAL | 20 ||\nGRAND | 25 ||\n",
       kBoard8,
       {{6, 9}, {11}},
       "Line 4, BLUE (Ramos, Ana): the total of the R.C. “20” is not the sum of the remaining chips; it "
       "should be 18: 10 + 8 = 18 (S7).",
       "Linya 4, BLUE (Ramos, Ana): hindi suma ng mga natirang chip ang kabuuan ng R.C. na “20”; ang tama ay "
       "18: 10 + 8 = 18 (S7)."},
      {MissingRemaining,
       "a chip without its R.C. line",
       "",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 ||\nTOTAL | 10 ||\nGRAND | 15 ||\n",
       kBoard8,
       {{6, 9}, {11}},
       "BLUE (Ramos, Ana): missing in R.C.: 8 (N5).",
       "BLUE (Ramos, Ana): kulang sa R.C.: 8 (N5)."},
      {ExtraRemaining,
       "R.C. of a chip that was taken",
       "",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 || RC 2 | 2\nTOTAL | 10 || TOTAL | 2\nGRAND | 15 || GRAND | 2\n",
       kBoard4,
       {{6}, {11}},
       "Line 2, RED (Cruz, Ben): “2” is listed with the remaining chips, but it was taken in line 1 (S7).",
       "Linya 2, RED (Cruz, Ben): kasama ang “2” sa mga natirang chip, ngunit nakain na ito sa linya 1 "
       "(S7)."},
      {ExtraRemaining,
       "R.C. written twice",
       "",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 || \nRC 10 | 10 ||\nTOTAL | 20 || \nGRAND | 25 ||\n",
       kBoard4,
       {{6}, {11}},
       "Line 3, BLUE (Ramos, Ana): “10” is listed with the remaining chips, but it is already counted (S7).",
       "Linya 3, BLUE (Ramos, Ana): kasama ang “10” sa mga natirang chip, ngunit nabilang na ito (S7)."},
      {WrongGrandTotal,
       "grand total",
       "",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 ||\nTOTAL | 10 ||\nGRAND | 16 ||\n",
       kBoard4,
       {{6}, {11}},
       "Line 4, BLUE (Ramos, Ana): the grand total “16” is not the running total plus the remaining chips; "
       "it should be 15: 5 + 10 = 15 (S8).",
       "Linya 4, BLUE (Ramos, Ana): hindi suma ng kabuuan at ng mga natirang chip ang huling kabuuang “16”; "
       "ang tama ay 15: 5 + 10 = 15 (S8)."},
      {WrongResult,
       "result against the totals",
       "[Result \"0-1\"]\n",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 ||\nTOTAL | 10 ||\nGRAND | 15 ||\n",
       kBoard4,
       {{6}, {11}},
       "Result: “0-1” does not match the grand totals; it should be 1-0: BLUE 15, RED 0; the higher total "
       "wins (E2).",
       "Resulta: hindi tugma ang “0-1” sa mga huling kabuuan; ang tama ay 1-0: BLUE 15, RED 0; panalo ang "
       "mas mataas (E2)."},
      {WrongResult,
       "result against the ending",
       "[Ending \"resignBlue\"]\n[Result \"1-0\"]\n",
       "10 ÷ 2 | 5 | 5 ||\nRC 10 | 10 ||\nTOTAL | 10 ||\nGRAND | 15 ||\n",
       kBoard4,
       {{6}, {11}},
       "Result: “1-0” does not match the ending of the game; it should be 0-1: BLUE resigned (E3).",
       "Resulta: hindi tugma ang “1-0” sa pagtatapos ng laro; ang tama ay 0-1: sumuko ang BLUE (E3)."},
      {WrongResult,
       "result of wrong totals",
       "[Result \"1-0\"]\n",
       "-7 ÷ 2 | 40 | 40 ||\nRC -7 | -7 ||\nTOTAL | -7 ||\nGRAND | 33 ||\n",
       kBoard4,
       {{7}, {11}},
       "Result: “1-0” does not match the grand totals; it should be 0-1: BLUE −11, RED 0; the higher total "
       "wins (E2).",
       "Resulta: hindi tugma ang “1-0” sa mga huling kabuuan; ang tama ay 0-1: BLUE −11, RED 0; panalo ang "
       "mas mataas (E2)."},
  };
  return rows;
}

}  // namespace damath::words

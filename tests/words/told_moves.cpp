// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/words/told_boards.hpp"
#include "tests/words/told_findings.hpp"

namespace damath::words {

namespace {

using enum sheet::FindingCode;

// Positions before a turn that causes one of the findings below. b and r are ordinary chips of BLUE and RED,
// B and R their damas. ToldFinding::legend names the chips.
constexpr std::string_view kBoard1 = R"(
. . . .
 . . . .
. r . .
 . . . .
. r . r
 b . b .
. . . .
 . . . .
)";
constexpr std::string_view kBoard2 = R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . B b .
. . . .
 . . . .
)";
constexpr std::string_view kBoard3 = R"(
. . . .
 . . . .
. r . .
 . . . .
. . r .
 . . b .
. . . .
 . . . .
)";
constexpr std::string_view kBoard9 = R"(
. . . .
 . . . .
. . r r
 . . . .
. . r .
 . . b .
. . . .
 . . . .
)";
constexpr std::string_view kBoard10 = R"(
. . . R
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 B . . .
)";
}  // namespace

const std::vector<ToldFinding>& toldMoves() {
  static const std::vector<ToldFinding> rows{
      {UnreadableEntry,
       "move that breaks off",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) #? | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): in the move “-9 + (-1) #?”, the part “#?” cannot be read; it should be -9 "
       "+ (-1) (N4).",
       "Linya 2, BLUE (Ramos, Ana): sa tirang “-9 + (-1) #?”, hindi mabasa ang bahaging “#?”; ang tama ay -9 "
       "+ (-1) (N4)."},
      {UnreadableEntry,
       "no move at all",
       "",
       "-9 (0,3) || -1 (1,4)\n? | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): part of “?” cannot be read; it should be -9 + (-1) (N4).",
       "Linya 2, BLUE (Ramos, Ana): may bahagi ng “?” na hindi mabasa; ang tama ay -9 + (-1) (N4)."},
      {UnreadableEntry,
       "score that breaks off",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -1o | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): in the score “-1o”, the part “o” cannot be read; it should be −10: −9 + "
       "(−1) = −10 (N4).",
       "Linya 2, BLUE (Ramos, Ana): sa iskor na “-1o”, hindi mabasa ang bahaging “o”; ang tama ay −10: −9 + "
       "(−1) = −10 (N4)."},
      {NoSuchChip,
       "no chip of the set",
       "",
       "-99 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, BLUE (Ramos, Ana): “-99 (0,3)” names a chip that is not in the chip set; it should be -9 "
       "(0,3) (C1).",
       "Linya 1, BLUE (Ramos, Ana): may chip sa “-99 (0,3)” na wala sa hanay ng mga chip; ang tama ay -9 "
       "(0,3) (C1)."},
      {NoSuchChip,
       "a chip without its minus sign",
       "",
       "9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, BLUE (Ramos, Ana): the minus sign of a chip is missing in “9 (0,3)”; it should be -9 (0,3) "
       "(C1).",
       "Linya 1, BLUE (Ramos, Ana): walang minus ang isang chip sa “9 (0,3)”; ang tama ay -9 (0,3) (C1)."},
      {NoSuchChip,
       "a taken chip without its minus sign",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + 1 | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): the minus sign of a chip is missing in “-9 + 1”; it should be -9 + (-1) "
       "(C1).",
       "Linya 2, BLUE (Ramos, Ana): walang minus ang isang chip sa “-9 + 1”; ang tama ay -9 + (-1) (C1)."},
      {NoSuchChip,
       "a chip taken before",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n-9 (2,3)\n",
       "",
       {},
       "Line 3, BLUE (Ramos, Ana): “-9 (2,3)” names a chip that is no longer on the board: BLUE’s -9 was "
       "taken in line 2; it should be 6 (2,3) (K8).",
       "Linya 3, BLUE (Ramos, Ana): wala na sa board ang chip na nakasulat sa “-9 (2,3)”: nakain na ang -9 "
       "ng BLUE sa "
       "linya 2; ang tama ay 6 (2,3) (K8)."},
      {WrongTurn,
       "in the other column",
       "",
       "|| -9 (0,3)\n || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, RED (Cruz, Ben): “-9 (0,3)” is an entry of BLUE, written in the column of RED (M1).",
       "Linya 1, RED (Cruz, Ben): tala ng BLUE ang “-9 (0,3)” na nakasulat sa kolum ng RED (M1)."},
      {IllegalMove,
       "another square",
       "",
       "-9 (4,5) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, BLUE (Ramos, Ana): “-9 (4,5)” is not a legal move; it should be -9 (0,3); an ordinary chip "
       "moves one square diagonally forward to a vacant square; -9 was on (1,2) (M2).",
       "Linya 1, BLUE (Ramos, Ana): bawal na tira ang “-9 (4,5)”; ang tama ay -9 (0,3); isang puwesto lamang "
       "ang galaw ng ordinaryong chip: pahilis, pasulong, at sa bakanteng puwesto; nasa (1,2) ang -9 (M2)."},
      {IllegalMove,
       "off the board",
       "",
       "-9 (0,9) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, BLUE (Ramos, Ana): “-9 (0,9)” is not a legal move; it should be -9 (0,3); there is no such "
       "square on the board (B1).",
       "Linya 1, BLUE (Ramos, Ana): bawal na tira ang “-9 (0,9)”; ang tama ay -9 (0,3); walang ganoong "
       "puwesto sa board (B1)."},
      {IllegalMove,
       "the other player's coordinates",
       "",
       "-9 (0,3) || -1 (6,3)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, RED (Cruz, Ben): “-1 (6,3)” is not a legal move; it should be -1 (1,4); the square is "
       "counted from RED’s side (N1).",
       "Linya 1, RED (Cruz, Ben): bawal na tira ang “-1 (6,3)”; ang tama ay -1 (1,4); mula sa panig ng RED "
       "ang bilang ng puwesto (N1)."},
      {IllegalMove,
       "x and y swapped",
       "",
       "-9 (0,3) || -1 (4,1)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 1, RED (Cruz, Ben): “-1 (4,1)” is not a legal move; it should be -1 (1,4); x and y of the "
       "square are swapped (N1).",
       "Linya 1, RED (Cruz, Ben): bawal na tira ang “-1 (4,1)”; ang tama ay -1 (1,4); nagkapalit ang x at y "
       "ng puwesto (N1)."},
      {IllegalMove,
       "another landing square beside a capture",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-1) (4,7) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): “-9 + (-1) (4,7)” is not a legal move; it should be -9 + (-1) (2,5); the "
       "route that is written is not the route that was played (N6).",
       "Linya 2, BLUE (Ramos, Ana): bawal na tira ang “-9 + (-1) (4,7)”; ang tama ay -9 + (-1) (2,5); hindi "
       "ang nakasulat na daan ang tinahak (N6)."},
      {MissedCapture,
       "K1",
       "",
       "-9 (0,3) || -1 (1,4)\n6 (4,3)\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): “6 (4,3)” takes nothing although a capture was possible; taking is "
       "compulsory; expected: -9 + (-1) (2,5) (K1). The turn counts unless the facilitator decides otherwise "
       "(T6).",
       "Linya 2, BLUE (Ramos, Ana): hindi kumain sa “6 (4,3)” kahit may makakain; sapilitan ang pagkain; ang "
       "dapat sana ay -9 + (-1) (2,5) (K1). May bisa ang tira maliban kung iba ang pasya ng tagapangasiwa "
       "(T6)."},
      {NotMaximum,
       "K5",
       "",
       "10 x 2 | 20 | 20 ||\n",
       kBoard1,
       {{9, 6}, {1, 5, 11}},
       "Line 1, BLUE (Ramos, Ana): the turn “10 x 2” takes 1, but 2 could be taken; the greatest number must "
       "be taken (mayor dalawa); expected: 8 - (-3) (3,4), 8 ÷ 6 (1,6) (K5). The turn counts unless the "
       "facilitator decides otherwise (T6).",
       "Linya 1, BLUE (Ramos, Ana): 1 lamang ang kinain sa tirang “10 x 2” kahit 2 ang makakain; ang "
       "pinakamarami ang dapat kainin (mayor dalawa); ang dapat sana ay 8 - (-3) (3,4), 8 ÷ 6 (1,6) (K5). "
       "May bisa ang tira maliban kung iba ang pasya ng tagapangasiwa (T6)."},
      {DamaPriority,
       "K6",
       "",
       "8 - 2 | 6 | 6 ||\n",
       kBoard2,
       {{6, 9}, {11}},
       "Line 1, BLUE (Ramos, Ana): “8 - 2” takes with an ordinary chip; a dama could take as many, so the "
       "dama must take (mayor dama); expected: 10 ÷ 2 (5,4), 10 ÷ 2 (6,5) or 10 - 2 (7,6) (K6). The turn "
       "counts unless the facilitator decides otherwise (T6).",
       "Linya 1, BLUE (Ramos, Ana): ordinaryong chip ang ipinangkain sa “8 - 2”; kasindami ang makakain ng "
       "dama kaya dama ang dapat kumain (mayor dama); ang dapat sana ay 10 ÷ 2 (5,4), 10 ÷ 2 (6,5) o 10 - 2 "
       "(7,6) (K6). May bisa ang tira maliban kung iba ang pasya ng tagapangasiwa (T6)."},
      {ChainNotFinished,
       "K4",
       "",
       "8 - 2 | 6 | 6 ||\n",
       kBoard3,
       {{9}, {1, 11}},
       "Line 1, BLUE (Ramos, Ana): after “8 - 2”, the chip could take again and had to continue; expected: 8 "
       "- 2 (3,4), 8 ÷ 6 (1,6) (K4). The turn counts unless the facilitator decides otherwise (T6).",
       "Linya 1, BLUE (Ramos, Ana): pagkatapos ng “8 - 2”, may makakain pa ang chip kaya dapat itong "
       "nagpatuloy; ang dapat sana ay 8 - 2 (3,4), 8 ÷ 6 (1,6) (K4). May bisa ang tira maliban kung iba ang "
       "pasya ng tagapangasiwa (T6)."},
      {WrongOperator,
       "operator",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 - (-1) | -8 | -8 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): “-9 - (-1)” has the wrong operator; it should be -9 + (-1), because the "
       "chip lands on (2,5), a + square (S1).",
       "Linya 2, BLUE (Ramos, Ana): mali ang operasyon sa “-9 - (-1)”; ang tama ay -9 + (-1), dahil lumapag "
       "ang chip sa (2,5), operasyong + (S1)."},
      {WrongOperand,
       "swapped",
       "",
       "-9 (0,3) || -1 (1,4)\n-1 + (-9) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): “-1 + (-9)” names the chips in the wrong order; the taker comes first; it "
       "should be -9 + (-1) (S1).",
       "Linya 2, BLUE (Ramos, Ana): baligtad ang ayos ng mga chip sa “-1 + (-9)”; nauuna ang kumakain; ang "
       "tama ay -9 + (-1) (S1)."},
      {WrongOperand,
       "another chip",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 + (-3) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): “-9 + (-3)” does not name the chip that was taken; it should be -9 + (-1) "
       "(S1).",
       "Linya 2, BLUE (Ramos, Ana): ibang chip ang nakasulat na kinain sa “-9 + (-3)”; ang tama ay -9 + (-1) "
       "(S1)."},
      {EntryAfterEnd,
       "after the last chip",
       "",
       "10 ÷ 2 | 5 | 5 || 6 (3,4)\n",
       kBoard4,
       {{6}, {11}},
       "Line 1, RED (Cruz, Ben): “6 (3,4)” was written after the game was over and does not count; RED had "
       "no legal turn left (E1).",
       "Linya 1, RED (Cruz, Ben): isinulat ang “6 (3,4)” nang tapos na ang laro kaya hindi ito binibilang; "
       "wala "
       "nang tamang tira ang RED (E1)."},
      {MissingLine,
       "a line left out",
       "",
       "4 (6,3) || 4 (1,4)\n-1 (6,3) || -1 (1,4)\n-7 (7,2) || 10 (2,5)\n",
       "",
       {},
       "Before line 2, BLUE (Ramos, Ana): a line is missing here; it should be 4 (7,4) (N1).",
       "Bago ang linya 2, BLUE (Ramos, Ana): may kulang na linya rito; ang tama ay 4 (7,4) (N1)."},
      {MissingLine,
       "a jump left out",
       "",
       "8 - 2 | 6 | 6 ||\n8 x (-1) | -8 | 12 ||\nRC 8 | 8 ||\n",
       kBoard9,
       {{9}, {1, 2, 11}},
       "Before line 2, BLUE (Ramos, Ana): a line of the chain is missing here; it should be 8 + 6 (N2).",
       "Bago ang linya 2, BLUE (Ramos, Ana): may kulang na linya ng sunod-sunod na kain dito; ang tama ay 8 "
       "+ 6 (N2)."},
      {RepeatedLine,
       "a line twice",
       "",
       "-9 (0,3) || -1 (1,4)\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): “-9 (0,3)” repeats the entry before it and does not count (N1).",
       "Linya 2, BLUE (Ramos, Ana): inuulit ng “-9 (0,3)” ang naunang tala kaya hindi ito binibilang (N1)."},
      {AmbiguousRoute,
       "two ways",
       "",
       "10 ÷ 2 | 5 x 2 = 10 | 10 ||\n",
       kBoard5,
       {{6}, {11}},
       "Line 1, BLUE (Ramos, Ana): “10 ÷ 2” can be played in more than one way, and the scoresheet does not "
       "show which way: 10 ÷ 2 (5,4) or 10 ÷ 2 (6,5) (N6).",
       "Linya 1, BLUE (Ramos, Ana): higit sa isa ang paraan ng tirang “10 ÷ 2”, at hindi makikita sa "
       "scoresheet kung alin: 10 ÷ 2 (5,4) o 10 ÷ 2 (6,5) (N6)."},
      {Repetition,
       "third time",
       "",
       "8 (0,1) || -7 (7,6)\n8 (1,0) || -7 (6,7)\n8 (0,1) || -7 (7,6)\n8 (1,0) || -7 (6,7)\n",
       kBoard10,
       {{9}, {7}},
       "Line 4, RED (Cruz, Ben): with “-7 (6,7)”, the position has appeared 3 times; if the arbiter confirms "
       "this, the game is over (E4).",
       "Linya 4, RED (Cruz, Ben): sa “-7 (6,7)”, 3 beses nang lumabas ang posisyon; kapag pinagtibay ito ng "
       "tagahatol, tapos na ang laro (E4)."},
      {DivisionByZero,
       "division by zero",
       "",
       "10 ÷ 0 | 0 | 0 ||\n",
       kBoard4,
       {{6}, {4}},
       "Line 1, BLUE (Ramos, Ana): a division by zero scores 0: 10 ÷ 0 (S4).",
       "Linya 1, BLUE (Ramos, Ana): 0 ang iskor ng paghahati sa sero: 10 ÷ 0 (S4)."},
      {Gap,
       "lines without a game",
       "",
       "-9 (0,3) || -1 (1,4)\n10 x 6 | 60 | 60 || 8 x 4 | 32 | 32\n2 x 6 | 12 | 72 || 8 x 8 | 64 | 96\n",
       "",
       {},
       "Line 2, BLUE (Ramos, Ana): from “10 x 6” on, the moves could not be followed; only the arithmetic "
       "was checked (N6).",
       "Linya 2, BLUE (Ramos, Ana): mula sa “10 x 6”, hindi na nasundan ang mga tira; pagkuwenta lamang ang "
       "nasuri (N6)."},

  };
  return rows;
}

}  // namespace damath::words

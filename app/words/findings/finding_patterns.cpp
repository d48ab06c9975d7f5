// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_patterns.hpp"

#include <utility>

#include "core/promise.hpp"

namespace damath::words {

namespace {

using sheet::Cell;
using enum sheet::FindingCode;

struct CodeWords {
  sheet::FindingCode code;
  FindingPattern name;
  FindingPattern pattern;
};

constexpr CodeWords kCodes[] = {
    {UnreadableEntry,
     {"unreadable entry", "hindi mabasang tala"},
     {"the %2 %1 cannot be read", "hindi mabasa ang %2 %1"}},
    {NoSuchChip,
     {"no such chip", "walang ganitong chip"},
     {"%1 names a chip that is no longer on the board", "may chip sa %1 na wala na sa board"}},
    {WrongTurn,
     {"wrong turn", "maling pagkakasunod ng tira"},
     {"%1 stands where it was the other player's turn; the players take turns",
      "nakasulat ang %1 kung saan tira dapat ng kalaban; salitan ang pagtira"}},
    {IllegalMove, {"illegal move", "bawal na tira"}, {"%1 is not a legal move", "bawal na tira ang %1"}},
    {MissedCapture,
     {"missed capture", "hindi kumain"},
     {"%1 takes nothing although a capture was possible; taking is compulsory",
      "hindi kumain sa %1 kahit may makakain; sapilitan ang pagkain"}},
    {NotMaximum,
     {"fewer chips than the most", "hindi pinakamarami ang kinain"},
     {"%1 takes fewer chips than could be taken; the most must be taken",
      "mas kaunti ang kinain sa %1 kaysa makakain; ang pinakamarami ang dapat kainin"}},
    {DamaPriority,
     {"dama should have taken", "dama dapat ang kumain"},
     {"%1 takes with an ordinary chip; a dama could take as many, so the dama must (mayor dama)",
      "ordinaryong chip ang ipinangkain sa %1; kasindami ang makakain ng dama kaya dama ang dapat (mayor "
      "dama)"}},
    {ChainNotFinished,
     {"chain not finished", "hindi tinapos ang sunod-sunod na kain"},
     {"after %1 the chip could go on taking, and had to",
      "pagkatapos ng %1 ay may makakain pa ang chip kaya dapat itong nagpatuloy"}},
    {WrongOperator,
     {"wrong operator", "maling operasyon"},
     {"%1 has the wrong operator", "mali ang operasyon sa %1"}},
    {WrongOperand,
     {"wrong chips in the capture", "maling chip sa kain"},
     {"%1 names another chip than the one that was taken", "ibang chip ang nakasulat na kinain sa %1"}},
    {WrongScore, {"wrong score", "maling iskor"}, {"the %2 %1 is wrong", "mali ang %2 %1"}},
    {WrongMultiplier,
     {"wrong doubling", "maling pagdodoble"},
     {"the %2 %1 is doubled wrongly", "mali ang pagdodoble sa %2 %1"}},
    {WrongRounding,
     {"wrong rounding", "maling pag-round off"},
     {"the %2 %1 is rounded wrongly; ", "mali ang pag-round off sa %2 %1; "}},
    {MissingFigure, {"missing figure", "kulang na bilang"}, {"no %2 is written", "walang nakasulat na %2"}},
    {WrongTotal,
     {"wrong running total", "maling kabuuan"},
     {"the %2 %1 is not the sum of the scores so far", "hindi suma ng mga iskor hanggang dito ang %2 %1"}},
    {WrongRemaining,
     {"wrong remaining chips", "maling natirang chip"},
     {"the %2 %1 is not what the chip left is worth", "hindi halaga ng natirang chip ang %2 %1"}},
    {MissingRemaining,
     {"missing remaining chip", "kulang na natirang chip"},
     {"no R.C. line counts what is left on the board: %3",
      "walang linya ng R.C. para sa natira sa board: %3"}},
    {ExtraRemaining,
     {"remaining chip too many", "sobrang natirang chip"},
     {"%1 stands among the remaining chips, but is not left or is counted already",
      "kasama ang %1 sa mga natirang chip, ngunit wala na ito sa board o nabilang na"}},
    {WrongGrandTotal,
     {"wrong grand total", "maling huling kabuuan"},
     {"the %2 %1 is not the running total plus the remaining chips",
      "hindi suma ng kabuuan at ng mga natirang chip ang %2 %1"}},
    {WrongResult,
     {"wrong result", "maling resulta"},
     {"%1 is not what the grand totals give", "hindi %1 ang ibinibigay ng mga huling kabuuan"}},
    {EntryAfterEnd,
     {"entry after the end", "tala pagkatapos ng laro"},
     {"%1 stands after the game was over and does not count",
      "nakasulat ang %1 pagkatapos ng laro kaya hindi ito bilang"}},
    {MissingLine,
     {"missing line", "kulang na linya"},
     {"a line is missing here", "may kulang na linya rito"}},
    {RepeatedLine,
     {"repeated line", "inulit na linya"},
     {"%1 repeats the entry before it and does not count",
      "inuulit ng %1 ang naunang tala kaya hindi ito bilang"}},
    {AmbiguousRoute,
     {"ambiguous route", "hindi tiyak na daan"},
     {"%1 can be played in more ways than one, and the sheet does not say which",
      "higit sa isa ang paraan ng tirang %1, at hindi sinasabi ng scoresheet kung alin"}},
    {DivisionByZero,
     {"division by zero", "paghahati sa sero"},
     {"a division by zero scores 0", "0 ang iskor ng paghahati sa sero"}},
    {Repetition,
     {"repeated position", "umulit na posisyon"},
     {"with %1 the position has come up %3 times; the arbiter confirms, and the game is over",
      "sa %1 ay %3 beses nang lumabas ang posisyon; pagtitibayin ng tagahatol at tapos na ang laro"}},
    {Gap,
     {"lines that no play explains", "mga linyang walang larong tugma"},
     {"from %1 on no play on the board explains the lines; they are checked by their figures alone",
      "mula sa %1 ay walang laro sa board na tugma sa mga linya; mga bilang na lamang ang sinusuri"}},
};

struct CellWords {
  Cell cell;
  FindingPattern name;
  FindingPattern before;
};

constexpr CellWords kCells[] = {
    {Cell::Move, {"move", "tira"}, {"move", "tirang"}},
    {Cell::Score, {"score", "iskor"}, {"score", "iskor na"}},
    {Cell::Total, {"running total", "kabuuan"}, {"running total", "kabuuang"}},
    {Cell::Remaining, {"R.C. figure", "bilang ng R.C."}, {"R.C. figure", "bilang ng R.C. na"}},
    {Cell::RemainingTotal,
     {"total of the R.C.", "kabuuan ng R.C."},
     {"total of the R.C.", "kabuuan ng R.C. na"}},
    {Cell::GrandTotal, {"grand total", "huling kabuuan"}, {"grand total", "huling kabuuang"}},
    {Cell::Result, {"result", "resulta"}, {"result", "resultang"}},
};

constexpr std::pair<std::string_view, FindingPattern> kReasons[] = {
    {"B1", {"there is no such square on the board", "walang ganoong puwesto sa board"}},
    {"M2",
     {"an ordinary chip moves one square diagonally forward to a vacant square",
      "isang hakbang na pahilis, pasulong, sa bakanteng puwesto ang galaw ng ordinaryong chip"}},
    {"M3",
     {"a dama moves along a free diagonal to a vacant square",
      "sa malayang dayagonal papunta sa bakanteng puwesto ang galaw ng dama"}},
    {"K2",
     {"a chip takes the enemy beside it when the square behind is vacant",
      "kinakain ng chip ang katabing kalaban kapag bakante ang puwesto sa likod nito"}},
    {"K3",
     {"a dama takes the first enemy on a diagonal when the square behind is vacant",
      "kinakain ng dama ang unang kalaban sa dayagonal kapag bakante ang puwesto sa likod nito"}},
    {"N1",
     {"the square written is not where the chip went",
      "hindi ang isinulat na puwesto ang pinuntahan ng chip"}},
    {"N6", {"the route written is not the one that was played", "hindi ang isinulat na daan ang tinahak"}},
};

const CodeWords& wordsOf(sheet::FindingCode code) {
  for (const CodeWords& words : kCodes) {
    if (words.code == code) return words;
  }
  breakPromise("every finding code has its words", __FILE__, __LINE__);
}

const CellWords& wordsOf(Cell cell) {
  for (const CellWords& words : kCells) {
    if (words.cell == cell) return words;
  }
  breakPromise("every cell has its name", __FILE__, __LINE__);
}

}  // namespace

const FindingPattern& codePattern(sheet::FindingCode code) {
  return wordsOf(code).pattern;
}

const FindingPattern& codeName(sheet::FindingCode code) {
  return wordsOf(code).name;
}

const FindingPattern& cellName(Cell cell) {
  return wordsOf(cell).name;
}

const FindingPattern& cellNameBefore(Cell cell) {
  return wordsOf(cell).before;
}

const FindingPattern* clauseReason(std::string_view clause) {
  for (const auto& [each, reason] : kReasons) {
    if (each == clause) return &reason;
  }
  return nullptr;
}

bool isConduct(sheet::FindingCode code) {
  return standsAsPlayed(code) || code == IllegalMove;
}

bool standsAsPlayed(sheet::FindingCode code) {
  return code == MissedCapture || code == NotMaximum || code == DamaPriority || code == ChainNotFinished;
}

}  // namespace damath::words

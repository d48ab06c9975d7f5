#include "app/words/finding_patterns.hpp"

#include <utility>

#include "core/promise.hpp"

namespace damath::words {

namespace {

using sheet::Cell;
using sheet::Finding;
using enum sheet::FindingCode;

struct CodeWords {
  sheet::FindingCode code;
  FindingPattern name;
  FindingPattern pattern;
};

constexpr CodeWords kCodes[] = {
    {UnreadableEntry,
     {"unreadable entry", "hindi mabasang tala"},
     {"the %2 %1 cannot be read", "hindi mabasa ang %2 na %1"}},
    {NoSuchChip,
     {"no such chip", "walang ganitong chip"},
     {"%1 names no chip that stands there", "walang nakatayong chip na gaya ng nasa %1"}},
    {WrongTurn,
     {"wrong turn", "maling pagkakasunod ng tira"},
     {"%1 stands where the other player's turn was due; turns alternate",
      "nasa lugar ng tira ng kalaban ang %1; salitan ang tira"}},
    {IllegalMove, {"illegal move", "bawal na tira"}, {"%1 is no legal move", "bawal na tira ang %1"}},
    {MissedCapture,
     {"missed capture", "hindi kumain"},
     {"%1 leaves a capture unmade; taking is compulsory", "hindi kumain sa %1; sapilitan ang pagkain"}},
    {NotMaximum,
     {"fewer chips than the most", "hindi pinakamarami ang kinain"},
     {"%1 takes fewer chips than could be taken; the most must be taken",
      "mas kaunti ang kinain sa %1 kaysa kaya; ang pinakamarami ang dapat kainin"}},
    {DamaPriority,
     {"dama should have taken", "dama dapat ang kumain"},
     {"%1 takes with an ordinary chip; a dama could take as many, so the dama must",
      "ordinaryong chip ang kumain sa %1; kasindami ang makakain ng dama kaya dama ang dapat"}},
    {ChainNotFinished,
     {"chain not finished", "hindi tinapos ang sunod-sunod na kain"},
     {"after %1 the chip could go on taking, and had to",
      "pagkatapos ng %1 ay may makakain pa ang chip, at dapat ituloy"}},
    {WrongOperator,
     {"wrong operator", "maling operasyon"},
     {"%1 has the wrong operator", "mali ang operasyon sa %1"}},
    {WrongOperand,
     {"wrong chips in the capture", "maling chip sa kain"},
     {"%1 names the wrong chip or the chips in the wrong order; the taker stands first",
      "maling chip o baligtad ang ayos sa %1; nauuna ang kumakain"}},
    {WrongScore, {"wrong score", "maling score"}, {"the %2 %1 is wrong", "mali ang %2 na %1"}},
    {WrongMultiplier,
     {"wrong doubling", "maling pagdoble"},
     {"the %2 %1 is doubled wrongly; each dama in the capture doubles it",
      "mali ang pagdoble sa %2 na %1; nagdodoble ang bawat dama sa kain"}},
    {WrongRounding,
     {"wrong rounding", "maling pag-round"},
     {"the %2 %1 is rounded wrongly", "mali ang pag-round sa %2 na %1"}},
    {MissingFigure, {"missing figure", "kulang na bilang"}, {"the %2 is missing", "walang nakasulat na %2"}},
    {WrongTotal,
     {"wrong running total", "maling running total"},
     {"the %2 %1 is not the sum of the scores so far", "hindi suma ng mga score hanggang dito ang %2 na %1"}},
    {WrongRemaining,
     {"wrong remaining chips", "maling natirang chip"},
     {"the %2 %1 is not what the chips left are worth", "hindi katumbas ng mga natirang chip ang %2 na %1"}},
    {MissingRemaining,
     {"missing remaining chip", "kulang na natirang chip"},
     {"no R.C. line counts what is left on the board: %3",
      "walang linya ng R.C. para sa natira sa board: %3"}},
    {ExtraRemaining,
     {"remaining chip too many", "sobrang natirang chip"},
     {"%1 stands among the remaining chips, but this chip is not left or is counted already",
      "kasama ang %1 sa mga natirang chip, ngunit wala na ito sa board o nabilang na"}},
    {WrongGrandTotal,
     {"wrong grand total", "maling grand total"},
     {"the %2 %1 is not the running total plus the remaining chips",
      "hindi running total dagdag ang mga natirang chip ang %2 na %1"}},
    {WrongResult,
     {"wrong result", "maling resulta"},
     {"%1 is not what the grand totals and the ending give",
      "hindi %1 ang ibinibigay ng mga grand total at ng wakas"}},
    {EntryAfterEnd,
     {"entry after the end", "tala pagkatapos ng wakas"},
     {"%1 stands after the game was over; it does not count",
      "nasa hulihan ng tapos nang laro ang %1; hindi ito bilang"}},
    {MissingLine,
     {"missing line", "kulang na linya"},
     {"a line is missing here", "may kulang na linya rito"}},
    {RepeatedLine,
     {"repeated line", "inulit na linya"},
     {"%1 repeats the entry before it and does not count",
      "inuulit ng %1 ang naunang tala at hindi ito bilang"}},
    {AmbiguousRoute,
     {"ambiguous route", "hindi tiyak na daan"},
     {"%1 can be played in more ways than one, and the sheet does not say which",
      "higit sa isa ang paraan ng tirang %1, at hindi sinasabi ng sheet kung alin"}},
    {DivisionByZero,
     {"division by zero", "paghahati sa sero"},
     {"a division by zero scores 0", "score na 0 ang paghahati sa sero"}},
    {Repetition,
     {"repeated position", "umulit na posisyon"},
     {"with %1 the position has come up often enough to end the game; the arbiter confirms",
      "sa %1 ay sapat na ang ulit ng posisyon para matapos ang laro; pinagtitibay ng tagahatol"}},
    {Gap,
     {"lines that no play explains", "mga linyang walang laro na tugma"},
     {"from %1 on no play on the board explains the lines; they are checked by their figures alone",
      "mula sa %1 ay walang laro sa board na tugma sa mga linya; mga bilang na lamang ang sinusuri"}},
};

constexpr FindingPattern kUnreadableFrom = {"the %2 %1 cannot be read from character %4 on",
                                            "hindi mabasa ang %2 na %1 mula sa ika-%4 na titik"};

constexpr std::pair<Cell, FindingPattern> kCells[] = {
    {Cell::Move, {"move", "tira"}},
    {Cell::Score, {"score", "score"}},
    {Cell::Total, {"running total", "running total"}},
    {Cell::Remaining, {"R.C. figure", "bilang ng R.C."}},
    {Cell::RemainingTotal, {"total of the R.C.", "total ng R.C."}},
    {Cell::GrandTotal, {"grand total", "grand total"}},
    {Cell::Result, {"result", "resulta"}},
};

constexpr std::pair<std::string_view, FindingPattern> kReasons[] = {
    {"B1", {"that place is no square of the board", "hindi puwesto sa board ang lugar na iyon"}},
    {"C1", {"the chip set has no such text", "walang ganoong nakasulat sa hanay ng chip"}},
    {"M2",
     {"an ordinary chip moves one square diagonally forward to a vacant square",
      "isang hakbang pahilis pasulong sa bakanteng puwesto ang ordinaryong chip"}},
    {"M3",
     {"a dama moves along a free diagonal to a vacant square",
      "sa malayang dayagonal patungo sa bakanteng puwesto gumagalaw ang dama"}},
    {"K2",
     {"a chip takes the enemy beside it when the square behind is vacant",
      "kinakain ng chip ang katabing kalaban kapag bakante ang puwesto sa likod nito"}},
    {"K3",
     {"a dama takes the first enemy on a diagonal when the square behind is vacant",
      "kinakain ng dama ang unang kalaban sa dayagonal kapag bakante ang puwesto sa likod nito"}},
    {"K8", {"the chip was taken before", "nakain na ang chip bago nito"}},
    {"N1",
     {"the coordinates do not lead where the play went",
      "hindi patungo ang coordinates sa pinuntahan ng laro"}},
    {"N6", {"the route written is not the one that was played", "hindi ang isinulat na daan ang tinahak"}},
};

const CodeWords& wordsOf(sheet::FindingCode code) {
  for (const CodeWords& words : kCodes) {
    if (words.code == code) return words;
  }
  breakPromise("every finding code has its words", __FILE__, __LINE__);
}

}  // namespace

const FindingPattern& codePattern(const Finding& finding) {
  if (finding.code == UnreadableEntry && finding.column) return kUnreadableFrom;
  return wordsOf(finding.code).pattern;
}

const FindingPattern& codeName(sheet::FindingCode code) {
  return wordsOf(code).name;
}

const FindingPattern& cellName(Cell cell) {
  for (const auto& [each, name] : kCells) {
    if (each == cell) return name;
  }
  breakPromise("every cell has its name", __FILE__, __LINE__);
}

const FindingPattern* clauseReason(std::string_view clause) {
  for (const auto& [each, reason] : kReasons) {
    if (each == clause) return &reason;
  }
  return nullptr;
}

bool isConduct(sheet::FindingCode code) {
  return code == MissedCapture || code == NotMaximum || code == DamaPriority || code == ChainNotFinished ||
         code == IllegalMove;
}

}  // namespace damath::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/sheet_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

using notation::JsonFault;
using notation::JsonFaultCode;
using notation::SheetFault;

struct Pair {
  std::string_view english;
  std::string_view filipino;
};

std::string_view in(Language language, const Pair& pair) {
  return language == Language::Filipino ? pair.filipino : pair.english;
}

Pair patternOf(SheetFault fault) {
  switch (fault) {
    case SheetFault::NotText:
      return {"this is no text; save the sheet as UTF-8 text",
              "hindi ito teksto; i-save ang sheet bilang UTF-8 na teksto"};
    case SheetFault::TooLarge:
      return {"this is larger than any scoresheet; at most 1 MiB and 2000 lines are read",
              "mas malaki ito kaysa anumang scoresheet; hanggang 1 MiB at 2000 linya lamang ang binabasa"};
    case SheetFault::LineTooLong:
      return {"the line is longer than 4096 bytes; a line of a scoresheet is short: '%1'",
              "lampas sa 4096 byte ang linya; maikli ang linya ng scoresheet: '%1'"};
    case SheetFault::BadTag:
      return {"'%1' is no tag; write [Name \"value\"], in CSV #Name,value",
              "hindi tag ang '%1'; isulat ang [Pangalan \"halaga\"], sa CSV ay #Pangalan,halaga"};
    case SheetFault::TagTwice:
      return {"the tag %1 stands twice; keep one", "dalawang beses nakasulat ang tag na %1; iwan ang isa"};
    case SheetFault::TagAfterLines:
      return {"the tag '%1' stands after the first line; put all tags at the top",
              "nasa hulihan ng unang linya ang tag na '%1'; ilagay sa itaas ang lahat ng tag"};
    case SheetFault::NoSet:
      return {"the chip set is missing; write [Set \"integer\"], in CSV #Set,integer",
              "walang hanay ng chip; isulat ang [Set \"integer\"], sa CSV ay #Set,integer"};
    case SheetFault::BadEnding:
      return {
          "'%1' is no ending; write time, repetition, cornered, agreement, inactivity, or noShow, resign or "
          "disqualified with Blue, Red or Both",
          "hindi wakas ang '%1'; isulat ang time, repetition, cornered, agreement, inactivity, o noShow, "
          "resign o "
          "disqualified na may Blue, Red o Both"};
    case SheetFault::BadResult:
      return {"'%1' is no result; write 1-0, 0-1, 1/2-1/2, 0-0 or *",
              "hindi resulta ang '%1'; isulat ang 1-0, 0-1, 1/2-1/2, 0-0 o *"};
    case SheetFault::TooManyCells:
      return {"the line has too many cells; each player has Move, Score and Total: '%1'",
              "sobra ang mga cell ng linya; Move, Score at Total lamang sa bawat manlalaro: '%1'"};
    case SheetFault::NoLines:
      return {"the file is empty; a scoresheet has tags and lines",
              "walang laman ang file; may mga tag at linya ang scoresheet"};
    case SheetFault::WrongHeader:
      return {"the header is wrong: '%1'; write blueMove,blueScore,blueTotal,redMove,redScore,redTotal",
              "mali ang header: '%1'; isulat ang blueMove,blueScore,blueTotal,redMove,redScore,redTotal"};
    case SheetFault::OpenQuote:
      return {"a quoted cell does not end on its line; close the quotes: '%1'",
              "hindi nagtatapos sa linya ang cell na may panipi; isara ang panipi: '%1'"};
    case SheetFault::BarInCell:
      return {"a cell holds a '|', which divides cells; take it out: '%1'",
              "may '|' sa loob ng cell, na panghati ng mga cell; alisin ito: '%1'"};
  }
  return {};
}

// %1 is what stands there, %2 where, %3 what would be right, %4 the clause.
Pair patternOf(JsonFaultCode code) {
  switch (code) {
    case JsonFaultCode::NotText:
      return {"this is no text; a JSON document is UTF-8 text", "hindi ito teksto; UTF-8 na teksto ang JSON"};
    case JsonFaultCode::TooLarge:
      return {"the document is larger than %3 bytes; no such document is",
              "lampas sa %3 byte ang dokumento; walang ganoon kalaki"};
    case JsonFaultCode::NotJson:
      return {"this is no JSON from '%1' on; check quotes, commas and brackets",
              "hindi na JSON mula sa '%1'; tingnan ang mga panipi, kuwit at panaklong"};
    case JsonFaultCode::TooDeep:
      return {"brackets stand more than %3 deep; no such document needs that",
              "lampas sa %3 ang lalim ng mga panaklong; walang dokumentong nangangailangan niyon"};
    case JsonFaultCode::FieldTwice:
      return {"the field %2 stands twice; keep one",
              "dalawang beses nakasulat ang field na %2; iwan ang isa"};
    case JsonFaultCode::WrongType:
      return {"%2 is %1; it must be %3", "%1 ang %2; dapat ay %3"};
    case JsonFaultCode::MissingField:
      return {"the field %2 is missing; add it", "kulang ng field na %2; idagdag ito"};
    case JsonFaultCode::UnknownField:
      return {"the field %2 is unknown; known here are %3",
              "hindi kilala ang field na %2; kilala rito ang %3"};
    case JsonFaultCode::WrongCount:
      return {"%2 has %1 entries; it must have %3", "may %1 na entry ang %2; dapat ay %3"};
    case JsonFaultCode::TextEmpty:
      return {"%2 is empty; write something", "walang laman ang %2; sulatan ito"};
    case JsonFaultCode::UnknownBase:
      return {"the base %1 is unknown; use %3", "hindi kilala ang base na %1; gamitin ang %3"};
    case JsonFaultCode::UnknownOption:
      return {"%2 is no option of a ruleset; the options are %3",
              "hindi opsyon ng tuntunin ang %2; ang mga opsyon ay %3"};
    case JsonFaultCode::UnknownAnswer:
      return {"%1 is no answer to %2; use %3", "hindi sagot sa %2 ang %1; gamitin ang %3"};
    case JsonFaultCode::AnswerTwice:
      return {"%2 names %1 a second time; keep one", "inuulit ng %2 ang %1; iwan ang isa"};
    case JsonFaultCode::NoChipValue:
      return {"%2: %1 names no value; write one such as -9, 4/10, 4√18 or -3x²y (rulebook %4)",
              "%2: walang halaga ang %1; sumulat ng gaya ng -9, 4/10, 4√18 o -3x²y (tuntunin %4)"};
    case JsonFaultCode::ChipTextTwice:
      return {"%2: the text %1 stands on two chips; each chip has its own (rulebook %4)",
              "%2: nasa dalawang chip ang tekstong %1; may sarili ang bawat chip (tuntunin %4)"};
    case JsonFaultCode::SquareTwice:
      return {"%2: two chips stand on %1; give each its own square (rulebook %4)",
              "%2: dalawang chip ang nasa %1; bigyan ng sariling puwesto ang bawat isa (tuntunin %4)"};
    case JsonFaultCode::SquareNotBlues:
      return {
          "%2: %1 is none of BLUE's twelve squares: x from 0 to 7, y from 0 to 2, their sum odd (rulebook "
          "%4)",
          "%2: ang %1 ay wala sa labindalawang puwesto ng BLUE: x mula 0 hanggang 7, y mula 0 hanggang 2, "
          "gansal ang "
          "suma (tuntunin %4)"};
    case JsonFaultCode::UnknownIndex:
      return {"%2: %1 is no square; the 32 indices run 0, 2, 4, 6, 9, 11 … 63 (rulebook %4)",
              "%2: hindi puwesto ang %1; ang 32 index ay 0, 2, 4, 6, 9, 11 … 63 (tuntunin %4)"};
    case JsonFaultCode::WrongOrder:
      return {"%2: %1 stands out of order; here belongs %3 (rulebook %4)",
              "%2: wala sa ayos ang %1; %3 ang dapat dito (tuntunin %4)"};
    case JsonFaultCode::UnknownColour:
      return {"%2: %1 is no colour; write %3", "%2: hindi kulay ang %1; isulat ang %3"};
    case JsonFaultCode::UnknownChip:
      return {"%2: the set has no chip %1; it has %3 (rulebook %4)",
              "%2: walang chip na %1 sa hanay; mayroon itong %3 (tuntunin %4)"};
    case JsonFaultCode::ChipTwice:
      return {"%2: the chip %1 stands twice; each side has it once (rulebook %4)",
              "%2: dalawang beses ang chip na %1; isa lamang nito ang bawat panig (tuntunin %4)"};
    case JsonFaultCode::TooManyChips:
      return {"%2: a side has more than %3 chips; take some off (rulebook %4)",
              "%2: higit sa %3 ang chip ng isang panig; bawasan (tuntunin %4)"};
    case JsonFaultCode::ChipOnFarRow:
      return {"%2: %1 stands on its far row as an ordinary chip; there it is a dama, true (rulebook %4)",
              "%2: ordinaryong chip ang %1 sa dulong hanay; dama na ito roon, true (tuntunin %4)"};
    case JsonFaultCode::OutOfRange:
      return {"%2 is %1; it must lie within %3 (rulebook %4)", "%1 ang %2; dapat ay nasa %3 (tuntunin %4)"};
    case JsonFaultCode::UnknownRole:
      return {
          "%2: %1 is no role; write 1 shah, 2 vizier, 3 rukh, 4 alfil, 5 asb or 6 piyadeh, negative for "
          "black "
          "(rulebook %4)",
          "%2: hindi papel ang %1; isulat ang 1 shah, 2 vizier, 3 rukh, 4 alfil, 5 asb o 6 piyadeh, "
          "negatibo kung itim (tuntunin %4)"};
    case JsonFaultCode::OwnConflict:
      return {
          "%2: the conflict mark %1 has the colour of the tile's own piece; it names one of the other "
          "colour (rulebook %4)",
          "%2: kakulay ng pyesa sa tile ang marka ng labanang %1; pyesa ng kabilang kulay ang "
          "tinutukoy nito (tuntunin %4)"};
    case JsonFaultCode::NotOfShape:
      return {
          "%2 is %1, but the shape has %3 there: 0 is a tile not played on, a list one that is (rulebook "
          "%4)",
          "%1 ang %2, ngunit %3 ang nasa hugis doon: 0 ang tile na hindi nilalaro, listahan ang "
          "nilalaro (tuntunin %4)"};
    case JsonFaultCode::HalfEffect:
      return {"%2 is %1; an effect has an amount and turns, and none is [0,0] (rulebook %4)",
              "%1 ang %2; may dami at bilang ng tira ang epekto, at [0,0] kung wala (tuntunin %4)"};
    case JsonFaultCode::EffectOnNobody:
      return {"%2: the effect %1 stands where no piece does; write [[0,0],[0,0],[0,0]] (rulebook %4)",
              "%2: walang pyesa sa kinalalagyan ng epektong %1; isulat ang [[0,0],[0,0],[0,0]] (tuntunin "
              "%4)"};
    case JsonFaultCode::NotVacant:
      return {"%2 is %1; a chip lands on a vacant square, %3",
              "%1 ang %2; sa bakanteng puwesto lumalapag ang chip, %3"};
    case JsonFaultCode::NotThere:
      return {"%2: the board does not hold %1; it holds %3", "%2: wala sa board ang %1; ang naroon ay %3"};
    case JsonFaultCode::WrongScore:
      return {"%2 is %1; the right score is %3 (rulebook %4)",
              "%1 ang %2; ang tamang score ay %3 (tuntunin %4)"};
    case JsonFaultCode::BrokenChain:
      return {
          "%2: the jump does not begin where the last one ended, on %3; one chip makes the whole turn "
          "(rulebook %4)",
          "%2: hindi nagsisimula ang kain kung saan natapos ang nauna, sa %3; isang chip ang gumagawa ng "
          "buong tira "
          "(tuntunin %4)"};
    case JsonFaultCode::IllegalMove:
      return {"%2 is no legal move (rulebook %4)", "hindi tamang tira ang %2 (tuntunin %4)"};
  }
  return {};
}

std::string kindName(const std::string& kind, Language language) {
  if (kind == "object") return std::string(in(language, {"an object {…}", "object {…}"}));
  if (kind == "list") return std::string(in(language, {"a list […]", "listahan […]"}));
  if (kind == "text") return std::string(in(language, {"a text in quotes", "tekstong may panipi"}));
  if (kind == "integer") return std::string(in(language, {"a whole number", "buong bilang"}));
  if (kind == "boolean") return "true / false";
  return kind;
}

std::string expectedOf(const JsonFault& fault, Language language) {
  std::vector<std::string> expected = fault.expected;
  if (fault.code == JsonFaultCode::WrongType) {
    for (std::string& kind : expected) kind = kindName(kind, language);
    return joinedByOr(expected, language);
  }
  const bool listsAll = fault.code == JsonFaultCode::UnknownField ||
                        fault.code == JsonFaultCode::UnknownOption ||
                        fault.code == JsonFaultCode::UnknownChip;
  return listsAll ? joinedByAnd(expected, language) : joinedByOr(expected, language);
}

}  // namespace

std::string sentenceOf(const notation::SheetError& error, Language language) {
  return filled(in(language, patternOf(error.fault)), {error.text});
}

std::string sentenceOf(const JsonFault& fault, Language language) {
  const std::string where =
      fault.where.empty() ? std::string(in(language, {"the document", "ang dokumento"})) : fault.where;
  const std::string expected = expectedOf(fault, language);
  std::string sentence =
      filled(in(language, patternOf(fault.code)), {fault.written, where, expected, fault.clause});
  if (fault.code == JsonFaultCode::IllegalMove && !expected.empty()) {
    sentence += filled(in(language, {"; due is %1", "; ang nararapat ay %1"}), {expected});
  }
  return sentence;
}

}  // namespace damath::words

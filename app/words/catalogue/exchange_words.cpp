// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/exchange_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

// %1 column, %2 what stands there, %3 what would be right.
Pattern patternOf(notation::TrfFaultCode code) {
  using notation::TrfFaultCode;
  switch (code) {
    case TrfFaultCode::NotText:
      return {"characters that are no text; save the report in UTF-8",
              "may mga hindi titik; itago ang ulat sa UTF-8"};
    case TrfFaultCode::TooLarge:
      return {"the report is longer than four megabytes; no event is",
              "higit sa apat na megabyte ang ulat; walang ganoong kahabang paligsahan"};
    case TrfFaultCode::TooLong:
      return {"the line goes beyond column %1; end it before",
              "lampas sa kolum %1 ang linya; tapusin ito bago roon"};
    case TrfFaultCode::Control:
      return {"column %1: a tab or another control character; put blanks in its place",
              "kolum %1: may tab o iba pang di-nakikitang karakter; palitan ng mga puwang"};
    case TrfFaultCode::Empty:
      return {"the report is empty; it begins with a line 012",
              "walang laman ang ulat; nagsisimula ito sa linyang 012"};
    case TrfFaultCode::NotBlank:
      return {"column %1: '%2' where a blank parts two fields; one of them stands in the wrong columns",
              "kolum %1: may '%2' sa puwang sa pagitan ng dalawang datos; nasa maling kolum ang isa"};
    case TrfFaultCode::NotNumber:
      return {"column %1: '%2' is no number; right is %3", "kolum %1: hindi bilang ang '%2'; ang tama ay %3"};
    case TrfFaultCode::NotPoints:
      return {"column %1: '%2' are no points; right is a figure such as 11.5",
              "kolum %1: hindi puntos ang '%2'; ang tama ay gaya ng 11.5"};
    case TrfFaultCode::NotColour:
      return {"column %1: '%2' is no colour here; right is one of: %3",
              "kolum %1: hindi kulay dito ang '%2'; ang tama ay isa sa: %3"};
    case TrfFaultCode::NotResult:
      return {"column %1: '%2' is no result here; right is one of: %3",
              "kolum %1: hindi resulta dito ang '%2'; ang tama ay isa sa: %3"};
    case TrfFaultCode::NotWord:
      return {"column %1: '%2' is not known here; right is one of: %3",
              "kolum %1: hindi kilala rito ang '%2'; ang tama ay isa sa: %3"};
    case TrfFaultCode::NumberTwice:
      return {"column %1: start number %2 stands in line %3 already; each player has one of their own",
              "kolum %1: nasa linya %3 na ang bilang %2; may sariling bilang ang bawat manlalaro"};
  }
  return {};
}

// %1 start number, %2 round, %3 the other's number, %4 what stands there, %5 what would be right.
Pattern patternOf(notation::TrfMisfitKind kind) {
  using notation::TrfMisfitKind;
  switch (kind) {
    case TrfMisfitKind::PointsNotTenths:
      return {"a report has no place for %4 points; tenths up to 99.9 fit",
              "walang lugar sa ulat ang %4 puntos; hanggang 99.9 na may isang desimal ang kasya"};
    case TrfMisfitKind::TooManyPlayers:
      return {"a report holds at most 9999 players; split the event",
              "hanggang 9999 manlalaro lamang ang kasya sa ulat; hatiin ang kategorya"};
    case TrfMisfitKind::NoPlayers:
      return {"the report has no player; lines 001 are missing",
              "walang manlalaro sa ulat; kulang ang mga linyang 001"};
    case TrfMisfitKind::NumberMissing:
      return {"start number %1 is nobody's; numbers run from 1 without gaps",
              "walang may hawak ng bilang %1; tuloy-tuloy dapat ang mga bilang mula 1"};
    case TrfMisfitKind::NameMissing:
      return {"player %1: '%4' lacks a last or a first name; right is 'Last, First'",
              "manlalaro %1: kulang sa apelyido o pangalan ang '%4'; ang tama ay 'Apelyido, Pangalan'"};
    case TrfMisfitKind::NoSuchOpponent:
      return {"player %1, round %2: there is no player %3", "manlalaro %1, round %2: walang manlalaro %3"};
    case TrfMisfitKind::OpponentDiffers:
      return {"player %1, round %2: plays %3, whose line names another opponent",
              "manlalaro %1, round %2: kalaban si %3, ngunit iba ang kalaban sa linya ni %3"};
    case TrfMisfitKind::PlaysItself:
      return {"player %1, round %2: is named as the own opponent",
              "manlalaro %1, round %2: sarili ang nakatalang kalaban"};
    case TrfMisfitKind::ColoursDiffer:
      return {"player %1, round %2: against %3, one must be white (w) and one black (b)",
              "manlalaro %1, round %2: laban kay %3, puti (w) dapat ang isa at itim (b) ang isa"};
    case TrfMisfitKind::ResultsDiffer:
      return {"player %1, round %2: the result and that of %3 cannot both be",
              "manlalaro %1, round %2: hindi maaaring magkasabay ang resulta nito at ng kay %3"};
    case TrfMisfitKind::HalfPointBye:
      return {
          "player %1, round %2: a bye with points asked for; only an allotted bye or an absence fits (Y1)",
          "manlalaro %1, round %2: hiniling na bye na may puntos; itinalagang bye o pagliban lamang ang "
          "tugma (Y1)"};
    case TrfMisfitKind::PointsDiffer:
      return {"player %1: %4 points stand there, the rounds give %5",
              "manlalaro %1: %4 puntos ang nakasulat, %5 ang bigay ng mga round"};
    case TrfMisfitKind::PointsAdjusted:
      return {"points given or taken beside the games cannot be taken over: %4",
              "hindi makukuha ang mga puntos na idinagdag o binawas nang hiwalay sa laro: %4"};
    case TrfMisfitKind::MatchPoints:
      return {"a line %4 belongs to an event of teams; only individual events can be taken over",
              "para sa paligsahan ng mga koponan ang linyang %4; pang-isahan lamang ang makukuha"};
    case TrfMisfitKind::RoundsDiffer:
      return {"the report has %4 rounds, the event %5; plan the event for as many, or take the players alone",
              "%4 round ang nasa ulat, %5 ang sa event; itugma ang plano ng event, o kunin lamang ang mga "
              "manlalaro"};
    case TrfMisfitKind::ResultDiffers:
      return {
          "the report counts %4 points, the event's rules %5; give the event those points, or take the "
          "players alone",
          "%4 puntos ang bilang ng ulat, %5 ang sa tuntunin ng event; itugma ang mga puntos, o kunin lamang "
          "ang mga manlalaro"};
  }
  return {};
}

}  // namespace

std::string message(const notation::TrfFault& fault, Language language) {
  return filled(patternOf(fault.code).in(language),
                {std::to_string(fault.column), fault.written, fault.expected});
}

std::string message(const notation::TrfMisfit& misfit, Language language) {
  return filled(patternOf(misfit.kind).in(language),
                {std::to_string(misfit.number), std::to_string(misfit.round), std::to_string(misfit.other),
                 misfit.written, misfit.right});
}

std::string matchText(const desk::MatchedRow& row, Language language) {
  if (row.match == desk::RowMatch::New || row.candidates.empty()) return {};
  std::vector<std::string> names;
  for (const desk::Candidate& candidate : row.candidates) {
    std::string name = candidate.name + " (" + candidate.school;
    if (!candidate.grade.empty()) name += ", " + candidate.grade;
    names.push_back(name + ")");
  }
  if (row.match == desk::RowMatch::Known) {
    const Pattern known{"is %1, whom the contest knows", "si %1 ito, na kilala na ng paligsahan"};
    return filled(known.in(language), {names.front()});
  }
  const Pattern alike{"has the name of %1; the same person or another?",
                      "kapangalan ni %1; iisang tao ba o magkaiba?"};
  return filled(alike.in(language), {joinedByOr(names, language)});
}

}  // namespace damath::words

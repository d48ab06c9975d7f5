// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/refusal_words.hpp"

#include <algorithm>

#include "app/words/catalogue/exchange_words.hpp"
#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/desk_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/ending.hpp"

namespace damath::words {

using desk::Refusal;

namespace {

Pattern patternOf(Refusal refusal) {
  switch (refusal) {
    case Refusal::StoreFailed:
      return {"the contest file could not be used", "hindi magamit ang file ng paligsahan"};
    case Refusal::FileExists:
      return {"'%1' exists already; choose another name", "mayroon nang '%1'; pumili ng ibang pangalan"};
    case Refusal::NameMissing:
      return {"a name is needed", "kailangan ng pangalan"};
    case Refusal::NotText:
      return {"the text has characters that cannot be kept; use plain text in UTF-8",
              "may mga titik na hindi maitatago; gumamit ng karaniwang teksto sa UTF-8"};
    case Refusal::TextUnseen:
      return {"'%1' has a character that nobody sees; type the text anew instead of pasting it",
              "may titik na hindi nakikita ang '%1'; itipa muli ang teksto sa halip na i-paste"};
    case Refusal::TextTooLong:
      return {"'%1' is too long; a name has at most 120 characters, a reason or a remark 500",
              "masyadong mahaba ang '%1'; hanggang 120 titik ang pangalan, 500 ang dahilan o puna"};
    case Refusal::EventExists:
      return {"there is an event '%1' already; choose another name",
              "mayroon nang event na '%1'; pumili ng ibang pangalan"};
    case Refusal::NoSuchEvent:
      return {"there is no event '%1' in this contest", "walang event na '%1' sa paligsahang ito"};
    case Refusal::ChipSetBroken:
      return {"the chip set '%1' breaks C1 or B5: twelve different chips on BLUE's twelve squares are needed",
              "labag sa C1 o B5 ang chip set na '%1': kailangan ang labindalawang magkakaibang chip sa "
              "labindalawang parisukat ng BLUE"};
    case Refusal::BadLegs:
      return {"a round robin has 1 or 2 legs, not %1", "1 o 2 ang leg ng round robin, hindi %1"};
    case Refusal::BadRounds:
      return {"an event has at least one round, not %1", "hindi bababa sa isa ang round, hindi %1"};
    case Refusal::RowsRefused:
      return {"nothing was imported; bad rows: %2", "walang naipasok; mga maling hanay: %2"};
    case Refusal::PlayerRefused:
      return {"the player was not stored: %6", "hindi naitala ang manlalaro: %6"};
    case Refusal::PlayerUnchanged:
      return {"nothing of %1 would be another", "walang magbabago kay %1"};
    case Refusal::PlayerStays:
      return {"'%1' has begun, so nobody is removed from it; let the player withdraw instead",
              "nagsimula na ang '%1' kaya walang inaalis dito; paurungin na lamang ang manlalaro"};
    case Refusal::ViolationLogged:
      return {"a violation by number %1 is logged, and the log stays; let the player withdraw instead",
              "may nakatalang paglabag ang bilang %1 at mananatili ang tala; paurungin na lamang ang "
              "manlalaro"};
    case Refusal::NamesUnchanged:
      return {"'%1' is called so already", "iyon na ang tawag sa '%1'"};
    case Refusal::ResultOpen:
      return {"the game at %3 has no result yet", "wala pang resulta ang laro sa %3"};
    case Refusal::EntriesFrozen:
      return {"'%1' is paired already; its players can no longer change",
              "may pairing na ang '%1'; hindi na mababago ang mga manlalaro nito"};
    case Refusal::TooFewEntries:
      return {"'%1' needs at least two players", "kailangan ng '%1' ng dalawang manlalaro o higit pa"};
    case Refusal::Complete:
      return {"every round of '%1' is paired", "tapos na ang pairing ng lahat ng round ng '%1'"};
    case Refusal::ResultsMissing:
      return {"results are missing: %3", "kulang pa ang resulta: %3"};
    case Refusal::NoSuchGame:
      return {"there is no game at %3", "walang laro sa %3"};
    case Refusal::TotalsRequired:
      return {"the ending '%1' is decided by the grand totals; give both",
              "ang huling kabuuan ang nagpapasya sa katapusang '%1'; ibigay ang dalawa"};
    case Refusal::TotalsIncomplete:
      return {"one grand total is missing; give both or none",
              "kulang ng isang huling kabuuan; ibigay ang dalawa o wala"};
    case Refusal::TotalImpossible:
      return {"no game of this event comes to a grand total of %1: %8",
              "walang laro sa event na ito na may huling kabuuang %1: %8"};
    case Refusal::EndingNotAllowed:
      return {"the rules of this event do not allow the ending '%1'",
              "hindi pinapayagan ng tuntunin ng event na ito ang katapusang '%1'"};
    case Refusal::ResultUnchanged:
      return {"this very result is entered already", "nakatala na ang resultang ito"};
    case Refusal::ByRequired:
      return {"this change needs the name of the person who makes it",
              "kailangan sa pagbabagong ito ang pangalan ng gumagawa nito"};
    case Refusal::ReasonRequired:
      return {"this change needs a reason", "kailangan ng dahilan ang pagbabagong ito"};
    case Refusal::NoSuchSheet:
      return {"no scoresheet is stored for %3", "walang nakatagong scoresheet para sa %3"};
    case Refusal::SheetAccepted:
      return {"the scoresheet of %3 is accepted already", "tinanggap na ang scoresheet ng %3"};
    case Refusal::AcceptedDiffers:
      return {
          "the scoresheet of %3 is accepted already, but the result is another by now: %7, and the sheet "
          "comes to %8; correct the result to that, rule on the result, or enter the ending that goes "
          "before the totals (E3), each with name and reason",
          "tinanggap na ang scoresheet ng %3, ngunit iba na ang resulta: %7, at %8 ang ayon sa sheet; "
          "itama ang resulta ayon dito, magpasya sa resulta, o ipasok ang katapusang nauuna sa mga "
          "kabuuan (E3), na may pangalan at dahilan"};
    case Refusal::SheetEmpty:
      return {
          "nothing is written on the scoresheet of %3, so no result comes of it; enter its lines first, "
          "or enter the result by itself",
          "walang nakasulat sa scoresheet ng %3 kaya walang makukuhang resulta; ipasok muna ang mga linya "
          "nito, o ipasok na lamang ang resulta"};
    case Refusal::NoSuchEntry:
      return {"there is no entry %1 in this event", "walang kalahok na %1 sa event na ito"};
    case Refusal::NoRematchDue:
      return {"no rematch is due between these two",
              "walang rematch na kailangan sa pagitan ng dalawang ito"};
    case Refusal::ConfirmationAsked:
      return {"nothing was changed", "walang nabago"};
    case Refusal::ScheduleImpossible:
      return {"'%1' cannot be played as it is planned: %4", "hindi malalaro ang '%1' ayon sa plano: %4"};
    case Refusal::RematchMissing:
      return {"a 10-minute rematch must decide first: %3",
              "kailangan munang magpasya ang 10-minutong rematch: %3"};
    case Refusal::NothingLeft:
      return {"'%1': everybody left has met; pair by hand or end the event here",
              "'%1': nagkalaban na ang lahat ng natitira; mag-pair nang mano-mano o tapusin na rito"};
    case Refusal::TooManyEntries:
      return {"'%1' has more players than one round can pair; split it into groups",
              "higit sa kaya ng isang round ang mga manlalaro ng '%1'; hatiin ito sa mga grupo"};
    case Refusal::PairingImpossible:
      return {"this round cannot be played: %4", "hindi malalaro ang round na ito: %4"};
    case Refusal::RoundNotPaired:
      return {"round %1 is not paired", "hindi pa na-pair ang round %1"};
    case Refusal::RoundHasResults:
      return {"round %1 has results; undo them first",
              "may mga resulta na ang round %1; bawiin muna ang mga iyon"};
    case Refusal::RoundPublished:
      return {"round %1 is published already", "inilathala na ang round %1"};
    case Refusal::LateImpossible:
      return {"'%1' has no room for late players: its table or bracket is full",
              "wala nang lugar ang '%1' para sa nahuli: puno na ang talahanayan o bracket nito"};
    case Refusal::AlreadyWithdrawn:
      return {"number %1 has withdrawn already", "umatras na ang bilang %1"};
    case Refusal::NeverLeft:
      return {"number %1 has not left; there is nothing to come back from",
              "hindi umalis ang bilang %1; walang babalikan"};
    case Refusal::NoSuchRound:
      return {"there is no round %1; rounds of the event: %7", "walang round %1; mga round ng event: %7"};
    case Refusal::RoundPlayed:
      return {"round %1 is played; its result can be corrected",
              "nalaro na ang round %1; maitatama ang resulta nito"};
    case Refusal::NoLotOpen:
      return {"no tie of '%1' is left to a lot", "walang tabla sa '%1' na para sa palabunutan"};
    case Refusal::AlreadyPractice:
      return {"'%1' is a practice contest already", "pagsasanay na ang '%1'"};
    case Refusal::SheetSignedOff:
      return {"the scoresheet of %3 is signed off; store a new version of it first",
              "may lagda na ang scoresheet ng %3; mag-imbak muna ng bagong bersiyon"};
    case Refusal::ReviewedAlready:
      return {"%1 has reviewed this scoresheet already", "nasuri na ni %1 ang scoresheet na ito"};
    case Refusal::NotReviewed:
      return {"the scoresheet of %3 needs a reviewer before it is signed off",
              "kailangan munang masuri ang scoresheet ng %3 bago lagdaan"};
    case Refusal::SheetOpen:
      return {"the scoresheet of %3 must be accepted before it is signed off",
              "kailangan munang tanggapin ang scoresheet ng %3 bago lagdaan"};
    case Refusal::ReviewDiffers:
      return {
          "a reviewer keyed the scoresheet of %3 otherwise; before it is signed off somebody keys it again "
          "as "
          "it is stored, a ruling settles each cell, or a new version is stored",
          "iba ang itinipa ng isang tagasuri sa scoresheet ng %3; bago lagdaan, may muling titipa nito gaya "
          "ng "
          "nakatago, pagpapasyahan ang bawat cell, o mag-iimbak ng bagong bersiyon"};
    case Refusal::SheetDisagrees:
      return {"the result and the scoresheet of %3 differ; settle that before it is signed off",
              "magkaiba ang resulta at ang scoresheet ng %3; ayusin muna bago lagdaan"};
    case Refusal::NoSuchFinding:
      return {"the audit has no finding in this cell of %3", "walang natuklasan sa cell na ito ng %3"};
    case Refusal::RulingNoValue:
      return {"%3: '%1' is no figure or result that could stand in this cell",
              "%3: hindi bilang o resultang maaaring manatili sa cell na ito ang '%1'"};
    case Refusal::NoSuchRematch:
      return {"these two have played no rematch yet", "wala pang rematch na nilaro ang dalawang ito"};
    case Refusal::BackupBroken:
      return {"'%1' is no sound contest file; nothing was restored, choose another backup",
              "hindi maayos na file ng paligsahan ang '%1'; walang naibalik, pumili ng ibang backup"};
    case Refusal::NothingToUndo:
      return {"there is nothing to undo", "walang mababawi"};
    case Refusal::NothingToRedo:
      return {"there is nothing to do again", "walang maiuulit"};
    case Refusal::NoSuchAct:
      return {"the journal has no row %1", "walang hanay %1 sa talaan ng pagbabago"};
    case Refusal::EventHere:
      return {"'%1' is here; no other computer has it", "narito ang '%1'; wala sa ibang computer"};
    case Refusal::EventLent:
      return {"'%1' is on another computer; merge it back first (or reclaim it, if that one is lost)",
              "nasa ibang computer ang '%1'; pagsamahin muna (o bawiin, kung nawala na iyon)"};
    case Refusal::EventNotBorrowed:
      return {"this file was split off for another event; '%1' is changed in the first file",
              "hiniwalay ang file na ito para sa ibang event; sa unang file binabago ang '%1'"};
    case Refusal::FileBorrowed:
      return {"this file was split off for one event; the contest itself is changed in the first file",
              "hiniwalay ang file na ito para sa isang event; sa unang file binabago ang paligsahan mismo"};
    case Refusal::NotABranch:
      return {"'%1' was not split from this contest", "hindi hiniwalay mula sa paligsahang ito ang '%1'"};
    case Refusal::BranchMerged:
      return {"'%1' is back already", "nakabalik na ang '%1'"};
    case Refusal::BranchDiverged:
      return {"both files have changed '%1'; nothing was merged: undo that in one of them and merge again",
              "nabago ang '%1' sa parehong file; walang pinagsama: bawiin iyon sa isa at pagsamahin muli"};
    case Refusal::EntriesPresent:
      return {"'%1' has players already; a tournament report goes into an event without any",
              "may mga manlalaro na ang '%1'; sa event na wala pa inilalagay ang ulat ng torneo"};
    case Refusal::ReportBroken:
      return {"the tournament report cannot be read: %5", "hindi mabasa ang ulat ng torneo: %5"};
    case Refusal::ReportUnfit:
      return {"the tournament report cannot be taken over: %5", "hindi makukuha ang ulat ng torneo: %5"};
    case Refusal::ReportUnplayable:
      return {"round %1 of the report cannot be one of this event: %4",
              "hindi maaaring maging round ng event na ito ang round %1 ng ulat: %4"};
  }
  return {};
}

// %1 the bound, %2 what is given.
Pattern patternOf(pairing::ScheduleFaultKind kind) {
  using pairing::ScheduleFaultKind;
  switch (kind) {
    case ScheduleFaultKind::TooFewEntries:
      return {"at least %1 players are needed", "%1 manlalaro o higit pa ang kailangan"};
    case ScheduleFaultKind::TooManyEntries:
      return {"at most %1 players can be paired", "hanggang %1 manlalaro ang maipa-pair"};
    case ScheduleFaultKind::TooManyRounds:
      return {"after %1 rounds everybody has met, %2 are planned",
              "pagkatapos ng %1 round nagkalaban na ang lahat, %2 ang plano"};
    case ScheduleFaultKind::TooFewRounds:
      return {"%1 rounds are needed, %2 are planned", "%1 round ang kailangan, %2 ang plano"};
    case ScheduleFaultKind::LegsUnknown:
      return {"1 or 2 legs can be played, not %2", "1 o 2 leg ang malalaro, hindi %2"};
    case ScheduleFaultKind::TooFewGroups:
      return {"at least %1 groups are needed, %2 are planned",
              "%1 grupo o higit pa ang kailangan, %2 ang plano"};
    case ScheduleFaultKind::GroupTooSmall:
      return {"a group needs %1 players, the smallest has %2",
              "%1 manlalaro ang kailangan ng grupo, %2 ang pinakamaliit"};
    case ScheduleFaultKind::NobodyAdvances:
      return {"at least %1 of a group must advance", "%1 o higit pa ng grupo ang dapat umabante"};
    case ScheduleFaultKind::AdvancingExceedsGroup:
      return {"%2 are to advance, the smallest group has %1", "%2 ang aabante, %1 ang pinakamaliit na grupo"};
    case ScheduleFaultKind::FinalUnknown:
      return {"the final is a knock-out or a round robin", "knock-out o round robin ang final"};
  }
  return {};
}

std::string faultList(const desk::DeskError& error, Language language) {
  std::string text;
  const auto add = [&text](const std::string& fault) { text += (text.empty() ? "" : "; ") + fault; };
  for (const pairing::ScheduleFault& fault : error.schedule) {
    add(planFaultText(fault, language));
  }
  const NameOfEntry numbered = [&error](contest::EntryId entry) {
    const auto found = error.names.find(entry);
    return found == error.names.end() ? std::to_string(numberOf(entry)) : found->second;
  };
  // A board left out is everybody's fault; some names say as much as all.
  constexpr std::size_t kMost = 5;
  for (std::size_t i = 0; i < std::min(error.manual.size(), kMost); ++i) {
    add(manualFaultText(error.manual[i], numbered, language));
  }
  if (error.manual.size() > kMost) {
    text += filled(Pattern{"; and %1 more", "; at %1 pa"}.in(language),
                   {std::to_string(error.manual.size() - kMost)});
  }
  return text;
}

// The faults of a report, at most so many that a message can be read.
std::string reportText(const desk::DeskError& error, Language language) {
  constexpr std::size_t kMost = 5;
  std::string text;
  std::size_t count = 0;
  const auto add = [&](const std::string& fault) {
    if (count++ < kMost) text += (text.empty() ? "" : "; ") + fault;
  };
  for (const notation::TrfFault& fault : error.report) {
    add(filled(Pattern{"line %1, ", "linya %1, "}.in(language), {std::to_string(fault.line)}) +
        message(fault, language));
  }
  for (const notation::TrfMisfit& misfit : error.misfits) add(message(misfit, language));
  if (count > kMost) {
    text += filled(Pattern{"; and %1 more", "; at %1 pa"}.in(language), {std::to_string(count - kMost)});
  }
  return text;
}

// Why no game comes to the figure.
std::string totalText(const std::optional<rules::TotalFault>& fault, Language language) {
  if (!fault) return {};
  const auto bound = [&fault] { return exact::toText(fault->most, exact::FigureStyle::Fraction); };
  switch (fault->kind) {
    case rules::TotalFaultKind::NotWhole:
      return std::string(Pattern{"with its chips every total is a whole number",
                                 "sa mga chip nito, buong bilang ang bawat kabuuan"}
                             .in(language));
    case rules::TotalFaultKind::TooManyDecimals:
      return filled(Pattern{"with its chips a total has at most %1 decimals",
                            "sa mga chip nito, hanggang %1 decimal ang isang kabuuan"}
                        .in(language),
                    {std::to_string(fault->decimals)});
    case rules::TotalFaultKind::ForeignRoot:
      return std::string(
          Pattern{"its chips have no such root", "walang ganoong ugat ang mga chip nito"}.in(language));
    case rules::TotalFaultKind::TooLarge:
      return filled(Pattern{"twelve captures and the chips left cannot bring more than %1 or less than −%1",
                            "hindi hihigit sa %1 o bababa sa −%1 ang labindalawang kain at mga natirang chip"}
                        .in(language),
                    {bound()});
  }
  return {};
}

// An ending as people call it, not as files spell it.
std::string subjectText(const desk::DeskError& error, Language language) {
  const bool isEnding =
      error.refusal == Refusal::TotalsRequired || error.refusal == Refusal::EndingNotAllowed;
  const auto ending = isEnding ? rules::parseEnding(error.subject) : std::nullopt;
  return ending ? reportLabels(language).endings.at(static_cast<std::size_t>(*ending)) : error.subject;
}

}  // namespace

std::string planFaultText(const pairing::ScheduleFault& fault, Language language) {
  return filled(patternOf(fault.kind).in(language),
                {std::to_string(fault.bound), std::to_string(fault.given)});
}

std::string message(const desk::DeskError& error, Language language) {
  if (error.refusal == Refusal::StoreFailed && error.store) return message(*error.store, language);
  constexpr Pattern kRematch{"the rematch", "ang rematch"};
  const std::string places = error.place     ? placeText(*error.place, language)
                             : error.rematch ? std::string(kRematch.in(language))
                                             : placeList(error.places, language);
  std::string rows;
  for (const desk::RowFault& row : error.rows) rows += (rows.empty() ? "" : "; ") + rowMessage(row, language);
  return filled(patternOf(error.refusal).in(language),
                {subjectText(error, language), std::to_string(error.rows.size()), places,
                 faultList(error, language), reportText(error, language), rows,
                 error.difference ? error.difference->enteredText : std::to_string(error.bound),
                 error.difference ? error.difference->sheetText : totalText(error.total, language)});
}

}  // namespace damath::words

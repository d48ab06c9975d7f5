#include "app/words/refusal_words.hpp"

#include "app/words/pattern.hpp"
#include "app/words/phrase_text.hpp"
#include "app/words/place_words.hpp"
#include "app/words/store_words.hpp"

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
    case Refusal::EventExists:
      return {"there is an event '%1' already; choose another name",
              "mayroon nang event na '%1'; pumili ng ibang pangalan"};
    case Refusal::NoSuchEvent:
      return {"there is no event '%1' in this contest", "walang event na '%1' sa paligsahang ito"};
    case Refusal::SystemUnimplemented:
      return {"the system '%1' is not supported yet; use roundRobin",
              "hindi pa kaya ang sistemang '%1'; gamitin ang roundRobin"};
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
    case Refusal::EndingNotAllowed:
      return {"the rules of this event do not allow the ending '%1'",
              "hindi pinapayagan ng tuntunin ng event na ito ang katapusang '%1'"};
    case Refusal::ResultUnchanged:
      return {"this very result is entered already", "nakatala na ang resultang ito"};
    case Refusal::ByRequired:
      return {"a correction needs the name of the person who makes it",
              "kailangan sa pagtatama ang pangalan ng gumagawa nito"};
    case Refusal::ReasonRequired:
      return {"a correction needs a reason", "kailangan ng dahilan ang pagtatama"};
    case Refusal::NoSuchSheet:
      return {"no scoresheet is stored for %3", "walang nakatagong scoresheet para sa %3"};
    case Refusal::SheetAccepted:
      return {"the scoresheet of %3 is accepted already", "tinanggap na ang scoresheet ng %3"};
    case Refusal::NoSuchEntry:
      return {"there is no entry %1 in this event", "walang kalahok na %1 sa event na ito"};
    case Refusal::NoRematchDue:
      return {"no rematch is due between these two",
              "walang rematch na kailangan sa pagitan ng dalawang ito"};
  }
  return {};
}

}  // namespace

std::string message(const desk::DeskError& error, Language language) {
  if (error.refusal == Refusal::StoreFailed && error.store) return message(*error.store, language);
  const std::string places =
      error.place ? placeText(*error.place, language) : placeList(error.places, language);
  return filled(patternOf(error.refusal).in(language),
                {error.subject, std::to_string(error.rows.size()), places});
}

}  // namespace damath::words

#include "app/words/desk_words.hpp"

#include <string_view>

#include "app/words/phrase_text.hpp"

namespace damath::words {

namespace {

using desk::Refusal;
using desk::RowReason;

struct Pattern {
  std::string_view english;
  std::string_view filipino;

  [[nodiscard]] std::string_view in(Language language) const {
    return language == Language::Filipino ? filipino : english;
  }
};

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

Pattern patternOf(db::StoreFault fault) {
  using db::StoreFault;
  switch (fault) {
    case StoreFault::Busy:
      return {"another program is using the contest file; close it or try again",
              "ginagamit ng ibang programa ang file ng paligsahan; isara iyon o subukang muli"};
    case StoreFault::DiskFull:
      return {"the disk is full; nothing was changed", "puno na ang disk; walang nabago"};
    case StoreFault::DiskError:
      return {"the disk failed; nothing was changed (%1)", "pumalya ang disk; walang nabago (%1)"};
    case StoreFault::ReadOnly:
      return {"the file cannot be written here; copy it to another folder",
              "hindi masusulatan ang file dito; kopyahin ito sa ibang folder"};
    case StoreFault::Damaged:
      return {"the contest file is damaged (%1); go back to a backup",
              "sira ang file ng paligsahan (%1); bumalik sa isang backup"};
    case StoreFault::Constraint:
      return {"the contest file refuses the change (%1)", "tinatanggihan ng file ang pagbabago (%1)"};
    case StoreFault::FileExists:
      return {"the file exists already", "mayroon nang ganoong file"};
    case StoreFault::CannotOpen:
      return {"the file cannot be opened or made (%1)", "hindi mabuksan o magawa ang file (%1)"};
    case StoreFault::Unexpected:
      return {"the contest file could not be used (%1)", "hindi magamit ang file ng paligsahan (%1)"};
  }
  return {};
}

Pattern patternOf(db::Obstacle obstacle) {
  using db::Obstacle;
  switch (obstacle) {
    case Obstacle::Missing:
      return {"there is no such file", "walang ganoong file"};
    case Obstacle::NoFile:
      return {"this is a folder or a device, not a file", "folder o aparato ito, hindi file"};
    case Obstacle::NoAccess:
      return {"the file cannot be opened (%1)", "hindi mabuksan ang file (%1)"};
    case Obstacle::ReadOnly:
      return {"the file cannot be written here; copy it to another folder",
              "hindi masusulatan ang file dito; kopyahin ito sa ibang folder"};
    case Obstacle::ReadError:
      return {"the disk fails while reading (%1)", "pumapalya ang disk sa pagbasa (%1)"};
    case Obstacle::MigrationFailed:
      return {"the older file could not be brought to this version (%1)",
              "hindi maiakma ang lumang file sa bersiyong ito (%1)"};
  }
  return {};
}

Pattern patternOf(RowReason reason) {
  switch (reason) {
    case RowReason::NotText:
      return {"characters that are no text; save the list as CSV in UTF-8",
              "may mga hindi titik; itago ang listahan bilang CSV sa UTF-8"};
    case RowReason::TooLarge:
      return {"the list is longer than one megabyte; split it",
              "higit sa isang megabyte ang listahan; hatiin ito"};
    case RowReason::WrongHeader:
      return {
          "wrong header at '%1'; columns are last, first, school (required), middle, district, division, "
          "grade, coach, rating, each once",
          "mali ang header sa '%1'; ang mga kolum ay last, first, school (kailangan), middle, district, "
          "division, grade, coach, rating, tig-isa lamang"};
    case RowReason::NoRows:
      return {"the list has no players", "walang manlalaro sa listahan"};
    case RowReason::OpenQuote:
      return {"a quoted cell has no closing quote", "walang pansarang panipi ang isang cell"};
    case RowReason::TooManyCells:
      return {"more cells than the header names, from '%1' on",
              "mas maraming cell kaysa sa header, mula sa '%1'"};
    case RowReason::MissingName:
      return {"last or first name is missing", "kulang ang apelyido o pangalan"};
    case RowReason::MissingSchool:
      return {"the school of %1 is missing", "kulang ang paaralan ni %1"};
    case RowReason::BadRating:
      return {"the rating '%1' is no whole number from 0 to 9999",
              "ang rating na '%1' ay hindi buong bilang mula 0 hanggang 9999"};
    case RowReason::DuplicateInFile:
      return {"%1 stands in line %2 already", "nasa linya %2 na si %1"};
    case RowReason::DuplicateInEvent:
      return {"%1 is entered already", "nakatala na si %1"};
  }
  return {};
}

Pattern patternOf(desk::ProblemKind kind) {
  using desk::ProblemKind;
  switch (kind) {
    case ProblemKind::FileDamaged:
      return {"the file is damaged: %1", "sira ang file: %1"};
    case ProblemKind::BrokenReference:
      return {"a row points nowhere: %1", "may hanay na walang tinutukoy: %1"};
    case ProblemKind::FindingsDiffer:
      return {"%2: the scoresheet (version %1), replayed, is judged otherwise than stored",
              "%2: iba ang hatol sa scoresheet (bersiyon %1) nang ulitin kaysa sa nakatago"};
    case ProblemKind::ResultDiffers:
      return {"%2: the result is not what its figures, ending or accepted scoresheet give (%1)",
              "%2: hindi tugma ang resulta sa mga kabuuan, katapusan o tinanggap na scoresheet (%1)"};
    case ProblemKind::JournalGap:
      return {"the journal lacks number %1", "kulang ang bilang %1 sa talaan ng pagbabago"};
    case ProblemKind::JournalDiffers:
      return {"%2: the journal does not tell what the file holds; it was changed from outside",
              "%2: hindi tugma ang talaan ng pagbabago sa laman ng file; binago ito mula sa labas"};
  }
  return {};
}

Pattern patternOf(desk::MismatchKind kind) {
  using desk::MismatchKind;
  switch (kind) {
    case MismatchKind::Set:
      return {"the sheet names the chip set '%1', the event plays '%2'",
              "chip set na '%1' ang nasa sheet, '%2' ang sa event"};
    case MismatchKind::Ruleset:
      return {"the sheet names the ruleset '%1', the event plays '%2'",
              "tuntuning '%1' ang nasa sheet, '%2' ang sa event"};
    case MismatchKind::Start:
      return {"the sheet names a start position; the game was audited from the usual one",
              "may panimulang posisyon ang sheet; sinuri ang laro mula sa karaniwan"};
    case MismatchKind::BlueName:
      return {"the sheet names BLUE '%1', the pairing '%2'", "'%1' ang BLUE sa sheet, '%2' sa pairing"};
    case MismatchKind::RedName:
      return {"the sheet names RED '%1', the pairing '%2'", "'%1' ang RED sa sheet, '%2' sa pairing"};
    case MismatchKind::Round:
      return {"the sheet says round '%1', it is stored for round %2",
              "round '%1' ang nasa sheet, itinago para sa round %2"};
    case MismatchKind::Board:
      return {"the sheet says board '%1', it is stored for board %2",
              "board '%1' ang nasa sheet, itinago para sa board %2"};
  }
  return {};
}

// At most twenty places, then how many more.
std::string placeList(const std::vector<desk::Place>& places, Language language) {
  constexpr std::size_t kMost = 20;
  std::string text;
  for (std::size_t i = 0; i < places.size() && i < kMost; ++i) {
    text += (i > 0 ? "; " : "") + placeText(places[i], language);
  }
  if (places.size() > kMost) text += " (+" + std::to_string(places.size() - kMost) + ")";
  return text;
}

struct VerdictWords {
  Language language;

  std::string say(const Pattern& pattern, std::initializer_list<std::string_view> words = {}) const {
    return filled(pattern.in(language), words);
  }
  std::string operator()(const db::Current&) const { return say({"the file is open", "bukas ang file"}); }
  std::string operator()(const db::Migrated& verdict) const {
    return say({"the file was of version %1 and is now of version %2; the old one is kept as '%3'",
                "bersiyon %1 ang file at bersiyon %2 na ngayon; itinago ang luma bilang '%3'"},
               {std::to_string(verdict.from), std::to_string(verdict.to), verdict.backup.string()});
  }
  std::string operator()(const db::NewerRefused& verdict) const {
    return say(
        {"the file was made by a newer program (version %1; this one knows up to %2); update the program",
         "ginawa ang file ng mas bagong programa (bersiyon %1; hanggang %2 lamang ang alam nito); "
         "i-update ang programa"},
        {std::to_string(verdict.version), std::to_string(verdict.supported)});
  }
  std::string operator()(const db::NotOurs&) const {
    return say({"this is no contest file", "hindi ito file ng paligsahan"});
  }
  std::string operator()(const db::Damaged& verdict) const {
    return say(patternOf(db::StoreFault::Damaged), {verdict.detail});
  }
  std::string operator()(const db::Busy&) const { return say(patternOf(db::StoreFault::Busy)); }
  std::string operator()(const db::Unreadable& verdict) const {
    return say(patternOf(verdict.obstacle), {verdict.detail});
  }
};

}  // namespace

std::string placeText(desk::Place place, Language language) {
  constexpr Pattern kPattern{"round %1 board %2", "round %1 board %2"};
  return filled(kPattern.in(language),
                {std::to_string(numberOf(place.round)), std::to_string(numberOf(place.board))});
}

std::string message(const desk::DeskError& error, Language language) {
  if (error.refusal == Refusal::StoreFailed && error.store) return message(*error.store, language);
  const std::string places =
      error.place ? placeText(*error.place, language) : placeList(error.places, language);
  return filled(patternOf(error.refusal).in(language),
                {error.subject, std::to_string(error.rows.size()), places});
}

std::string message(const db::StoreError& error, Language language) {
  return filled(patternOf(error.fault).in(language), {error.detail});
}

std::string message(const db::OpenVerdict& verdict, Language language) {
  return std::visit(VerdictWords{language}, verdict);
}

std::string rowMessage(const desk::RowFault& fault, Language language) {
  return filled(patternOf(fault.reason).in(language),
                {fault.text, std::to_string(fault.otherLine.value_or(0))});
}

std::string message(const desk::Problem& problem, Language language) {
  std::string where = problem.subject;
  if (problem.round && problem.board) {
    where = problem.event + ", " +
            placeText({contest::RoundNumber{*problem.round}, contest::BoardNumber{*problem.board}}, language);
  }
  return filled(patternOf(problem.kind).in(language), {problem.detail, where});
}

std::string message(const desk::Mismatch& mismatch, Language language) {
  return filled(patternOf(mismatch.kind).in(language), {mismatch.onSheet, mismatch.expected});
}

std::string nextStepText(const desk::EventStatus& status, Language language) {
  const auto pattern = [&status]() -> Pattern {
    switch (status.next) {
      case desk::NextStep::ImportPlayers:
        return {"next: enter the players", "susunod: ipasok ang mga manlalaro"};
      case desk::NextStep::PairRound:
        return {"next: pair round %1", "susunod: i-pair ang round %1"};
      case desk::NextStep::EnterResults:
        return {"next: enter the missing results", "susunod: ipasok ang mga kulang na resulta"};
      case desk::NextStep::PlayRematches:
        return {"next: play the rematches", "susunod: laruin ang mga rematch"};
      case desk::NextStep::CheckSheets:
        return {"next: check the scoresheets", "susunod: suriin ang mga scoresheet"};
      case desk::NextStep::Final:
        return {"nothing is open; the standings are final", "wala nang kulang; pinal na ang katayuan"};
    }
    return {};
  };
  return filled(pattern().in(language), {std::to_string(status.roundsPaired + 1)});
}

std::vector<std::string> statusLines(const desk::EventStatus& status, Language language) {
  const auto say = [language](const Pattern& pattern, std::initializer_list<std::string_view> words) {
    return filled(pattern.in(language), words);
  };
  std::vector<std::string> lines;
  lines.push_back(
      say({"%1: %2 players, %3 of %4 rounds paired", "%1: %2 manlalaro, %3 sa %4 round ang na-pair"},
          {status.name, std::to_string(status.players), std::to_string(status.roundsPaired),
           std::to_string(status.roundsNeeded)}));
  const auto addPlaces = [&](const std::vector<desk::Place>& places, const Pattern& pattern) {
    if (!places.empty()) lines.push_back(say(pattern, {placeList(places, language)}));
  };
  addPlaces(status.resultsMissing, {"results missing: %1", "kulang na resulta: %1"});
  addPlaces(status.sheetsMissing, {"scoresheets missing: %1", "kulang na scoresheet: %1"});
  addPlaces(status.sheetsWithFindings, {"scoresheets with errors, not accepted: %1",
                                        "mga scoresheet na may mali, hindi pa tanggap: %1"});
  if (!status.rematchesDue.empty()) {
    lines.push_back(say({"ties that need a rematch: %1", "mga tabla na kailangan ng rematch: %1"},
                        {std::to_string(status.rematchesDue.size())}));
  }
  lines.push_back(nextStepText(status, language));
  return lines;
}

}  // namespace damath::words

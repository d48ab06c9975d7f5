#include "app/words/desk_words.hpp"

#include <string_view>

#include "app/words/pattern.hpp"
#include "app/words/phrase_text.hpp"
#include "app/words/place_words.hpp"

namespace damath::words {

namespace {

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
    case ProblemKind::JournalUnchained:
      return {"row %1 of the journal is not as the program wrote it; it was changed from outside",
              "hindi na gaya ng isinulat ng programa ang hanay %1 ng talaan; binago ito mula sa labas"};
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

}  // namespace

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

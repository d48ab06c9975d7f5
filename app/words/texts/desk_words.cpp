// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/desk_words.hpp"

#include <string_view>

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/place_words.hpp"

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
      return {"%2: the point is not what figures and ending give (%1)",
              "%2: hindi tugma ang puntos sa mga kabuuan at katapusan (%1)"};
    case ProblemKind::SheetDiffers:
      return {"%2: the result and the scoresheet in force do not agree (%1)",
              "%2: hindi magkatugma ang resulta at ang umiiral na scoresheet (%1)"};
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

}  // namespace

std::string message(const desk::Problem& problem, Language language) {
  std::string where = problem.subject;
  if (problem.round && problem.board) {
    where = problem.event + ", " +
            placeText({contest::RoundNumber{*problem.round}, contest::BoardNumber{*problem.board}}, language);
  }
  return filled(patternOf(problem.kind).in(language), {problem.detail, where});
}

std::string nextStepText(const desk::EventStatus& status, Language language) {
  const auto pattern = [&status]() -> Pattern {
    switch (status.next) {
      case desk::NextStep::ImportPlayers:
        return {"next: enter the players", "susunod: ipasok ang mga manlalaro"};
      case desk::NextStep::ChangePlan:
        return {"next: change the plan; %2", "susunod: baguhin ang plano; %2"};
      case desk::NextStep::PairByHand:
        return {"next: pair round %1 by hand, or end the event here; everybody left has met",
                "susunod: i-pair nang mano-mano ang round %1, o tapusin na rito; nagkalaban na ang lahat ng "
                "natitira"};
      case desk::NextStep::DrawLot:
        return {"next: draw the lot for the first place", "susunod: magpalabunutan para sa unang puwesto"};
      case desk::NextStep::ReviewSheets:
        return {"next: review the scoresheets", "susunod: repasuhin ang mga scoresheet"};
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
  std::string faults;
  for (const pairing::ScheduleFault& fault : status.planFaults) {
    faults += (faults.empty() ? "" : "; ") + planFaultText(fault, language);
  }
  return filled(pattern().in(language), {std::to_string(status.roundsPaired + 1), faults});
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
  for (const desk::ResultDifference& each : status.resultsDiffering) {
    lines.push_back(say({"result and scoresheet differ, %1 (%2): entered %3, the sheet comes to %4",
                         "magkaiba ang resulta at scoresheet, %1 (%2): nakatala ang %3, %4 ang nasa sheet"},
                        {sheetPlaceText(each.at, language), each.players, each.enteredText, each.sheetText}));
  }
  for (const desk::SheetOf& each : status.reviewsDiffering) {
    lines.push_back(say({"a reviewer keyed other figures, not settled: %1 (%2)",
                         "iba ang itinipa ng isang tagasuri, hindi pa naaayos: %1 (%2)"},
                        {sheetPlaceText(each.at, language), each.players}));
  }
  for (const desk::SheetOf& each : status.sheetsOfOne) {
    lines.push_back(say({"stored and reviewed, or reviewed and signed off, by one person alone: %1 (%2)",
                         "iisang tao lamang ang nagtago at sumuri, o sumuri at lumagda: %1 (%2)"},
                        {sheetPlaceText(each.at, language), each.players}));
  }
  if (!status.rematchesDue.empty()) {
    lines.push_back(say({"ties that need a rematch: %1", "mga tabla na kailangan ng rematch: %1"},
                        {std::to_string(status.rematchesDue.size())}));
  }
  lines.push_back(nextStepText(status, language));
  return lines;
}

}  // namespace damath::words

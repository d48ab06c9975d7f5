// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/status_words.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "app/desk/change/result_difference.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "desk_NextStep.inc"

}  // namespace

std::string nextStepText(const desk::EventStatus& status, Language language) {
  const std::string step = stepText(status, language);
  return status.next == desk::NextStep::Final ? step : said(Phrase::Next, language, {step});
}

std::string stepText(const desk::EventStatus& status, Language language) {
  const std::string faults = joined(status.planFaults, "; ", [&](const pairing::ScheduleFault& fault) {
    return planFaultText(fault, language);
  });
  if (status.next == desk::NextStep::EnterResults && status.roundUnpublished) {
    return said(Phrase::NextPublish, language, {std::to_string(contest::numberOf(*status.roundUnpublished))});
  }
  const int round = status.next == desk::NextStep::PairAnew ? contest::numberOf(*status.roundAdrift)
                    : status.next == desk::NextStep::PublishRound
                        ? contest::numberOf(*status.roundUnpublished)
                        : status.roundsPaired + 1;
  // If no result differs from its scoresheet, the next step CheckSheets is optional.
  const bool isOptional = status.next == desk::NextStep::CheckSheets && status.resultsDiffering.empty();
  return said(isOptional ? Phrase::NextCheckAtWill : phraseOf(status.next), language,
              {std::to_string(round), faults});
}

std::vector<std::string> statusLines(const desk::EventStatus& status, Language language) {
  const auto say = [language](Phrase pattern, std::initializer_list<std::string_view> words) {
    return said(pattern, language, words);
  };
  std::vector<std::string> lines;
  lines.push_back(
      say(Phrase::EventCounts, {status.name, std::to_string(status.players),
                                std::to_string(status.roundsPaired), std::to_string(status.roundsNeeded)}));
  const auto addPlaces = [&](const std::vector<desk::Place>& places, Phrase pattern) {
    if (!places.empty()) lines.push_back(say(pattern, {placeList(places, language)}));
  };
  addPlaces(status.resultsMissing, Phrase::ResultsMissing);
  addPlaces(status.sheetsMissing, Phrase::SheetsMissing);
  addPlaces(status.sheetsWithFindings, Phrase::SheetsWithErrors);
  addPlaces(status.sheetsNotFollowed, Phrase::SheetsNotFollowed);
  for (const desk::ResultDifference& each : status.resultsDiffering) {
    lines.push_back(say(Phrase::ResultAndSheetDiffer,
                        {sheetPlaceText(each.at, language), each.players, resultText(each.entered, language),
                         resultText(each.ofSheet, language)}));
  }
  for (const desk::SheetOf& each : status.reviewsDiffering) {
    lines.push_back(say(Phrase::ReviewerDiffers, {sheetPlaceText(each.at, language), each.players}));
  }
  for (const desk::SheetOf& each : status.sheetsOfOne) {
    lines.push_back(say(Phrase::ByOneAlone, {sheetPlaceText(each.at, language), each.players}));
  }
  for (const desk::SheetsAlike& each : status.sheetsAlike) {
    lines.push_back(
        say(Phrase::SheetsAlike, {sheetPlaceText(each.first.at, language), each.first.players,
                                  sheetPlaceText(each.second.at, language), each.second.players}));
  }
  if (!status.rematchesOpen.empty()) {
    const std::string open = std::to_string(status.rematchesOpen.size());
    const bool isOfMany =
        std::ranges::any_of(status.rematchesDue, [](const auto& tie) { return tie.size() > 2; });
    const std::string level =
        joined(status.rematchesDue, ", ", [](const auto& tie) { return std::to_string(tie.size()); });
    lines.push_back(isOfMany ? say(Phrase::RematchesOfMany, {open, level})
                             : say(Phrase::RematchesOpen, {open}));
  }
  lines.push_back(nextStepText(status, language));
  return lines;
}

}  // namespace damath::words

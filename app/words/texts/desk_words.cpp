// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/desk_words.hpp"

#include <algorithm>
#include <string_view>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/text/joined.hpp"

namespace damath::words {

namespace {

#include "desk_ProblemKind.inc"

#include "desk_NextStep.inc"

}  // namespace

std::string message(const desk::Problem& problem, Language language) {
  std::string where = problem.subject;
  if (!problem.event.empty()) {
    where = problem.event + ", " +
            (problem.round
                 ? placeText({contest::RoundNumber{*problem.round}, contest::BoardNumber{*problem.board}},
                             language)
                 : said(text::kRowRematch, language)) +
            " (" + problem.players + ")";
  }
  return said(patternOf(problem.kind), language, {problem.detail, where});
}

std::string nextStepText(const desk::EventStatus& status, Language language) {
  const std::string step = stepText(status, language);
  return status.next == desk::NextStep::Final ? step : said(text::kNext, language, {step});
}

std::string stepText(const desk::EventStatus& status, Language language) {
  const std::string faults = joined(status.planFaults, "; ", [&](const pairing::ScheduleFault& fault) {
    return planFaultText(fault, language);
  });
  if (status.next == desk::NextStep::EnterResults && status.roundUnpublished) {
    return said(text::kNextPublish, language, {std::to_string(contest::numberOf(*status.roundUnpublished))});
  }
  const int round = status.next == desk::NextStep::PairAnew ? contest::numberOf(*status.roundAdrift)
                                                            : status.roundsPaired + 1;
  // Checking sheets is optional for final standings, but not if a result differs from its sheet.
  const bool isOptional = status.next == desk::NextStep::CheckSheets && status.resultsDiffering.empty();
  return said(isOptional ? text::kNextCheckAtWill : patternOf(status.next), language,
              {std::to_string(round), faults});
}

std::vector<std::string> statusLines(const desk::EventStatus& status, Language language) {
  const auto say = [language](const Pattern& pattern, std::initializer_list<std::string_view> words) {
    return filled(pattern.in(language), words);
  };
  std::vector<std::string> lines;
  lines.push_back(
      say(text::kEventCounts, {status.name, std::to_string(status.players),
                               std::to_string(status.roundsPaired), std::to_string(status.roundsNeeded)}));
  const auto addPlaces = [&](const std::vector<desk::Place>& places, const Pattern& pattern) {
    if (!places.empty()) lines.push_back(say(pattern, {placeList(places, language)}));
  };
  addPlaces(status.resultsMissing, text::kResultsMissing);
  addPlaces(status.sheetsMissing, text::kSheetsMissing);
  addPlaces(status.sheetsWithFindings, text::kSheetsWithErrors);
  addPlaces(status.sheetsNotFollowed, text::kSheetsNotFollowed);
  for (const desk::ResultDifference& each : status.resultsDiffering) {
    lines.push_back(say(text::kResultAndSheetDiffer,
                        {sheetPlaceText(each.at, language), each.players, resultText(each.entered, language),
                         resultText(each.ofSheet, language)}));
  }
  for (const desk::SheetOf& each : status.reviewsDiffering) {
    lines.push_back(say(text::kReviewerDiffers, {sheetPlaceText(each.at, language), each.players}));
  }
  for (const desk::SheetOf& each : status.sheetsOfOne) {
    lines.push_back(say(text::kByOneAlone, {sheetPlaceText(each.at, language), each.players}));
  }
  if (!status.rematchesOpen.empty()) {
    const std::string open = std::to_string(status.rematchesOpen.size());
    const bool isOfMany =
        std::ranges::any_of(status.rematchesDue, [](const auto& tie) { return tie.size() > 2; });
    const std::string level =
        joined(status.rematchesDue, ", ", [](const auto& tie) { return std::to_string(tie.size()); });
    lines.push_back(isOfMany ? say(text::kRematchesOfMany, {open, level})
                             : say(text::kRematchesOpen, {open}));
  }
  lines.push_back(nextStepText(status, language));
  return lines;
}

}  // namespace damath::words

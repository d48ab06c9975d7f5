// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/status.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<NextStep> kSteps[] = {
    {NextStep::ImportPlayers, "importPlayers"},
    {NextStep::PairRound, "pairRound"},
    {NextStep::EnterResults, "enterResults"},
    {NextStep::PlayRematches, "playRematches"},
    {NextStep::PairAnew, "pairAnew"},
    {NextStep::CheckSheets, "checkSheets"},
    {NextStep::Final, "final"},
    {NextStep::ChangePlan, "changePlan"},
    {NextStep::PairByHand, "pairByHand"},
    {NextStep::DrawLot, "drawLot"},
    {NextStep::ReviewSheets, "reviewSheets"},
    {NextStep::Elsewhere, "elsewhere"},
};
static_assert(coversEvery(kSteps));

}  // namespace

NextStep nextStepOf(contest::Stage stage, const EventStatus& status) {
  switch (stage) {
    case contest::Stage::Entering:
      return NextStep::ImportPlayers;
    case contest::Stage::Unplayable:
      return NextStep::ChangePlan;
    case contest::Stage::Playing:
      return NextStep::EnterResults;
    case contest::Stage::Rematches:
      return NextStep::PlayRematches;
    case contest::Stage::PairAnew:
      return NextStep::PairAnew;
    case contest::Stage::Pairing:
      return NextStep::PairRound;
    case contest::Stage::ByHand:
      return NextStep::PairByHand;
    case contest::Stage::Drawing:
      return NextStep::DrawLot;
    case contest::Stage::Played:
      break;
  }
  const bool areSheetsOpen = !status.sheetsMissing.empty() || !status.sheetsWithFindings.empty() ||
                             !status.resultsDiffering.empty() || !status.reviewsDiffering.empty();
  return areSheetsOpen ? NextStep::CheckSheets : NextStep::Final;
}

bool isDisputed(const EventStatus& event) {
  return !event.resultsDiffering.empty();
}

std::vector<contest::EventId> disputedEvents(const std::vector<EventStatus>& events) {
  std::vector<contest::EventId> disputed;
  for (const EventStatus& each : events) {
    if (isDisputed(each)) disputed.push_back(each.event);
  }
  return disputed;
}

EventStatus withReviews(EventStatus status) {
  if (status.next == NextStep::Final && !status.sheetsUnreviewed.empty())
    status.next = NextStep::ReviewSheets;
  return status;
}

std::string_view toText(NextStep step) {
  return spellingOf(kSteps, step);
}

}  // namespace damath::desk

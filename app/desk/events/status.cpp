// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/status.hpp"

#include "app/desk/change/lookup.hpp"
#include "core/contest/progress.hpp"
#include "core/partition.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

constexpr Part<NextStep, contest::Stage> kNextSteps[] = {
    {NextStep::ImportPlayers, {contest::Stage::Entering}},
    {NextStep::ChangePlan, {contest::Stage::Unplayable}},
    {NextStep::EnterResults, {contest::Stage::Playing}},
    {NextStep::PublishRound, {contest::Stage::Publishing}},
    {NextStep::PlayRematches, {contest::Stage::Rematches}},
    {NextStep::PairAnew, {contest::Stage::PairAnew}},
    {NextStep::PairRound, {contest::Stage::Pairing}},
    {NextStep::PairByHand, {contest::Stage::ByHand}},
    {NextStep::DrawLot, {contest::Stage::Drawing}},
    {NextStep::Final, {contest::Stage::Played}},
};
static_assert(isPartition(kNextSteps));

}  // namespace

EventStatus statusOf(const contest::Contest& contest, const contest::Event& event) {
  EventStatus status;
  status.event = event.id;
  status.name = event.setup.name;
  status.players = static_cast<int>(event.entries.size());
  contest::Progress progress = contest::progressOf(contest, event);
  status.roundsPaired = progress.roundsPaired;
  status.roundsNeeded = progress.roundsOf;
  for (const Place& place : placesOf(event, progress.openGames)) {
    (event.isHeld(place.round) ? status.resultsAhead : status.resultsMissing).push_back(place);
  }
  status.rematchesOpen = std::move(progress.rematchesOpen);
  status.rematchesDue = std::move(progress.rematchesDue);
  status.planFaults = std::move(progress.faults);
  status.roundAdrift = progress.roundAdrift;
  if (const contest::Round* held = contest::firstUnpublished(event)) status.roundUnpublished = held->number;
  status.next = partOf(kNextSteps, progress.stage);
  if (!progress.table.ranks.empty()) {
    status.table = std::make_shared<const contest::Standings>(std::move(progress.table));
  }
  return status;
}

EventStatus withSheets(EventStatus status) {
  const bool areSheetsOpen = !status.sheetsMissing.empty() || !status.sheetsWithFindings.empty() ||
                             !status.sheetsNotFollowed.empty() || !status.resultsDiffering.empty() ||
                             !status.reviewsDiffering.empty();
  if (status.next == NextStep::Final && areSheetsOpen) status.next = NextStep::CheckSheets;
  return status;
}

std::vector<Place> resultsOpen(const EventStatus& status) {
  std::vector<Place> open = status.resultsMissing;
  open.insert(open.end(), status.resultsAhead.begin(), status.resultsAhead.end());
  return open;
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
  return spellingOf(step);
}

}  // namespace damath::desk

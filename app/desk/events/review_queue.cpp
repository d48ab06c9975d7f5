// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/review_queue.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "app/desk/change/lookup.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/spellings.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

// Returns the next step that the scoresheet needs. A signed-off scoresheet needs no step, even if a finding
// or a difference appeared later.
SheetNeed needOf(const QueuedSheet& sheet) {
  if (!sheet.stage) return SheetNeed::Typing;
  if (*sheet.stage == SheetStage::SignedOff) return SheetNeed::Nothing;
  const bool hasFindings = *sheet.stage == SheetStage::Entered && sheet.errors > 0;
  if (hasFindings || sheet.keyedOtherwise > 0 || sheet.isResultOther) return SheetNeed::Settling;
  if (*sheet.stage == SheetStage::Entered) {
    return sheet.coverage.isFollowed() ? SheetNeed::Accepting : SheetNeed::NotFollowed;
  }
  return *sheet.stage == SheetStage::Accepted ? SheetNeed::Review : SheetNeed::Signature;
}

// Returns the weight of a disputed scoresheet; heavier scoresheets come first in the queue. A differing
// result weighs more than many findings.
int weightOf(const QueuedSheet& sheet) {
  return (sheet.isResultOther ? 1000 : 0) + sheet.errors + sheet.keyedOtherwise;
}

template <class List>
bool holds(const List& list, const SheetAt& at) {
  return std::ranges::any_of(list, [&](const auto& each) { return each.at == at; });
}

DeskResult<int> keyedOtherwise(const db::Reading& reading, const db::SheetSummary& summary) {
  if (summary.differing == 0) return 0;
  DAMATH_TRY(stored, sheetInForce(reading, summary.owner));
  return *stored ? static_cast<int>(openDifferences(**stored).size()) : 0;
}

}  // namespace

DeskResult<std::vector<QueuedSheet>> reviewQueue(const Desk& desk, const EventStatus& status) {
  DAMATH_TRY(now, stateOf(desk, status.event));
  DAMATH_TRY(summaries, toDeskResult(now->reading.sheetSummaries()));
  std::vector<QueuedSheet> queue;
  queue.reserve(now->event->games.size() + now->event->rematches.size());
  auto next = (*summaries)->begin();
  for (Meeting& meeting : meetingsOf(*now->event)) {
    // The summaries of the scoresheets have the same order as the games. The next summary therefore usually
    // belongs to this game, and no search is needed.
    const bool isNext = next != (*summaries)->end() && next->owner == meeting.owner;
    const auto found =
        isNext ? next : std::ranges::lower_bound(**summaries, meeting.owner, {}, &db::SheetSummary::owner);
    const bool isStored = found != (*summaries)->end() && found->owner == meeting.owner;
    if (isStored) next = std::next(found);
    const bool isWanted = contest::wantsSheet(now->event->setup, meeting.result);
    if (!isStored && !isWanted) continue;
    QueuedSheet& sheet =
        queue.emplace_back(QueuedSheet{meeting.at, meeting.blue, meeting.red, std::move(meeting.result)});
    if (isStored) {
      DAMATH_TRY(keyed, keyedOtherwise(now->reading, *found));
      const SheetStage stage = stageOf(*found);
      sheet.stage = stage == SheetStage::Reviewed && *keyed > 0 ? SheetStage::Accepted : stage;
      sheet.errors = found->errors;
      sheet.mistakes = found->mistakes;
      sheet.keyedOtherwise = *keyed;
      sheet.isResultOther = holds(status.resultsDiffering, meeting.at);
      const auto unfollowed = std::ranges::find(status.notFollowed, meeting.at, &NotFollowedSheet::at);
      if (unfollowed != status.notFollowed.end()) sheet.coverage = unfollowed->coverage;
      sheet.isOfOne = holds(status.sheetsOfOne, meeting.at);
      sheet.storedBy = found->by;
      sheet.reviewers = found->reviewers;
      sheet.signedBy = found->signedBy;
    }
    sheet.need = needOf(sheet);
  }
  for (const auto& [one, other] : status.rematchesOpen) {
    queue.push_back({RematchOf{one, other}, one, other, {}, true});
  }
  // Scoresheets of equal weight stay in the order of play. Sorts indices instead of scoresheets, so that each
  // scoresheet is moved only once.
  std::vector<std::size_t> places(queue.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::ranges::stable_sort(places, {}, [&queue](std::size_t place) {
    const QueuedSheet& sheet = queue[place];
    return std::pair(sheet.need, sheet.need == SheetNeed::Settling ? -weightOf(sheet) : 0);
  });
  if (std::ranges::is_sorted(places)) return queue;
  std::vector<QueuedSheet> sorted;
  sorted.reserve(queue.size());
  for (const std::size_t place : places) sorted.push_back(std::move(queue[place]));
  return sorted;
}

std::string_view toText(SheetNeed need) {
  return spellingOf(need);
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/round_desk.hpp"

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/reopening.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "app/desk/rounds/result_question.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/tie_lot.hpp"
#include "db/edits/round_edit.hpp"

namespace damath::desk {

Expected<ResultChange, DeskError> RoundDesk::setResult(contest::EventId event, Place place,
                                                       const contest::ResultInput& input,
                                                       const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultChange, DeskError> {
        const auto game = gameOf(found, place);
        if (!game) return refused(game);
        const auto entered = judged(found.setup, contest::GameKind::Round, input);
        if (!entered) return refused(entered);
        const auto after =
            withTotalsOfSheet(change.edit().reading(), found, db::ofGame((*game)->id), *entered);
        if (!after) return refused(after);
        const auto kind = putResult(change, found, **game, *after);
        if (!kind) return refused(kind);
        if (*kind == ChangeKind::Confirmed) return refused(Refusal::ResultUnchanged);
        return ResultChange{(*game)->id, *kind, (*game)->result, *after};
      },
      db::BoardAt{event, place.round, place.board});
}

Expected<ResultPreview, DeskError> RoundDesk::previewResult(contest::EventId event, Place place,
                                                            const contest::ResultInput& input) const {
  const auto now = stateOf(*m_desk, event);
  if (!now) return refused(now);
  const auto game = gameOf(*now->event, place);
  if (!game) return refused(game);
  const auto entered = judged(now->event->setup, contest::GameKind::Round, input);
  if (!entered) return refused(entered);
  auto after = withTotalsOfSheet(now->reading, *now->event, db::ofGame((*game)->id), *entered);
  if (!after) return refused(after);
  Effects effects = *questionOf(*now->contest, *now->event, **game, *after).as<Effects>();
  return ResultPreview{(*game)->result, *std::move(after), place, std::move(effects)};
}

Expected<ResultChange, DeskError> RoundDesk::setRematch(contest::EventId event, contest::EntryId blue,
                                                        contest::EntryId red,
                                                        const contest::ResultInput& input,
                                                        const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultChange, DeskError> {
        contest::Rematch rematch{{}, blue, red, {}};
        if (auto checked = checkEntries(found, rematch); !checked) return refused(checked);
        const auto entered = judged(found.setup, contest::GameKind::Rematch, input);
        if (!entered) return refused(entered);
        rematch.result = *entered;
        if (auto checked = checkNoneLive(change.edit().reading(), found, meetingOf(rematch)); !checked) {
          return refused(checked);
        }
        auto put = putRematch(change, found, rematch);
        if (put && put->kind == ChangeKind::Confirmed) return refused(Refusal::ResultUnchanged);
        return put;
      });
}

Expected<ResultReopened, DeskError> RoundDesk::reopenResult(contest::EventId event, Place place,
                                                            const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultReopened, DeskError> {
        const auto game = gameOf(found, place);
        if (!game) return refused(game);
        if (!(*game)->result) return refusedAt(Refusal::ResultOpen, place);
        return takeResult(change, found, meetingOf(**game));
      });
}

Expected<ResultReopened, DeskError> RoundDesk::reopenRematch(contest::EventId event, RematchOf of,
                                                             const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ResultReopened, DeskError> {
        const auto meeting = meetingOf(found, of);
        if (!meeting) return refused(meeting);
        return takeResult(change, found, *meeting);
      });
}

Expected<contest::Lot, DeskError> RoundDesk::drawLot(contest::EventId event, const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [](const Change& change, const contest::Event& found) -> Expected<contest::Lot, DeskError> {
        const contest::Standings table = contest::standings(found);
        if (table.lotsOpen.empty()) return refused(Refusal::NoLotOpen, found.setup.name);
        const auto& tied = table.lotsOpen.front();
        Question question{ConfirmationLevel::Acknowledge, ConfirmationReason::LotDrawn,
                          std::to_string(tied.size())};
        if (auto checked = change.requireConfirmation(std::move(question)); !checked) return refused(checked);
        contest::Lot lot = contest::drawLot(found, tied);
        return toDeskResult(db::RoundEdit(change.edit()).addLot(found.id, lot)).map([&] { return lot; });
      });
}

bool asksForConfirmation(const contest::Event& event, const contest::Game& game) {
  return game.result.has_value() || numberOf(game.round) < roundsPaired(event);
}

contest::Standings standingsOf(const contest::Event& event, const std::vector<ResultDifference>& differing) {
  contest::Standings table;
  table.event = event.id;
  if (event.entries.size() >= 2) table = contest::standings(event);
  table.provisional = table.provisional || !differing.empty();
  return table;
}

}  // namespace damath::desk

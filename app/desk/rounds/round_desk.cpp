// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/round_desk.hpp"

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "core/contest/model/lot.hpp"
#include "core/contest/model/rounds.hpp"
#include "db/edits/round_edit.hpp"

namespace damath::desk {

DeskResult<ResultChange> RoundDesk::setResult(contest::EventId event, Place place,
                                              const contest::ResultInput& input, const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<ResultChange> {
        DAMATH_TRY(game, gameOf(found, place));
        DAMATH_TRY(entered, judged(found.setup, contest::GameKind::Round, input));
        DAMATH_TRY(after,
                   withTotalsOfSheet(change.edit().reading(), found, db::ofGame((*game)->id), *entered));
        DAMATH_TRY(put, putResult(change, found, **game, *after));
        if (put->kind == ChangeKind::Confirmed) return enteredAlready(change, found, **game);
        return ResultChange{(*game)->id, put->kind, (*game)->result, *after, std::move(put->again)};
      },
      db::BoardAt{event, place.round, place.board});
}

DeskResult<ResultPreview> RoundDesk::previewResult(contest::EventId event, Place place,
                                                   const contest::ResultInput& input) const {
  DAMATH_TRY(now, stateOf(*m_desk, event));
  DAMATH_TRY(game, gameOf(*now->event, place));
  DAMATH_TRY(entered, judged(now->event->setup, contest::GameKind::Round, input));
  DAMATH_TRY(after, withTotalsOfSheet(now->reading, *now->event, db::ofGame((*game)->id), *entered));
  DAMATH_TRY(question, questionOf(now->reading, *now->contest, *now->event, **game, *after));
  return ResultPreview{(*game)->result, *std::move(after), place, *question->as<Effects>()};
}

DeskResult<ResultChange> RoundDesk::setRematch(contest::EventId event, contest::EntryId blue,
                                               contest::EntryId red, const contest::ResultInput& input,
                                               const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ResultChange> {
                     contest::Rematch rematch{{}, blue, red, {}};
                     DAMATH_CHECK(checkEntries(found, rematch));
                     DAMATH_TRY(entered, judged(found.setup, contest::GameKind::Rematch, input));
                     rematch.result = *entered;
                     DAMATH_CHECK(checkNoneLive(change.edit().reading(), found, meetingOf(rematch)));
                     auto put = putRematch(change, found, rematch);
                     if (put && put->kind == ChangeKind::Confirmed) return refused(Refusal::ResultUnchanged);
                     return put;
                   });
}

DeskResult<ResultChange> RoundDesk::correctRematch(contest::EventId event, RematchOf of,
                                                   const contest::ResultInput& input, const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ResultChange> {
                     contest::Rematch after{{}, of.one, of.other, {}};
                     DAMATH_CHECK(checkEntries(found, after));
                     const contest::Rematch* before = rematchAt(found, of);
                     if (before == nullptr) return refusedAt(Refusal::NoSuchRematch, of);
                     DAMATH_TRY(entered, judged(found.setup, contest::GameKind::Rematch, input));
                     after.result = *entered;
                     auto put = correctedRematch(change, found, *before, std::move(after));
                     if (put && put->kind == ChangeKind::Confirmed) return refused(Refusal::ResultUnchanged);
                     return put;
                   });
}

DeskResult<ResultReopened> RoundDesk::reopenResult(contest::EventId event, Place place,
                                                   const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ResultReopened> {
                     DAMATH_TRY(game, gameOf(found, place));
                     if (!(*game)->result) return refusedAt(Refusal::ResultOpen, place);
                     return takeResult(change, found, meetingOf(**game));
                   });
}

DeskResult<ResultReopened> RoundDesk::reopenRematch(contest::EventId event, RematchOf of,
                                                    const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<ResultReopened> {
                     DAMATH_TRY(meeting, meetingOf(found, of));
                     return takeResult(change, found, *meeting);
                   });
}

DeskResult<contest::Lot> RoundDesk::drawLot(contest::EventId event, const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [](const Change& change, const contest::Event& found) -> DeskResult<contest::Lot> {
        const contest::Standings table = contest::standings(found);
        if (table.lotsOpen.empty()) return refused(Refusal::NoLotOpen, found.setup.name);
        const auto& tied = table.lotsOpen.front();
        DAMATH_CHECK(change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                                 .code = ConfirmationReason::LotDrawn,
                                                 .subject = std::to_string(tied.size()),
                                                 .facts = PlayersMeant{tied}}));
        contest::Lot lot = contest::drawLot(found, tied);
        return toDeskResult(db::RoundEdit(change.edit()).addLot(found.id, lot)).map([&] { return lot; });
      });
}

bool asksForConfirmation(const contest::Event& event, const contest::Game& game) {
  // Compares the round of the game with the newest round, which is faster than searching all games for a
  // later round.
  const contest::Round* newest = contest::newestRound(event);
  return game.result.has_value() || (newest != nullptr && game.round < newest->number);
}

contest::Standings standingsOf(const contest::Event& event, const std::vector<ResultDifference>& differing) {
  contest::Standings table;
  table.event = event.id;
  if (event.entries.size() >= 2) table = contest::standings(event);
  table.provisional = table.provisional || !differing.empty();
  return table;
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/open_live.hpp"

#include <string>
#include <variant>

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

// True if a scoresheet is in force. If `live` is set, true only if the scoresheet was made from that live
// game.
DeskResult<bool> hasSheet(const db::Reading& reading, const db::SheetOwner& owner,
                          std::optional<std::int64_t> live) {
  DAMATH_TRY(stored, sheetInForce(reading, owner));
  if (!*stored) return false;
  return !live || (*stored)->sheet.tag(sheet::kLiveTag) == std::to_string(*live);
}

db::LiveOwner ownerOf(const contest::Event& event, const Meeting& meeting) {
  const bool isGame = meeting.owner.kind == db::OwnerKind::Game;
  return {event.id, meeting.owner.kind, isGame ? meeting.owner.game : contest::GameId{}, meeting.blue,
          meeting.red};
}

bool isGivenUp(const db::LiveRecord& record) {
  return !record.steps.empty() && std::holds_alternative<play::AbandonStep>(record.steps.back().step);
}

int turnsOf(const db::LiveRecord& record) {
  int turns = 0;
  for (const db::StoredStep& stored : record.steps) {
    if (std::holds_alternative<play::TurnStep>(stored.step)) ++turns;
    if (std::holds_alternative<play::UndoTurnStep>(stored.step)) --turns;
  }
  return turns;
}

// Returns the open live game of the two players; nullopt if they have no open live game, or if it is the live
// game `live`, from which the change comes.
DeskResult<std::optional<db::LiveRecord>> otherLive(const db::Reading& reading, const contest::Event& event,
                                                    const Meeting& meeting, std::string_view live) {
  auto record = openLive(reading, event, meeting);
  if (record && *record && std::to_string((*record)->id) == live) record->reset();
  return record;
}

}  // namespace

DeskResult<bool> isPlayed(const db::Reading& reading, const contest::Event& event, const db::LiveOwner& owner,
                          std::optional<std::int64_t> live) {
  if (owner.kind == db::OwnerKind::Game) {
    const contest::Game* game = event.find(owner.game);
    if (game == nullptr || game->result) return true;
    return hasSheet(reading, db::ofGame(owner.game), std::nullopt);
  }
  if (!live) return false;
  for (const contest::Rematch& rematch : event.rematches) {
    if (!contest::isBetween(rematch, owner.blue, owner.red)) continue;
    DAMATH_TRY(isMadeFromLive, hasSheet(reading, db::ofRematch(rematch.id), live));
    if (*isMadeFromLive) return true;
  }
  return false;
}

DeskResult<std::optional<db::LiveRecord>> openLive(const db::Reading& reading, const contest::Event& event,
                                                   const Meeting& meeting) {
  auto record = toDeskResult(reading.live(ownerOf(event, meeting)));
  if (!record || !*record) return record;
  if (isGivenUp(**record)) return std::nullopt;
  DAMATH_TRY(played, isPlayed(reading, event, (*record)->owner, (*record)->id));
  return *played ? std::nullopt : *std::move(record);
}

DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                               contest::RoundNumber round) {
  DAMATH_TRY(records, toDeskResult(reading.liveGames(event.id)));
  for (const db::LiveRecord& record : *records) {
    const bool isGame = record.owner.kind == db::OwnerKind::Game;
    const contest::Game* game = isGame ? event.find(record.owner.game) : nullptr;
    if (game == nullptr || game->round != round || isGivenUp(record)) continue;
    DAMATH_TRY(played, isPlayed(reading, event, record.owner, record.id));
    if (!*played) return refusedAt(Refusal::LiveOpen, Place{game->round, game->board});
  }
  return {};
}

DeskResult<void> checkNoneLive(const db::Reading& reading, const contest::Event& event,
                               const Meeting& meeting, std::string_view live) {
  DAMATH_TRY(record, otherLive(reading, event, meeting, live));
  if (*record) return refusedAt(Refusal::LiveOpen, meeting.at);
  return {};
}

DeskResult<void> askBeforeLiveCloses(const Change& change, const contest::Event& event,
                                     const Meeting& meeting, std::string_view live) {
  DAMATH_TRY(record, otherLive(change.edit().reading(), event, meeting, live));
  if (!*record) return {};
  Question question = questionAt(ConfirmationLevel::Confirm, ConfirmationReason::LiveClosed, meeting.at);
  question.subject = std::to_string(turnsOf(**record));
  return change.requireConfirmation(std::move(question));
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/reopening.hpp"

#include <utility>

#include "app/desk/rounds/result_question.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "core/precondition.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"

namespace damath::desk {

namespace {

// Returns the version in force if it is accepted, else nullopt. Errors: SheetSignedOff.
DeskResult<std::optional<contest::SheetId>> acceptedSheet(const Change& change, const Meeting& meeting) {
  DAMATH_TRY(stored, sheetInForce(change.edit().reading(), meeting.owner));
  if (!*stored) return std::nullopt;
  if ((*stored)->signOff) return refusedAt(Refusal::SheetSignedOff, meeting.at);
  if ((*stored)->acceptance == db::Acceptance::Open) return std::nullopt;
  return (*stored)->id;
}

}  // namespace

DeskResult<ResultReopened> takeResult(const Change& change, const contest::Event& event,
                                      const Meeting& meeting) {
  DAMATH_TRY(sheet, acceptedSheet(change, meeting));
  const bool isGame = meeting.owner.kind == db::OwnerKind::Game;
  const contest::Game* game = isGame ? event.find(meeting.owner.game) : nullptr;
  const contest::Rematch* rematch = isGame ? nullptr : event.findRematch(meeting.owner.game);
  DAMATH_EXPECTS(game != nullptr || rematch != nullptr);
  auto question = isGame ? questionOf(change.contest(), event, *game, std::nullopt)
                         : questionOf(change.contest(), event, *rematch);
  DAMATH_CHECK(change.requireConfirmation(std::move(question)));
  if (*sheet) {
    DAMATH_CHECK(change.requireConfirmation(
        questionAt(ConfirmationLevel::Confirm, ConfirmationReason::AcceptanceUndone, meeting.at)));
    DAMATH_CHECK(toDeskResult(db::SheetEdit(change.edit()).withdrawAcceptance(**sheet)));
  }
  db::RoundEdit rounds(change.edit());
  DAMATH_CHECK(
      toDeskResult(isGame ? rounds.removeResult(game->id) : rounds.removeRematch(event.id, rematch->id)));
  return ResultReopened{meeting.owner.game, *meeting.result,
                        *sheet ? db::Acceptance::Accepted : db::Acceptance::Open};
}

}  // namespace damath::desk

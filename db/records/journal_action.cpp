// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/journal_action.hpp"

#include <algorithm>
#include <iterator>

#include "core/every.hpp"

namespace damath::db {

namespace {

enum class Undoing { Possible, Never };
struct ActionRow {
  JournalAction first;
  std::string_view word;
  Undoing undoing;
};
constexpr ActionRow kActions[] = {
    {JournalAction::CreateContest, "createContest", Undoing::Never},
    {JournalAction::Migrate, "migrate", Undoing::Never},
    {JournalAction::LeaveOfficial, "leaveOfficial", Undoing::Never},
    {JournalAction::AddEvent, "addEvent", Undoing::Possible},
    {JournalAction::SetEvent, "setEvent", Undoing::Possible},
    {JournalAction::ImportPlayers, "importPlayers", Undoing::Possible},
    {JournalAction::AddPlayer, "addPlayer", Undoing::Possible},
    {JournalAction::SetPlayer, "setPlayer", Undoing::Possible},
    {JournalAction::RemovePlayer, "removePlayer", Undoing::Possible},
    {JournalAction::RenameContest, "renameContest", Undoing::Possible},
    {JournalAction::RenameEvent, "renameEvent", Undoing::Possible},
    {JournalAction::SetNotice, "setNotice", Undoing::Possible},
    {JournalAction::TakeOverRound, "takeOverRound", Undoing::Possible},
    {JournalAction::TakeOverReport, "takeOverReport", Undoing::Possible},
    {JournalAction::Withdraw, "withdraw", Undoing::Possible},
    {JournalAction::Rejoin, "rejoin", Undoing::Possible},
    {JournalAction::SetAbsence, "setAbsence", Undoing::Possible},
    {JournalAction::CheckIn, "checkIn", Undoing::Possible},
    {JournalAction::Renumber, "renumber", Undoing::Possible},
    {JournalAction::PairRound, "pairRound", Undoing::Possible},
    {JournalAction::PairByHand, "pairByHand", Undoing::Possible},
    {JournalAction::PublishRound, "publishRound", Undoing::Possible},
    {JournalAction::UnpairRound, "unpairRound", Undoing::Possible},
    {JournalAction::SetResult, "setResult", Undoing::Possible},
    {JournalAction::CorrectResult, "correctResult", Undoing::Possible},
    {JournalAction::ReopenResult, "reopenResult", Undoing::Possible},
    {JournalAction::ReopenSheet, "reopenSheet", Undoing::Possible},
    {JournalAction::TakeOffSheet, "takeOffSheet", Undoing::Possible},
    {JournalAction::RemoveRematch, "removeRematch", Undoing::Possible},
    {JournalAction::AddRematch, "addRematch", Undoing::Possible},
    {JournalAction::CorrectRematch, "correctRematch", Undoing::Possible},
    {JournalAction::DrawLot, "drawLot", Undoing::Possible},
    {JournalAction::StoreSheet, "storeSheet", Undoing::Possible},
    {JournalAction::AcceptSheet, "acceptSheet", Undoing::Possible},
    {JournalAction::ReviewSheet, "reviewSheet", Undoing::Possible},
    {JournalAction::Rule, "rule", Undoing::Possible},
    {JournalAction::SignOff, "signOff", Undoing::Never},
    {JournalAction::AddViolation, "addViolation", Undoing::Never},
    {JournalAction::BeginLive, "beginLive", Undoing::Never},
    {JournalAction::LetTurnStand, "letTurnStand", Undoing::Never},
    {JournalAction::TakeBackTurn, "takeBackTurn", Undoing::Never},
    {JournalAction::GoOnLive, "goOnLive", Undoing::Never},
    {JournalAction::ChargeClock, "chargeClock", Undoing::Never},
    {JournalAction::Object, "object", Undoing::Never},
    {JournalAction::RuleAtBoard, "ruleAtBoard", Undoing::Never},
    {JournalAction::AbandonLive, "abandonLive", Undoing::Never},
    {JournalAction::LendEvent, "lendEvent", Undoing::Never},
    {JournalAction::BorrowEvent, "borrowEvent", Undoing::Never},
    {JournalAction::TakeEventBack, "takeEventBack", Undoing::Never},
    {JournalAction::MergeEvent, "mergeEvent", Undoing::Never},
    {JournalAction::Restore, "restore", Undoing::Never},
    {JournalAction::Undo, "undo", Undoing::Possible},
    {JournalAction::Redo, "redo", Undoing::Possible},
};
static_assert(coversEvery(kActions));

const ActionRow& rowOf(JournalAction action) {
  return *std::ranges::find(kActions, action, &ActionRow::first);
}

}  // namespace

std::string_view toText(JournalAction action) {
  return rowOf(action).word;
}

std::optional<JournalAction> parseJournalAction(std::string_view text) {
  const auto* row = std::ranges::find(kActions, text, &ActionRow::word);
  return row == std::end(kActions) ? std::nullopt : std::optional(row->first);
}

bool isOfLiveGame(JournalAction action) {
  switch (action) {
    case JournalAction::BeginLive:
    case JournalAction::LetTurnStand:
    case JournalAction::TakeBackTurn:
    case JournalAction::GoOnLive:
    case JournalAction::ChargeClock:
    case JournalAction::Object:
    case JournalAction::RuleAtBoard:
    case JournalAction::AbandonLive:
      return true;
    default:
      return false;
  }
}

bool isNeverUndone(JournalAction action) {
  return rowOf(action).undoing == Undoing::Never;
}

}  // namespace damath::db

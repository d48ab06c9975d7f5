// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/journal_action.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::db {

namespace {

constexpr Spelling<JournalAction> kActions[] = {
    {JournalAction::CreateContest, "createContest"},
    {JournalAction::Migrate, "migrate"},
    {JournalAction::LeaveOfficial, "leaveOfficial"},
    {JournalAction::AddEvent, "addEvent"},
    {JournalAction::SetEvent, "setEvent"},
    {JournalAction::ImportPlayers, "importPlayers"},
    {JournalAction::AddPlayer, "addPlayer"},
    {JournalAction::SetPlayer, "setPlayer"},
    {JournalAction::RemovePlayer, "removePlayer"},
    {JournalAction::RenameContest, "renameContest"},
    {JournalAction::RenameEvent, "renameEvent"},
    {JournalAction::TakeOverRound, "takeOverRound"},
    {JournalAction::TakeOverReport, "takeOverReport"},
    {JournalAction::Withdraw, "withdraw"},
    {JournalAction::Rejoin, "rejoin"},
    {JournalAction::SetAbsence, "setAbsence"},
    {JournalAction::CheckIn, "checkIn"},
    {JournalAction::Renumber, "renumber"},
    {JournalAction::PairRound, "pairRound"},
    {JournalAction::PairByHand, "pairByHand"},
    {JournalAction::PublishRound, "publishRound"},
    {JournalAction::UnpairRound, "unpairRound"},
    {JournalAction::SetResult, "setResult"},
    {JournalAction::CorrectResult, "correctResult"},
    {JournalAction::ReopenResult, "reopenResult"},
    {JournalAction::ReopenSheet, "reopenSheet"},
    {JournalAction::RemoveRematch, "removeRematch"},
    {JournalAction::AddRematch, "addRematch"},
    {JournalAction::CorrectRematch, "correctRematch"},
    {JournalAction::DrawLot, "drawLot"},
    {JournalAction::StoreSheet, "storeSheet"},
    {JournalAction::AcceptSheet, "acceptSheet"},
    {JournalAction::ReviewSheet, "reviewSheet"},
    {JournalAction::Rule, "rule"},
    {JournalAction::SignOff, "signOff"},
    {JournalAction::AddViolation, "addViolation"},
    {JournalAction::LendEvent, "lendEvent"},
    {JournalAction::BorrowEvent, "borrowEvent"},
    {JournalAction::TakeEventBack, "takeEventBack"},
    {JournalAction::MergeEvent, "mergeEvent"},
    {JournalAction::Restore, "restore"},
    {JournalAction::Undo, "undo"},
    {JournalAction::Redo, "redo"},
};
static_assert(coversEvery(kActions));

}  // namespace

std::string_view toText(JournalAction action) {
  return spellingOf(kActions, action);
}

std::optional<JournalAction> parseJournalAction(std::string_view text) {
  return valueOf(kActions, text);
}

}  // namespace damath::db

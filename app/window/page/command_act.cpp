// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/command_act.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace damath::window {

namespace {

using db::JournalAction;

constexpr std::pair<Command, JournalAction> kActs[] = {
    {Command::AddEvent, JournalAction::AddEvent},
    {Command::ChangeEvent, JournalAction::SetEvent},
    {Command::RenameEvent, JournalAction::RenameEvent},
    {Command::RenameContest, JournalAction::RenameContest},
    {Command::ImportPlayers, JournalAction::ImportPlayers},
    {Command::PastePlayers, JournalAction::ImportPlayers},
    {Command::AddPlayer, JournalAction::AddPlayer},
    {Command::EditPlayer, JournalAction::SetPlayer},
    {Command::WriteCell, JournalAction::SetPlayer},
    {Command::RemovePlayer, JournalAction::RemovePlayer},
    {Command::Withdraw, JournalAction::Withdraw},
    {Command::Rejoin, JournalAction::Rejoin},
    {Command::MarkAbsent, JournalAction::SetAbsence},
    {Command::Renumber, JournalAction::Renumber},
    {Command::CheckInPresent, JournalAction::CheckIn},
    {Command::CheckInLate, JournalAction::CheckIn},
    {Command::CheckInAbsent, JournalAction::CheckIn},
    {Command::CheckInUnseen, JournalAction::CheckIn},
    {Command::CheckInRest, JournalAction::CheckIn},
    {Command::PairRound, JournalAction::PairRound},
    {Command::PairByHand, JournalAction::PairByHand},
    {Command::KeepPairing, JournalAction::PairByHand},
    {Command::ProgramPairing, JournalAction::PairByHand},
    {Command::PublishRound, JournalAction::PublishRound},
    {Command::UnpairRound, JournalAction::UnpairRound},
    {Command::EnterResult, JournalAction::SetResult},
    {Command::ReopenResult, JournalAction::ReopenResult},
    {Command::KeepLive, JournalAction::BeginLive},
    {Command::ImportSheet, JournalAction::StoreSheet},
    {Command::SaveSheet, JournalAction::StoreSheet},
    {Command::AcceptHabit, JournalAction::StoreSheet},
    {Command::DeclineHabit, JournalAction::StoreSheet},
    {Command::TakeOffSheet, JournalAction::TakeOffSheet},
    {Command::AcceptSheet, JournalAction::AcceptSheet},
    {Command::MarkChecked, JournalAction::ReviewSheet},
    {Command::EnterAgain, JournalAction::ReviewSheet},
    {Command::StoreSecondEntry, JournalAction::ReviewSheet},
    {Command::TakeCorrection, JournalAction::Rule},
    {Command::KeepWritten, JournalAction::Rule},
    {Command::CorrectCell, JournalAction::Rule},
    {Command::SignOff, JournalAction::SignOff},
    {Command::LogViolation, JournalAction::AddViolation},
    {Command::ConfirmDisqualification, JournalAction::AddViolation},
    {Command::EnterRematch, JournalAction::AddRematch},
    {Command::DrawLot, JournalAction::DrawLot},
    {Command::SetNotice, JournalAction::SetNotice},
    {Command::Undo, JournalAction::Undo},
    {Command::UndoTo, JournalAction::Undo},
    {Command::UndoAct, JournalAction::Undo},
    {Command::Redo, JournalAction::Redo},
    {Command::SplitEvent, JournalAction::LendEvent},
    {Command::MergeEvent, JournalAction::MergeEvent},
    {Command::ReclaimEvent, JournalAction::TakeEventBack},
    {Command::LeaveOfficial, JournalAction::LeaveOfficial}};

}  // namespace

std::optional<JournalAction> actOf(Command command) {
  const auto* act = std::ranges::find(kActs, command, &std::pair<Command, JournalAction>::first);
  return act == std::end(kActs) ? std::nullopt : std::optional(act->second);
}

}  // namespace damath::window

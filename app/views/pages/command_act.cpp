// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/command_act.hpp"

namespace damath::views {

std::optional<db::JournalAction> actOf(Command command) {
  using db::JournalAction;
  switch (command) {
    case Command::AddEvent:
      return JournalAction::AddEvent;
    case Command::ChangeEvent:
      return JournalAction::SetEvent;
    case Command::RenameEvent:
      return JournalAction::RenameEvent;
    case Command::RenameContest:
      return JournalAction::RenameContest;
    case Command::ImportPlayers:
    case Command::PastePlayers:
      return JournalAction::ImportPlayers;
    case Command::AddPlayer:
      return JournalAction::AddPlayer;
    case Command::EditPlayer:
    case Command::WriteCell:
      return JournalAction::SetPlayer;
    case Command::RemovePlayer:
      return JournalAction::RemovePlayer;
    case Command::Withdraw:
      return JournalAction::Withdraw;
    case Command::Rejoin:
      return JournalAction::Rejoin;
    case Command::MarkAbsent:
      return JournalAction::SetAbsence;
    case Command::Renumber:
      return JournalAction::Renumber;
    case Command::CheckInPresent:
    case Command::CheckInLate:
    case Command::CheckInAbsent:
    case Command::CheckInUnseen:
    case Command::CheckInRest:
      return JournalAction::CheckIn;
    case Command::PairRound:
      return JournalAction::PairRound;
    case Command::PairByHand:
    case Command::KeepPairing:
    case Command::ProgramPairing:
      return JournalAction::PairByHand;
    case Command::PublishRound:
      return JournalAction::PublishRound;
    case Command::UnpairRound:
      return JournalAction::UnpairRound;
    case Command::EnterResult:
      return JournalAction::SetResult;
    case Command::ReopenResult:
      return JournalAction::ReopenResult;
    case Command::KeepLive:
      return JournalAction::BeginLive;
    case Command::ImportSheet:
    case Command::SaveSheet:
      return JournalAction::StoreSheet;
    case Command::TakeOffSheet:
      return JournalAction::TakeOffSheet;
    case Command::AcceptSheet:
      return JournalAction::AcceptSheet;
    case Command::LookOver:
    case Command::KeyAgain:
    case Command::StoreKeying:
      return JournalAction::ReviewSheet;
    case Command::TakeCorrection:
    case Command::KeepWritten:
    case Command::CorrectCell:
      return JournalAction::Rule;
    case Command::SignOff:
      return JournalAction::SignOff;
    case Command::LogViolation:
    case Command::ConfirmDisqualification:
      return JournalAction::AddViolation;
    case Command::EnterRematch:
      return JournalAction::AddRematch;
    case Command::DrawLot:
      return JournalAction::DrawLot;
    case Command::SetNotice:
      return JournalAction::SetNotice;
    case Command::Undo:
    case Command::UndoTo:
      return JournalAction::Undo;
    case Command::Redo:
      return JournalAction::Redo;
    case Command::SplitEvent:
      return JournalAction::LendEvent;
    case Command::MergeEvent:
      return JournalAction::MergeEvent;
    case Command::ReclaimEvent:
      return JournalAction::TakeEventBack;
    case Command::LeaveOfficial:
      return JournalAction::LeaveOfficial;
    default:
      return std::nullopt;
  }
}

}  // namespace damath::views

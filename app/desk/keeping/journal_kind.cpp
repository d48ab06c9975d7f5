// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/journal_kind.hpp"

#include "core/spellings.hpp"

namespace damath::desk {

namespace {

using db::JournalAction;

}  // namespace

JournalKind journalKindOf(std::optional<JournalAction> action) {
  if (!action) return JournalKind::Keeping;
  switch (*action) {
    case JournalAction::CreateContest:
    case JournalAction::Migrate:
    case JournalAction::LeaveOfficial:
    case JournalAction::RenameContest:
    case JournalAction::SetNotice:
    case JournalAction::AddEvent:
    case JournalAction::SetEvent:
    case JournalAction::RenameEvent:
      return JournalKind::Contest;
    case JournalAction::ImportPlayers:
    case JournalAction::AddPlayer:
    case JournalAction::SetPlayer:
    case JournalAction::RemovePlayer:
    case JournalAction::Withdraw:
    case JournalAction::Rejoin:
    case JournalAction::SetAbsence:
    case JournalAction::CheckIn:
    case JournalAction::Renumber:
      return JournalKind::Players;
    case JournalAction::TakeOverRound:
    case JournalAction::TakeOverReport:
    case JournalAction::PairRound:
    case JournalAction::PairByHand:
    case JournalAction::PublishRound:
    case JournalAction::UnpairRound:
      return JournalKind::Rounds;
    case JournalAction::SetResult:
    case JournalAction::CorrectResult:
    case JournalAction::ReopenResult:
    case JournalAction::RemoveRematch:
    case JournalAction::AddRematch:
    case JournalAction::CorrectRematch:
    case JournalAction::DrawLot:
      return JournalKind::Results;
    case JournalAction::ReopenSheet:
    case JournalAction::TakeOffSheet:
    case JournalAction::StoreSheet:
    case JournalAction::AcceptSheet:
    case JournalAction::BeginLive:
    case JournalAction::TakeBackTurn:
    case JournalAction::GoOnLive:
    case JournalAction::ChargeClock:
    case JournalAction::AbandonLive:
      return JournalKind::Sheets;
    case JournalAction::ReviewSheet:
    case JournalAction::Rule:
    case JournalAction::SignOff:
    case JournalAction::AddViolation:
    case JournalAction::LetTurnStand:
    case JournalAction::Object:
    case JournalAction::RuleAtBoard:
      return JournalKind::Reviews;
    case JournalAction::LendEvent:
    case JournalAction::BorrowEvent:
    case JournalAction::TakeEventBack:
    case JournalAction::MergeEvent:
    case JournalAction::Restore:
    case JournalAction::Undo:
    case JournalAction::Redo:
      return JournalKind::Keeping;
  }
  return JournalKind::Keeping;
}

std::string_view toText(JournalKind kind) {
  return spellingOf(kind);
}

std::optional<JournalKind> parseJournalKind(std::string_view text) {
  return valueOf<JournalKind>(text);
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/act_words.hpp"

#include <algorithm>
#include <iterator>

#include "app/desk/change/confirmation.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "db_JournalAction.inc"

using db::BackupOccasion;
using db::JournalAction;
using desk::ConfirmationReason;

// A reason for a backup, and the action before which that backup was made.
struct ActBehind {
  db::BackupReason reason;
  JournalAction act;
};
constexpr ActBehind kActs[] = {
    {BackupOccasion::Import, JournalAction::ImportPlayers},
    {BackupOccasion::Merge, JournalAction::MergeEvent},
    {BackupOccasion::Restore, JournalAction::Restore},
    {ConfirmationReason::ResultCorrected, JournalAction::CorrectResult},
    {ConfirmationReason::PastCorrected, JournalAction::CorrectResult},
    {ConfirmationReason::PastEntered, JournalAction::SetResult},
    {ConfirmationReason::LiveClosed, JournalAction::SetResult},
    {ConfirmationReason::ResultDiffers, JournalAction::SetResult},
    {ConfirmationReason::ResultReopened, JournalAction::ReopenResult},
    {ConfirmationReason::PastReopened, JournalAction::ReopenResult},
    {ConfirmationReason::RematchReopened, JournalAction::RemoveRematch},
    {ConfirmationReason::AcceptanceUndone, JournalAction::ReopenSheet},
    {ConfirmationReason::SignedCorrected, JournalAction::StoreSheet},
    {ConfirmationReason::SheetMisfiled, JournalAction::StoreSheet},
    {ConfirmationReason::SheetReplaced, JournalAction::StoreSheet},
    {ConfirmationReason::SheetNewer, JournalAction::StoreSheet},
    {ConfirmationReason::SheetTakenOff, JournalAction::TakeOffSheet},
    {ConfirmationReason::RoundOvertaken, JournalAction::PublishRound},
    {ConfirmationReason::RoundUnpaired, JournalAction::UnpairRound},
    {ConfirmationReason::PublicUnpaired, JournalAction::UnpairRound},
    {ConfirmationReason::PairedUnseen, JournalAction::PairRound},
    {ConfirmationReason::PairedByHand, JournalAction::PairByHand},
    {ConfirmationReason::DoubtfulByHand, JournalAction::PairByHand},
    {ConfirmationReason::SetupChanged, JournalAction::SetEvent},
    {ConfirmationReason::Renumbered, JournalAction::Renumber},
    {ConfirmationReason::EnteredLate, JournalAction::ImportPlayers},
    {ConfirmationReason::Withdrawn, JournalAction::Withdraw},
    {ConfirmationReason::Absent, JournalAction::SetAbsence},
    {ConfirmationReason::PlayerChanged, JournalAction::SetPlayer},
    {ConfirmationReason::PlayerRemoved, JournalAction::RemovePlayer},
    {ConfirmationReason::PlayerForgotten, JournalAction::ForgetPlayer},
    {ConfirmationReason::ContestRenamed, JournalAction::RenameContest},
    {ConfirmationReason::EventRenamed, JournalAction::RenameEvent},
    {ConfirmationReason::LeftOfficial, JournalAction::LeaveOfficial},
    {ConfirmationReason::Undone, JournalAction::Undo},
    {ConfirmationReason::SignedOff, JournalAction::SignOff},
    {ConfirmationReason::Lent, JournalAction::LendEvent},
    {ConfirmationReason::TakenBack, JournalAction::TakeEventBack},
    {ConfirmationReason::ReportTaken, JournalAction::TakeOverReport},
    {ConfirmationReason::ResultMeanwhile, JournalAction::CorrectResult},
    {ConfirmationReason::RulingTurns, JournalAction::Rule},
    {ConfirmationReason::NotFollowed, JournalAction::AcceptSheet},
    {ConfirmationReason::PublishedWithout, JournalAction::PublishRound},
    {ConfirmationReason::PairedAfterAbsence, JournalAction::PairRound},
};

}  // namespace

std::string actText(const desk::RowFacts& facts, Language language) {
  if (facts.isCarried) {
    return said(facts.action == JournalAction::Rule ? Phrase::RowRulingCarried : Phrase::RowReviewCarried,
                language);
  }
  return facts.action ? std::string(toText(phraseOf(*facts.action), language)) : facts.word;
}

std::string copyText(const db::BackupReason& reason, Language language) {
  if (reason == db::BackupReason(BackupOccasion::Time)) return said(Phrase::CopyOfTime, language);
  const auto* known = std::ranges::find(kActs, reason, &ActBehind::reason);
  if (known == std::end(kActs)) return said(Phrase::CopyBeforeChange, language);
  return said(Phrase::CopyBefore, language, {toText(phraseOf(known->act), language)});
}

}  // namespace damath::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/act_words.hpp"

#include <algorithm>
#include <iterator>

#include "app/desk/change/confirmation.hpp"
#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "db/journal_action.hpp"

namespace damath::words {

namespace {

#include "db_JournalAction.inc"

using db::JournalAction;
using desk::ConfirmationReason;

// What was done once the question was answered.
struct ActBehind {
  std::string_view why;
  JournalAction act;
};
const ActBehind kActs[] = {
    {"import", JournalAction::ImportPlayers},
    {"merge", JournalAction::MergeEvent},
    {"restore", JournalAction::Restore},
    {toText(ConfirmationReason::ResultCorrected), JournalAction::CorrectResult},
    {toText(ConfirmationReason::PastCorrected), JournalAction::CorrectResult},
    {toText(ConfirmationReason::PastEntered), JournalAction::SetResult},
    {toText(ConfirmationReason::ResultDiffers), JournalAction::SetResult},
    {toText(ConfirmationReason::ResultReopened), JournalAction::ReopenResult},
    {toText(ConfirmationReason::PastReopened), JournalAction::ReopenResult},
    {toText(ConfirmationReason::RematchReopened), JournalAction::RemoveRematch},
    {toText(ConfirmationReason::AcceptanceUndone), JournalAction::ReopenSheet},
    {toText(ConfirmationReason::SignedCorrected), JournalAction::StoreSheet},
    {toText(ConfirmationReason::SheetMisfiled), JournalAction::StoreSheet},
    {toText(ConfirmationReason::SheetReplaced), JournalAction::StoreSheet},
    {toText(ConfirmationReason::SheetNewer), JournalAction::StoreSheet},
    {toText(ConfirmationReason::RoundUnpaired), JournalAction::UnpairRound},
    {toText(ConfirmationReason::PublicUnpaired), JournalAction::UnpairRound},
    {toText(ConfirmationReason::PairedByHand), JournalAction::PairByHand},
    {toText(ConfirmationReason::DoubtfulByHand), JournalAction::PairByHand},
    {toText(ConfirmationReason::SetupChanged), JournalAction::SetEvent},
    {toText(ConfirmationReason::Renumbered), JournalAction::Renumber},
    {toText(ConfirmationReason::EnteredLate), JournalAction::ImportPlayers},
    {toText(ConfirmationReason::Withdrawn), JournalAction::Withdraw},
    {toText(ConfirmationReason::Absent), JournalAction::SetAbsence},
    {toText(ConfirmationReason::PlayerChanged), JournalAction::SetPlayer},
    {toText(ConfirmationReason::PlayerRemoved), JournalAction::RemovePlayer},
    {toText(ConfirmationReason::ContestRenamed), JournalAction::RenameContest},
    {toText(ConfirmationReason::EventRenamed), JournalAction::RenameEvent},
    {toText(ConfirmationReason::LeftOfficial), JournalAction::LeaveOfficial},
    {toText(ConfirmationReason::Undone), JournalAction::Undo},
    {toText(ConfirmationReason::SignedOff), JournalAction::SignOff},
    {toText(ConfirmationReason::Lent), JournalAction::LendEvent},
    {toText(ConfirmationReason::TakenBack), JournalAction::TakeEventBack},
    {toText(ConfirmationReason::ReportTaken), JournalAction::TakeOverReport},
};

}  // namespace

std::string actText(std::string_view action, Language language) {
  const std::optional<db::JournalAction> known = db::parseJournalAction(action);
  return std::string(known ? patternOf(*known).in(language) : action);
}

std::string copyText(std::string_view why, Language language) {
  const std::string_view word = why.substr(0, why.find('-'));  // the second of one moment has a number behind
  if (word == "time") return said(text::kCopyOfTime, language);
  const auto* known = std::ranges::find(kActs, word, &ActBehind::why);
  if (known == std::end(kActs)) return said(text::kCopyBeforeChange, language);
  return said(text::kCopyBefore, language, {patternOf(known->act).in(language)});
}

}  // namespace damath::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/desk_error.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<Refusal> kRefusals[] = {
    {Refusal::StoreFailed, "storeFailed"},
    {Refusal::FileExists, "fileExists"},
    {Refusal::NameMissing, "nameMissing"},
    {Refusal::NotText, "notText"},
    {Refusal::TextUnseen, "textUnseen"},
    {Refusal::TextTooLong, "textTooLong"},
    {Refusal::NoSuchDay, "noSuchDay"},
    {Refusal::EventExists, "eventExists"},
    {Refusal::NoSuchEvent, "noSuchEvent"},
    {Refusal::ChipSetBroken, "chipSetBroken"},
    {Refusal::BadLegs, "badLegs"},
    {Refusal::BadRounds, "badRounds"},
    {Refusal::RowsRefused, "rowsRefused"},
    {Refusal::PlayerRefused, "playerRefused"},
    {Refusal::PlayerUnchanged, "playerUnchanged"},
    {Refusal::PlayerStays, "playerStays"},
    {Refusal::ViolationLogged, "violationLogged"},
    {Refusal::NamesUnchanged, "namesUnchanged"},
    {Refusal::EntriesFrozen, "entriesFrozen"},
    {Refusal::TooFewEntries, "tooFewEntries"},
    {Refusal::Complete, "complete"},
    {Refusal::ResultsMissing, "resultsMissing"},
    {Refusal::NoSuchGame, "noSuchGame"},
    {Refusal::TotalsRequired, "totalsRequired"},
    {Refusal::EndingNotAllowed, "endingNotAllowed"},
    {Refusal::TotalsIncomplete, "totalsIncomplete"},
    {Refusal::TotalImpossible, "totalImpossible"},
    {Refusal::ResultUnchanged, "resultUnchanged"},
    {Refusal::ResultOpen, "resultOpen"},
    {Refusal::ByRequired, "byRequired"},
    {Refusal::ReasonRequired, "reasonRequired"},
    {Refusal::NoSuchSheet, "noSuchSheet"},
    {Refusal::SheetAccepted, "sheetAccepted"},
    {Refusal::SheetEmpty, "sheetEmpty"},
    {Refusal::NoSuchEntry, "noSuchEntry"},
    {Refusal::NoRematchDue, "noRematchDue"},
    {Refusal::ConfirmationAsked, "careAsked"},
    {Refusal::ScheduleImpossible, "scheduleImpossible"},
    {Refusal::RematchMissing, "rematchMissing"},
    {Refusal::NothingLeft, "nothingLeft"},
    {Refusal::TooManyEntries, "tooManyEntries"},
    {Refusal::PairingImpossible, "pairingImpossible"},
    {Refusal::RoundNotPaired, "roundNotPaired"},
    {Refusal::RoundHasResults, "roundHasResults"},
    {Refusal::RoundPublished, "roundPublished"},
    {Refusal::LateImpossible, "lateImpossible"},
    {Refusal::AlreadyWithdrawn, "alreadyWithdrawn"},
    {Refusal::NeverLeft, "neverLeft"},
    {Refusal::NoSuchRound, "noSuchRound"},
    {Refusal::RoundPlayed, "roundPlayed"},
    {Refusal::NoLotOpen, "noLotOpen"},
    {Refusal::AlreadyPractice, "alreadyPractice"},
    {Refusal::SheetSignedOff, "sheetSignedOff"},
    {Refusal::ReviewedAlready, "reviewedAlready"},
    {Refusal::NotReviewed, "notReviewed"},
    {Refusal::SheetOpen, "sheetOpen"},
    {Refusal::ReviewDiffers, "reviewDiffers"},
    {Refusal::AcceptedDiffers, "acceptedDiffers"},
    {Refusal::SheetDisagrees, "sheetDisagrees"},
    {Refusal::NoSuchFinding, "noSuchFinding"},
    {Refusal::BackupBroken, "backupBroken"},
    {Refusal::NothingToUndo, "nothingToUndo"},
    {Refusal::ChangeStays, "changeStays"},
    {Refusal::NothingToRedo, "nothingToRedo"},
    {Refusal::RulingNoValue, "rulingNoValue"},
    {Refusal::NoSuchRematch, "noSuchRematch"},
    {Refusal::NoSuchAct, "noSuchAct"},
    {Refusal::EventHere, "eventHere"},
    {Refusal::EventLent, "eventLent"},
    {Refusal::FileBorrowed, "fileBorrowed"},
    {Refusal::EventNotBorrowed, "eventNotBorrowed"},
    {Refusal::NotABranch, "notABranch"},
    {Refusal::BranchMerged, "branchMerged"},
    {Refusal::BranchDiverged, "branchDiverged"},
    {Refusal::EntriesPresent, "entriesPresent"},
    {Refusal::ReportBroken, "reportBroken"},
    {Refusal::ReportUnfit, "reportUnfit"},
    {Refusal::ReportUnplayable, "reportUnplayable"},
};
static_assert(coversEvery(kRefusals));

}  // namespace

std::string_view toText(Refusal refusal) {
  return spellingOf(kRefusals, refusal);
}

}  // namespace damath::desk

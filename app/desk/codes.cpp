// SPDX-License-Identifier: GPL-3.0-or-later
// The desk's reason codes as JSON output spells them.
#include "app/desk/desk_error.hpp"
#include "app/desk/import_done.hpp"
#include "app/desk/problem.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/desk/status.hpp"
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

constexpr Spelling<RowReason> kRowReasons[] = {
    {RowReason::NotText, "notText"},
    {RowReason::UnseenText, "unseenText"},
    {RowReason::TextTooLong, "textTooLong"},
    {RowReason::TooLarge, "tooLarge"},
    {RowReason::WrongHeader, "wrongHeader"},
    {RowReason::BlankHeading, "blankHeading"},
    {RowReason::NoHeader, "noHeader"},
    {RowReason::ColumnTwice, "columnTwice"},
    {RowReason::ColumnMissing, "columnMissing"},
    {RowReason::NoRows, "noRows"},
    {RowReason::OpenQuote, "openQuote"},
    {RowReason::TooManyCells, "tooManyCells"},
    {RowReason::MissingLast, "missingLast"},
    {RowReason::MissingFirst, "missingFirst"},
    {RowReason::NameUndivided, "nameUndivided"},
    {RowReason::NameUnclear, "nameUnclear"},
    {RowReason::MissingSchool, "missingSchool"},
    {RowReason::BadRating, "badRating"},
    {RowReason::DuplicateInFile, "duplicateInFile"},
    {RowReason::DuplicateInEvent, "duplicateInEvent"},
};
static_assert(coversEvery(kRowReasons));

constexpr Spelling<ProblemKind> kProblems[] = {
    {ProblemKind::FileDamaged, "fileDamaged"},       {ProblemKind::BrokenReference, "brokenReference"},
    {ProblemKind::FindingsDiffer, "findingsDiffer"}, {ProblemKind::ResultDiffers, "resultDiffers"},
    {ProblemKind::JournalGap, "journalGap"},         {ProblemKind::JournalUnchained, "journalUnchained"},
    {ProblemKind::JournalDiffers, "journalDiffers"}, {ProblemKind::SheetDiffers, "sheetDiffers"},
};
static_assert(coversEvery(kProblems));

constexpr Spelling<NextStep> kSteps[] = {
    {NextStep::ImportPlayers, "importPlayers"},
    {NextStep::PairRound, "pairRound"},
    {NextStep::EnterResults, "enterResults"},
    {NextStep::PlayRematches, "playRematches"},
    {NextStep::CheckSheets, "checkSheets"},
    {NextStep::Final, "final"},
    {NextStep::ChangePlan, "changePlan"},
    {NextStep::PairByHand, "pairByHand"},
    {NextStep::DrawLot, "drawLot"},
    {NextStep::ReviewSheets, "reviewSheets"},
};
static_assert(coversEvery(kSteps));

constexpr Spelling<MismatchKind> kMismatches[] = {
    {MismatchKind::Set, "set"},           {MismatchKind::Ruleset, "ruleset"}, {MismatchKind::Start, "start"},
    {MismatchKind::BlueName, "blueName"}, {MismatchKind::RedName, "redName"}, {MismatchKind::Round, "round"},
    {MismatchKind::Board, "board"},       {MismatchKind::Sides, "sides"},
};
static_assert(coversEvery(kMismatches));

constexpr Spelling<ImportNoteKind> kImportNotes[] = {{ImportNoteKind::SeveralEvents, "severalEvents"},
                                                     {ImportNoteKind::OverLimit, "overLimit"},
                                                     {ImportNoteKind::OutsideLevel, "outsideLevel"}};
static_assert(coversEvery(kImportNotes));

constexpr Spelling<ConfirmationReason> kCareCodes[] = {
    {ConfirmationReason::ResultCorrected, "resultCorrected"},
    {ConfirmationReason::PastCorrected, "pastCorrected"},
    {ConfirmationReason::PastEntered, "pastEntered"},
    {ConfirmationReason::ResultReopened, "resultReopened"},
    {ConfirmationReason::PastReopened, "pastReopened"},
    {ConfirmationReason::RematchReopened, "rematchReopened"},
    {ConfirmationReason::AcceptanceUndone, "acceptanceUndone"},
    {ConfirmationReason::SignedCorrected, "signedCorrected"},
    {ConfirmationReason::SheetMisfiled, "sheetMisfiled"},
    {ConfirmationReason::SheetReplaced, "sheetReplaced"},
    {ConfirmationReason::SheetNewer, "sheetNewer"},
    {ConfirmationReason::ResultDiffers, "resultDiffers"},
    {ConfirmationReason::ReviewedAlone, "reviewedAlone"},
    {ConfirmationReason::SignedAlone, "signedAlone"},
    {ConfirmationReason::Reviewed, "reviewed"},
    {ConfirmationReason::Ruled, "ruled"},
    {ConfirmationReason::ViolationLogged, "violationLogged"},
    {ConfirmationReason::RoundUnpaired, "roundUnpaired"},
    {ConfirmationReason::PublicUnpaired, "publicUnpaired"},
    {ConfirmationReason::PairedByHand, "pairedByHand"},
    {ConfirmationReason::DoubtfulByHand, "doubtfulByHand"},
    {ConfirmationReason::SetupChanged, "setupChanged"},
    {ConfirmationReason::Renumbered, "renumbered"},
    {ConfirmationReason::EnteredLate, "enteredLate"},
    {ConfirmationReason::Withdrawn, "withdrawn"},
    {ConfirmationReason::Absent, "absent"},
    {ConfirmationReason::PlayerChanged, "playerChanged"},
    {ConfirmationReason::PlayerRemoved, "playerRemoved"},
    {ConfirmationReason::ContestRenamed, "contestRenamed"},
    {ConfirmationReason::EventRenamed, "eventRenamed"},
    {ConfirmationReason::LeftOfficial, "leftOfficial"},
    {ConfirmationReason::LotDrawn, "lotDrawn"},
    {ConfirmationReason::Undone, "undone"},
    {ConfirmationReason::Restored, "restored"},
    {ConfirmationReason::SignedOff, "signedOff"},
    {ConfirmationReason::Lent, "lent"},
    {ConfirmationReason::TakenBack, "takenBack"},
    {ConfirmationReason::ReportTaken, "reportTaken"},
};
static_assert(coversEvery(kCareCodes));

}  // namespace

std::string_view toText(ConfirmationReason code) {
  return spellingOf(kCareCodes, code);
}

std::string_view toText(ImportNoteKind kind) {
  return spellingOf(kImportNotes, kind);
}

std::string_view toText(Refusal refusal) {
  return spellingOf(kRefusals, refusal);
}

std::string_view toText(RowReason reason) {
  return spellingOf(kRowReasons, reason);
}

std::string_view toText(ProblemKind kind) {
  return spellingOf(kProblems, kind);
}

std::string_view toText(NextStep step) {
  return spellingOf(kSteps, step);
}

std::string_view toText(MismatchKind kind) {
  return spellingOf(kMismatches, kind);
}

}  // namespace damath::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/refusal_status.hpp"

namespace damath::cli {

ExitStatus statusOf(desk::Refusal refusal) {
  using enum desk::Refusal;
  switch (refusal) {
    case PlayerUnchanged:
    case PlayerStays:
    case ViolationLogged:
    case NamesUnchanged:
    case ResultOpen:
    case EntriesFrozen:
    case TooFewEntries:
    case Complete:
    case ResultsMissing:
    case ResultUnchanged:
    case SheetAccepted:
    case NoSuchSheet:
    case NoRematchDue:
    case ConfirmationAsked:
    case ScheduleImpossible:
    case RematchMissing:
    case NothingLeft:
    case TooManyEntries:
    case PairingImpossible:
    case RoundNotPaired:
    case RoundHasResults:
    case RoundPublished:
    case LateImpossible:
    case AlreadyWithdrawn:
    case RoundPlayed:
    case NeverLeft:
    case NoSuchRound:
    case SheetEmpty:
    case NoLotOpen:
    case AlreadyPractice:
    case SheetSignedOff:
    case ReviewedAlready:
    case NotReviewed:
    case SheetOpen:
    case ReviewDiffers:
    case AcceptedDiffers:
    case SheetDisagrees:
    case NoSuchFinding:
    case NoSuchRematch:
    case NothingToUndo:
    case ChangeStays:
    case NothingToRedo:
    case EventHere:
    case EventLent:
    case FileBorrowed:
    case EventNotBorrowed:
    case BranchMerged:
    case BranchDiverged:
    case EntriesPresent:
    case ReportUnplayable:
      return ExitStatus::Findings;
    case StoreFailed:
    case FileExists:
    case NameMissing:
    case NotText:
    case TextUnseen:
    case TextTooLong:
    case NoSuchDay:
    case EventExists:
    case NoSuchEvent:
    case ChipSetBroken:
    case BadLegs:
    case BadRounds:
    case RowsRefused:
    case PlayerRefused:
    case NoSuchGame:
    case TotalsRequired:
    case EndingNotAllowed:
    case TotalsIncomplete:
    case TotalImpossible:
    case ByRequired:
    case ReasonRequired:
    case NoSuchEntry:
    case RulingNoValue:
    case NoSuchAct:
    case NotABranch:
    case BackupBroken:
    case ReportBroken:
    case ReportUnfit:
      return ExitStatus::Unusable;
  }
  return ExitStatus::Unusable;
}

}  // namespace damath::cli

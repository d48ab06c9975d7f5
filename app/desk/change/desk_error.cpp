// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/desk_error.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/every.hpp"
#include "core/promise.hpp"

namespace damath::desk {

namespace {

template <class Facts, std::size_t kIndex = 0>
consteval std::size_t indexOf() {
  if constexpr (std::is_same_v<Facts, std::variant_alternative_t<kIndex, RefusalFacts>>) {
    return kIndex;
  } else {
    return indexOf<Facts, kIndex + 1>();
  }
}

template <class Facts>
constexpr std::size_t kKind = indexOf<Facts>();

constexpr RefusalRow kRefusals[] = {
    {Refusal::StoreFailed, "storeFailed", kKind<FileFault>, StandsAgainst::Request},
    {Refusal::FileExists, "fileExists", kKind<Subject>, StandsAgainst::Request},
    {Refusal::NameMissing, "nameMissing", kKind<std::monostate>, StandsAgainst::Request},
    {Refusal::NotText, "notText", kKind<Subject>, StandsAgainst::Request},
    {Refusal::TextUnseen, "textUnseen", kKind<Subject>, StandsAgainst::Request},
    {Refusal::TextTooLong, "textTooLong", kKind<Subject>, StandsAgainst::Request},
    {Refusal::NoSuchDay, "noSuchDay", kKind<Subject>, StandsAgainst::Request},
    {Refusal::EventExists, "eventExists", kKind<Subject>, StandsAgainst::Request},
    {Refusal::NoSuchEvent, "noSuchEvent", kKind<Subject>, StandsAgainst::Request},
    {Refusal::ChipSetBroken, "chipSetBroken", kKind<Subject>, StandsAgainst::Request},
    {Refusal::BadLegs, "badLegs", kKind<Subject>, StandsAgainst::Request},
    {Refusal::BadRounds, "badRounds", kKind<Subject>, StandsAgainst::Request},
    {Refusal::RowsRefused, "rowsRefused", kKind<BadRows>, StandsAgainst::Request},
    {Refusal::PlayerRefused, "playerRefused", kKind<BadRows>, StandsAgainst::Request},
    {Refusal::PlayerUnchanged, "playerUnchanged", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::PlayerStays, "playerStays", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::ViolationLogged, "violationLogged", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::NamesUnchanged, "namesUnchanged", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::EntriesFrozen, "entriesFrozen", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::TooFewEntries, "tooFewEntries", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::Complete, "complete", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::ResultsMissing, "resultsMissing", kKind<Missing>, StandsAgainst::Contest},
    {Refusal::NoSuchGame, "noSuchGame", kKind<At>, StandsAgainst::Request},
    {Refusal::TotalsRequired, "totalsRequired", kKind<OfEnding>, StandsAgainst::Request},
    {Refusal::EndingNotAllowed, "endingNotAllowed", kKind<OfEnding>, StandsAgainst::Request},
    {Refusal::TotalsIncomplete, "totalsIncomplete", kKind<std::monostate>, StandsAgainst::Request},
    {Refusal::TotalImpossible, "totalImpossible", kKind<BadTotal>, StandsAgainst::Request},
    {Refusal::ResultUnchanged, "resultUnchanged", kKind<std::monostate>, StandsAgainst::Contest},
    {Refusal::ResultOpen, "resultOpen", kKind<At>, StandsAgainst::Contest},
    {Refusal::ByRequired, "byRequired", kKind<Asked>, StandsAgainst::Request},
    {Refusal::ReasonRequired, "reasonRequired", kKind<Asked>, StandsAgainst::Request},
    {Refusal::NoSuchSheet, "noSuchSheet", kKind<At>, StandsAgainst::Contest},
    {Refusal::SheetAccepted, "sheetAccepted", kKind<At>, StandsAgainst::Contest},
    {Refusal::SheetEmpty, "sheetEmpty", kKind<At>, StandsAgainst::Contest},
    {Refusal::NoSuchEntry, "noSuchEntry", kKind<Subject>, StandsAgainst::Request},
    {Refusal::NoRematchDue, "noRematchDue", kKind<std::monostate>, StandsAgainst::Contest},
    {Refusal::ConfirmationAsked, "careAsked", kKind<Asked>, StandsAgainst::Contest},
    {Refusal::ScheduleImpossible, "scheduleImpossible", kKind<BadPlan>, StandsAgainst::Contest},
    {Refusal::RematchMissing, "rematchMissing", kKind<Missing>, StandsAgainst::Contest},
    {Refusal::NothingLeft, "nothingLeft", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::TooManyEntries, "tooManyEntries", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::PairingImpossible, "pairingImpossible", kKind<BadRound>, StandsAgainst::Contest},
    {Refusal::RoundNotPaired, "roundNotPaired", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::RoundHasResults, "roundHasResults", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::EnteredByOther, "enteredByOther", kKind<MetEntry>, StandsAgainst::Contest},
    {Refusal::EnteredAlready, "enteredAlready", kKind<MetEntry>, StandsAgainst::Contest},
    {Refusal::SheetByOther, "sheetByOther", kKind<MetSheet>, StandsAgainst::Contest},
    {Refusal::BoardPairedAnew, "boardPairedAnew", kKind<At>, StandsAgainst::Contest},
    {Refusal::RoundHeld, "roundHeld", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::RoundPublished, "roundPublished", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::PairingUnchanged, "pairingUnchanged", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::LateImpossible, "lateImpossible", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::AlreadyWithdrawn, "alreadyWithdrawn", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::NeverLeft, "neverLeft", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::NoSuchRound, "noSuchRound", kKind<Bounded>, StandsAgainst::Contest},
    {Refusal::RoundPlayed, "roundPlayed", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::NoLotOpen, "noLotOpen", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::AlreadyPractice, "alreadyPractice", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::SheetSignedOff, "sheetSignedOff", kKind<At>, StandsAgainst::Contest},
    {Refusal::ReviewedAlready, "reviewedAlready", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::NotReviewed, "notReviewed", kKind<At>, StandsAgainst::Contest},
    {Refusal::SheetOpen, "sheetOpen", kKind<At>, StandsAgainst::Contest},
    {Refusal::ReviewDiffers, "reviewDiffers", kKind<At>, StandsAgainst::Contest},
    {Refusal::AcceptedDiffers, "acceptedDiffers", kKind<ResultDifference>, StandsAgainst::Contest},
    {Refusal::SheetDisagrees, "sheetDisagrees", kKind<At>, StandsAgainst::Contest},
    {Refusal::NoSuchFinding, "noSuchFinding", kKind<At>, StandsAgainst::Contest},
    {Refusal::RulingNoValue, "rulingNoValue", kKind<BadValue>, StandsAgainst::Request},
    {Refusal::NoSuchRematch, "noSuchRematch", kKind<At>, StandsAgainst::Contest},
    {Refusal::LiveMissing, "liveMissing", kKind<At>, StandsAgainst::Contest},
    {Refusal::LiveBegun, "liveBegun", kKind<At>, StandsAgainst::Contest},
    {Refusal::GamePlayed, "gamePlayed", kKind<At>, StandsAgainst::Contest},
    {Refusal::LiveMoved, "liveMoved", kKind<At>, StandsAgainst::Contest},
    {Refusal::LiveBroken, "liveBroken", kKind<At>, StandsAgainst::Contest},
    {Refusal::LiveOpen, "liveOpen", kKind<At>, StandsAgainst::Contest},
    {Refusal::LiveByProgram, "liveByProgram", kKind<At>, StandsAgainst::Contest},
    {Refusal::TurnRefused, "turnRefused", kKind<notation::TypedTurnFault>, StandsAgainst::Contest},
    {Refusal::GameOver, "gameOver", kKind<At>, StandsAgainst::Contest},
    {Refusal::GameGoesOn, "gameGoesOn", kKind<At>, StandsAgainst::Contest},
    {Refusal::NothingPlayed, "nothingPlayed", kKind<At>, StandsAgainst::Contest},
    {Refusal::ObjectionOpen, "objectionOpen", kKind<At>, StandsAgainst::Contest},
    {Refusal::NoObjection, "noObjection", kKind<At>, StandsAgainst::Contest},
    {Refusal::RepetitionOpen, "repetitionOpen", kKind<At>, StandsAgainst::Contest},
    {Refusal::NoRepetition, "noRepetition", kKind<At>, StandsAgainst::Contest},
    {Refusal::TimeIsOver, "timeIsOver", kKind<At>, StandsAgainst::Contest},
    {Refusal::ClockRefused, "clockRefused", kKind<At>, StandsAgainst::Contest},
    {Refusal::EndedByBoard, "endedByBoard", kKind<At>, StandsAgainst::Contest},
    {Refusal::NoSuchPaper, "noSuchPaper", kKind<Subject>, StandsAgainst::Request},
    {Refusal::BackupBroken, "backupBroken", kKind<Subject>, StandsAgainst::Request},
    {Refusal::NothingToUndo, "nothingToUndo", kKind<std::monostate>, StandsAgainst::Contest},
    {Refusal::ChangeStays, "changeStays", kKind<RowFacts>, StandsAgainst::Contest},
    {Refusal::NothingToRedo, "nothingToRedo", kKind<std::monostate>, StandsAgainst::Contest},
    {Refusal::ActBuiltOn, "actBuiltOn", kKind<BuiltOn>, StandsAgainst::Contest},
    {Refusal::NoSuchAct, "noSuchAct", kKind<Subject>, StandsAgainst::Request},
    {Refusal::EventHere, "eventHere", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::EventLent, "eventLent", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::FileBorrowed, "fileBorrowed", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::EventNotBorrowed, "eventNotBorrowed", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::NotABranch, "notABranch", kKind<Subject>, StandsAgainst::Request},
    {Refusal::BranchMerged, "branchMerged", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::BranchDiverged, "branchDiverged", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::EntriesPresent, "entriesPresent", kKind<Subject>, StandsAgainst::Contest},
    {Refusal::ReportBroken, "reportBroken", kKind<notation::TrfFaults>, StandsAgainst::Request},
    {Refusal::ReportUnfit, "reportUnfit", kKind<notation::TrfMisfits>, StandsAgainst::Request},
    {Refusal::ReportUnplayable, "reportUnplayable", kKind<BadRound>, StandsAgainst::Contest},
};
static_assert(std::ranges::equal(kRefusals, kEvery<Refusal>, {}, &RefusalRow::refusal));

}  // namespace

const RefusalRow& rowOf(Refusal refusal) {
  return kRefusals[static_cast<std::size_t>(refusal)];
}

std::string_view toText(Refusal refusal) {
  return rowOf(refusal).code;
}

template <class Facts>
DeskError::DeskError(Refusal why, Facts what)
    : refusal(why), facts(std::make_shared<const RefusalFacts>(std::move(what))) {
  DAMATH_EXPECTS(facts->index() == rowOf(refusal).facts);
}
DeskError::DeskError(Refusal why) : DeskError(why, RefusalFacts()) {}

template DeskError::DeskError(Refusal, RefusalFacts);
template DeskError::DeskError(Refusal, Subject);
template DeskError::DeskError(Refusal, Bounded);
template DeskError::DeskError(Refusal, At);
template DeskError::DeskError(Refusal, Missing);
template DeskError::DeskError(Refusal, OfEnding);
template DeskError::DeskError(Refusal, BadRows);
template DeskError::DeskError(Refusal, BadTotal);
template DeskError::DeskError(Refusal, BadValue);
template DeskError::DeskError(Refusal, BadPlan);
template DeskError::DeskError(Refusal, BadRound);
template DeskError::DeskError(Refusal, Asked);
template DeskError::DeskError(Refusal, FileFault);
template DeskError::DeskError(Refusal, ResultDifference);
template DeskError::DeskError(Refusal, RowFacts);
template DeskError::DeskError(Refusal, notation::TrfFaults);
template DeskError::DeskError(Refusal, notation::TrfMisfits);
template DeskError::DeskError(Refusal, notation::TypedTurnFault);
template DeskError::DeskError(Refusal, MetEntry);
template DeskError::DeskError(Refusal, MetSheet);
template DeskError::DeskError(Refusal, BuiltOn);

const Question* DeskError::question() const {
  const auto* asked = as<Asked>();
  return asked != nullptr && asked->question ? &*asked->question : nullptr;
}

std::vector<Question> DeskError::questions() const {
  const auto* asked = as<Asked>();
  if (asked == nullptr || !asked->question) return {};
  std::vector<Question> all{*asked->question};
  all.insert(all.end(), asked->further.begin(), asked->further.end());
  return all;
}

std::string_view DeskError::subject() const {
  const auto* named = as<Subject>();
  return named == nullptr ? std::string_view() : named->text;
}

}  // namespace damath::desk

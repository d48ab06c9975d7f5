// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/confirmation.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::db {

namespace {

constexpr Spelling<ConfirmationReason> kReasons[] = {
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
    {ConfirmationReason::SheetTakenOff, "sheetTakenOff"},
    {ConfirmationReason::LiveClosed, "liveClosed"},
    {ConfirmationReason::ResultDiffers, "resultDiffers"},
    {ConfirmationReason::ReviewedAlone, "reviewedAlone"},
    {ConfirmationReason::SignedAlone, "signedAlone"},
    {ConfirmationReason::Reviewed, "reviewed"},
    {ConfirmationReason::Ruled, "ruled"},
    {ConfirmationReason::ViolationLogged, "violationLogged"},
    {ConfirmationReason::RoundPublished, "roundPublished"},
    {ConfirmationReason::RoundOvertaken, "roundOvertaken"},
    {ConfirmationReason::RoundUnpaired, "roundUnpaired"},
    {ConfirmationReason::PublicUnpaired, "publicUnpaired"},
    {ConfirmationReason::PairedUnseen, "pairedUnseen"},
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
    {ConfirmationReason::ResultMeanwhile, "resultMeanwhile"},
    {ConfirmationReason::ChangedMeanwhile, "changedMeanwhile"},
};
static_assert(coversEvery(kReasons));

}  // namespace

std::string_view toText(ConfirmationReason code) {
  return spellingOf(kReasons, code);
}

std::optional<ConfirmationReason> parseConfirmationReason(std::string_view text) {
  return valueOf(kReasons, text);
}

std::optional<ConfirmationLevel> confirmationLevelAt(int number) {
  const auto level = static_cast<ConfirmationLevel>(number);
  const bool isOne = level >= ConfirmationLevel::Note && level <= ConfirmationLevel::TwoSteps;
  return isOne ? std::optional(level) : std::nullopt;
}

}  // namespace damath::db

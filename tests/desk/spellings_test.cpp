// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the names of enums in files and in JSON. If an enum value is renamed in the program, a table must
// keep the written name (core/spellings.hpp), so that no file changes.
#include <gtest/gtest.h>

#include <string>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/mismatch.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/events/review_queue.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/passed_line.hpp"
#include "app/desk/roster/roster_headings.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "core/contest/model/contest.hpp"
#include "core/play/live_game.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"
#include "db/files/backup_ring.hpp"
#include "db/records/branch.hpp"
#include "db/records/check_in.hpp"
#include "db/records/clock_jump.hpp"
#include "db/records/confirmation.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/journal_head.hpp"
#include "db/records/person.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/violation.hpp"

namespace damath {
namespace {

template <class Enum>
std::string spellings() {
  return joined(kEvery<Enum>, " ", [](Enum value) {
    EXPECT_EQ(valueOf<Enum>(spellingOf(value)), value);
    return spellingOf(value);
  });
}

TEST(SpellingsOfRows, StayAsFilesHaveThem) {
  EXPECT_EQ(spellings<contest::Publication>(), "held published");
  EXPECT_EQ(spellings<db::Arrival>(), "present late");
  EXPECT_EQ(spellings<db::BranchPart>(), "lent borrowed returned");
  EXPECT_EQ(spellings<db::LeftReason>(),
            "noTable noColumn wrongType notText unreadable notAllowed twice noParent diskDamaged "
            "contestRenewed");
  EXPECT_EQ(spellings<db::HeadStanding>(), "contained ofBranch replaced lost elsewhere newer contradicted");
  EXPECT_EQ(
      spellings<db::ConfirmationReason>(),
      "resultCorrected pastCorrected pastEntered resultReopened pastReopened rematchReopened "
      "acceptanceUndone signedCorrected sheetMisfiled sheetReplaced sheetNewer sheetTakenOff liveClosed "
      "resultDiffers reviewedAlone signedAlone reviewed ruled violationLogged roundPublished roundOvertaken "
      "roundUnpaired publicUnpaired pairedUnseen pairedByHand doubtfulByHand setupChanged renumbered "
      "enteredLate withdrawn absent playerChanged playerRemoved playerForgotten contestRenamed eventRenamed "
      "leftOfficial "
      "lotDrawn undone restored signedOff lent takenBack reportTaken resultMeanwhile changedMeanwhile "
      "rulingTurns notFollowed leftUnpublished publishedWithout pairedAfterAbsence sheetTwice");
  EXPECT_EQ(spellings<db::BackupOccasion>(), "time import merge restore");
  EXPECT_EQ(
      spellings<db::JournalAction>(),
      "createContest migrate leaveOfficial addEvent setEvent importPlayers addPlayer setPlayer removePlayer "
      "forgetPlayer renameContest renameEvent setNotice takeOverRound takeOverReport withdraw rejoin "
      "setAbsence checkIn "
      "renumber pairRound pairByHand publishRound unpairRound setResult correctResult reopenResult "
      "reopenSheet takeOffSheet removeRematch addRematch correctRematch drawLot storeSheet acceptSheet "
      "reviewSheet rule signOff addViolation beginLive letTurnStand takeBackTurn goOnLive chargeClock object "
      "ruleAtBoard abandonLive lendEvent borrowEvent takeEventBack mergeEvent restore rescue issuePaper "
      "noteClock undo redo");
  EXPECT_EQ(spellings<db::ClockDoubt>(), "back ahead impossible");
  EXPECT_EQ(spellings<db::OwnerKind>(), "game rematch");
  EXPECT_EQ(spellings<db::Role>(), "display clerk reviewer arbiter owner");
  EXPECT_EQ(spellings<db::ViolationKind>(), "touchMove time other");
  EXPECT_EQ(spellings<desk::DoubtKind>(), "likeLine likeSchool noGrade otherGrade");
  EXPECT_EQ(spellings<desk::ImportNoteKind>(), "severalEvents overLimit outsideLevel tooManyToPair");
  EXPECT_EQ(spellings<db::JournalKind>(), "contest players rounds results sheets reviews keeping");
  EXPECT_EQ(spellings<desk::MismatchKind>(), "set ruleset start sides blueName redName round board");
  EXPECT_EQ(spellings<desk::NextStep>(),
            "importPlayers changePlan pairRound pairByHand enterResults publishRound playRematches pairAnew "
            "drawLot checkSheets reviewSheets elsewhere final");
  EXPECT_EQ(spellings<desk::PassedKind>(), "above headings school total ending label");
  EXPECT_EQ(spellings<desk::Presence>(), "unseen present late absent");
  EXPECT_EQ(spellings<desk::ProblemKind>(),
            "fileDamaged brokenReference findingsDiffer resultDiffers sheetDiffers journalGap "
            "journalUnchained journalDiffers");
  EXPECT_EQ(
      spellings<desk::Refusal>(),
      "storeFailed fileExists nameMissing notText textUnseen textTooLong noSuchDay eventExists noSuchEvent "
      "chipSetBroken badLegs badRounds rowsRefused playerRefused playerUnchanged playerStays violationLogged "
      "namesUnchanged entriesFrozen tooFewEntries complete resultsMissing noSuchGame totalsRequired "
      "endingNotAllowed totalsIncomplete totalImpossible resultUnchanged resultOpen byRequired "
      "reasonRequired noSuchSheet sheetAccepted sheetEmpty notProven keepsExchange leavesGamesOpen "
      "noSuchEntry noRematchDue "
      "confirmationAsked "
      "scheduleImpossible rematchMissing tieRematchMissing roundUnpublished roundAdrift nothingLeft "
      "tooManyEntries pairingImpossible roundNotPaired "
      "roundHasResults enteredByOther enteredAlready sheetByOther boardPairedAnew roundHeld roundPublished "
      "pairingUnchanged lateImpossible alreadyWithdrawn neverLeft noSuchRound roundPlayed noLotOpen "
      "alreadyPractice sheetSignedOff reviewedAlready notReviewed sheetOpen reviewDiffers acceptedDiffers "
      "sheetDisagrees noSuchFinding rulingNoValue noSuchRematch liveMissing liveBegun gamePlayed liveMoved "
      "liveBroken liveOpen liveByProgram turnRefused gameOver gameGoesOn nothingPlayed objectionOpen "
      "noObjection repetitionOpen noRepetition timeIsOver clockRefused endedByBoard noSuchPaper backupBroken "
      "nothingToUndo changeStays nothingToRedo actBuiltOn noSuchAct eventHere eventLent fileBorrowed "
      "eventNotBorrowed notABranch branchMerged branchDiverged entriesPresent reportBroken reportUnfit "
      "reportUnplayable");
  EXPECT_EQ(spellings<desk::RosterField>(),
            "last first middle name firstLast school district division grade section coach rating");
  EXPECT_EQ(spellings<desk::RowMatch>(), "new known alike");
  EXPECT_EQ(spellings<desk::RowReason>(),
            "notText unseenText textTooLong noValue tooLarge tooManyColumns wrongHeader blankHeading "
            "noHeader columnTwice "
            "columnMissing noRows noneNew openQuote tooManyCells missingLast missingFirst nameUndivided "
            "nameOneWord nameUnclear missingSchool badRating duplicateInFile duplicateInEvent");
  EXPECT_EQ(spellings<desk::OpenRounds>(), "keep pair");
  EXPECT_EQ(spellings<desk::LaterRoundState>(),
            "open follows hasResults hasSheets isLive isBuiltOn unpairable");
  EXPECT_EQ(spellings<desk::SheetNeed>(), "settling notFollowed accepting typing review signature nothing");
  EXPECT_EQ(spellings<desk::SheetStage>(), "entered accepted reviewed signedOff");
  EXPECT_EQ(spellings<play::Keeping>(), "program arbiter");
  EXPECT_EQ(spellings<sheet::HalfKind>(), "blank play remaining remainingTotal grandTotal");
}

}  // namespace
}  // namespace damath

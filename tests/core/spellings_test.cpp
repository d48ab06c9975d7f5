// SPDX-License-Identifier: GPL-3.0-or-later
// Files and JSON spell an enum value by its name in the code. If a value is renamed in the code, a table of
// file spellings becomes necessary (core/spellings.hpp), because files must not change.
#include <gtest/gtest.h>

#include <string>

#include "core/board/side.hpp"
#include "core/contest/clashes.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/school_standings.hpp"
#include "core/engine/erring.hpp"
#include "core/layers/role_options.hpp"
#include "core/play/game_clock.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/game.hpp"
#include "core/rules/ruleset.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"

namespace damath {
namespace {

template <class Enum>
std::string spellings() {
  return joined(kEvery<Enum>, " ", [](Enum value) {
    EXPECT_EQ(valueOf<Enum>(spellingOf(value)), value);
    return spellingOf(value);
  });
}

TEST(Spellings, StayAsFilesHaveThem) {
  EXPECT_EQ(spellings<board::Side>(), "blue red");
  EXPECT_EQ(spellings<contest::Acceleration>(), "none baku");
  EXPECT_EQ(spellings<contest::ByeKind>(), "allotted absent");
  EXPECT_EQ(spellings<contest::ClashKind>(), "severalEvents overLimit twiceInOne");
  EXPECT_EQ(spellings<contest::ContestLevel>(), "none school district division region national");
  EXPECT_EQ(spellings<contest::ContestMode>(), "official practice");
  EXPECT_EQ(spellings<contest::FirstMove>(), "balanced lot");
  EXPECT_EQ(spellings<contest::Medal>(), "gold silver bronze");
  EXPECT_EQ(spellings<contest::SchoolMates>(), "free keptApart");
  EXPECT_EQ(spellings<contest::SheetsWanted>(), "everyGame optional");
  EXPECT_EQ(spellings<contest::System>(), "roundRobin groups swiss knockOut doubleKnockOut");
  EXPECT_EQ(spellings<contest::TeamKind>(), "school district division");
  EXPECT_EQ(spellings<engine::Erring>(), "never pupil beginner");
  EXPECT_EQ(spellings<layers::Ranks>(), "neighbors row");
  EXPECT_EQ(spellings<play::ClockPhase>(), "ready waiting running paused timeOver stopped");
  EXPECT_EQ(spellings<play::PauseCause>(), "arbiter writing correction objection repetition gap");
  EXPECT_EQ(spellings<rules::DamaRange>(), "flying one");
  EXPECT_EQ(spellings<rules::CapturePriority>(),
            "countThenDama damaThenCount count dama any countThenTakenDama takenDamaThenCount");
  EXPECT_EQ(spellings<rules::Chain>(), "compulsory optional");
  EXPECT_EQ(spellings<rules::YesNo>(), "yes no");
  EXPECT_EQ(spellings<rules::Removal>(), "eachJump endOfTurn");
  EXPECT_EQ(spellings<rules::DamaPath>(), "segmentOnce noReversal free squareOnce");
  EXPECT_EQ(spellings<rules::Promotion>(), "turnEnd stop goOn");
  EXPECT_EQ(spellings<rules::DivideByZero>(), "zero noScore askArbiter");
  EXPECT_EQ(spellings<rules::ScoreDirection>(), "higherWins lowerWins");
  EXPECT_EQ(spellings<rules::RepetitionEnds>(), "arbiterConfirms automatic draw");
  EXPECT_EQ(spellings<rules::RepetitionBy>(), "either one");
  EXPECT_EQ(spellings<rules::Resignation>(), "opponentWins score");
  EXPECT_EQ(spellings<rules::MoveClockOnCapture>(), "applies waived");
  EXPECT_EQ(spellings<rules::PointSystem>(), "ownTotals difference average");
  EXPECT_EQ(spellings<rules::Ending>(),
            "time repetition cornered agreement inactivity noShowBlue noShowRed noShowBoth resignBlue "
            "resignRed disqualifiedBlue disqualifiedRed disqualifiedBoth");
  EXPECT_EQ(spellings<rules::Game>(), "damath english dame");
  EXPECT_EQ(spellings<sheet::Cell>(), "move score total remaining remainingTotal grandTotal result");
  EXPECT_EQ(
      spellings<sheet::FindingCode>(),
      "unreadableEntry noSuchChip wrongTurn illegalMove missedCapture notMaximum damaPriority "
      "chainNotFinished wrongOperator wrongOperand wrongScore wrongMultiplier wrongRounding missingFigure "
      "wrongTotal wrongRemaining missingRemaining extraRemaining wrongGrandTotal wrongResult entryAfterEnd "
      "missingLine repeatedLine habitFrame habitOperands habitSigns habitDoubling habitOption habitTotals "
      "exchangedColumns movedColumn exchangedLines jumpsInOneLine severalGames ambiguousRoute "
      "divisionByZero repetition gap");
  EXPECT_EQ(spellings<sheet::Severity>(), "error note");
}

TEST(Spellings, OfWhatIsNone) {
  EXPECT_EQ(spellingOf(static_cast<contest::System>(5)), "");
  EXPECT_EQ(valueOf<contest::System>("Swiss"), std::nullopt);
  EXPECT_EQ(valueOf<contest::System>(""), std::nullopt);
}

}  // namespace
}  // namespace damath

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/verification.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using testing::tamper;
using testing::tamperEvidence;

// A contest with one entered result, one result from an accepted sheet, and no rematch.
class Verification : public DeskTest {
 protected:
  Verification() {
    done(pairings().pairNextRound(m_event, m_user));
    done(rounds().setResult(m_event, place(1, 1), totals(75, -72), m_user));
    const auto sheet = notation::parseSheetText(
        "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n");
    done(sheets().storeSheet(m_event, place(1, 2), sheet.value(), m_user));
    done(sheets().acceptSheet(m_event, place(1, 2), m_user));
  }
  // Returns "kind subject" for each problem.
  std::string problems() {
    std::string text;
    const auto list = verify(*m_desk).value();
    for (const Problem& problem : list) {
      text += (text.empty() ? "" : "; ") + std::string(toText(problem.kind));
      if (!problem.subject.empty()) text += " " + problem.subject;
    }
    return text;
  }

  contest::EventId m_event = addEvent(4);
};

TEST_F(Verification, AnUntouchedFileHasNoProblems) {
  EXPECT_EQ(problems(), "");
}

TEST_F(Verification, HowFarItIsIsToldAndItCanBeEnded) {
  std::vector<int> told;
  int all = 0;
  ASSERT_TRUE(verify(*m_desk, [&](int done, int of) {
    told.push_back(done);
    all = of;
    return true;
  }));
  EXPECT_EQ(told, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(all, 2);

  ASSERT_EQ(tamper(m_path, "UPDATE game SET result = '0-1' WHERE board = 1"), "");
  int calls = 0;
  const auto part = verify(*m_desk, [&calls](int, int) { return ++calls < 2; });
  ASSERT_TRUE(part);
  ASSERT_EQ(part->size(), 1U) << "the first board was checked, and the journal no more";
  EXPECT_EQ(part->front().kind, ProblemKind::ResultDiffers);
}

TEST_F(Verification, BetweenTwoGamesOthersCanChangeTheFile) {
  bool isEntered = false;
  ASSERT_TRUE(verify(*m_desk, [&](int done, int) {
    if (done != 1) return true;
    auto other = Desk::open(m_path, m_clock);
    isEntered = EventDesk(*other.desk).addEvent(setupOf("Beside"), m_user).has_value();
    return true;
  }));
  EXPECT_TRUE(isEntered);
}

TEST_F(Verification, AResultChangedFromOutside) {
  ASSERT_EQ(tamper(m_path, "UPDATE game SET blue_grand = '76' WHERE board = 1"), "");
  EXPECT_EQ(problems(), "journalDiffers game 1");
  const auto list = verify(*m_desk).value();
  EXPECT_EQ(list[0].event, "Grade 7");
  EXPECT_EQ(list[0].round, 1);
  EXPECT_EQ(list[0].board, 1);
}

TEST_F(Verification, APointThatDoesNotFollow) {
  ASSERT_EQ(tamper(m_path, "UPDATE game SET result = '0-1' WHERE board = 1"), "");
  EXPECT_EQ(problems(), "resultDiffers game 1; journalDiffers game 1");
}

TEST_F(Verification, AResultThatItsAcceptedSheetDidNotGive) {
  ASSERT_EQ(tamper(m_path, "UPDATE game SET red_grand = '1000', result = '0-1' WHERE board = 2"), "");
  EXPECT_EQ(problems(), "sheetDiffers game 2; journalDiffers game 2");
}

TEST_F(Verification, ACorrectionAgainstTheAcceptedSheet) {
  announce({ConfirmationReason::ResultCorrected, ConfirmationReason::ResultDiffers});
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 2), totals(4, 1), m_named));
  EXPECT_EQ(problems(), "sheetDiffers game 2");
  const auto list = verify(*m_desk).value();
  EXPECT_EQ(list[0].event, "Grade 7");
  EXPECT_EQ(list[0].board, 2);
  EXPECT_EQ(list[0].detail.substr(0, 13), "1–0 (4 : 1)");
}

TEST_F(Verification, ARematchChangedFromOutsideNamesItsEvent) {
  contest::EventSetup setup = setupOf("Two");
  setup.legs = 2;
  const auto two = events().addEvent(setup, m_user).value();
  ASSERT_TRUE(events().importPlayers(two, rosterOf(2), m_user));
  while (const auto round = pairings().pairNextRound(two, m_user)) {
    ASSERT_TRUE(rounds().setResult(two, place(numberOf(round->round), 1), totals(9, 4), m_user));
  }
  const contest::Contest contest = snapshot();
  const auto& entries = contest.find(two)->entries;
  ASSERT_TRUE(rounds().setRematch(two, entries[0].id, entries[1].id, totals(8, 1), m_user));
  ASSERT_EQ(tamper(m_path, "UPDATE rematch SET blue_grand = '9'"), "");
  EXPECT_EQ(problems(), "journalDiffers rematch 1");
  EXPECT_EQ(verify(*m_desk).value()[0].event, "Two");
}

TEST_F(Verification, ASheetChangedFromOutside) {
  ASSERT_EQ(tamperEvidence(m_path, "UPDATE sheet SET content = replace(content, '-12', '-10')"), "");
  EXPECT_EQ(problems(), "findingsDiffer game 2; journalDiffers sheet 1");
}

TEST_F(Verification, AFindingRemovedFromOutside) {
  ASSERT_EQ(tamperEvidence(m_path, "DELETE FROM finding"), "");
  EXPECT_EQ(problems(), "findingsDiffer game 2; journalDiffers sheet 1");
}

TEST_F(Verification, APlayerRenamedFromOutside) {
  ASSERT_EQ(tamper(m_path, "UPDATE player SET last = 'Iba' WHERE id = 2"), "");
  EXPECT_EQ(problems(), "journalDiffers player 2");
}

TEST_F(Verification, AMissingJournalRow) {
  ASSERT_EQ(tamperEvidence(m_path, "DELETE FROM journal WHERE number = 2"), "");
  EXPECT_EQ(problems(), "journalGap journal; journalUnchained journal; journalDiffers event 1");
}

TEST_F(Verification, ARowThatPointsNowhere) {
  ASSERT_EQ(tamper(m_path, "UPDATE player SET school = 99 WHERE id = 2"), "");
  EXPECT_EQ(problems(), "brokenReference; journalDiffers player 2");
}

TEST_F(Verification, AFigureInAnotherSpelling) {
  ASSERT_EQ(tamper(m_path, "UPDATE game SET blue_grand = '150/2' WHERE board = 1"), "");
  EXPECT_EQ(problems(), "fileDamaged");
  EXPECT_EQ(verify(*m_desk).value()[0].detail, "figure: '150/2'");
}

}  // namespace
}  // namespace damath::desk

#include "core/notation/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class Status : public DeskTest {
 protected:
  EventStatus status() { return events().status().value().at(0); }
  void storeSheet(int round, int board, const std::string& text) {
    ASSERT_TRUE(
        sheets().storeSheet(m_event, place(round, board), notation::parseSheetText(text).value(), m_named));
  }
  contest::EventId m_event{};
};

TEST_F(Status, WithoutPlayers) {
  m_event = addEvent(0);
  const EventStatus now = status();
  EXPECT_EQ(now.name, "Grade 7");
  EXPECT_EQ(now.players, 0);
  EXPECT_EQ(now.roundsNeeded, 0);
  EXPECT_EQ(now.next, NextStep::ImportPlayers);
}

TEST_F(Status, FromTheFirstPairingToTheEnd) {
  m_event = addEvent(3);
  EXPECT_EQ(status().next, NextStep::PairRound);
  EXPECT_EQ(status().roundsNeeded, 3);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  EXPECT_EQ(status().next, NextStep::EnterResults);
  EXPECT_EQ(status().roundsPaired, 1);
  EXPECT_EQ(status().resultsMissing, std::vector<Place>{place(1, 1)});
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), totals(10, 1), m_user));
  EXPECT_EQ(status().next, NextStep::PairRound);
  EXPECT_EQ(status().sheetsMissing, std::vector<Place>{place(1, 1)});
  for (int round = 2; round <= 3; ++round) {
    const auto paired = pairings().pairNextRound(m_event, m_user).value();
    const contest::Event now = event();
    const bool blueIsFirst = paired.games[0].blue < paired.games[0].red;
    ASSERT_TRUE(
        rounds().setResult(m_event, place(round, 1), blueIsFirst ? totals(9, 1) : totals(1, 9), m_user));
  }
  EXPECT_EQ(status().sheetsMissing.size(), 3U);
  if (status().rematchesDue.empty()) {
    EXPECT_EQ(status().next, NextStep::CheckSheets);
  } else {
    EXPECT_EQ(status().next, NextStep::PlayRematches);
  }
}

TEST_F(Status, NothingOpenIsFinal) {
  m_event = addEvent(2);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  ASSERT_TRUE(rounds().setResult(m_event, place(1, 1), {rules::Ending::NoShowRed, {}, {}}, m_user));
  EXPECT_TRUE(status().sheetsMissing.empty()) << "where nobody played there is no sheet";
  EXPECT_EQ(status().next, NextStep::Final);
}

TEST_F(Status, SheetsWithErrorsUntilAccepted) {
  m_event = addEvent(2);
  ASSERT_TRUE(pairings().pairNextRound(m_event, m_user));
  storeSheet(1, 1, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 ||\n");
  EXPECT_EQ(status().sheetsWithFindings, std::vector<Place>{place(1, 1)});
  ASSERT_TRUE(sheets().acceptSheet(m_event, place(1, 1), m_user));
  EXPECT_TRUE(status().sheetsWithFindings.empty());
  EXPECT_TRUE(status().sheetsMissing.empty());
  EXPECT_EQ(status().next, NextStep::Final);
  storeSheet(1, 1, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -13 | -13 ||\n");
  EXPECT_EQ(status().sheetsWithFindings, std::vector<Place>{place(1, 1)}) << "the newest version counts";
}

TEST_F(Status, EveryEventInOrder) {
  addEvent(2);
  ASSERT_TRUE(events().addEvent(setupOf("Second"), m_user));
  const auto list = events().status().value();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[1].name, "Second");
}

}  // namespace
}  // namespace damath::desk

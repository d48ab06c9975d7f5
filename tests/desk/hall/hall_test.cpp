// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the display for the public: published rounds are shown, unpublished rounds are not.
#include "app/desk/hall/hall_display.hpp"

#include <algorithm>

#include "app/desk/events/entry_desk.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class HallTest : public DeskTest {
 protected:
  HallDisplay display() {
    const contest::Contest contest = snapshot();
    return hallDisplayOf(contest, contest.events.front(), got(events().status()).front().resultsDiffering);
  }
};

TEST_F(HallTest, SeesARoundOnceItIsPublished) {
  const contest::EventId event = addEvent(5);
  EXPECT_TRUE(display().boards.empty());
  EXPECT_TRUE(display().ranks.empty()) << "nobody has played";
  done(pairings().pairNextRound(event, m_user));
  EXPECT_EQ(display().round, 0) << "it is held";
  EXPECT_TRUE(display().seats.empty());
  done(pairings().publish(event, m_user));
  const HallDisplay shown = display();
  EXPECT_EQ(shown.round, 1);
  EXPECT_EQ(shown.rounds, 5);
  ASSERT_EQ(shown.boards.size(), 2);
  EXPECT_EQ(shown.boards.front().board, contest::BoardNumber{1});
  EXPECT_FALSE(shown.boards.front().result);
}

TEST_F(HallTest, EverybodyFindsTheOwnSeatByNameAlsoWhoIsNotPaired) {
  const contest::EventId event = addEvent(5);
  done(pairings().pairNextRound(event, m_user));
  done(pairings().publish(event, m_user));
  const HallDisplay shown = display();
  ASSERT_EQ(shown.seats.size(), 5);
  EXPECT_TRUE(std::ranges::is_sorted(shown.seats, {}, [](const HallSeat& seat) { return seat.player.name; }));
  EXPECT_EQ(std::ranges::count_if(shown.seats, [](const HallSeat& seat) { return !seat.board; }), 1);
  for (const HallBoard& board : shown.boards) {
    for (const HallSeat& seat : shown.seats) {
      if (seat.board != board.board) continue;
      const bool isBlue = seat.side == board::Side::Blue;
      EXPECT_EQ(seat.player.name, isBlue ? board.blue.name : board.red.name);
      EXPECT_EQ(seat.opponent, isBlue ? board.red.name : board.blue.name);
    }
  }
}

// The list of seats and the standings show what tells players apart: their sections in a contest within one
// school.
TEST_F(HallTest, ShowsSectionsWithinOneSchool) {
  const contest::EventId event = addEvent(0);
  done(events().importPlayers(event, "last,first,school,section\nAbad,Ana,Luna,Narra\nCruz,Bo,Luna,Molave\n",
                              m_user));
  playRound(event);
  const auto shownBeside = [&] {
    const HallDisplay shown = display();
    std::string text = shown.beside == contest::SchoolOrSection::Section ? "section:" : "school:";
    for (const HallSeat& seat : shown.seats) text += ' ' + seat.player.school;
    for (const HallRank& rank : shown.ranks) text += ' ' + rank.player.school;
    return text;
  };
  EXPECT_EQ(shownBeside(), "school: Luna Luna Luna Luna");
  contest::ContestHead head = snapshot().head;
  head.level = contest::ContestLevel::School;
  announce({ConfirmationReason::ContestRenamed});
  done(events().renameContest(head, m_named));
  EXPECT_EQ(shownBeside(), "section: Narra Molave Narra Molave");
}

TEST_F(HallTest, WhoHasWithdrawnHasNoSeat) {
  const contest::EventId event = addEvent(4);
  playRound(event);
  const contest::EntryId leaver = this->event().entries.front().id;
  announce({ConfirmationReason::Withdrawn});
  done(EntryDesk(m_desk.value()).withdraw(event, leaver, m_named));
  done(pairings().pairNextRound(event, m_user));
  done(pairings().publish(event, m_user));
  EXPECT_EQ(display().seats.size(), 3);
}

TEST_F(HallTest, RanksComeWithTheFirstResult) {
  const contest::EventId event = addEvent(2);
  playRound(event);
  const HallDisplay shown = display();
  ASSERT_EQ(shown.ranks.size(), 2);
  EXPECT_EQ(shown.ranks.front().rank, 1);
  EXPECT_EQ(shown.ranks.front().points, exact::Rational(1));
  EXPECT_TRUE(shown.areFinal);
  EXPECT_EQ(shown.boards.front().result, rules::Result::BlueWins);
}

TEST_F(HallTest, NothingIsFinalWhileAResultContradictsItsSheet) {
  const contest::EventId event = addEvent(2);
  playRound(event);
  ASSERT_TRUE(display().areFinal);
  announce({ConfirmationReason::ResultDiffers});
  done(sheets().storeSheet(event, place(1, 1),
                           notation::parseSheetText("[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n").value(),
                           m_named));
  ASSERT_EQ(got(events().status(event)).resultsDiffering.size(), 1U);
  EXPECT_FALSE(display().areFinal);
}

}  // namespace
}  // namespace damath::desk

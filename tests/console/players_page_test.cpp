#include "app/views/players_page.hpp"

#include <QSpinBox>

#include "app/views/absence_dialog.hpp"
#include "app/views/confirm_dialog.hpp"
#include "app/views/list_table.hpp"
#include "tests/console/console_fixture.hpp"

namespace damath::views {
namespace {

class PlayersPageTest : public testing::ConsoleTest {
 protected:
  contest::EventId event{};
};

TEST_F(PlayersPageTest, SearchShowsOnlyRowsThatContainTheText) {
  event = addEvent("integer", "last,first,school\nDela Peña,Niño,Muñoz\nUy,Jo,PSHS\n");
  window.goTo({Spot::Kind::Players, event, {}});
  auto& list = part<ListTable>(Spot::Kind::Players);
  list.setFilter(QStringLiteral("PEÑA"));
  ASSERT_EQ(list.model()->rowCount(), 1);
  EXPECT_EQ(list.model()->index(0, 2).data().toString(), QStringLiteral("Muñoz"));
  list.setFilter({});
  EXPECT_EQ(list.model()->rowCount(), 2);
}

TEST_F(PlayersPageTest, StartNumbersSortAsNumbers) {
  std::string csv = "last,first,school\n";
  for (int i = 0; i < 12; ++i) csv += "Player" + std::to_string(i) + ",A,B\n";
  event = addEvent("integer", csv);
  window.goTo({Spot::Kind::Players, event, {}});
  auto& list = part<ListTable>(Spot::Kind::Players);
  list.sortByColumn(0, Qt::AscendingOrder);
  EXPECT_EQ(list.model()->index(1, 0).data().toString(), QStringLiteral("2"));
  EXPECT_EQ(list.model()->index(9, 0).data().toString(), QStringLiteral("10"));
}

TEST_F(PlayersPageTest, APlayerWithdrawsAndComesBack) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
  window.goTo({Spot::Kind::Players, event, {}});
  auto& list = part<ListTable>(Spot::Kind::Players);
  list.setCurrentKey(2);
  EXPECT_FALSE(window.commands().action(Command::Rejoin)->isEnabled());
  window.commands().action(Command::Withdraw)->trigger();
  auto* sure = window.findChild<ConfirmDialog*>();
  ASSERT_NE(sure, nullptr);
  EXPECT_FALSE(session.find(event)->entries[1].lastRound) << "not before it is confirmed";
  sure->accept();
  EXPECT_EQ(session.find(event)->entries[1].lastRound, 0);
  list.setCurrentKey(2);
  EXPECT_FALSE(window.commands().action(Command::Withdraw)->isEnabled());
  const int state = list.model()->columnCount() - 1;
  EXPECT_EQ(list.model()->index(1, state).data().toString(), QStringLiteral("withdrew after round 0"));
  window.commands().action(Command::Rejoin)->trigger();
  EXPECT_FALSE(session.find(event)->entries[1].lastRound);
}

TEST_F(PlayersPageTest, AnAbsenceOfALaterRoundIsAskedForAndShown) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
  window.goTo({Spot::Kind::Players, event, {}});
  part<ListTable>(Spot::Kind::Players).setCurrentKey(3);
  window.commands().action(Command::MarkAbsent)->trigger();
  auto* dialog = window.findChild<AbsenceDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->findChild<QSpinBox*>()->setValue(2);
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries[2].absences, std::vector{contest::RoundNumber{2}});
}

TEST_F(PlayersPageTest, NoAbsenceOnceEveryRoundIsPlayed) {
  event = pairedEvent("integer");
  window.goTo({Spot::Kind::Players, event, {}});
  part<ListTable>(Spot::Kind::Players).setCurrentKey(1);
  EXPECT_TRUE(window.commands().action(Command::MarkAbsent)->isEnabled()) << "the only game is open";
  const desk::ResultInput input{rules::Ending::Time, exact::Number(3), exact::Number(1)};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setResult(event, testing::kFirstBoard, input, session.author())));
  EXPECT_FALSE(window.commands().action(Command::MarkAbsent)->isEnabled());
}

}  // namespace
}  // namespace damath::views

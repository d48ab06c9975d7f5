#include "app/views/players_page.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "app/views/absence_dialog.hpp"
#include "app/views/import_dialog.hpp"
#include "app/views/list_table.hpp"
#include "tests/console/console_fixture.hpp"

namespace damath::views {
namespace {

class PlayersPageTest : public testing::ConsoleTest {
 protected:
  ImportDialog* preview(const std::string& csv) {
    event = addEvent("integer", {});
    window.goTo({Spot::Kind::Players, event, {}});
    const QString path = folder.filePath(QStringLiteral("players.csv"));
    std::ofstream(models::fromQt(path)) << csv;
    static_cast<PlayersPage*>(window.page(Spot::Kind::Players))->previewImport(path);
    return window.findChild<ImportDialog*>();
  }

  contest::EventId event{};
};

TEST_F(PlayersPageTest, BadRowsAreListedAndNothingIsImported) {
  ImportDialog* dialog = preview("last,first,school\nRamon,Mario,JGMNHS\n,Gloria,ADMU\nUy,Jo,\n");
  ASSERT_NE(dialog, nullptr);
  const QAbstractItemModel& rows = *dialog->rows().model();
  ASSERT_EQ(rows.rowCount(), 2);
  EXPECT_EQ(rows.index(0, 0).data().toString(), QStringLiteral("3"));
  EXPECT_EQ(rows.index(1, 0).data().toString(), QStringLiteral("4"));
  EXPECT_FALSE(rows.index(0, 1).data().toString().isEmpty());
  const auto buttons = dialog->findChildren<QPushButton*>();
  EXPECT_TRUE(std::any_of(buttons.begin(), buttons.end(),
                          [](const QPushButton* button) { return !button->isEnabled(); }));
  EXPECT_TRUE(session.find(event)->entries.empty());
}

TEST_F(PlayersPageTest, GoodRowsAreImportedWhenConfirmed) {
  ImportDialog* dialog = preview("last,first,school,grade\nDela Peña,Niño,Muñoz SHS,7\nUy,Jo,PSHS,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(session.find(event)->entries.empty());
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
  const auto& list = part<ListTable>(Spot::Kind::Players);
  ASSERT_EQ(list.model()->rowCount(), 2);
  EXPECT_EQ(list.model()->index(0, 1).data().toString(), QStringLiteral("Dela Peña, Niño"));
}

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

TEST_F(PlayersPageTest, AListImportedOnceTheEventRunsEntersLate) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  window.goTo({Spot::Kind::Players, event, {}});
  const QString path = folder.filePath(QStringLiteral("late.csv"));
  std::ofstream(models::fromQt(path)) << "last,first,school\nD,Dan,W\n";
  static_cast<PlayersPage*>(window.page(Spot::Kind::Players))->previewImport(path);
  ASSERT_EQ(session.find(event)->entries.size(), 4U);
  EXPECT_EQ(session.find(event)->entries[3].firstRound, 2);
}

}  // namespace
}  // namespace damath::views

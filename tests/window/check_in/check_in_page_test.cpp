// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/check_in/check_in_page.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using desk::Presence;

class CheckInPageTest : public testing::ConsoleTest {
 protected:
  void openPage() {
    event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
    window.goTo({Location::Kind::CheckIn, event, {}});
    list = &part<ListTable>(Location::Kind::CheckIn);
    list->sortByColumn(0, Qt::AscendingOrder);
    list->setCurrentKey(1);
    list->setFocus();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
  }
  // Returns a letter per player, ordered by start number: U (not seen), P (present), L (late), A (absent).
  std::string told(int round = 1) {
    std::string letters;
    const auto checked = desk::CheckInDesk(session.desk()).list(event, contest::RoundNumber{round});
    for (const desk::CheckedIn& each : checked->entries) letters += "UPLA"[static_cast<int>(each.presence)];
    return letters;
  }
  bool tells(const QString& text) {
    for (const QLabel* label : window.page(Location::Kind::CheckIn)->findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
  }

  contest::EventId event{};
  ListTable* list = nullptr;
};

// Names are called with a pause before each answer. Each answer takes one key.
TEST_F(CheckInPageTest, AKeyForEachAnswerGoesOnToTheNext) {
  openPage();
  EXPECT_TRUE(tells(QStringLiteral("Round 1: 0 present, 0 late, 0 absent, 4 not seen yet")));
  for (const Qt::Key key : {Qt::Key_P, Qt::Key_L, Qt::Key_A, Qt::Key_Space}) {
    QTest::qWait(350);
    QTest::keyClick(list, key);
  }
  EXPECT_EQ(told(), "PLAP");
  EXPECT_TRUE(tells(QStringLiteral("Round 1: 2 present, 1 late, 1 absent, 0 not seen yet")));
  EXPECT_EQ(list->model()->index(1, 3).data().toString(), QStringLiteral("late"));
  EXPECT_EQ(session.find(event)->entries[2].absences.size(), 1U) << "who is absent is not paired";
  QTest::keyClick(list, Qt::Key_Backspace);
  EXPECT_EQ(told(), "PLAU") << "the last row stays";
  action(Command::Undo).trigger();
  EXPECT_EQ(told(), "PLAP");
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u' ').toStdString();
}

TEST_F(CheckInPageTest, AnotherRoundBeginsAtTheFirstName) {
  openPage();
  list->setCurrentIndex(list->model()->index(3, 0));
  part<QSpinBox>(Location::Kind::CheckIn).setValue(2);
  EXPECT_EQ(list->currentIndex().row(), 0);
  list->setCurrentIndex(list->model()->index(2, 0));
  window.goTo({});
  window.goTo({Location::Kind::CheckIn, event, {}});
  EXPECT_EQ(list->currentIndex().row(), 0) << "of the round that comes next";
}

TEST_F(CheckInPageTest, TheKeysAreOnThePage) {
  openPage();
  EXPECT_TRUE(tells(QStringLiteral("Space or P present")));
  translator.setLanguage(words::Language::Filipino);
  EXPECT_TRUE(tells(QStringLiteral("Space o P (present) narito")));
  translator.setLanguage(words::Language::English);
}

TEST_F(CheckInPageTest, WhoWasNotSeenIsNamedBeforeTheRoundIsPaired) {
  openPage();
  QTest::keyClick(list, Qt::Key_P);
  window.goTo({Location::Kind::Rounds, event, {}});
  const auto asked = [this] {
    action(Command::PairRound).trigger();
    return qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget());
  };
  ConfirmationDialog* dialog = asked();
  ASSERT_NE(dialog, nullptr);
  QString text;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) text += label->text();
  EXPECT_TRUE(text.contains(QStringLiteral("Not checked in yet, but about to be paired")))
      << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("B, Ben"))) << text.toStdString();
  EXPECT_FALSE(text.contains(QStringLiteral("A, Ana"))) << text.toStdString();
  dialog->reject();
  EXPECT_TRUE(session.find(event)->rounds.empty());
  dialog = asked();
  ASSERT_NE(dialog, nullptr);
  QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
  EXPECT_EQ(session.find(event)->rounds.size(), 1U);
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u' ').toStdString();
  const auto journal = session.desk().journal();
  ASSERT_EQ(journal->back().confirmations.size(), 1U);
  EXPECT_EQ(journal->back().confirmations.front().code, desk::ConfirmationReason::PairedUnseen);
}

TEST_F(CheckInPageTest, TheSameByTheMouse) {
  openPage();
  list->setCurrentKey(3);
  for (QPushButton* button : window.page(Location::Kind::CheckIn)->findChildren<QPushButton*>()) {
    if (button->text() == QStringLiteral("Present")) QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_EQ(told(), "UUPU");
  for (QPushButton* button : window.page(Location::Kind::CheckIn)->findChildren<QPushButton*>()) {
    if (button->text() == QStringLiteral("Mark all who are not seen yet as absent"))
      QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_EQ(told(), "AAPA");
  EXPECT_FALSE(action(Command::CheckInRest).isEnabled());
  EXPECT_TRUE(
      action(Command::CheckInRest).toolTip().contains(QStringLiteral("All players are already marked.")));
  action(Command::Undo).trigger();
  EXPECT_EQ(told(), "UUPU") << "all others are one act";
}

TEST_F(CheckInPageTest, LettersAreTypedIntoTheSearchAndAreNoAnswers) {
  openPage();
  action(Command::Filter).trigger();
  auto& search = part<QLineEdit>(Location::Kind::CheckIn);
  QLineEdit* box = nullptr;
  for (QLineEdit* each : window.page(Location::Kind::CheckIn)->findChildren<QLineEdit*>()) {
    if (each->parentWidget() == window.page(Location::Kind::CheckIn)) box = each;
  }
  ASSERT_NE(box, nullptr) << search.objectName().toStdString();
  QTest::keyClicks(box, QStringLiteral("al"));
  EXPECT_EQ(told(), "UUUU");
  box->setText(QStringLiteral("cora"));
  ASSERT_EQ(list->model()->rowCount(), 1);
  QTest::keyClick(box, Qt::Key_Return);
  QTest::keyClick(list, Qt::Key_L);
  EXPECT_EQ(told(), "UULU");
}

TEST_F(CheckInPageTest, OfAPairedRoundARefusalStandsAboveTheList) {
  openPage();
  QTest::keyClick(list, Qt::Key_A);
  ASSERT_EQ(told(), "AUUU");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  auto* round = window.page(Location::Kind::CheckIn)->findChild<QSpinBox*>();
  round->setValue(1);
  list->setCurrentKey(1);
  QTest::keyClick(list, Qt::Key_P);
  EXPECT_EQ(told(), "AUUU");
  EXPECT_EQ(window.page(Location::Kind::CheckIn)->findChild<NoticeBar*>()->text(),
            QStringLiteral("Round 1 is already played; its result can be corrected"));
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_TRUE(refusals.isEmpty());
  window.goTo({Location::Kind::CheckIn, event, {}});
  EXPECT_EQ(round->value(), 2) << "the round that players come for next";
}

// The round is published, and no player came. One command marks all players absent, and the page shows it.
TEST_F(CheckInPageTest, AllOthersAbsentIsWhatThePageSaysAfterwards) {
  openPage();
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  window.goTo({Location::Kind::CheckIn, event, {}});
  window.page(Location::Kind::CheckIn)->findChild<QSpinBox*>()->setValue(1);
  action(Command::CheckInRest).trigger();
  EXPECT_EQ(told(), "AAAA");
  for (int row = 0; row < 4; ++row) {
    EXPECT_EQ(list->model()->index(row, 3).data().toString(), QStringLiteral("absent")) << row;
  }
  EXPECT_TRUE(tells(QStringLiteral("Round 1: 0 present, 0 late, 4 absent, 0 not seen yet")));
  EXPECT_FALSE(action(Command::CheckInRest).isEnabled());
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u' ').toStdString();
}

// Players are marked absent one by one. When the first of two opponents is marked absent, the second has the
// point. Marking the second absent too therefore asks for a name and a reason.
TEST_F(CheckInPageTest, WhoDidNotComeEitherIsMarkedAbsentToo) {
  openPage();
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  window.goTo({Location::Kind::CheckIn, event, {}});
  window.page(Location::Kind::CheckIn)->findChild<QSpinBox*>()->setValue(1);
  const contest::Game game = session.find(event)->games.front();
  for (const contest::EntryId entry : {game.blue, game.red}) {
    list->setCurrentKey(session.find(event)->at(entry).number);
    QTest::keyClick(list, Qt::Key_A);
  }
  auto* dialog = qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  ASSERT_EQ(fields.size(), 3);
  fields.front()->setText(QStringLiteral("Gng. Reyes"));
  fields.back()->setText(QStringLiteral("called three times"));
  dialog->accept();
  EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
  EXPECT_EQ(session.find(event)->games.front().result->ending, rules::Ending::NoShowBoth);
  EXPECT_EQ(std::ranges::count(told(), 'A'), 2) << told();
}

// An absent player gets no point for the round. The pages Rounds and Tally say "absent" for such a player,
// not "bye".
TEST_F(CheckInPageTest, WhoIsAbsentHasNoBye) {
  openPage();
  for (const Qt::Key key : {Qt::Key_P, Qt::Key_P, Qt::Key_A, Qt::Key_P}) QTest::keyClick(list, key);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  const auto& byes = session.find(event)->byes;
  ASSERT_EQ(byes.size(), 2U) << "who is away, and whose opponent that is";
  window.goTo({Location::Kind::Rounds, event, {}});
  const QAbstractItemModel& boards = *part<ListTable>(Location::Kind::Rounds).model();
  QStringList told;
  for (int row = 1; row < boards.rowCount(); ++row) {
    told << boards.index(row, 1).data().toString() + u' ' + boards.index(row, 3).data().toString();
  }
  told.sort();
  EXPECT_EQ(told.size(), 2);
  EXPECT_EQ(told.filter(QStringLiteral(" bye")).size(), 1) << told.join(u'|').toStdString();
  EXPECT_EQ(told.filter(QStringLiteral("C, Cora absent")).size(), 1) << told.join(u'|').toStdString();
  window.goTo({Location::Kind::Tally, event, {}});
  const QAbstractItemModel& ranks = *part<ListTable>(Location::Kind::Tally).model();
  QStringList rounds;
  for (int row = 0; row < ranks.rowCount(); ++row) {
    for (int column = 0; column < ranks.columnCount(); ++column)
      rounds << ranks.index(row, column).data().toString();
  }
  EXPECT_EQ(rounds.count(QStringLiteral("absent")), 1);
  EXPECT_EQ(rounds.count(QStringLiteral("bye")), 1);
}

}  // namespace
}  // namespace damath::window

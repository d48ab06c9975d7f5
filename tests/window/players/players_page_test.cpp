// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/players_page.hpp"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>
#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/writable_table.hpp"
#include "app/window/players/absence_dialog.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/player_dialog.hpp"
#include "app/window/players/renumber_dialog.hpp"
#include "app/window/players/schools_dialog.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class PlayersPageTest : public testing::ConsoleTest {
 protected:
  // No test finds the columns that another test chose.
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
  }
  contest::EventId event{};
};

TEST_F(PlayersPageTest, SearchShowsOnlyRowsThatContainTheText) {
  event = addEvent("integer", "last,first,school\nDela Peña,Niño,Muñoz\nUy,Jo,PSHS\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.setFilter(QStringLiteral("PEÑA"));
  ASSERT_EQ(list.model()->rowCount(), 1);
  EXPECT_EQ(list.model()->index(0, 2).data().toString(), QStringLiteral("Muñoz"));
  list.setFilter({});
  EXPECT_EQ(list.model()->rowCount(), 2);
}

// The test pauses between letters like a person. The ñ comes from an input method, or the user types n.
TEST_F(PlayersPageTest, SearchFindsAccentsByPlainLetters) {
  event = addEvent("integer", "last,first,school\nDela Peña,Niño,Muñoz\nUy,José,PSHS\nPena,Al,Rizal\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  auto& search = part<QLineEdit>(Location::Kind::Players);
  for (const char letter : std::string("pena")) {
    QTest::keyClick(&search, letter);
    QTest::qWait(300);
  }
  EXPECT_EQ(list.model()->rowCount(), 2);
  for (const char letter : std::string(" nino")) QTest::keyClick(&search, letter);
  ASSERT_EQ(list.model()->rowCount(), 1) << "each word may stand in another place";
  EXPECT_EQ(list.model()->index(0, 1).data().toString(), QStringLiteral("Dela Peña, Niño"));
  search.clear();
  QInputMethodEvent typed;
  typed.setCommitString(QStringLiteral("PEN\u0303A"));
  QApplication::sendEvent(&search, &typed);
  EXPECT_EQ(list.model()->rowCount(), 2) << "the mark may be a letter of its own";
}

TEST_F(PlayersPageTest, SearchSaysWhenNobodyMatches) {
  event = addEvent("integer", "last,first,school\nDela Peña,Niño,Muñoz\nUy,José,PSHS\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  auto& search = part<QLineEdit>(Location::Kind::Players);
  QPushButton* showAll = nullptr;
  for (QPushButton* button : window.page(Location::Kind::Players)->findChildren<QPushButton*>()) {
    if (button->text() == QStringLiteral("Show all players")) showAll = button;
  }
  ASSERT_NE(showAll, nullptr);
  EXPECT_FALSE(showAll->isVisible());
  list.setCurrentKey(1);
  EXPECT_TRUE(window.commands().action(Command::EditPlayer)->isEnabled());
  search.setText(QStringLiteral("zz"));
  EXPECT_EQ(list.model()->rowCount(), 0);
  EXPECT_EQ(list.emptyText(), QStringLiteral("No player matches “zz”."));
  EXPECT_TRUE(showAll->isVisible());
  EXPECT_FALSE(window.commands().action(Command::EditPlayer)->isEnabled()) << "nobody is shown";
  showAll->click();
  EXPECT_EQ(list.model()->rowCount(), 2);
  EXPECT_TRUE(search.text().isEmpty());
  EXPECT_FALSE(showAll->isVisible());
  EXPECT_TRUE(window.commands().action(Command::EditPlayer)->isEnabled()) << "somebody is chosen again";
}

TEST_F(PlayersPageTest, RowsOfASpreadsheetArePasted) {
  event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  QApplication::clipboard()->setText(QStringLiteral("Apelyido\tPangalan\tPaaralan\nUy\tBo\tUPIS\n"));
  QTest::keyClick(&part<WritableTable>(Location::Kind::Players), Qt::Key_V, Qt::ControlModifier);
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_EQ(dialog->rows().model()->rowCount(), 1);
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(session.find(event)->entries.size(), 1U);
  // Without headings, the user names the columns.
  QApplication::clipboard()->setText(QStringLiteral("Tan\tLi\tADMU\nGo\tAl\tADMU\n"));
  action(Command::PastePlayers).trigger();
  dialog = window.findChildren<ImportDialog*>().back();
  constexpr std::array kChosen{desk::RosterField::Last, desk::RosterField::First, desk::RosterField::School};
  for (int column = 1; column <= 3; ++column) {
    ASSERT_NE(dialog->columnChoice(column), nullptr) << column;
    dialog->columnChoice(column)->setCurrentIndex(dialog->columnChoice(column)->findData(
        static_cast<int>(kChosen.at(static_cast<std::size_t>(column) - 1))));
  }
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 3U);
  QApplication::clipboard()->clear();
  action(Command::PastePlayers).trigger();
  EXPECT_TRUE(part<NoticeBar>(Location::Kind::Players).isVisible());
}

TEST_F(PlayersPageTest, PlayersAreRenumbered) {
  event = addEvent("integer", "last,first,school,rating\nA,Ana,X,1200\nB,Ben,Y,1500\n");
  window.goTo({Location::Kind::Players, event, {}});
  action(Command::Renumber).trigger();
  auto* dialog = window.findChild<RenumberDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_EQ(session.contest().at(session.find(event)->entries[0].player).last, "B");
}

TEST_F(PlayersPageTest, SchoolsAndCoachesAreWrittenForAllTheirPlayers) {
  event = addEvent("integer", "last,first,school,coach\nA,Ana,Rizal,Go\nB,Ben,Rizal,Go\nC,Cora,UPIS,\n");
  window.goTo({Location::Kind::Players, event, {}});
  action(Command::Schools).trigger();
  auto* dialog = window.findChild<SchoolsDialog*>();
  ASSERT_NE(dialog, nullptr);
  WritableTable& list = dialog->list();
  // On a busy computer, queued work can take longer than any fixed pause.
  const auto write = [&](int row, int column, const QString& text, const std::function<bool()>& isDone) {
    list.setCurrentIndex(list.model()->index(row, column));
    list.writeInCell();
    ASSERT_NE(list.openCell(), nullptr);
    list.openCell()->setText(text);
    QTest::keyClick(list.openCell(), Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor(isDone, testing::kPatience)) << text.toStdString();
  };
  ASSERT_EQ(list.model()->rowCount(), 2);
  write(0, 3, QStringLiteral("Carla Go"), [&] { return session.contest().players[1].coach == "Carla Go"; });
  write(0, 0, QStringLiteral(" "),
        [&] { return !dialog->refusal().isEmpty() && list.openCell() != nullptr; });
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "a school has a name";
  QTest::keyClick(list.openCell(), Qt::Key_Escape);
  write(0, 0, QStringLiteral("UPIS"), [&] { return session.contest().schools.size() == 1; });
  EXPECT_TRUE(dialog->isVisible());
}

TEST_F(PlayersPageTest, WhatIsWrittenOfASchoolWaitsForTheNameThatIsAsked) {
  event = addEvent("integer", "last,first,school\nA,Ana,Rizal\nB,Ben,UPIS\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  window.goTo({Location::Kind::Players, event, {}});
  action(Command::Schools).trigger();
  auto* dialog = window.findChild<SchoolsDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->activateWindow();
  WritableTable& list = dialog->list();
  list.setCurrentIndex(list.model()->index(0, 0));
  list.writeInCell();
  list.openCell()->setText(QStringLiteral("Rizal High School"));
  QTest::keyClick(list.openCell(), Qt::Key_Return);
  QTest::qWait(350);
  EXPECT_FALSE(dialog->refusal().isEmpty());
  EXPECT_EQ(list.openCell(), nullptr) << "the hand is not held in the cell";
  for (const char* words : {"Gng. Reyes", "a slip"}) {
    auto* field = qobject_cast<QLineEdit*>(dialog->focusWidget());
    ASSERT_NE(field, nullptr);
    field->setText(QLatin1String(words));
    QTest::keyClick(field, Qt::Key_Return);
    QTest::qWait(350);
  }
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(dialog->refusal().isEmpty()) << dialog->refusal().toStdString();
  const auto isWritten = [](const contest::School& school) { return school.name == "Rizal High School"; };
  EXPECT_TRUE(std::ranges::any_of(session.contest().schools, isWritten));
}

TEST_F(PlayersPageTest, WhoIsInSeveralEventsIsTold) {
  addEvent("radical", "last,first,school\nA,Ana,X\n");
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  const QModelIndex state = list.model()->index(0, 9);
  EXPECT_EQ(state.data().toString(), QStringLiteral("also in radical"));
  EXPECT_TRUE(state.data(Qt::ToolTipRole).toString().contains(QStringLiteral("2 events")))
      << state.data(Qt::ToolTipRole).toString().toStdString();
  EXPECT_TRUE(list.model()->index(1, 9).data().toString().isEmpty());
}

TEST_F(PlayersPageTest, TheOrderThatWasChosenIsKept) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Players, event, {}});
  part<WritableTable>(Location::Kind::Players).sortByColumn(1, Qt::DescendingOrder);
  MainWindow next(session, translator, windowProducts());
  next.goTo({Location::Kind::Players, event, {}});
  auto* list = next.page(Location::Kind::Players)->findChild<ListTable*>();
  EXPECT_EQ(list->model()->index(0, 1).data().toString(), QStringLiteral("B, Ben"));
  part<WritableTable>(Location::Kind::Players).sortByColumn(-1, Qt::AscendingOrder);
}

TEST_F(PlayersPageTest, APlayerIsAddedByHand) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\n");
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::AddPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  EXPECT_EQ(dialog->focusWidget(), fields[0]);
  for (const auto& [place, text] : {std::pair{0, "Uy"}, std::pair{1, "Ben"}}) {
    for (const char letter : std::string(text)) {
      QTest::keyClick(fields[place], letter);
      QTest::qWait(300);
    }
  }
  dialog->accept();
  EXPECT_EQ(dialog->refusal(),
            QStringLiteral("The player was not saved: the school of Uy, Ben is missing; add it"));
  EXPECT_EQ(fields[0]->text(), QStringLiteral("Uy")) << "everything typed stays";
  fields[3]->setText(QStringLiteral("Rizal HS"));
  QTest::keyClick(fields[3], Qt::Key_Return);
  ASSERT_EQ(session.find(event)->entries.size(), 2U);
  const contest::Player* made = session.contest().find(session.find(event)->entries[1].player);
  EXPECT_EQ(made->name(), "Uy, Ben");
  EXPECT_EQ(part<WritableTable>(Location::Kind::Players).currentKey().toInt(), 2) << "the new one is chosen";
}

TEST_F(PlayersPageTest, PlayersAreAddedOneAfterAnother) {
  event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::AddPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  const auto write = [](QLineEdit* field, const char* text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(text), Qt::NoModifier, 100);
  };
  const char* const kFirst[] = {"Uy",         "Ben", "",      "Rizal HS", "District I",
                                "Division A", "7",   "Rosal", "Cruz"};
  for (int i = 0; i < 9; ++i) write(fields[i], kFirst[i]);
  QTest::keyClick(fields[8], Qt::Key_Return);
  ASSERT_TRUE(dialog->isVisible()) << "the next player is added in the same dialog";
  EXPECT_EQ(dialog->focusWidget(), fields[0]);
  EXPECT_EQ(fields[0]->text() + fields[1]->text(), QString());
  EXPECT_EQ(fields[3]->text(), QStringLiteral("Rizal HS"));
  EXPECT_EQ(fields[7]->text(), QStringLiteral("Rosal"));
  // A player of the same class needs only the names.
  write(fields[0], "Sy");
  write(fields[1], "Al");
  QTest::keyClick(fields[1], Qt::Key_Return);
  // A player of another school has neither the district nor the coach of the first school.
  write(fields[0], "Go");
  write(fields[1], "Ed");
  write(fields[3], "Bonifacio HS");
  EXPECT_EQ(fields[4]->text() + fields[5]->text() + fields[8]->text(), QString());
  QTest::keyClick(fields[3], Qt::Key_Return);
  QTest::keyClick(fields[0], Qt::Key_Escape);
  EXPECT_FALSE(dialog->isVisible());
  const contest::Event& now = *session.find(event);
  ASSERT_EQ(now.entries.size(), 3U);
  const auto player = [&](std::size_t entry) { return session.contest().at(now.entries[entry].player); };
  EXPECT_EQ(player(1).name(), "Sy, Al");
  EXPECT_EQ(player(1).school, player(0).school);
  EXPECT_EQ(player(1).section, "Rosal");
  EXPECT_EQ(player(1).coach, "Cruz");
  EXPECT_EQ(player(2).coach, "");
  EXPECT_EQ(session.contest().find(player(2).school)->district, "");
  EXPECT_EQ(session.desk().journal()->back().action, db::JournalAction::AddPlayer);
}

TEST_F(PlayersPageTest, AGradeThatIsNoneOfTheLadderIsAskedAboutOnce) {
  event = addEvent("integer", "last,first,school\nA,Ana,UPIS\n");
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::AddPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  fields[0]->setText(QStringLiteral("Uy"));
  fields[1]->setText(QStringLiteral("Ben"));
  fields[3]->setText(QStringLiteral("Rizal HS"));
  fields[6]->setText(QStringLiteral("99"));
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("“99”"))) << dialog->refusal().toStdString();
  EXPECT_EQ(dialog->focusWidget(), fields[6]);
  EXPECT_EQ(session.find(event)->entries.size(), 1U);
  QTest::qWait(320);
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 2U) << "it is meant so";
}

TEST_F(PlayersPageTest, ReturnBehindAKnownSchoolAddsThePlayer) {
  event = addEvent("integer", "last,first,school\nA,Ana,UPIS\nB,Ben,UPIS Annex\n");
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::AddPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  fields[0]->setText(QStringLiteral("Uy"));
  fields[1]->setText(QStringLiteral("Bo"));
  fields[3]->setText(QStringLiteral("UPIS"));
  // The list of schools below the field would receive the keys. Without a screen the list cannot be shown, so
  // the test sends the key event to the list directly.
  QKeyEvent typed(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
  QApplication::sendEvent(fields[3]->completer()->popup(), &typed);
  QApplication::processEvents();
  EXPECT_EQ(session.find(event)->entries.size(), 3U);
}

TEST_F(PlayersPageTest, OfSeveralSchoolsOfANameNoneIsTaken) {
  event = addEvent("integer",
                   "last,first,school,district\nA,Ana,Rizal HS,I\nB,Ben,Rizal HS,II\nC,Cy,UPIS,III\nD,Di,"
                   "Muñoz,IV\n");
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::AddPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  Q_EMIT fields[3]->completer()->activated(QStringLiteral("UPIS"));
  EXPECT_EQ(fields[4]->text(), QStringLiteral("III"));
  fields[4]->clear();
  Q_EMIT fields[3]->completer()->activated(QStringLiteral("Rizal HS"));
  EXPECT_EQ(fields[4]->text(), QString()) << "the person knows which is meant";
  dialog->reject();
  QApplication::processEvents();
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.setCurrentKey(list.model()->index(3, 0).data(window::TableModel::KeyRole));
  Q_EMIT list.written(list.currentKey(), 2, QStringLiteral("Rizal HS"));
  QApplication::processEvents();
  const contest::Contest& contest = session.contest();
  const contest::Player* moved = contest.find(session.find(event)->entries[3].player);
  EXPECT_EQ(contest.find(moved->school)->district, "IV");
}

TEST_F(PlayersPageTest, WhoeverIsKnownIsAskedAbout) {
  addEvent("rational", "last,first,school,grade\nPeña,Niño,Muñoz,8\n");
  event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::AddPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  fields[0]->setText(QStringLiteral("Peña"));
  fields[1]->setText(QStringLiteral("Niño"));
  fields[3]->setText(QStringLiteral("Rizal"));
  const auto boxes = dialog->findChildren<QComboBox*>();
  const auto isWho = [](const QComboBox* box) {
    return box->accessibleName() == QStringLiteral("Which person");
  };
  const auto found = std::ranges::find_if(boxes, isWho);
  ASSERT_NE(found, boxes.end());
  QComboBox* who = *found;
  EXPECT_FALSE(who->isVisible());
  dialog->accept();
  ASSERT_TRUE(who->isVisible());
  EXPECT_EQ(who->itemText(0), QStringLiteral("Peña, Niño (Muñoz, 8)"));
  EXPECT_EQ(who->currentText(), QStringLiteral("Another person with this name")) << "another school";
  EXPECT_TRUE(session.find(event)->entries.empty());
  fields[1]->setText(QStringLiteral("Nina"));
  EXPECT_FALSE(who->isVisible()) << "another name";
  fields[1]->setText(QStringLiteral("Niño"));
  dialog->accept();
  who->setCurrentIndex(0);
  dialog->accept();
  ASSERT_EQ(session.find(event)->entries.size(), 1U);
  EXPECT_EQ(session.contest().players.size(), 1U) << "one person in two events";
}

TEST_F(PlayersPageTest, APlayerIsChangedByReturnInTheList) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.setCurrentKey(2);
  QTest::keyClick(&list, Qt::Key_Return);
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  EXPECT_EQ(fields[0]->text(), QStringLiteral("B"));
  EXPECT_EQ(fields[3]->text(), QStringLiteral("Y"));
  EXPECT_FALSE(fields[10]->isVisible()) << "nothing has begun, nobody asks who";
  fields[0]->setText(QStringLiteral("Peña"));
  fields[7]->setText(QStringLiteral("Rosal"));
  fields[9]->setText(QStringLiteral("1450"));
  dialog->accept();
  EXPECT_EQ(list.model()->index(1, 1).data().toString(), QStringLiteral("Peña, Ben"));
  EXPECT_EQ(list.model()->index(1, 6).data().toString(), QStringLiteral("Rosal"));
  EXPECT_EQ(list.model()->index(1, 8).data().toString(), QStringLiteral("1450"));
  EXPECT_EQ(session.contest().players[1].section, "Rosal");
  EXPECT_EQ(list.currentKey().toInt(), 2);
}

TEST_F(PlayersPageTest, OnceTheEventHasBegunAChangeNamesWhoAndWhy) {
  event = pairedEvent("integer");
  window.goTo({Location::Kind::Players, event, {}});
  EXPECT_FALSE(window.commands().action(Command::RemovePlayer)->isEnabled()) << "withdraw is for this";
  part<WritableTable>(Location::Kind::Players).setCurrentKey(1);
  window.commands().action(Command::EditPlayer)->trigger();
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  ASSERT_TRUE(fields[10]->isVisible());
  fields[0]->setText(QStringLiteral("Ramos"));
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty());
  fields[10]->setText(QStringLiteral("R. Flores"));
  fields[12]->setText(QStringLiteral("misspelled"));
  dialog->accept();
  EXPECT_EQ(session.contest().players[0].last, "Ramos");
}

TEST_F(PlayersPageTest, APlayerIsRemovedAfterAWord) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  window.goTo({Location::Kind::Players, event, {}});
  part<WritableTable>(Location::Kind::Players).setCurrentKey(2);
  window.commands().action(Command::RemovePlayer)->trigger();
  EXPECT_EQ(session.find(event)->entries.size(), 3U);
  auto* dialog = window.findChild<ConfirmationDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  ASSERT_EQ(session.find(event)->entries.size(), 2U);
  EXPECT_EQ(session.contest().players[1].name(), "C, Cora");
  window.commands().action(Command::Undo)->trigger();
  EXPECT_EQ(session.find(event)->entries.size(), 3U);
}

// In each language, all fields of the player dialog have different Alt shortcuts.
TEST_F(PlayersPageTest, NoTwoFieldsHaveOneLetter) {
  event = pairedEvent("integer");
  for (const words::Language language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    window.goTo({Location::Kind::Players, event, {}});
    part<WritableTable>(Location::Kind::Players).setCurrentKey(1);
    window.commands().action(Command::EditPlayer)->trigger();
    auto* dialog = window.findChildren<PlayerDialog*>().back();
    std::set<QString> letters;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
      if (label->buddy() == nullptr) continue;
      const QString key = QKeySequence::mnemonic(label->text()).toString();
      EXPECT_FALSE(key.isEmpty()) << label->text().toStdString();
      EXPECT_TRUE(letters.insert(key).second) << label->text().toStdString();
    }
    EXPECT_EQ(letters.size(), 15U);
    dialog->reject();
  }
}

TEST_F(PlayersPageTest, StartNumbersSortAsNumbers) {
  std::string csv = "last,first,school\n";
  for (int i = 0; i < 12; ++i) csv += "Player" + std::to_string(i) + ",A,B\n";
  event = addEvent("integer", csv);
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.sortByColumn(0, Qt::AscendingOrder);
  EXPECT_EQ(list.model()->index(1, 0).data().toString(), QStringLiteral("2"));
  EXPECT_EQ(list.model()->index(9, 0).data().toString(), QStringLiteral("10"));
}

TEST_F(PlayersPageTest, APlayerWithdrawsAndComesBack) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.setCurrentKey(2);
  EXPECT_FALSE(window.commands().action(Command::Rejoin)->isEnabled());
  window.commands().action(Command::Withdraw)->trigger();
  auto* sure = window.findChild<ConfirmationDialog*>();
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
  window.goTo({Location::Kind::Players, event, {}});
  part<WritableTable>(Location::Kind::Players).setCurrentKey(3);
  window.commands().action(Command::MarkAbsent)->trigger();
  auto* dialog = window.findChild<AbsenceDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->findChild<QSpinBox*>()->setValue(2);
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries[2].absences, std::vector{contest::RoundNumber{2}});
}

TEST_F(PlayersPageTest, NoAbsenceOnceEveryRoundIsPlayed) {
  event = pairedEvent("integer");
  window.goTo({Location::Kind::Players, event, {}});
  part<WritableTable>(Location::Kind::Players).setCurrentKey(1);
  EXPECT_TRUE(window.commands().action(Command::MarkAbsent)->isEnabled()) << "the only game is open";
  const contest::ResultInput input{rules::Ending::Time, exact::Number(3), exact::Number(1)};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setResult(event, testing::kFirstBoard, input, publishing())));
  EXPECT_FALSE(window.commands().action(Command::MarkAbsent)->isEnabled());
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>

#include "tests/window/players/import_dialog_fixture.hpp"

namespace damath::window {
namespace {

TEST_F(ImportDialogTest, EveryRowIsShownWithItsState) {
  event = addEvent("integer", "last,first,school,grade\nTan,Li,UPIS,7\nGo,Al,ADMU,7\n");
  event = addEvent("radical", {});
  ImportDialog* dialog = read("last,first,school,grade\nUy,Bo,UPIS,7\nTan,Li,UPIS,7\nGo,Al,PSHS,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo | 3 known Tan, Li | 4 similar Go, Al"));
  EXPECT_TRUE(remark(*dialog, 2).contains(QStringLiteral("Go, Al (ADMU, 7)")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("New: 1, known: 1, similar: 1; new schools: 1.")));
  EXPECT_TRUE(canImport(*dialog));
  EXPECT_TRUE(session.find(event)->entries.empty()) << "nothing is entered by looking";
  for (QAction* action : dialog->rows().actions()) {
    if (action->shortcut() == QKeySequence(Qt::Key_D)) action->trigger();
  }
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 3U);
  EXPECT_EQ(session.contest().players.size(), 4U);
  EXPECT_EQ(session.desk().journal()->back().reason, "players.csv");
}

// A second list with sections adds them to the players of the event by one button, which names each change.
TEST_F(ImportDialogTest, ASecondListAddsTheSections) {
  event = addEvent("integer", "last,first,school\nTan,Li,UPIS\nGo,Al,ADMU\n");
  ImportDialog* dialog = read("last,first,school,section\nTan,Li,UPIS,Narra\nGo,Al,ADMU,Ipil\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(canImport(*dialog)) << "both are in the event already";
  auto* bar = dialog->findChild<NoticeBar*>();
  ASSERT_TRUE(bar != nullptr && bar->isVisibleTo(dialog));
  EXPECT_TRUE(bar->text().contains(QStringLiteral("Tan, Li: Section Narra"))) << bar->text().toStdString();
  EXPECT_TRUE(bar->text().contains(QStringLiteral("Go, Al: Section Ipil")));
  ASSERT_EQ(bar->choices().size(), 1U);
  QTest::mouseClick(bar->choices().front(), Qt::LeftButton);
  EXPECT_EQ(session.contest().players[0].section, "Narra") << dialog->refusal().toStdString();
  EXPECT_EQ(session.contest().players[1].section, "Ipil");
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
  EXPECT_FALSE(bar->isVisibleTo(dialog)) << "nothing is left to add";
  dialog->reject();
}

// The answers "same", "different" and "left out" each have a key. The test uses keys only.
TEST_F(ImportDialogTest, EachRowIsDecidedByAKey) {
  event = addEvent("integer", "last,first,school,grade\nTan,Li,UPIS,7\nGo,Al,ADMU,7\n");
  event = addEvent("radical", {});
  ImportDialog* dialog =
      read("last,first,school,grade\nUy,Bo,UPIS,7\nTan,Li,UPIS,7\nGo,Al,PSHS,7\nCruz,,UPIS,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(canImport(*dialog));
  auto& rows = const_cast<ListTable&>(dialog->rows());
  rows.setFocus();
  const auto press = [&](int line, Qt::Key key) {
    rows.setCurrentKey(line);
    QTest::qWait(350);
    QTest::keyClick(&rows, key);
  };
  press(5, Qt::Key_X);
  EXPECT_EQ(shown(*dialog),
            QStringLiteral("2 new Uy, Bo | 3 known Tan, Li | 4 similar Go, Al | 5 left out Cruz"));
  EXPECT_TRUE(canImport(*dialog));
  press(4, Qt::Key_S);
  EXPECT_EQ(remark(*dialog, 2), QStringLiteral("you chose: same person as Go, Al (ADMU, 7)"));
  press(3, Qt::Key_D);
  EXPECT_EQ(remark(*dialog, 1), QStringLiteral("you chose: different person from Tan, Li (UPIS, 7)"));
  press(2, Qt::Key_S);
  EXPECT_EQ(remark(*dialog, 0), QString()) << "nobody has the name";
  press(5, Qt::Key_X);
  EXPECT_FALSE(canImport(*dialog)) << "undone by the same key";
  press(5, Qt::Key_Delete);
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 3U);
  EXPECT_EQ(session.contest().players.size(), 4U) << "Go is one person, Tan are two";
}

TEST_F(ImportDialogTest, SeveralRowsAreLeftOutByOneKey) {
  event = addEvent("integer", {});
  ImportDialog* dialog =
      read("last,first,school,grade\nUy,Bo,UPIS,7\nTan,,UPIS,7\nGo,,PSHS,7\nCruz,,UPIS,7\nSy,Al,UPIS,7\n");
  ASSERT_NE(dialog, nullptr);
  auto& rows = const_cast<ListTable&>(dialog->rows());
  rows.setFocus();
  rows.setCurrentKey(3);
  for (int more = 0; more < 2; ++more) {
    QTest::qWait(320);
    QTest::keyClick(&rows, Qt::Key_Down, Qt::ShiftModifier);
  }
  QTest::qWait(320);
  QTest::keyClick(&rows, Qt::Key_X);
  EXPECT_EQ(shown(*dialog),
            QStringLiteral("2 new Uy, Bo | 3 left out Tan | 4 left out Go | 5 left out Cruz | 6 new Sy, Al"));
  EXPECT_TRUE(canImport(*dialog));
  rows.selectAll();
  QTest::qWait(320);
  QTest::keyClick(&rows, Qt::Key_X);
  EXPECT_FALSE(canImport(*dialog)) << "nobody is left";
  EXPECT_EQ(shown(*dialog).count(QStringLiteral("left out")), 5);
}

TEST_F(ImportDialogTest, AKeyThatCannotDecideARowSaysWhy) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("last,first,school,grade\nUy,Bo,UPIS,7\nTan,,UPIS,7\n");
  ASSERT_NE(dialog, nullptr);
  auto& rows = const_cast<ListTable&>(dialog->rows());
  rows.setFocus();
  rows.setCurrentKey(3);
  QTest::qWait(320);
  QTest::keyClick(&rows, Qt::Key_D);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Line 3 (Tan)"))) << dialog->refusal().toStdString();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("X"))) << "the remedy";
}

// Most programs write no schools into a report. The message therefore says where a report states its schools.
// A report is recognized under any file name, with any line first.
// One line cannot be read. The dialog says why, and asks if the rest is to be imported.
// The content of the columns is clear, so the dialog shows the rows at once.
TEST_F(ImportDialogTest, PastedRowsWithoutHeadingsAreReadByWhatStandsInThem) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("last,first,school\n");
  ASSERT_NE(dialog, nullptr);
  dialog->readPasted(QStringLiteral("1\tCruz, Ana\tRizal High School\tGrade 7\n2\tUy, Jo\tMabini NHS\t8\n"));
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Cruz, Ana | 3 new Uy, Jo"));
  EXPECT_TRUE(canImport(*dialog));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(session.contest().players.size(), 2U);
  EXPECT_EQ(session.contest().players.front().grade, "Grade 7");
}

// The content does not tell which of two columns is the last name.
TEST_F(ImportDialogTest, PastedColumnsThatAreInDoubtAreAskedForInOneSentence) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("last,first,school\n");
  ASSERT_NE(dialog, nullptr);
  dialog->readPasted(QStringLiteral("Cruz\tAna\tUPIS\nUy\tJo\tADMU\n"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("The pasted rows have no headings. Choose what each column is")));
  EXPECT_EQ(
      remark(*dialog, 0),
      QStringLiteral("the columns have no headings; choose what each column is. The list needs last and "
                     "first name, or the whole name, and the school"));
  EXPECT_EQ(dialog->columnChoice(1)->accessibleName(), QStringLiteral("Column 1 (Cruz …)"));
  EXPECT_FALSE(canImport(*dialog));
}

TEST_F(ImportDialogTest, RefusedRowsStandAmongTheGoodOnesAndForbidTheImport) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("last,first,school\nRamon,Mario,JGMNHS\nRamon,Li,JGMNHS\n,Gloria,\nUy,Jo,\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog),
            QStringLiteral("2 new Ramon, Mario | 3 new Ramon, Li | 4 refused Gloria | 5 refused Uy, Jo"));
  EXPECT_EQ(
      remark(*dialog, 2),
      QStringLiteral("the last name of Gloria is missing; add it\nthe school of Gloria is missing; add it"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Problems: 3; lines with problems: 2.")));
  EXPECT_FALSE(canImport(*dialog));
  EXPECT_TRUE(session.find(event)->entries.empty());
}

TEST_F(ImportDialogTest, ARefusedRowShowsWhatItHas) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read(
      "name,school,grade\nAna Cruz,UPIS,7\n\"Uy, Jo\",,8\n\"Go, Al\",ADMU,7,x\n\"L\u200Bi, Mo\",PSHS,9\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 refused Ana Cruz | 3 refused Uy, Jo | 4 refused Go, Al | "
                                           "5 refused L<U+200B>i, Mo"));
  const QAbstractItemModel& rows = *dialog->rows().model();
  EXPECT_EQ(rows.index(0, 3).data().toString(), QStringLiteral("UPIS"));
  EXPECT_EQ(rows.index(1, 4).data().toString(), QStringLiteral("8"));
  EXPECT_EQ(rows.index(2, 3).data().toString(), QStringLiteral("ADMU"));
  EXPECT_EQ(rows.index(3, 4).data().toString(), QStringLiteral("9"));
}

TEST_F(ImportDialogTest, WhatIsRefusedOfAChosenListIsToldOnce) {
  event = pairedEvent("integer");  // the event is paired, so an import is refused
  ImportDialog* dialog = read("last,first,school\nUy,Bo,UPIS\n");
  ASSERT_NE(dialog, nullptr);
  dialog->showRefusal({});
  for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
    if (button->text() == QStringLiteral("C&hoose a list…")) button->click();
  }
  auto* file = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(file, nullptr);
  Q_EMIT file->fileSelected(folder.filePath(QStringLiteral("players.csv")));
  file->close();
  QApplication::processEvents();
  EXPECT_FALSE(dialog->refusal().isEmpty());
  EXPECT_EQ(QApplication::activeModalWidget(), dialog) << "no second box says the same";
}

TEST_F(ImportDialogTest, TheFirstFaultOfALongListIsLookedAt) {
  event = addEvent("integer", {});
  std::string csv = "last,first,school\n";
  for (int i = 0; i < 60; ++i) csv += "Player" + std::to_string(i) + ",A,B\n";
  ImportDialog* dialog = read(csv + "Uy,Jo,\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->rows().currentKey().toInt(), 62);
  EXPECT_TRUE(
      dialog->rows().viewport()->rect().intersects(dialog->rows().visualRect(dialog->rows().currentIndex())));
}

TEST_F(ImportDialogTest, NoHeadingHasAMarkOfAShortcut) {
  event = addEvent("integer", {});
  for (const char* csv : {"last,first,school\nUy,Bo,UPIS\n", "last,first\nUy,Bo\n"}) {
    ImportDialog* dialog = read(csv);
    ASSERT_NE(dialog, nullptr);
    const QAbstractItemModel& rows = *dialog->rows().model();
    for (int column = 0; column < rows.columnCount(); ++column) {
      EXPECT_FALSE(rows.headerData(column, Qt::Horizontal).toString().contains(QLatin1Char('&')));
    }
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(ImportDialogTest, ThePersonSaysWhatUnknownColumnsAre) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("Angkan;Pangalan;Edad;Paaralan\nUy;Bo;13;UPIS\nGo;Al;12;ADMU\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(canImport(*dialog));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Choose what each of them is")));
  ASSERT_NE(dialog->columnChoice(1), nullptr);
  EXPECT_EQ(dialog->columnChoice(1)->accessibleName(), QStringLiteral("Angkan (Uy …)"));
  choose(*dialog, 1, QStringLiteral("Last name *"));
  EXPECT_EQ(dialog->columnChoice(2)->currentText(), QStringLiteral("First name *"))
      << "beside a last name, Pangalan is the first one";
  EXPECT_EQ(dialog->columnChoice(3)->currentText(), QStringLiteral("Ignore"))
      << "names and schools are known, so the list does not need the ages";
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Edad"))) << "and the dialog tells it";
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo | 3 new Go, Al"));
  EXPECT_TRUE(canImport(*dialog));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
}

TEST_F(ImportDialogTest, AColumnIsNamedByTheKeyboardAlone) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("Angkan,First name,School\nUy,Bo,UPIS\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->focusWidget(), dialog->columnChoice(1)) << "the first thing to do has the focus";
  QTest::keyClick(dialog->columnChoice(1), Qt::Key_L);
  QTest::qWait(300);
  while (dialog->columnChoice(1)->currentText() != QStringLiteral("Last name *")) {
    const QString before = dialog->columnChoice(1)->currentText();
    QTest::keyClick(dialog->columnChoice(1), Qt::Key_Down);
    ASSERT_NE(dialog->columnChoice(1)->currentText(), before);
  }
  EXPECT_TRUE(canImport(*dialog));
}

TEST_F(ImportDialogTest, AnUnknownColumnThatIsNotNeededIsIgnoredButOffered) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("Name;Klase;School\nUy, Bo;Narra;UPIS\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(canImport(*dialog));
  ASSERT_NE(dialog->columnChoice(2), nullptr);
  EXPECT_EQ(dialog->columnChoice(2)->currentText(), QStringLiteral("Ignore"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("headings are unknown: 'Klase'")));
  EXPECT_EQ(dialog->focusWidget()->property("text").toString(), QStringLiteral("&Import")) << "Enter imports";
  choose(*dialog, 2, QStringLiteral("Section"));
  EXPECT_FALSE(tells(*dialog, QStringLiteral("headings are unknown")));
  EXPECT_TRUE(canImport(*dialog));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.contest().players.back().section, "Narra");
}

TEST_F(ImportDialogTest, TheSchoolAboveTheHeadingsIsFilledInOnce) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("School: Rizal NHS\nName;Grade\nUy, Bo;7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("3 new Uy, Bo"));
  QLineEdit* school = nullptr;
  for (QLineEdit* field : dialog->findChildren<QLineEdit*>()) {
    if (field->text() == QStringLiteral("Rizal NHS")) school = field;
  }
  ASSERT_NE(school, nullptr);
  EXPECT_TRUE(school->isVisible());
  school->setFocus();
  school->selectAll();
  QTest::keyClick(school, Qt::Key_Backspace);
  EXPECT_EQ(school->text(), QString()) << "the user may type another school";
  QTest::keyClicks(school, QStringLiteral("Luna"));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.contest().schools.back().name, "Luna");
}

TEST_F(ImportDialogTest, AListWhoseHeadingsAreKnownAsksForNone) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read("Apelyido,Pangalan,Paaralan\nUy,Bo,UPIS\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->columnChoice(1), nullptr);
  EXPECT_TRUE(canImport(*dialog));
  EXPECT_EQ(dialog->focusWidget()->property("text").toString(), QStringLiteral("&Import")) << "Enter imports";
}

TEST_F(ImportDialogTest, LatePlayersAreLookedAtToo) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ImportDialog* dialog = read("last,first,school\nD,,W\nE,Eva,\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 refused D | 3 refused E, Eva"));
  EXPECT_FALSE(canImport(*dialog));
  const QString path = folder.filePath(QStringLiteral("players.csv"));
  std::ofstream(window::fromQt(path)) << "last,first,school\nD,Dan,W\n";
  dialog->read(path);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new D, Dan"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("from round 2")));
  EXPECT_EQ(session.find(event)->entries.size(), 3U) << "not before it is confirmed";
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(session.find(event)->entries.size(), 4U);
  EXPECT_EQ(session.find(event)->entries[3].firstRound, 2);
}

TEST_F(ImportDialogTest, AnEmptyListIsWrittenButNeverOverAFilledOne) {
  event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  window.commands().action(Command::ImportPlayers)->trigger();
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(canImport(*dialog)) << "there is nothing to import yet";
  const QString path = folder.filePath(QStringLiteral("blank.csv"));
  dialog->writeTemplate(path);
  EXPECT_EQ(testing::contentOf(window::fromQt(path)), words::emptyRoster(words::Language::English));
  EXPECT_TRUE(tells(*dialog, path));
  std::ofstream(window::fromQt(path), std::ios::app) << "Uy,Bo,,UPIS\n";
  const std::string filled = testing::contentOf(window::fromQt(path));
  dialog->writeTemplate(path);
  EXPECT_EQ(testing::contentOf(window::fromQt(path)), filled);
  EXPECT_TRUE(dialog->refusal().contains(path));
  dialog->read(path);
  EXPECT_TRUE(canImport(*dialog));
}

TEST_F(ImportDialogTest, ItsFolderIsRemembered) {
  event = addEvent("integer", {});
  ASSERT_NE(read("last,first,school\nUy,Bo,UPIS\n"), nullptr);
  EXPECT_EQ(Preferences::listFolder(), folder.path());
}

TEST_F(ImportDialogTest, LettersOfWindowsAreTold) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read(
      "last,first,school\nPe\xF1"
      "a,Jo,UPIS\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Peña, Jo"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("as in 'Peña'")));
}

TEST_F(ImportDialogTest, AFileThatCannotBeReadIsToldInTheDialog) {
  event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  static_cast<PlayersPage*>(window.page(Location::Kind::Players))
      ->previewImport(folder.filePath(QStringLiteral("no.csv")));
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("no.csv")));
  EXPECT_FALSE(canImport(*dialog));
}

TEST_F(ImportDialogTest, TheHandIsOnTheRowThatWaitsForADecision) {
  event = addEvent("integer", "last,first,school,grade\nTan,Li,UPIS,7\nGo,Al,ADMU,7\n");
  event = addEvent("radical", {});
  ImportDialog* dialog = read("last,first,school,grade\nUy,Bo,UPIS,7\nGo,Al,PSHS,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(canImport(*dialog));
  EXPECT_EQ(dialog->focusWidget(), &dialog->rows());
  EXPECT_EQ(dialog->rows().currentKey().toInt(), 3);
  dialog->activateWindow();
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return QApplication::focusWidget() == &dialog->rows(); },
                              testing::kPatience));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo | 3 left out Go, Al"));
}

TEST_F(ImportDialogTest, NothingIsImportedWhileARowWaitsForADecision) {
  event = addEvent("integer", "last,first,school,grade\nPeña,Jo,UPIS,7\n");
  event = addEvent("radical", {});
  ImportDialog* dialog = read("last,first,school,grade\nUy,Bo,UPIS,7\nPena,Jo,PSHS,7\nPeña,Jo,ADMU,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(remark(*dialog, 1).contains(QStringLiteral("similar to Peña, Jo (UPIS, 7)")))
      << remark(*dialog, 1).toStdString();
  EXPECT_TRUE(remark(*dialog, 2).contains(QStringLiteral("Peña, Jo (UPIS, 7) has the same name")))
      << remark(*dialog, 2).toStdString();
  dialog->activateWindow();
  dialog->accept();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Line 3 (Pena, Jo) waits")))
      << dialog->refusal().toStdString();
  EXPECT_EQ(dialog->rows().currentKey().toInt(), 3);
  EXPECT_EQ(dialog->focusWidget(), &dialog->rows());
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return QApplication::focusWidget() == &dialog->rows(); },
                              testing::kPatience));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_D);
  EXPECT_EQ(dialog->refusal(), QString());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Line 4"))) << dialog->refusal().toStdString();
  EXPECT_TRUE(session.find(event)->entries.empty());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
}

TEST_F(ImportDialogTest, WhoIsSaidToBeSomebodyOfTheEventIsNotEnteredTwiceAndHoldsNobodyUp) {
  event = addEvent("integer", "last,first,school,grade\nPeña,Jo,UPIS,7\n");
  ImportDialog* dialog = read("last,first,school,grade\nPena,Jo,ADMU,7\nUy,Bo,UPIS,7\n");
  ASSERT_NE(dialog, nullptr);
  ASSERT_EQ(shown(*dialog), QStringLiteral("2 similar Pena, Jo | 3 new Uy, Bo"));
  dialog->activateWindow();
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return QApplication::focusWidget() == &dialog->rows(); },
                              testing::kPatience));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_S);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 entered Pena, Jo | 3 new Uy, Bo"));
  EXPECT_TRUE(remark(*dialog, 0).contains(QStringLiteral("Peña, Jo (UPIS, 7), who is already in this event")))
      << remark(*dialog, 0).toStdString();
  EXPECT_TRUE(canImport(*dialog));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
  EXPECT_EQ(session.contest().players.size(), 2U);
}

// A row may also be the same person as an earlier row of the list, with the name and the school spelled
// differently.
TEST_F(ImportDialogTest, ARowThatMayBeTheSamePersonAsOneBeforeItSaysSo) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read(
      "last,first,middle,school,grade\n"
      "Dela Cruz,Juan,P.,Rizal National High School,7\ndela cruz,JUAN,,Rizal Nat'l HS,7\n"
      "Peña,María,,San Isidro NHS,7\nPena,Maria,,San Isidro National High School,7\n"
      "Uy,Bo,,UPIS,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog),
            QStringLiteral("2 new Dela Cruz, Juan P. | 3 similar dela cruz, JUAN | 4 new Peña, María | "
                           "5 similar Pena, Maria | 6 new Uy, Bo"));
  EXPECT_TRUE(remark(*dialog, 1).contains(QStringLiteral("line 2"))) << remark(*dialog, 1).toStdString();
  EXPECT_TRUE(remark(*dialog, 3).contains(QStringLiteral("line 4"))) << remark(*dialog, 3).toStdString();
  EXPECT_TRUE(canImport(*dialog)) << "who decides is the person";
  EXPECT_EQ(dialog->rows().currentKey().toInt(), 3);
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Line 3 (dela cruz, JUAN) waits")))
      << dialog->refusal().toStdString();
  EXPECT_FALSE(dialog->refusal().contains(QStringLiteral("S same person"))) << "nobody is known yet";
  dialog->activateWindow();
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return QApplication::focusWidget() == &dialog->rows(); },
                              testing::kPatience));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_D);
  EXPECT_TRUE(remark(*dialog, 1).startsWith(QStringLiteral("you chose: different person from line 2\n")))
      << remark(*dialog, 1).toStdString();
  EXPECT_TRUE(tells(*dialog, QStringLiteral("similar: 2")));
}

TEST_F(ImportDialogTest, ASchoolThatIsWrittenLikeAnotherIsTold) {
  event = addEvent("integer", "last,first,school,grade\nTan,Li,Luna National High School,7\n");
  event = addEvent("radical", {});
  ImportDialog* dialog = read(
      "last,first,school,grade\nReyes,Ben,Quezon Science HS,7\nGo,Al,Quezon Science H.S.,7\n"
      "Uy,Bo,Luna Nat'l High School,7\nSy,Cy,Luna Integrated School,7\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(remark(*dialog, 0), QString());
  EXPECT_TRUE(remark(*dialog, 1).contains(QStringLiteral("Quezon Science HS")))
      << remark(*dialog, 1).toStdString();
  EXPECT_TRUE(remark(*dialog, 2).contains(QStringLiteral("Luna National High School")))
      << remark(*dialog, 2).toStdString();
  EXPECT_EQ(remark(*dialog, 3), QString()) << "another school";
  EXPECT_FALSE(tells(*dialog, QStringLiteral("Every row is correct"))) << "two are to be looked at";
}

TEST_F(ImportDialogTest, AGradeThatIsNoneOrAnotherThanMostHaveIsTold) {
  event = addEvent("integer", {});
  ImportDialog* dialog = read(
      "last,first,school,grade\nA,Ana,X,7\nB,Ben,Y,7\nC,Cora,Z,8\nD,Dan,W,seven\nE,Eva,V,Grade 7\nF,Fe,U,\n"
      "G,Gil,T,99\n");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(remark(*dialog, 0), QString());
  EXPECT_FALSE(remark(*dialog, 2).isEmpty());
  EXPECT_TRUE(remark(*dialog, 3).contains(QStringLiteral("seven"))) << remark(*dialog, 3).toStdString();
  EXPECT_EQ(remark(*dialog, 4), QString()) << "the same grade";
  EXPECT_EQ(remark(*dialog, 5), QString()) << "none is needed";
  EXPECT_TRUE(remark(*dialog, 6).contains(QStringLiteral("is not a school grade")))
      << remark(*dialog, 6).toStdString();
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of tournament reports in the import dialog.
#include "core/every.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"
#include "tests/window/players/import_dialog_fixture.hpp"

namespace damath::window {
namespace {

TEST_F(ImportDialogTest, AReportComesWithItsRoundsOrWithout) {
  const QString path = reportForAnotherEvent("event.trf");
  static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->rows().model()->rowCount(), 4);
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Rounds in the report: 1")));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who takes it over is asked";
  for (QLineEdit* field : dialog->findChildren<QLineEdit*>()) field->setText(QStringLiteral("Ana"));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 4U);
  EXPECT_EQ(session.find(event)->rounds.size(), 1U);
}

TEST_F(ImportDialogTest, AReportWithoutSchoolsSaysWhereTheyWouldStand) {
  const QString path = reportForAnotherEvent("event.trf");
  std::ifstream given(window::fromQt(path));
  std::string bare;
  for (std::string line; std::getline(given, line);) {
    if (!line.starts_with("DAT ")) bare += line + '\n';
  }
  given.close();
  std::ofstream(window::fromQt(path), std::ios::binary) << bare;
  static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(remark(*dialog, 0).contains(QStringLiteral("school"))) << remark(*dialog, 0).toStdString();
  EXPECT_TRUE(tells(*dialog, QStringLiteral("DAT 0001 GROUP")));
}

TEST_F(ImportDialogTest, WhoTakesAReportOverIsAskedWhereItIsSeen) {
  const QString path = reportForAnotherEvent("event.trf");
  window.commands().action(Command::ImportPlayers)->trigger();
  QApplication::processEvents();
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->read(path);
  QTest::qWait(testing::kLongPause);
  int asked = 0;
  for (const QLineEdit* field : dialog->findChildren<QLineEdit*>()) {
    if (!field->isVisible()) continue;
    ++asked;
    EXPECT_EQ(field->visibleRegion().boundingRect().height(), field->height());
  }
  EXPECT_EQ(asked, 3) << "name, who asked, and reason";
}

TEST_F(ImportDialogTest, TheFieldsOfAReportHaveLettersOfTheirOwn) {
  const QString path = reportForAnotherEvent("event.trf");
  for (const words::Language language : kEvery<words::Language>) {
    translator.setLanguage(language);
    static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
    QApplication::processEvents();
    auto* dialog = qobject_cast<ImportDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    testing::expectLettersApart(*dialog, dialog->windowTitle().toStdString());
    dialog->reject();
    QApplication::processEvents();
  }
}

TEST_F(ImportDialogTest, AReportIsKnownByItsContent) {
  const QString path = reportForAnotherEvent("event.txt", "### from another program\n");
  static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->rows().model()->rowCount(), 4);
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Rounds in the report: 1")));
}

TEST_F(ImportDialogTest, AReportIsReadInPartIfTheUserWants) {
  const QString path = reportForAnotherEvent("event.trf", "013 Team A\n162  Q 1.0\n");
  static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("ine 2, column 6")))
      << dialog->refusal().toStdString();
  EXPECT_EQ(dialog->rows().model()->rowCount(), 0);
  EXPECT_FALSE(canImport(*dialog));
  auto* part = dialog->findChild<NoticeBar*>();
  ASSERT_NE(part, nullptr);
  QTest::qWait(testing::kLongPause);
  EXPECT_TRUE(part->isVisible());
  ASSERT_FALSE(part->choices().empty());
  EXPECT_TRUE(part->choices().front()->hasFocus());
  QTest::keyClick(part->choices().front(), Qt::Key_Return);
  QTest::qWait(testing::kLongPause);
  EXPECT_FALSE(part->isVisible());
  EXPECT_TRUE(dialog->refusal().isEmpty());
  EXPECT_EQ(dialog->rows().model()->rowCount(), 4);
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Read in part")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Line 2, column 6")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Line 1, team")));
  for (QLineEdit* field : dialog->findChildren<QLineEdit*>()) field->setText(QStringLiteral("Ana"));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 4U);
  EXPECT_EQ(session.find(event)->rounds.size(), 1U);
}

TEST_F(ImportDialogTest, AReportThatIsPastedIsOneToo) {
  const std::string report = reportOfARound();
  event = addEvent("radical", {});
  ImportDialog* dialog = read("last,first,school\n");
  ASSERT_NE(dialog, nullptr);
  dialog->readPasted(QString::fromStdString("### from another program\n" + report));
  EXPECT_EQ(dialog->rows().model()->rowCount(), 4);
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Rounds in the report: 1")));
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a rematch's scoresheet in the window. The sheet is reached from the tally and typed while the
// rematch is due. Storing the sheet, or accepting it, enters the rematch. The sheet is found again like the
// sheet of a board.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

class RematchSheetTest : public testing::SheetPageFixture {
 protected:
  // The only two players draw their game and must play a rematch.
  void SetUp() override {
    SheetPageFixture::SetUp();
    event = pairedEvent("integer");
    const contest::ResultInput drawn{rules::Ending::Time, exact::Number(10), exact::Number(10)};
    ASSERT_TRUE(session.changed(
        desk::RoundDesk(session.desk()).setResult(event, testing::kFirstBoard, drawn, publishing())));
    const auto& entries = session.find(event)->entries;
    of = {entries[0].id, entries[1].id};
  }

  QLabel* waits() {
    window.goTo({Location::Kind::Tally, event, {}});
    QApplication::processEvents();
    const auto labels = window.page(Location::Kind::Tally)->findChildren<QLabel*>();
    for (QLabel* label : labels) {
      if (label->textFormat() == Qt::RichText && label->isVisible()) return label;
    }
    return nullptr;
  }
  void openByKey() {
    window.goTo({Location::Kind::Tally, event, {}});
    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier);
    page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
    grid = &part<SheetGrid>(Location::Kind::Sheet);
    ASSERT_EQ(window.location().kind, Location::Kind::Sheet);
    ASSERT_TRUE(window.location().isRematchDue);
  }
  // Imports a sheet between these two players that can be followed to its end.
  void takeSample(const char* blue = "Ramon", const char* red = "Arroyo") {
    const QString path = folder.filePath(QStringLiteral("rematch.sheet"));
    std::ofstream file(window::fromQt(path), std::ios::binary);
    std::istringstream lines(testing::contentOf(DAMATH_TEST_DATA "/../../data/sample/sheets/r1b1.sheet"));
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("[Blue \"")) line = std::string("[Blue \"") + blue + "\"]";
      if (line.starts_with("[Red \"")) line = std::string("[Red \"") + red + "\"]";
      if (line.starts_with("[Event") || line.starts_with("[Round") || line.starts_with("[Board") ||
          line.starts_with("[BlueS") || line.starts_with("[RedS"))
        continue;
      file << line << '\n';
    }
    file.close();
    page->importSheet(path);
    EXPECT_TRUE(questions.isEmpty()) << questions.join(u'\n').toStdString();
    QApplication::processEvents();
  }
  [[nodiscard]] const std::vector<contest::Rematch>& rematches() const {
    return session.find(event)->rematches;
  }
  NoticeBar& notice() { return part<NoticeBar>(Location::Kind::Sheet); }
  [[nodiscard]] QString said() const {
    QStringList texts;
    const auto labels = window.findChildren<QLabel*>();
    for (const QLabel* label : labels) texts << label->text();
    return texts.join(u'\n');
  }
  [[nodiscard]] desk::SheetView inForce() {
    return desk::SheetDesk(session.desk()).sheetInForce(event, of).value();
  }

  desk::RematchOf of;
};

TEST_F(RematchSheetTest, TheTallysLinkLeadsToItByKeys) {
  QLabel* open = waits();
  ASSERT_NE(open, nullptr);
  ASSERT_TRUE(open->text().contains(QStringLiteral("rematch:"))) << open->text().toStdString();
  open->setFocus();
  QTest::keyClick(open, Qt::Key_Tab);
  QTest::keyClick(open, Qt::Key_Return);
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_TRUE(window.location().isRematchDue);
  EXPECT_TRUE(said().contains(translator(Phrase::SheetRematchTitle)));
  EXPECT_EQ(notice().text(), translator(Phrase::RematchSheetHint));
  // The Back key returns to the previous page.
  QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
}

TEST_F(RematchSheetTest, StoringItEntersTheRematch) {
  openByKey();
  EXPECT_FALSE(page->offers(Command::SaveSheet)) << "nothing is typed";
  takeSample();
  ASSERT_TRUE(rematches().empty()) << "taking a sheet over stores nothing";
  QTest::keyClick(grid, Qt::Key_S, Qt::ControlModifier);
  ASSERT_EQ(rematches().size(), 1U) << refusals.join(u'\n').toStdString();
  EXPECT_EQ(rematches().front().result.blueGrand, exact::Number(48));
  EXPECT_EQ(rematches().front().result.redGrand, exact::Number(-29));
  EXPECT_FALSE(window.location().isRematchDue);
  EXPECT_EQ(window.location().rematch, of);
  EXPECT_FALSE(page->offers(Command::SaveSheet));
  EXPECT_EQ(notice().text(), QString());
  EXPECT_EQ(inForce().stored.version, 1);
  EXPECT_TRUE(said().contains(QStringLiteral("48"))) << "what it came to is told";
  EXPECT_TRUE(draftFiles().isEmpty());
  // From here on the sheet behaves like the sheet of a board: a correction is its second version.
  enter(0, 0, QStringLiteral("-9 (0,3) !"));
  QTest::keyClick(grid, Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(inForce().stored.version, 2);
  EXPECT_EQ(rematches().size(), 1U);
  // After undo, the rematch is due again and its sheet is gone.
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(rematches().empty());
  EXPECT_NE(window.location().kind, Location::Kind::Sheet);
  // The lines stay as a draft of the due rematch.
  EXPECT_EQ(draftFiles().size(), 1);
  openByKey();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-1 (4,3)"));
  EXPECT_TRUE(page->offers(Command::SaveSheet)) << "it is in no file";
}

TEST_F(RematchSheetTest, AcceptingItEntersAndAcceptsAsOneChange) {
  openByKey();
  takeSample();
  QTest::keyClick(grid, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
  QApplication::processEvents();
  auto* dialog = qobject_cast<FormDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
  ASSERT_EQ(rematches().size(), 1U) << refusals.join(u'\n').toStdString();
  EXPECT_EQ(inForce().stored.acceptance, db::Acceptance::Accepted);
  EXPECT_FALSE(window.location().isRematchDue);
}

TEST_F(RematchSheetTest, OneOnWhichNothingIsWrittenIsRefused) {
  openByKey();
  // A result without lines is no sheet.
  auto* result = page->findChildren<QComboBox*>().back();
  ASSERT_EQ(result->accessibleName(), translator.plain(Phrase::ResultField));
  QTest::keyClick(result, Qt::Key_Down);
  ASSERT_TRUE(page->offers(Command::SaveSheet));
  QTest::keyClick(grid, Qt::Key_S, Qt::ControlModifier);
  pauseLong();
  EXPECT_FALSE(refusals.isEmpty());
  EXPECT_FALSE(refusalAbove().isEmpty()) << "where the eye is";
  EXPECT_TRUE(rematches().empty());
  EXPECT_TRUE(window.location().isRematchDue);
}

TEST_F(RematchSheetTest, WhoHasBlueIsChosenBeforeItIsEntered) {
  openByKey();
  const auto buttons = notice().findChildren<QPushButton*>();
  ASSERT_FALSE(buttons.isEmpty());
  QTest::mouseClick(buttons.front(), Qt::LeftButton);
  EXPECT_FALSE(page->offers(Command::SaveSheet)) << "nothing is written yet";
  // The head of the sheet names the players the other way round. The sheet is imported without a question.
  takeSample("Ramon", "Arroyo");
  action(Command::SwapSides).trigger();
  QTest::keyClick(grid, Qt::Key_S, Qt::ControlModifier);
  ASSERT_EQ(rematches().size(), 1U) << refusals.join(u'\n').toStdString();
  EXPECT_EQ(rematches().front().blue, of.other);
  EXPECT_EQ(rematches().front().red, of.one);
  EXPECT_EQ(inForce().stored.sheet.tag("Blue").substr(0, 6), "Arroyo");
}

TEST_F(RematchSheetTest, AnotherProgramThatEntersItLeavesWhatIsTyped) {
  openByKey();
  takeSample();
  const contest::ResultInput input{rules::Ending::Time, exact::Number(20), exact::Number(10)};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setRematch(event, of.one, of.other, input, session.author())));
  QApplication::processEvents();
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_FALSE(window.location().isRematchDue);
  EXPECT_TRUE(page->offers(Command::SaveSheet)) << "what is typed is still there";
  EXPECT_EQ(draftFiles().size(), 1);
}

TEST_F(RematchSheetTest, ThePlayedOneIsOpenedFromTheRounds) {
  openByKey();
  takeSample();
  QTest::keyClick(grid, Qt::Key_S, Qt::ControlModifier);
  ASSERT_EQ(rematches().size(), 1U);
  window.goTo({Location::Kind::Reviews, event, {}});
  window.goTo(locationOf(Location::Kind::Review, event, of));
  ASSERT_TRUE(window.page(Location::Kind::Review)->offers(Command::OpenSheet));
  action(Command::OpenSheet).trigger();
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Sheet, event, of));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-1 (4,3)"));
}

TEST_F(RematchSheetTest, WhatIsNotTakenOverLeavesTheSidesAsTheyWere) {
  openByKey();
  EXPECT_TRUE(said().contains(QStringLiteral("Ramon, Mario M. – Arroyo, Gloria")));
  // The head exchanges the sides and has an unknown name. The page asks a question.
  const QString path = folder.filePath(QStringLiteral("other.sheet"));
  std::ofstream file(window::fromQt(path), std::ios::binary);
  file << "[Set \"integer\"]\n[Blue \"Arroyo, Gloria\"]\n[Red \"Zorro\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n";
  file.close();
  isAgreeing = false;
  page->importSheet(path);
  ASSERT_EQ(questions.size(), 1) << refusals.join(u'\n').toStdString();
  EXPECT_TRUE(said().contains(QStringLiteral("Ramon, Mario M. – Arroyo, Gloria")));
  EXPECT_FALSE(page->offers(Command::SaveSheet)) << "nothing was taken over";
  isAgreeing = true;
  page->importSheet(path);
  EXPECT_TRUE(said().contains(QStringLiteral("Arroyo, Gloria – Ramon, Mario M.")));
}

TEST_F(RematchSheetTest, ABoardThatIsGoneShowsNobodysLines) {
  window.goTo({Location::Kind::Sheet, event, testing::kFirstBoard});
  page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
  grid = &part<SheetGrid>(Location::Kind::Sheet);
  enter(0, 0, QStringLiteral("-1 (4,3)"));
  page->run(Command::SaveSheet);
  ASSERT_EQ(textAt(0, 0), QStringLiteral("-1 (4,3)"));
  page->look({Location::Kind::Sheet, event, {contest::RoundNumber{9}, contest::BoardNumber{9}}});
  EXPECT_EQ(textAt(0, 0), QString());
}

}  // namespace
}  // namespace damath::window

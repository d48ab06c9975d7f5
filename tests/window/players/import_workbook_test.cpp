// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the import dialog reads workbooks, asks for a sheet, and shows which lines are no players.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <fstream>
#include <string>

#include "app/window/parts/list_table.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/players_page.hpp"
#include "app/window/players/school_of_rest.hpp"
#include "tests/window/console_fixture.hpp"
#include "tests/workbook/made_book.hpp"

namespace damath::window {
namespace {

using damath::testing::bookOf;
using damath::testing::bytesOf;
using damath::testing::rowsOf;
using damath::testing::sheetOf;

class ImportWorkbookTest : public testing::ConsoleTest {
 protected:
  // No test finds the columns that another test chose.
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
    event = addEvent("integer", {});
  }
  QString write(const char* name, const std::string& bytes) {
    const QString path = folder.filePath(QLatin1String(name));
    std::ofstream(fromQt(path), std::ios::binary) << bytes;
    return path;
  }
  ImportDialog* read(const std::string& bytes, const char* name = "players.xlsx") {
    const QString path = write(name, bytes);
    window.goTo({Location::Kind::Players, event, {}});
    static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
    return window.findChild<ImportDialog*>();
  }
  // Returns the rows as "line state name".
  static QString shown(const ImportDialog& dialog) {
    const QAbstractItemModel& rows = *dialog.rows().model();
    QStringList lines;
    for (int row = 0; row < rows.rowCount(); ++row) {
      const auto cell = [&](int column) { return rows.index(row, column).data().toString(); };
      lines << QStringLiteral("%1 %2 %3").arg(cell(0), cell(1), cell(2)).trimmed();
    }
    return lines.join(QStringLiteral(" | "));
  }
  static QString remark(const ImportDialog& dialog, int row) {
    return dialog.rows().model()->index(row, 5).data().toString();
  }
  static bool canImport(const ImportDialog& dialog) {
    for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == QStringLiteral("&Import")) return button->isEnabled();
    }
    ADD_FAILURE() << "no button imports";
    return false;
  }
  static bool tells(const ImportDialog& dialog, const QString& text) {
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
  }
  static std::string sheet(const char* last) {
    return sheetOf(rowsOf({{"last", "first", "school"}, {last, "Bo", "Rizal"}}));
  }

  contest::EventId event{};
};

TEST_F(ImportWorkbookTest, AWorkbookIsReadLikeAnyList) {
  ImportDialog* dialog = read(bookOf({{"Department of Education"},
                                      {"No.", "Name of Learner", "School", "Sex"},
                                      {"1", "Uy, Bo", "Rizal", "M"},
                                      {"2", "Go, Al, Jr.", "Mabini", "M"},
                                      {"", "Total: 2"}}));
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("3 new Uy, Bo | 4 new Go, Al Jr. | 5 not read Total: 2"));
  EXPECT_EQ(remark(*dialog, 2), QStringLiteral("a total"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("The headings are in line 2; the lines above it are not read")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Ignored columns: 'No.' and 'Sex'")));
  EXPECT_FALSE(tells(*dialog, QStringLiteral("heet"))) << "its only sheet goes without saying";
  EXPECT_FALSE(dialog->sheetChoice()->isVisible());
  EXPECT_TRUE(canImport(*dialog));
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(session.find(event)->entries.size(), 2U);
  EXPECT_EQ(session.contest().players.back().first, "Al Jr.");
  EXPECT_EQ(session.desk().journal()->back().reason, "players.xlsx");
}

TEST_F(ImportWorkbookTest, TheSheetIsAskedIfSeveralHaveRows) {
  ImportDialog* dialog =
      read(bytesOf({{{"Grade 7", sheet("Uy")}, {"Notes", sheetOf({})}, {"Grade 8", sheet("Go")}}}));
  ASSERT_NE(dialog, nullptr);
  QComboBox* sheets = dialog->sheetChoice();
  ASSERT_TRUE(sheets->isVisible());
  EXPECT_EQ(dialog->focusWidget(), sheets) << "the first thing to do has the focus";
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Choose the sheet with the list.")));
  EXPECT_FALSE(canImport(*dialog));
  ASSERT_EQ(sheets->count(), 3) << "no sheet, and the two with rows";
  sheets->setCurrentIndex(2);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Go, Bo"));
  sheets->setCurrentIndex(1);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo"));
  EXPECT_TRUE(canImport(*dialog));
  // Another file has no sheets to choose from.
  dialog->read(write("players.csv", "last,first,school\nSy,Cy,Luna\n"));
  EXPECT_FALSE(sheets->isVisible());
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Sy, Cy"));
  dialog->read(folder.filePath(QStringLiteral("players.xlsx")));
  EXPECT_TRUE(sheets->isVisible());
  EXPECT_EQ(shown(*dialog), QString());
  sheets->setCurrentIndex(1);
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(session.contest().players.size(), 1U);
  EXPECT_EQ(session.contest().players.front().last, "Uy");
}

TEST_F(ImportWorkbookTest, TheOnlySheetWithRowsIsTakenAndTold) {
  ImportDialog* dialog = read(bytesOf({{{"Notes", sheetOf({})}, {"List", sheet("Uy")}}}));
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Read from the sheet 'List', the only visible sheet with rows")));
}

TEST_F(ImportWorkbookTest, AFileThatCannotBeReadLeavesTheListBeforeIt) {
  ImportDialog* dialog = read(bookOf({{"last", "first", "school"}, {"Uy", "Bo", "Rizal"}}));
  ASSERT_NE(dialog, nullptr);
  const std::string old = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + std::string(512, '\0');
  dialog->read(write("old.xls", old));
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("old.xls"))) << dialog->refusal().toStdString();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("save it as .xlsx or CSV")));
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo"));
  EXPECT_TRUE(canImport(*dialog));
}

TEST_F(ImportWorkbookTest, AChosenSheetThatIsBrokenIsTold) {
  ImportDialog* dialog = read(bytesOf({{{"List", sheet("Uy")}, {"Broken", "<worksheet"}}}));
  ASSERT_NE(dialog, nullptr);
  dialog->sheetChoice()->setCurrentIndex(2);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("damaged"))) << dialog->refusal().toStdString();
  EXPECT_EQ(shown(*dialog), QString());
  EXPECT_FALSE(canImport(*dialog));
  dialog->sheetChoice()->setCurrentIndex(1);
  EXPECT_EQ(dialog->refusal(), QString());
  EXPECT_TRUE(canImport(*dialog));
}

// After a sheet that cannot be read, nothing of the sheet before it is left that could be imported.
TEST_F(ImportWorkbookTest, ABrokenSheetLeavesNoListToImport) {
  const std::string first = sheetOf(rowsOf({{"Angkan", "First name", "School"}, {"Uy", "Bo", "UPIS"}}));
  ImportDialog* dialog = read(bytesOf({{{"First", first}, {"Second", "<worksheet"}}}));
  ASSERT_NE(dialog, nullptr);
  for (int turn = 0; turn < 2; ++turn) {
    dialog->sheetChoice()->setCurrentIndex(1);
    QComboBox* meaning = dialog->columnChoice(1);
    ASSERT_NE(meaning, nullptr) << "the heading is unknown";
    meaning->setCurrentIndex(meaning->findText(QStringLiteral("Last name *")));
    EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo"));
    EXPECT_TRUE(canImport(*dialog));
    dialog->sheetChoice()->setCurrentIndex(2);
    EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("players.xlsx")));
    EXPECT_EQ(shown(*dialog), QString());
    EXPECT_FALSE(canImport(*dialog));
    EXPECT_EQ(dialog->columnChoice(1), nullptr) << "a choice would show the first sheet again";
    EXPECT_FALSE(tells(*dialog, QStringLiteral("Every row is correct")));
    EXPECT_TRUE(tells(*dialog, QStringLiteral("Choose the sheet with the list.")));
  }
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 0U);
}

// The sheets of a workbook often have one shape. The columns are chosen once, the school for each sheet.
TEST_F(ImportWorkbookTest, ASheetWithoutSchoolsGetsTheSchoolOfAllRows) {
  const auto without = [](const char* last) {
    return sheetOf(rowsOf({{"Angkan", "First name"}, {last, "Bo"}, {"Go", "Al"}, {"Total", "2"}}));
  };
  ImportDialog* dialog = read(bytesOf({{{"Grade 7", without("Uy")}, {"Grade 8", without("Sy")}}}));
  ASSERT_NE(dialog, nullptr);
  QLineEdit* school = dialog->schoolOfRest().field();
  EXPECT_FALSE(school->isVisible()) << "no sheet is chosen yet";
  dialog->sheetChoice()->setCurrentIndex(1);
  QComboBox* meaning = dialog->columnChoice(1);
  ASSERT_NE(meaning, nullptr);
  meaning->setCurrentIndex(meaning->findText(QStringLiteral("Last name *")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("The list has no column for the school.")));
  ASSERT_TRUE(school->isVisible());
  EXPECT_FALSE(canImport(*dialog));
  QTest::keyClicks(school, QStringLiteral("Luna NHS"), Qt::NoModifier, 20);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo | 3 new Go, Al | 4 not read Total"));
  EXPECT_EQ(remark(*dialog, 2), QStringLiteral("a total")) << "the school of all rows makes it no player";
  EXPECT_TRUE(canImport(*dialog));
  dialog->sheetChoice()->setCurrentIndex(2);
  EXPECT_EQ(dialog->columnChoice(1)->currentText(), QStringLiteral("Last name *"));
  EXPECT_EQ(dialog->focusWidget(), school) << "the school is the next thing to do";
  EXPECT_EQ(school->text(), QString());
  QTest::keyClicks(school, QStringLiteral("Rizal ES"), Qt::NoModifier, 20);
  dialog->accept();
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
  ASSERT_EQ(session.contest().schools.size(), 1U);
  EXPECT_EQ(session.contest().schools.front().name, "Rizal ES");
}

TEST_F(ImportWorkbookTest, ASchoolThatIsWrittenOnceIsTold) {
  ImportDialog* dialog = read("Name,School\n\"Uy, Bo\",Rizal\n\"Go, Al\",\n\"Sy, Cy\",\n", "players.csv");
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Uy, Bo | 3 new Go, Al | 4 new Sy, Cy"));
  EXPECT_EQ(remark(*dialog, 1), QStringLiteral("the school is written in line 2"));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Each school is written once")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("Every row is correct")));
}

TEST_F(ImportWorkbookTest, PastedRowsMayHaveALetterhead) {
  ImportDialog* dialog = read("last,first,school\nA,B,C\n", "players.csv");
  ASSERT_NE(dialog, nullptr);
  dialog->readPasted(QStringLiteral("DepEd\n\nNo.\tKalahok\tPaaralan\n1\tUy, Bo\tRizal\n"));
  EXPECT_EQ(shown(*dialog), QStringLiteral("4 new Uy, Bo"));
  dialog->readPasted(QStringLiteral("last,first,school\nGo,Al,Mabini\n"));
  EXPECT_EQ(shown(*dialog), QStringLiteral("2 new Go, Al"));
}

TEST_F(ImportWorkbookTest, AColumnThatTheHeadingIgnoresCanBeUsed) {
  ImportDialog* dialog = read("No.,Name,Skwela\n1,\"Uy, Bo\",Rizal\n", "players.csv");
  ASSERT_NE(dialog, nullptr);
  ASSERT_NE(dialog->columnChoice(1), nullptr);
  EXPECT_EQ(dialog->columnChoice(1)->currentText(), QStringLiteral("Ignore"));
  EXPECT_EQ(dialog->focusWidget(), dialog->columnChoice(3)) << "only the unknown column is open";
}

}  // namespace
}  // namespace damath::window

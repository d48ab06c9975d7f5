// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the choices that a person makes for a whole list: the school of all rows, the known school for
// another spelling, and the columns, which are remembered.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <fstream>
#include <initializer_list>
#include <string>
#include <vector>

#include "app/window/parts/list_table.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/import_notes.hpp"
#include "app/window/players/players_page.hpp"
#include "app/window/players/remembered_columns.hpp"
#include "app/window/players/school_of_rest.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

// For each number of paired rounds, the note names the next round, or says that there is none.
TEST(LateNote, NamesTheNextRoundOrSaysThatThereIsNone) {
  constexpr int kRounds = 4;
  const Translator translator(words::Language::English);
  contest::Event event{
      contest::EventId{1},
      {"Integer", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, kRounds, 1},
      {},
      {},
      {},
      {}};
  for (int number = 1; number <= 8; ++number) {
    event.entries.push_back({contest::EntryId{number}, contest::PlayerId{number}, number});
  }
  for (int round = 1; round <= kRounds + 1; ++round) {
    event.rounds.push_back({contest::RoundNumber{round}});
    const QString note = lateNote(event, translator);
    EXPECT_EQ(note.contains(QStringLiteral("play from round %1").arg(round + 1)), round < kRounds) << round;
    EXPECT_EQ(note.contains(QStringLiteral("play no game")), round >= kRounds) << round;
  }
}

class ImportChoicesTest : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
    event = addEvent("integer", {});
  }
  void TearDown() override {
    QSettings().clear();
    ConsoleTest::TearDown();
  }

  void setLevel(contest::ContestLevel level) {
    contest::ContestHead head = session.contest().head;
    head.level = level;
    ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).renameContest(head, session.author())));
  }
  ImportDialog* read(const std::string& csv) {
    const QString path = folder.filePath(QStringLiteral("list.csv"));
    std::ofstream(fromQt(path), std::ios::binary) << csv;
    window.goTo({Location::Kind::Players, event, {}});
    static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
    return window.findChildren<ImportDialog*>().back();
  }
  static QPushButton* button(const ImportDialog& dialog, const QString& text) {
    for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
      if (each->text() == text) return each;
    }
    ADD_FAILURE() << "no button " << text.toStdString();
    return nullptr;
  }
  static bool canImport(const ImportDialog& dialog) {
    return button(dialog, QStringLiteral("&Import"))->isEnabled();
  }
  static bool tells(const ImportDialog& dialog, const QString& text) {
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
  }
  // Returns the cells of a column, from the first row on.
  static QStringList column(const ImportDialog& dialog, int column) {
    const QAbstractItemModel& rows = *dialog.rows().model();
    QStringList cells;
    for (int row = 0; row < rows.rowCount(); ++row) cells << rows.index(row, column).data().toString();
    return cells;
  }
  static void choose(const ImportDialog& dialog, int column, desk::RosterField field) {
    QComboBox* box = dialog.columnChoice(column);
    ASSERT_NE(box, nullptr) << column;
    box->setCurrentIndex(box->findData(static_cast<int>(field)));
  }
  void importNow(ImportDialog& dialog) {
    ASSERT_TRUE(canImport(dialog));
    dialog.accept();
    ASSERT_TRUE(workIsDone());
  }
  // Returns the texts as a list.
  static QStringList named(std::initializer_list<const char*> texts) {
    QStringList list;
    for (const char* text : texts) list << QString::fromUtf8(text);
    return list;
  }
  QStringList schools() {
    QStringList names;
    for (const contest::School& school : session.contest().schools) names << toQt(school.name);
    return names;
  }

  contest::EventId event{};
};

constexpr int kSchoolColumn = 3;
constexpr int kRemarkColumn = 5;

TEST_F(ImportChoicesTest, AListWithoutSchoolsAsksForTheSchoolOfAllRows) {
  ImportDialog* dialog = read("last,first\nAbad,Ana\nCruz,Bo\n");
  EXPECT_FALSE(canImport(*dialog));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("The list has no column for the school.")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("School for all &rows *")));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("* required")));
  QLineEdit* field = dialog->schoolOfRest().field();
  EXPECT_EQ(dialog->focusWidget(), field) << "the school is the next thing to do";
  QTest::keyClicks(field, QStringLiteral("Luna NHS"), Qt::NoModifier, 320);
  EXPECT_EQ(column(*dialog, kSchoolColumn), named({"Luna NHS", "Luna NHS"}));
  importNow(*dialog);
  EXPECT_EQ(schools(), named({"Luna NHS"}));
  EXPECT_EQ(Preferences::ownSchool(), QString()) << "the contest is not within one school";
}

TEST_F(ImportChoicesTest, AListWithSchoolsAsksForNone) {
  ImportDialog* dialog = read("last,first,school\nAbad,Ana,Luna NHS\n");
  EXPECT_TRUE(dialog->schoolOfRest().isHidden());
  EXPECT_FALSE(tells(*dialog, QStringLiteral("* required")));
  dialog->reject();
  dialog = read("last,first,school\nAbad,Ana,Luna NHS\nCruz,Bo,\n");
  EXPECT_TRUE(tells(*dialog, QStringLiteral("School for &rows without one *")));
  QTest::keyClicks(dialog->schoolOfRest().field(), QStringLiteral("Rizal ES"), Qt::NoModifier, 20);
  EXPECT_EQ(column(*dialog, kSchoolColumn), named({"Luna NHS", "Rizal ES"}));
  EXPECT_FALSE(dialog->schoolOfRest().isHidden()) << "the text can still be changed";
}

// The dialog shows how it reads names without a comma. The user may say otherwise, and the dialog remembers
// it.
TEST_F(ImportChoicesTest, NamesWithTheFirstNameFirstAreDividedByAGuess) {
  const std::string list = "Full name,School\nJuan B. Dela Cruz,Luna NHS\nAna Uy,Luna NHS\n";
  ImportDialog* dialog = read(list);
  constexpr int kNameColumn = 2;
  EXPECT_EQ(column(*dialog, kNameColumn), named({"Dela Cruz, Juan B.", "Uy, Ana"}));
  EXPECT_EQ(column(*dialog, kRemarkColumn),
            named({"written 'Juan B. Dela Cruz'; taken as: Dela Cruz, Juan B.",
                   "written 'Ana Uy'; taken as: Uy, Ana"}));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("the program guessed")));
  EXPECT_TRUE(canImport(*dialog));
  choose(*dialog, 1, desk::RosterField::Name);
  EXPECT_FALSE(canImport(*dialog)) << "the names have no comma";
  dialog->reject();
  dialog = read(list);
  EXPECT_FALSE(canImport(*dialog)) << "the choice is remembered";
  choose(*dialog, 1, desk::RosterField::FirstLast);
  EXPECT_TRUE(canImport(*dialog));
  importNow(*dialog);
  EXPECT_EQ(session.contest().players.front().last, "Dela Cruz");
}

// A column that the user chooses takes the place of the typed school.
TEST_F(ImportChoicesTest, AChosenColumnOfSchoolsHidesTheSchoolOfAllRows) {
  ImportDialog* dialog = read("last,first,Institusyon\nAbad,Ana,Luna NHS\n");
  QTest::keyClicks(dialog->schoolOfRest().field(), QStringLiteral("Rizal ES"), Qt::NoModifier, 20);
  choose(*dialog, 3, desk::RosterField::School);
  EXPECT_TRUE(dialog->schoolOfRest().isHidden());
  EXPECT_EQ(column(*dialog, kSchoolColumn), named({"Luna NHS"}));
  importNow(*dialog);
  EXPECT_EQ(schools(), named({"Luna NHS"}));
}

TEST_F(ImportChoicesTest, WithinOneSchoolTheSchoolIsFilledIn) {
  setLevel(contest::ContestLevel::School);
  ImportDialog* dialog = read("last,first,section\nAbad,Ana,Narra\n");
  EXPECT_FALSE(canImport(*dialog)) << "no school is known yet";
  QTest::keyClicks(dialog->schoolOfRest().field(), QStringLiteral("Luna NHS"), Qt::NoModifier, 20);
  importNow(*dialog);
  dialog = read("last,first,section\nCruz,Bo,Molave\n");
  EXPECT_EQ(dialog->schoolOfRest().text(), QStringLiteral("Luna NHS"));
  EXPECT_EQ(dialog->columnChoice(1), nullptr) << "no column is in doubt";
  importNow(*dialog);
  EXPECT_EQ(session.find(event)->entries.size(), 2U);
  EXPECT_EQ(schools(), named({"Luna NHS"}));
  // The next contest of the school begins with its school.
  ASSERT_TRUE(session.opener().create(
      folder.filePath(QStringLiteral("next.damath")),
      {"Next", "", "", contest::ContestMode::Official, contest::ContestLevel::School}));
  event = addEvent("integer", {});
  dialog = read("last,first\nDiaz,Cai\n");
  EXPECT_EQ(dialog->schoolOfRest().text(), QStringLiteral("Luna NHS"));
  EXPECT_TRUE(canImport(*dialog));
  dialog->reject();
  setLevel(contest::ContestLevel::District);
  dialog = read("last,first\nDiaz,Cai\n");
  EXPECT_EQ(dialog->schoolOfRest().text(), QString());
}

TEST_F(ImportChoicesTest, OneKeyTakesTheKnownSchoolForEveryRowWithThatSpelling) {
  ASSERT_TRUE(session.changed(
      desk::EventDesk(session.desk())
          .importPlayers(event, "last,first,school\nAbad,Ana,Bagong Silang NHS\n", session.author())));
  ImportDialog* dialog =
      read("last,first,school\nCruz,Bo,Bagong Silang N.H.S.\nDiaz,Cai,Bagong Silang N.H.S.\nUy,Di,Luna\n");
  QPushButton* known = button(*dialog, QStringLiteral("K — use the known school"));
  ASSERT_NE(known, nullptr);
  EXPECT_TRUE(known->isVisible());
  EXPECT_TRUE(tells(*dialog, QStringLiteral("K uses the known school in all rows")));
  EXPECT_TRUE(column(*dialog, kRemarkColumn)[0].contains(QStringLiteral("looks like “Bagong Silang NHS”")));
  auto& rows = const_cast<ListTable&>(dialog->rows());
  rows.setCurrentKey(3);
  rows.setFocus();
  QTest::qWait(350);
  QTest::keyClick(&rows, Qt::Key_K);
  EXPECT_EQ(column(*dialog, kSchoolColumn), named({"Bagong Silang NHS", "Bagong Silang NHS", "Luna"}));
  EXPECT_EQ(column(*dialog, kRemarkColumn)[0],
            QStringLiteral("the known school; the list writes “Bagong Silang N.H.S.”"));
  EXPECT_TRUE(known->isVisible());
  QTest::keyClick(&rows, Qt::Key_K);
  EXPECT_EQ(column(*dialog, kSchoolColumn)[0], QStringLiteral("Bagong Silang N.H.S."))
      << "once more: as listed";
  known->click();
  importNow(*dialog);
  EXPECT_EQ(schools(), named({"Bagong Silang NHS", "Luna"}));
}

TEST_F(ImportChoicesTest, WithoutSuchASchoolThereIsNoSuchButton) {
  ImportDialog* dialog = read("last,first,school\nCruz,Bo,Luna\n");
  EXPECT_FALSE(button(*dialog, QStringLiteral("K — use the known school"))->isVisible());
}

// The user chooses once. The same list with corrected cells, and a list with another column more, need no
// further choice.
TEST_F(ImportChoicesTest, ColumnsAreRememberedForTheNextListOfThatShape) {
  ImportDialog* dialog = read("Blg,Angkan,Ngalan,Eskuwela\n1,Abad,Ana,Luna\n2,Cruz,Bo,\n");
  choose(*dialog, 2, desk::RosterField::Last);
  choose(*dialog, 3, desk::RosterField::First);
  choose(*dialog, 4, desk::RosterField::School);
  dialog->columnChoice(1)->setCurrentIndex(1);  // ignored
  EXPECT_FALSE(canImport(*dialog)) << "a school is missing";
  dialog->reject();

  dialog = read("Blg,Angkan,Ngalan,Eskuwela\n1,Abad,Ana,Luna\n2,Cruz,Bo,Luna\n");
  EXPECT_TRUE(canImport(*dialog));
  EXPECT_TRUE(tells(*dialog, QStringLiteral("that you chose for an earlier list")));
  EXPECT_EQ(column(*dialog, 2), named({"Abad, Ana", "Cruz, Bo"}));
  ASSERT_NE(dialog->columnChoice(2), nullptr) << "the choice can be changed";
  dialog->reject();

  dialog = read("Angkan,Ngalan,Baitang,Eskuwela\nAbad,Ana,7,Luna\n");
  EXPECT_TRUE(canImport(*dialog)) << "known headings at other places";
  dialog->reject();
  dialog = read("Angkan,Palayaw,Eskuwela\nAbad,Ana,Luna\n");
  EXPECT_FALSE(canImport(*dialog)) << "one heading is new";
  EXPECT_EQ(dialog->focusWidget(), dialog->columnChoice(2));

  using Headings = std::vector<QString>;
  const auto shape = [](const char* first, const char* second, const char* third) {
    return shapeOf({desk::RosterColumn{first, "Abad"}, {second, "Ana"}, {third, "Luna"}});
  };
  const Headings headings{QStringLiteral("Angkan"), QStringLiteral("Palayaw"), QStringLiteral("Eskuwela")};
  EXPECT_EQ(shape("Angkan", "Palayaw", "Eskuwela"), headings);
  EXPECT_EQ(shape("Cruz", "Bo", "Eskuwela"), Headings(3)) << "it may be the row of a child";
}

// The settings hold no cell of a list, not even of a list whose first line is the row of a child.
TEST_F(ImportChoicesTest, SettingsHoldNoNames) {
  ImportDialog* dialog = read("Abad,Ana,Luna NHS\nCruz,Bo,Luna NHS\n");
  choose(*dialog, 1, desk::RosterField::Last);
  choose(*dialog, 2, desk::RosterField::First);
  choose(*dialog, 3, desk::RosterField::School);
  dialog->readPasted(QStringLiteral("Diaz\tCai\tRizal\n"));
  choose(*dialog, 1, desk::RosterField::First);
  for (const QString& key : QSettings().allKeys()) {
    const QString text = QSettings().value(key).toStringList().join(u' ');
    for (const char* name : {"Abad", "Ana", "Luna", "Cruz", "Diaz", "Cai", "Rizal"})
      EXPECT_FALSE(text.contains(QLatin1String(name), Qt::CaseInsensitive)) << key.toStdString();
  }
}

// Two pasted lists without headings can have equally many columns. The cells decide.
TEST_F(ImportChoicesTest, CellsWithoutDoubtDecideAgainstAnEarlierList) {
  ImportDialog* dialog = read("last,first,school\n");
  dialog->readPasted(QStringLiteral("Abad\tAna\tLuna\nCruz\tBo\tLuna\n"));
  choose(*dialog, 1, desk::RosterField::Last);
  choose(*dialog, 2, desk::RosterField::First);
  choose(*dialog, 3, desk::RosterField::School);
  EXPECT_TRUE(canImport(*dialog));
  dialog->readPasted(QStringLiteral("Diaz\tCai\tLuna\nUy\tDi\tLuna\n"));
  EXPECT_TRUE(canImport(*dialog)) << "the same shape";
  dialog->readPasted(QStringLiteral("7\tCruz, Ana\tRizal High School\n8\tUy, Jo\tMabini NHS\n"));
  EXPECT_EQ(column(*dialog, 2), named({"Cruz, Ana", "Uy, Jo"}));
}

// Any settings are only texts. The newest forty shapes are kept.
TEST_F(ImportChoicesTest, HostileSettingsProposeNothing) {
  const std::vector<QString> shape{QStringLiteral("A"), QString(), QStringLiteral("B")};
  const std::vector<desk::RosterColumn> columns(3);
  for (const QStringList& texts :
       {QStringList{}, QStringList{QString()}, QStringList{QStringLiteral("= == =last=")},
        QStringList{QStringLiteral("a=last b=first =school"), QString(10000, u'=')}}) {
    QSettings().setValue(QStringLiteral("listColumns"), texts);
    EXPECT_TRUE(rememberedColumns(shape, columns).empty());
  }
  for (int i = 0; i < 60; ++i) {
    rememberColumns({QStringLiteral("H%1").arg(i)}, {{1, desk::RosterField::Grade}});
  }
  EXPECT_EQ(QSettings().value(QStringLiteral("listColumns")).toStringList().size(), 40);
  EXPECT_TRUE(rememberedColumns({QStringLiteral("H3")}, std::vector<desk::RosterColumn>(1)).empty());
  const auto kept = rememberedColumns({QStringLiteral("h59 ")}, std::vector<desk::RosterColumn>(1));
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].field, desk::RosterField::Grade);
  rememberColumns({QStringLiteral("H59")}, {});
  EXPECT_TRUE(rememberedColumns({QStringLiteral("H59")}, std::vector<desk::RosterColumn>(1)).empty());
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the page of schools over all events, by mouse and by keys: ranks with the players who scored the
// points, medals, and players in several events.
#include "app/window/schools/schools_page.hpp"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>

#include "app/window/parts/list_table.hpp"
#include "app/window/text/contest_text.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class SchoolsPageTest : public testing::DialogsFixture {
 protected:
  void open() {
    window.resize(1400, 760);
    window.goTo({Location::Kind::Schools, {}, {}});
    QApplication::processEvents();
  }
  SchoolsPage& page() { return *qobject_cast<SchoolsPage*>(window.page(Location::Kind::Schools)); }
  ListTable& list() { return part<ListTable>(Location::Kind::Schools); }
  QTabBar& tabs() { return part<QTabBar>(Location::Kind::Schools); }
  QString textAt(int row, int column) { return list().model()->index(row, column).data().toString(); }
  QString detail() { return part<QTextBrowser>(Location::Kind::Schools).toPlainText(); }
};

TEST_F(SchoolsPageTest, BeforeAGameItSaysSoAndOffersNoPaper) {
  addEvent("integer", "last,first,school\nRamon,Mario M.,JGMNHS\nArroyo,Gloria,ADMU\n");
  open();
  EXPECT_EQ(list().model()->rowCount(), 0);
  EXPECT_TRUE(list().emptyText().contains(QStringLiteral("No player has played a real game")));
  EXPECT_FALSE(action(Command::Print).isEnabled());
}

TEST_F(SchoolsPageTest, ASchoolWithByesAloneIsNamedBelow) {
  const contest::EventId event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  enter(event, kFirstBoard, 12, 3);
  const contest::Event& now = *session.find(event);
  ASSERT_EQ(now.byes.size(), 1U);
  const QString idle = window::entrySchoolOrSection(session.contest(), now, now.byes.front().entry);
  open();
  EXPECT_EQ(list().model()->rowCount(), 2);
  bool isNamed = false;
  for (const QLabel* label : page().findChildren<QLabel*>()) {
    const QString text = label->text();
    isNamed |= label->isVisible() && text.contains(QStringLiteral("Y6")) && text.endsWith(idle);
  }
  EXPECT_TRUE(isNamed);
}

TEST_F(SchoolsPageTest, SchoolsAreRankedAndTheOneThatIsChosenTellsWhosePointsMadeIt) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  open();
  ASSERT_EQ(list().model()->rowCount(), 2);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("1"));
  const QString first = textAt(0, 1);
  EXPECT_TRUE(detail().contains(QStringLiteral("rank 1"))) << detail().toStdString();
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Down);
  EXPECT_TRUE(detail().contains(QStringLiteral("rank 2"))) << detail().toStdString();
  EXPECT_NE(textAt(1, 1), first);

  // No player has a division, so the ranking of divisions is empty.
  QComboBox& kind = part<QComboBox>(Location::Kind::Schools);
  kind.setFocus();
  QTest::keyClick(&kind, Qt::Key_End);
  EXPECT_EQ(list().model()->rowCount(), 0);
  QTest::keyClick(&kind, Qt::Key_Home);
  EXPECT_EQ(list().model()->rowCount(), 2);
}

TEST_F(SchoolsPageTest, MedalsComeWithFinalRanksAndGoToPaper) {
  const contest::EventId event = pairedEvent("integer");
  open();
  tabs().setFocus();
  QTest::keyClick(&tabs(), Qt::Key_Right);
  EXPECT_EQ(list().model()->rowCount(), 0);
  EXPECT_FALSE(list().emptyText().isEmpty());
  enter(event, kFirstBoard, 75, -72);
  ASSERT_EQ(list().model()->rowCount(), 2);
  EXPECT_TRUE(detail().contains(QStringLiteral("gold"))) << detail().toStdString();
  ASSERT_TRUE(action(Command::ExportPdf).isEnabled());
  QSignalSpy said(&page(), &Page::said);
  action(Command::ExportPdf).trigger();
  ASSERT_TRUE(workIsDone());
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("medals.pdf"));
  Q_EMIT dialog->fileSelected(path);
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(said.count(), 1);
  EXPECT_TRUE(QFile::exists(path));
}

// The export agrees with `damath contest export --what schools` and `--what medals`.
TEST_F(SchoolsPageTest, RanksAndMedalsGoOutInEveryForm) {
  const contest::EventId event = pairedEvent("integer");
  open();
  EXPECT_FALSE(action(Command::ExportTeams).isEnabled()) << "there is nothing yet";
  enter(event, kFirstBoard, 75, -72);
  QSignalSpy said(&page(), &Page::said);
  const auto written = [&](const QString& form) {
    action(Command::ExportTeams).trigger();
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return QByteArray();
    const QString text = dialog->nameFilters().filter(form).value(0);
    dialog->selectNameFilter(text);
    Q_EMIT dialog->filterSelected(text);
    const QString path = dialog->selectedFiles().value(0);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    EXPECT_TRUE(workIsDone());
    EXPECT_EQ(said.count(), 1) << form.toStdString();
    EXPECT_TRUE(!said.isEmpty() && said.takeLast().front().toString().contains(path));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
  };
  EXPECT_TRUE(written(translator(Phrase::FormTeamRanks)).startsWith("rank,team,within,points"));
  EXPECT_TRUE(written(translator(Phrase::FormMedals)).startsWith("rank,team,within,gold"));
  const QByteArray web = written(translator(Phrase::FormMedalsPage));
  EXPECT_TRUE(web.startsWith("<!DOCTYPE html>") && web.contains("JGMNHS"));
  EXPECT_TRUE(written(translator(Phrase::FormTeamRanksPage)).contains("ADMU"));
  const QByteArray json = written(translator(Phrase::FormTeamsJson));
  EXPECT_TRUE(json.contains("\"medals\"") && json.contains("\"ranks\""));
  EXPECT_FALSE(json.contains("Mario")) << "no player is named";
  // The file dialog offers the format of the visible list first.
  tabs().setCurrentIndex(1);
  action(Command::ExportTeams).trigger();
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->nameFilters().front().startsWith(translator(Phrase::FormMedals)));
  dialog->close();
  tabs().setCurrentIndex(2);
  EXPECT_FALSE(action(Command::ExportTeams).isEnabled()) << "who is in several events is named";
}

TEST_F(SchoolsPageTest, WhoIsInSeveralEventsIsListedWithAWayToThePlayer) {
  addEvent("integer", "last,first,school\nRamon,Mario M.,JGMNHS\nArroyo,Gloria,ADMU\n");
  const contest::EventId other =
      addEvent("whole", "last,first,school\nRamon,Mario M.,JGMNHS\nCruz,Ben,UST\n");
  open();
  tabs().setCurrentIndex(2);
  QApplication::processEvents();
  ASSERT_EQ(list().model()->rowCount(), 1);
  EXPECT_TRUE(textAt(0, 0).contains(QStringLiteral("2 events"))) << textAt(0, 0).toStdString();
  EXPECT_FALSE(action(Command::Print).isEnabled()) << "it is no paper";
  const auto figures = page().findChildren<QSpinBox*>();
  ASSERT_EQ(figures.size(), 2);
  QSpinBox& most = *figures.at(1);
  most.setFocus();
  QTest::keyClick(&most, Qt::Key_Down);
  QTest::keyClick(&most, Qt::Key_Down);
  EXPECT_EQ(most.value(), 1);
  EXPECT_TRUE(textAt(0, 0).contains(QStringLiteral("more than the limit"))) << textAt(0, 0).toStdString();
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(window.location().kind, Location::Kind::Players);
  EXPECT_NE(session.find(other), nullptr);
}

TEST_F(SchoolsPageTest, OnlyEventsThatAreTickedCount) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  addEvent("whole", "last,first,school\nCruz,Ben,UST\nLim,Ana,UP\n");
  open();
  ASSERT_EQ(list().model()->rowCount(), 2);
  const auto menus = page().findChildren<QMenu*>();
  ASSERT_FALSE(menus.isEmpty());
  QList<QAction*> events;
  for (const QMenu* menu : menus) {
    if (menu->actions().size() == 2) events = menu->actions();
  }
  ASSERT_EQ(events.size(), 2);
  events.front()->trigger();
  EXPECT_EQ(list().model()->rowCount(), 0) << "nobody played in the other";
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the journal page and of the commands that keep the file safe, by mouse and by keys: search, undo
// back to a change, backups, verification in the background, events on other computers, and the switch to
// practice.
#include "app/window/journal/journal_page.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>
#include <QThread>
#include <algorithm>

#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/keeping/second_folder.hpp"
#include "app/papers/head_mark.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/frame/done_line.hpp"
#include "app/window/journal/backups_view.hpp"
#include "app/window/journal/changes_view.hpp"
#include "app/window/journal/check_view.hpp"
#include "app/window/journal/journal_model.hpp"
#include "app/window/journal/restore_dialog.hpp"
#include "app/window/journal/site_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/name_choice_words.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class JournalPageTest : public testing::DialogsFixture {
 protected:
  void open() {
    window.goTo({Location::Kind::Journal, {}, {}});
    QApplication::processEvents();
  }
  JournalPage& page() { return *qobject_cast<JournalPage*>(window.page(Location::Kind::Journal)); }
  ChangesView& changes() { return part<ChangesView>(Location::Kind::Journal); }
  CheckView& check() { return part<CheckView>(Location::Kind::Journal); }
  BackupsView& copies() { return part<BackupsView>(Location::Kind::Journal); }
  QTableView& list() { return *changes().list(); }
  QString textAt(int row, window::JournalModel::Column column) {
    return list().model()->index(row, column).data().toString();
  }
  QString detail() { return changes().findChild<QTextBrowser*>()->toPlainText(); }
  void showTab(int tab) {
    page().findChild<QTabBar*>()->setCurrentIndex(tab);
    QApplication::processEvents();
  }
  // Answers the file dialog with `path`.
  void choose(const QString& path) {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QApplication::processEvents();
    QApplication::processEvents();
  }
  void giveNameAndReason(QDialog& dialog) {
    const auto fields = dialog.findChildren<QLineEdit*>();
    ASSERT_EQ(fields.size(), 3);
    fields.at(0)->setText(QStringLiteral("Gng. Reyes"));
    fields.at(2)->setText(QStringLiteral("entered on the wrong board"));
  }
};

TEST_F(JournalPageTest, EveryChangeIsThereTheNewestFirstWithWhatItWas) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  open();
  const auto rows = session.desk().journal();
  ASSERT_TRUE(rows);
  EXPECT_EQ(list().model()->rowCount(), static_cast<int>(rows->size()));
  EXPECT_TRUE(textAt(0, window::JournalModel::What).startsWith(QStringLiteral("integer, round 1 board 1 · ")))
      << "where it was is not cut: " << textAt(0, window::JournalModel::What).toStdString();
  EXPECT_TRUE(list().isColumnHidden(window::JournalModel::Why)) << "nobody gave a reason";
  EXPECT_TRUE(textAt(0, window::JournalModel::What).contains(QStringLiteral("1–0 (75 : −72)")))
      << textAt(0, window::JournalModel::What).toStdString();
  EXPECT_EQ(textAt(0, window::JournalModel::Who), window::toQt(rows->back().by));
  EXPECT_TRUE(detail().contains(QStringLiteral("75 : −72"))) << detail().toStdString();
  // The row of the import names the imported players.
  QTest::keyClick(&list(), Qt::Key_Down);
  QTest::keyClick(&list(), Qt::Key_Down);
  EXPECT_TRUE(detail().contains(QStringLiteral("Ramon, Mario M."))) << detail().toStdString();
}

// On a small screen, the column of actions takes the room, and the reason is shown in the panel beside the
// list.
TEST_F(JournalPageTest, ReasonsHaveAColumnWhereThereIsRoom) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  const contest::ResultInput other{rules::Ending::Time, exact::Number(75), exact::Number(-70)};
  ASSERT_TRUE(session.withConfirmation(
      event, session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("misread")),
      [&](const desk::Author& author) {
        return desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, other, author);
      }));
  window.resize(1280, 720);
  open();
  EXPECT_TRUE(list().isColumnHidden(window::JournalModel::Why));
  EXPECT_TRUE(detail().contains(QStringLiteral("misread"))) << detail().toStdString();
  const QModelIndex what = list().model()->index(0, window::JournalModel::What);
  const int withReason = list().sizeHintForIndex(what).width();
  window.resize(1920, 1080);
  QApplication::processEvents();
  EXPECT_FALSE(list().isColumnHidden(window::JournalModel::Why));
  EXPECT_GT(withReason, list().sizeHintForIndex(what).width()) << "the reason stands behind what was done";
}

TEST_F(JournalPageTest, AnotherContestBeginsAtItsNewestChange) {
  pairedEvent("integer");
  ASSERT_TRUE(
      session.opener().create(folder.filePath(QStringLiteral("other.damath")), {"Other contest", "", ""}));
  pairedEvent("integer");
  open();
  const int rows = list().model()->rowCount();
  list().setCurrentIndex(list().model()->index(rows - 1, 0));
  ASSERT_TRUE(window.openFile(folder.filePath(QStringLiteral("test.damath"))));
  open();
  EXPECT_EQ(list().model()->rowCount(), rows);
  EXPECT_EQ(list().currentIndex().row(), 0);
}

TEST_F(JournalPageTest, AChangeIsFoundByLettersByPersonAndByKind) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  const contest::EventId other = addEvent("whole", {});
  ASSERT_TRUE(
      session.changed(desk::EventDesk(session.desk()).renameEvent(other, "Peña Cup", "", {"ben", "", ""})));
  open();
  const int all = list().model()->rowCount();
  QLineEdit& letters = *changes().findChild<QLineEdit*>();
  ASSERT_TRUE(action(Command::Filter).isEnabled());
  action(Command::Filter).trigger();
  EXPECT_TRUE(letters.hasFocus());
  type("pena");
  ASSERT_GE(list().model()->rowCount(), 1) << "letters without accents find those with";
  EXPECT_LT(list().model()->rowCount(), all);
  letters.clear();
  type("zzz");
  EXPECT_EQ(list().model()->rowCount(), 0);
  EXPECT_EQ(detail(), translator(Phrase::NoChangeFound));
  EXPECT_FALSE(action(Command::UndoTo).isEnabled());
  letters.clear();

  const auto boxes = changes().findChildren<QComboBox*>();
  ASSERT_EQ(boxes.size(), 3);
  QComboBox& people = *boxes.at(0);
  ASSERT_GE(people.findText(QStringLiteral("ben")), 0);
  people.setFocus();
  while (people.currentText() != QStringLiteral("ben") && people.currentIndex() + 1 < people.count()) {
    QTest::keyClick(&people, Qt::Key_Down);
  }
  EXPECT_EQ(list().model()->rowCount(), 1);
  QTest::keyClick(&people, Qt::Key_Home);
  QComboBox& kinds = *boxes.at(2);
  kinds.setCurrentIndex(kinds.findData(static_cast<int>(db::JournalKind::Results)));
  Q_EMIT kinds.activated(kinds.currentIndex());
  EXPECT_EQ(list().model()->rowCount(), 1);
  EXPECT_TRUE(textAt(0, window::JournalModel::What).contains(QStringLiteral("75 : −72")));
  // A hyphen also finds a minus sign and a dash.
  for (const char* figure : {"-72", "−72", "1-0", "1–0"}) {
    letters.setText(QString::fromUtf8(figure));
    QApplication::processEvents();
    EXPECT_EQ(list().model()->rowCount(), 1) << figure;
  }
}

TEST_F(JournalPageTest, AllAfterAChangeIsTakenBackOnceSomebodySaysWhoAndWhy) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  open();
  list().setFocus();
  EXPECT_FALSE(action(Command::UndoTo).isEnabled()) << "nothing came after the newest";
  // The result and the publication that it caused are one action; the pairing is another.
  for (int row = 0; row < 3; ++row) QTest::keyClick(&list(), Qt::Key_Down);
  ASSERT_TRUE(action(Command::UndoTo).isEnabled());
  auto* dialog = opened<ConfirmationDialog>(Command::UndoTo);
  ASSERT_NE(dialog, nullptr);
  QString told;
  const auto labels = dialog->findChildren<QLabel*>();
  for (const QLabel* label : labels) told += label->text();
  EXPECT_TRUE(told.contains(QStringLiteral("(2)"))) << told.toStdString();
  EXPECT_TRUE(told.contains(QStringLiteral("a result was entered"))) << told.toStdString();
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who, and why?";
  EXPECT_TRUE(session.find(event)->games.front().result);
  giveNameAndReason(*dialog);
  press(Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_TRUE(session.find(event)->games.empty()) << "result and round are undone";
  // An undone row is marked in words, not by a strike-through alone.
  bool isTold = false;
  for (int row = 0; row < list().model()->rowCount(); ++row) {
    const QModelIndex index = list().model()->index(row, window::JournalModel::What);
    isTold = isTold || index.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("(undone)"));
  }
  EXPECT_TRUE(isTold);
  window.commands().action(Command::Redo)->trigger();
  EXPECT_EQ(session.find(event)->games.size(), 1U);
}

TEST_F(JournalPageTest, ASoundFileIsSaidToBeSoundAndADamagedOneLeadsToTheBoard) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  window.goTo({Location::Kind::Rounds, event, {}});
  action(Command::CheckFile).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Journal) << "how far it is is told there";
  ASSERT_TRUE(QTest::qWaitFor([this] { return check().shown().has_value(); }, testing::kPatience));
  EXPECT_TRUE(check().shown()->isWhole);
  EXPECT_TRUE(check().shown()->problems.empty());

  QSignalSpy readAnew(&session, &window::Session::contestChanged);
  ASSERT_EQ(
      testing::tamper(window::fromQt(session.path()), "UPDATE game SET blue_grand = '76' WHERE board = 1"),
      "");
  ASSERT_TRUE(QTest::qWaitFor([&readAnew] { return readAnew.count() > 0; }, testing::kPatience));
  QSignalSpy begun(&check(), &CheckView::opened);
  action(Command::CheckFile).trigger();
  ASSERT_TRUE(QTest::qWaitFor([this] { return check().shown() && !check().shown()->problems.empty(); },
                              testing::kPatience));
  check().list()->setFocus();
  QTest::keyClick(check().list(), Qt::Key_Return);
  EXPECT_EQ(begun.count(), 1);
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, kFirstBoard}));
}

TEST_F(JournalPageTest, TheJournalNumbersOfPapersAreAskedForByKeys) {
  pairedEvent("integer");
  open();
  showTab(2);
  const db::JournalHead head = desk::PaperRegister(session.desk()).head().value();
  const QString shown = toQt(papers::shownHead(head));
  QLineEdit* field = check().headsField();
  field->setText(shown + QStringLiteral(", %1:%2").arg(head.number).arg(QString(16, u'0')));
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return check().shown().has_value(); }, testing::kPatience));
  ASSERT_EQ(check().shown()->heads.size(), 2U);
  EXPECT_TRUE(check().shown()->heads[0].isConfirmed());
  EXPECT_EQ(check().shown()->heads[1].standing, db::HeadStanding::Contradicted);
  EXPECT_TRUE(check().shown()->problems.empty());
  EXPECT_EQ(check().list()->model()->rowCount(), 2) << "each answer is a row";

  field->setText(QStringLiteral("17: 9F3A"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(refusals.back().contains(QStringLiteral("“17: 9F3A”")) ||
              refusals.back().contains(QStringLiteral("'17: 9F3A'")))
      << refusals.back().toStdString();
  EXPECT_TRUE(field->hasFocus());
}

TEST_F(JournalPageTest, ACopyGoesToAPlaceThatIsChosenAndNeverOverAContest) {
  pairedEvent("integer");
  open();
  QSignalSpy said(&page(), &Page::said);
  const QString path = folder.filePath(QStringLiteral("usb-drive.damath"));
  action(Command::BackUp).trigger();
  choose(path);
  ASSERT_TRUE(QTest::qWaitFor([&said] { return said.count() == 1; }, testing::kPatience))
      << refusals.join(u' ').toStdString();
  EXPECT_TRUE(said.front().front().toString().contains(path))
      << said.front().front().toString().toStdString();
  const desk::SystemClock clock;
  auto copy = desk::Desk::open(window::fromQt(path), clock);
  ASSERT_TRUE(copy.desk);
  const auto kept = copy.desk->snapshot();
  ASSERT_TRUE(kept);
  EXPECT_EQ((*kept)->events.size(), 1U);

  for (const QString& taken : {path, session.path()}) {
    refusals.clear();
    action(Command::BackUp).trigger();
    choose(taken);
    EXPECT_EQ(refusals.size(), 1) << taken.toStdString();
    QTest::qWait(50);
    if (QWidget* box = QApplication::activeModalWidget()) box->close();
  }
}

TEST_F(JournalPageTest, TheWholeContestIsWrittenAsADocument) {
  pairedEvent("integer");
  open();
  QSignalSpy said(&page(), &Page::said);
  const QString path = folder.filePath(QStringLiteral("whole.json"));
  action(Command::WriteWhole).trigger();
  choose(path);
  ASSERT_TRUE(QTest::qWaitFor([&said] { return said.count() == 1; }, testing::kPatience))
      << refusals.join(u' ').toStdString();
  const QString told = said.front().front().toString();
  EXPECT_TRUE(told.startsWith(QStringLiteral("The whole contest"))) << told.toStdString();
  EXPECT_TRUE(told.contains(QStringLiteral("full names"))) << told.toStdString();
  const desk::SystemClock clock;
  const auto again = folder.filePath(QStringLiteral("again.damath"));
  EXPECT_TRUE(desk::Desk::createFrom(window::fromQt(again), window::fromQt(path)));
}

TEST_F(JournalPageTest, EachWayToNamePlayersOnWebPagesTellsItsPurpose) {
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    open();
    auto* dialog = opened<SiteDialog>(Command::WriteSite);
    ASSERT_NE(dialog, nullptr);
    const auto* names = dialog->findChild<QComboBox*>();
    ASSERT_NE(names, nullptr);
    EXPECT_EQ(names->count(), 3);
    for (int row = 0; row < names->count(); ++row) {
      const auto option = static_cast<contest::PrivacyOption>(names->itemData(row).toInt());
      EXPECT_TRUE(names->itemText(row).endsWith(translator(words::purposeOf(option))))
          << names->itemText(row).toStdString();
    }
    dialog->close();
    QApplication::processEvents();
  }
}

TEST_F(JournalPageTest, AWebSiteIsWrittenAndNothingElseIsTouched) {
  const contest::EventId event = pairedEvent("integer");
  enter(event, kFirstBoard, 75, -72);
  open();
  auto* dialog = opened<SiteDialog>(Command::WriteSite);
  ASSERT_NE(dialog, nullptr);
  auto* place = dialog->findChild<QLineEdit*>();
  EXPECT_TRUE(place->text().endsWith(QStringLiteral("-site"))) << place->text().toStdString();
  // The folder of the contest itself is refused as the folder of the web pages.
  place->setText(folder.path());
  press(Qt::Key_Return);
  EXPECT_FALSE(dialog->refusal().isEmpty());
  const QString path = folder.filePath(QStringLiteral("pages"));
  place->setFocus();
  place->selectAll();
  type(path.toStdString().c_str());
  QSignalSpy said(&page(), &Page::said);
  press(Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([&said] { return said.count() == 1; }, testing::kPatience))
      << refusals.join(u' ').toStdString();
  // The message has a link that opens the pages.
  const auto labels = window.findChild<DoneLine*>()->findChildren<QLabel*>();
  const auto link = std::ranges::find_if(
      labels, [](const QLabel* label) { return label->isVisible() && label->openExternalLinks(); });
  ASSERT_NE(link, labels.end());
  EXPECT_TRUE((*link)->text().contains(QStringLiteral("index.html\">Open index.html</a>")))
      << (*link)->text().toStdString();
  QFile start(QDir(path).filePath(QStringLiteral("index.html")));
  ASSERT_TRUE(start.open(QIODevice::ReadOnly));
  EXPECT_TRUE(start.readAll().contains("event1-standings.html"));
  QFile standings(QDir(path).filePath(QStringLiteral("event1-standings.html")));
  ASSERT_TRUE(standings.open(QIODevice::ReadOnly));
  const window::Session& shown = session;
  for (const contest::Player& player : shown.contest().players) {
    EXPECT_FALSE(standings.readAll().contains(player.first.c_str())) << "initials, unless asked otherwise";
    standings.seek(0);
  }
}

TEST_F(JournalPageTest, HowOftenAndHowManyCopiesIsSetAndACopyIsChosenByKeys) {
  pairedEvent("integer");
  open();
  showTab(1);
  const auto figures = copies().findChildren<QSpinBox*>();
  ASSERT_EQ(figures.size(), 2);
  figures.at(0)->setFocus();
  figures.at(0)->selectAll();
  type("25");
  auto* set = copies().findChild<QPushButton*>();
  ASSERT_TRUE(set->isEnabled());
  QTest::mouseClick(set, Qt::LeftButton);
  EXPECT_EQ(session.desk().ring().rule().every, std::chrono::minutes(25));
  EXPECT_FALSE(set->isEnabled()) << "it is as it is set";

  ASSERT_TRUE(QTest::qWaitFor([this] { return copies().hasAny(); }, testing::kPatience));
  copies().list()->setFocus();
  QTest::keyClick(copies().list(), Qt::Key_Return);
  QApplication::processEvents();
  auto* dialog = qobject_cast<RestoreDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  dialog->reject();
}

TEST_F(JournalPageTest, BackupsOfAnEarlierNameOfTheFileAreNamed) {
  pairedEvent("integer");
  const QFileInfo file(session.path());
  const QString earlier = file.path() + QStringLiteral("/earlier.backups");
  ASSERT_TRUE(QDir().mkpath(earlier));
  open();
  showTab(1);
  const auto isNamed = [&] {
    const auto all = copies().findChildren<QLabel*>();
    return std::ranges::any_of(all, [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(earlier) && label->text().contains(u'1');
    });
  };
  EXPECT_FALSE(isNamed()) << "the folder has no backup";
  ASSERT_TRUE(QFile::copy(session.path(),
                          earlier + QStringLiteral("/000001-j00001-20261201-035531-time.") + file.suffix()));
  copies().show();
  EXPECT_TRUE(isNamed());
  const QString named = file.path() + QStringLiteral("/earlier.") + file.suffix();
  ASSERT_TRUE(QFile::copy(session.path(), named));
  copies().show();
  EXPECT_FALSE(isNamed()) << "the folder belongs to the other file";
}

TEST_F(JournalPageTest, TheSecondFolderAndItsLastBackupAreShown) {
  pairedEvent("integer");
  open();
  showTab(1);
  const auto button = [this](const char* text) {
    const auto all = copies().findChildren<QPushButton*>();
    const auto found = std::ranges::find(all, QString::fromUtf8(text), &QPushButton::text);
    return found == all.end() ? nullptr : *found;
  };
  const auto shows = [this](const char* text) {
    const auto all = copies().findChildren<QLabel*>();
    return std::ranges::any_of(
        all, [text](const QLabel* label) { return label->text().contains(QString::fromUtf8(text)); });
  };
  auto* forget = button("Stop using the second folder");
  ASSERT_NE(forget, nullptr);
  ASSERT_NE(button("Choose second folder…"), nullptr);
  EXPECT_TRUE(button("Choose second folder…")->isEnabled());
  EXPECT_TRUE(shows("No second folder"));
  EXPECT_FALSE(forget->isEnabled());
  const QString drive = QFileInfo(session.path()).path() + QStringLiteral("/usb");
  ASSERT_TRUE(QDir().mkpath(drive));
  ASSERT_TRUE(desk::chooseSecondFolder(session.desk(), window::toPath(drive)));
  copies().show();
  EXPECT_TRUE(shows("last backup"));
  EXPECT_FALSE(shows("not connected"));
  ASSERT_TRUE(QDir().rename(drive, drive + QStringLiteral(" pulled out")));
  copies().show();
  EXPECT_TRUE(shows("not connected"));
  EXPECT_TRUE(shows("last backup")) << "the time of the last backup outside the computer stays";
  ASSERT_TRUE(forget->isEnabled());
  QTest::mouseClick(forget, Qt::LeftButton);
  EXPECT_TRUE(shows("No second folder"));
  EXPECT_FALSE(forget->isEnabled());
}

TEST_F(JournalPageTest, TheEventThatWasLookedAtIsProposedToBeHandedOver) {
  addEvent("integer", {});
  const contest::EventId second = addEvent("rational", {});
  for (const Location::Kind kind : {Location::Kind::Players, Location::Kind::Journal}) {
    window.goTo({kind, kind == Location::Kind::Players ? second : contest::EventId{}, {}});
    action(Command::SplitEvent).trigger();
    QApplication::processEvents();
    auto* dialog = qobject_cast<FormDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->findChild<QComboBox*>()->currentText(), window::toQt(session.find(second)->setup.name));
    dialog->reject();
    QApplication::processEvents();
  }
}

TEST_F(JournalPageTest, AnEventGoesToAnotherComputerAndIsTakenBackInTwoSteps) {
  const contest::EventId event = pairedEvent("integer");
  open();
  refusals.clear();
  action(Command::ReclaimEvent).trigger();
  ASSERT_EQ(refusals.size(), 1) << "nothing is with another computer";
  QApplication::processEvents();
  if (QWidget* box = QApplication::activeModalWidget()) box->close();
  action(Command::SplitEvent).trigger();
  choose(folder.filePath(QStringLiteral("hall-b.damath")));
  ASSERT_TRUE(workIsDone());
  EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("hall-b.damath"))));
  // While the event is in its own file, it cannot be changed on this computer.
  const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
  EXPECT_FALSE(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing()));

  bool goesOn = false;
  int asked = 0;
  session.confirmations().askBy([&](const window::TwoWays&) {
    ++asked;
    return goesOn;
  });
  auto* dialog = opened<ConfirmationDialog>(Command::ReclaimEvent);
  ASSERT_NE(dialog, nullptr);
  giveNameAndReason(*dialog);
  dialog->accept();
  EXPECT_EQ(asked, 1) << "two steps";
  EXPECT_FALSE(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing()));
  goesOn = true;
  dialog->accept();
  QApplication::processEvents();
  EXPECT_TRUE(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing()));
}

TEST_F(JournalPageTest, PracticeIsForGoodAndAskedTwice) {
  open();
  int asked = 0;
  session.confirmations().askBy([&asked](const window::TwoWays&) {
    ++asked;
    return true;
  });
  auto* dialog = opened<ConfirmationDialog>(Command::LeaveOfficial);
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_EQ(session.contest().head.mode, contest::ContestMode::Official);
  giveNameAndReason(*dialog);
  dialog->accept();
  QApplication::processEvents();
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(session.contest().head.mode, contest::ContestMode::Practice);
  refusals.clear();
  action(Command::LeaveOfficial).trigger();
  EXPECT_EQ(refusals.size(), 1) << "it is one already";
}

TEST(FileWork, GoesOnBesideTheWindowCanBeEndedAndTellsAFailure) {
  window::FileWork work;
  QSignalSpy done(&work, &window::FileWork::done);
  QSignalSpy failed(&work, &window::FileWork::failed);
  const QThread* here = QThread::currentThread();
  bool isElsewhere = false;
  bool isReportedHere = false;
  work.start([&](const window::FileWork::Watch& watch) -> window::FileWork::Report {
    isElsewhere = QThread::currentThread() != here;
    while (watch(0, 0)) QThread::msleep(1);
    return [&] { isReportedHere = QThread::currentThread() == here; };
  });
  QTest::qWait(50);
  EXPECT_TRUE(work.isUnderWay());
  work.end();
  ASSERT_TRUE(QTest::qWaitFor([&done] { return done.count() == 1; }, testing::kPatience));
  EXPECT_TRUE(isElsewhere);
  EXPECT_TRUE(isReportedHere);
  EXPECT_FALSE(work.isUnderWay());
  work.start([](const window::FileWork::Watch&) -> window::FileWork::Report {
    throw std::runtime_error("the USB drive was pulled out");
  });
  ASSERT_TRUE(QTest::qWaitFor([&done] { return done.count() == 2; }, testing::kPatience));
  ASSERT_EQ(failed.count(), 1);
  EXPECT_EQ(failed.front().front().toString(), QStringLiteral("the USB drive was pulled out"));
}

}  // namespace
}  // namespace damath::window

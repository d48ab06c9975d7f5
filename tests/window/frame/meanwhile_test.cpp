// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of changes by another console, or of another opened file, while the user looks, types or is asked a
// question. Selections and typed text stay, and no message about the old state appears for the new state.
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>

#include "app/desk/events/player_desk.hpp"
#include "app/desk/events/school_desk.hpp"
#include "app/window/frame/event_strip.hpp"
#include "app/window/journal/backup_list.hpp"
#include "app/window/journal/backups_view.hpp"
#include "app/window/journal/check_view.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/writable_table.hpp"
#include "app/window/players/schools_dialog.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "app/window/rounds/reasons_panel.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "db/files/file_facts.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"
#include "tests/window/frame/other_console.hpp"

namespace damath::window {
namespace {

using testing::actElsewhere;
using testing::kFirstBoard;
using testing::kFour;

class MeanwhileTest : public testing::DialogsFixture {
 protected:
  contest::EventId playing(std::string_view set, std::string_view players) {
    const contest::EventId event = addEvent(set, players);
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
    return event;
  }
  // Creates another file with one paired event.
  QString otherFile() {
    QString path = folder.filePath(QStringLiteral("other.damath"));
    window::Session making(translator);
    EXPECT_TRUE(making.opener().create(path, {"Other contest", "", ""}));
    const contest::EventSetup setup{"integer",
                                    *rules::builtInChipSet("integer"),
                                    rules::manual(),
                                    contest::System::RoundRobin,
                                    1,
                                    std::nullopt,
                                    1};
    const auto event = making.changed(desk::EventDesk(making.desk()).addEvent(setup, making.author()));
    EXPECT_TRUE(making.changed(desk::EventDesk(making.desk()).importPlayers(*event, kFour, making.author())));
    EXPECT_TRUE(making.changed(desk::PairingDesk(making.desk()).pairNextRound(*event, making.author())));
    EXPECT_TRUE(making.changed(desk::PairingDesk(making.desk()).publish(*event, making.author())));
    return path;
  }
  static QString textAt(const ListTable& list, int row, int column) {
    return list.model()->index(row, column).data().toString();
  }
  QList<QToolButton*> lacks() {
    QApplication::processEvents();
    QList<QToolButton*> shown;
    const auto buttons = window.findChild<EventStrip*>()->findChildren<QToolButton*>();
    for (QToolButton* button : buttons) {
      if (button->isVisible()) shown << button;
    }
    return shown;
  }
};

// A due backup is made in the background while the user works on.
TEST_F(MeanwhileTest, TheDueCopyIsMadeBesideTheWork) {
  QSignalSpy kept(&session, &window::Session::copyKept);
  const contest::EventId event = addEvent("integer", kFour);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !kept.isEmpty(); }, testing::kPatience));
  // Ignores the backup that is made before each import of players.
  const auto due = [this] {
    std::vector<db::AutomaticBackup> copies = session.desk().ring().copies();
    std::erase_if(copies, [](const db::AutomaticBackup& copy) {
      return copy.reason != db::BackupReason(db::BackupOccasion::Time);
    });
    return copies;
  };
  ASSERT_EQ(due().size(), 1U);
  EXPECT_TRUE(db::factsOf(due().front().path, {})) << "it is whole";
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  EXPECT_EQ(due().size(), 1U) << "the next is due in minutes";
}

TEST_F(MeanwhileTest, ACopyThatCannotBeKeptIsTold) {
  const QString place = QFileInfo(session.path()).path() + QStringLiteral("/test.backups");
  std::ofstream(window::fromQt(place)) << "a file where the copies would lie";
  const contest::EventId event = addEvent("integer", {});
  ASSERT_TRUE(QTest::qWaitFor([this] { return !refusals.isEmpty(); }, testing::kPatience));
  EXPECT_TRUE(refusals.front().contains(QStringLiteral("the automatic backup failed")))
      << refusals.front().toStdString();
  EXPECT_NE(session.find(event), nullptr) << "the change is made";
}

// While the first question is answered, a player arrives whom the second question names.
TEST_F(MeanwhileTest, TheNextQuestionSpeaksOfTheContestAsItIsThen) {
  const contest::EventId event = addEvent("integer", kFour);
  const db::SharedContest before = session.sharedContest();
  QStringList asked;
  session.confirmations().askBy([&](const window::TwoWays& ways) {
    if (isPublishing(ways)) return true;
    asked << ways.text;
    if (asked.size() > 1) return true;
    actElsewhere(session, [&](desk::Desk& desk) {
      ASSERT_TRUE(
          desk::EventDesk(desk).importPlayers(event, "last,first,school\nLate,Lina,V\n", session.author()));
    });
    return true;
  });
  int questions = 0;
  const auto ask = [&](const desk::Author&) -> Expected<void, desk::DeskError> {
    if (++questions > 2) return {};
    desk::Question question{desk::ConfirmationLevel::TwoSteps, desk::ConfirmationReason::DoubtfulByHand};
    question.round = contest::RoundNumber{1};
    const auto& entries = session.find(event)->entries;
    question.facts =
        desk::PairingFaults{{{pairing::ManualFaultKind::MetBefore, {entries.front().id, entries.back().id}}}};
    return Unexpected<desk::DeskError>(
        desk::DeskError(desk::Refusal::ConfirmationAsked, desk::Asked{std::move(question)}));
  };
  ASSERT_TRUE(session.withConfirmation(event, session.author(), ask));
  ASSERT_EQ(asked.size(), 2);
  EXPECT_TRUE(asked.at(0).contains(QStringLiteral("D, Dan"))) << asked.at(0).toStdString();
  EXPECT_TRUE(asked.at(1).contains(QStringLiteral("Late, Lina"))) << asked.at(1).toStdString();
}

TEST_F(MeanwhileTest, NameAndReasonAppearOnceTheyAreAskedFor) {
  const contest::EventId event = addEvent("integer", kFour);
  window.goTo({Location::Kind::Players, event, {}});
  auto* dialog = opened<SchoolsDialog>(Command::Schools);
  ASSERT_NE(dialog, nullptr);
  const auto visible = [dialog] {
    int count = 0;
    for (const QLineEdit* field : dialog->findChildren<QLineEdit*>()) count += field->isVisible() ? 1 : 0;
    return count;
  };
  EXPECT_EQ(visible(), 0);
  actElsewhere(session, [&](desk::Desk& desk) {
    ASSERT_TRUE(desk::PairingDesk(desk).pairNextRound(event, session.author()));
    ASSERT_TRUE(desk::PairingDesk(desk).publish(event, session.author()));
    const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
    ASSERT_TRUE(desk::RoundDesk(desk).setResult(event, kFirstBoard, input, publishing()));
  });
  WritableTable& list = dialog->list();
  list.setCurrentIndex(list.model()->index(0, 0));
  list.writeInCell();
  list.openCell()->setText(QStringLiteral("Xavier"));
  QTest::keyClick(list.openCell(), Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([dialog] { return !dialog->refusal().isEmpty(); }, testing::kPatience));
  if (list.openCell() != nullptr) QTest::keyClick(list.openCell(), Qt::Key_Escape);
  EXPECT_EQ(visible(), 3) << "who, who asked, and why";
}

// The list is sorted by name, so a renamed school moves to another row.
TEST_F(MeanwhileTest, ASchoolKeepsItsRowThoughItIsCalledOtherwise) {
  const contest::EventId event = addEvent("integer", kFour);
  window.goTo({Location::Kind::Players, event, {}});
  auto* dialog = opened<SchoolsDialog>(Command::Schools);
  ASSERT_NE(dialog, nullptr);
  WritableTable& list = dialog->list();
  ASSERT_EQ(textAt(list, 1, 0), QStringLiteral("X"));
  list.setCurrentIndex(list.model()->index(1, 0));
  list.writeInCell();
  list.openCell()->setText(QStringLiteral("Zz"));
  QTest::keyClick(list.openCell(), Qt::Key_Return);
  ASSERT_TRUE(
      QTest::qWaitFor([&list] { return textAt(list, 3, 0) == QStringLiteral("Zz"); }, testing::kPatience));
  EXPECT_EQ(list.currentIndex().data().toString(), QStringLiteral("Zz")) << "the cursor goes with it";
}

TEST_F(MeanwhileTest, TheCopyThatWasChosenStaysChosenWhenOneComes) {
  window.goTo({Location::Kind::Journal, {}, {}});
  window.page(Location::Kind::Journal)->findChild<QTabBar*>()->setCurrentIndex(1);
  auto& copies = part<BackupsView>(Location::Kind::Journal);
  const contest::EventId event = playing("integer", kFour);
  enter(event, kFirstBoard, 12, 8);
  const auto reopen = [&] {
    const std::size_t had = copiesOf(session.path()).size();
    const desk::Author author = session.author(QStringLiteral("A"), QStringLiteral("b"));
    ASSERT_TRUE(session.changed(session.withConfirmation(event, author, [&](const desk::Author& answering) {
      return desk::RoundDesk(session.desk()).reopenResult(event, kFirstBoard, answering);
    })));
    const auto isShown = [&] {
      const std::size_t now = copiesOf(session.path()).size();
      return now > had && copies.list()->model()->rowCount() == static_cast<int>(now);
    };
    ASSERT_TRUE(QTest::qWaitFor(isShown, testing::kPatience));
  };
  reopen();
  ASSERT_TRUE(copies.hasAny());
  copies.list()->setCurrentIndex(copies.list()->model()->index(0, 0));
  const auto chosen = copies.current();
  ASSERT_TRUE(chosen);
  const std::size_t before = copiesOf(session.path()).size();
  enter(event, kFirstBoard, 12, 8);
  reopen();
  ASSERT_GT(copiesOf(session.path()).size(), before) << "a newer one stands above";
  ASSERT_TRUE(copies.current());
  EXPECT_EQ(copies.current()->path, chosen->path);
}

TEST_F(MeanwhileTest, HowManyCopiesIsTypedOnThoughAnotherActs) {
  const contest::EventId event = playing("integer", kFour);
  window.goTo({Location::Kind::Journal, {}, {}});
  window.page(Location::Kind::Journal)->findChild<QTabBar*>()->setCurrentIndex(1);
  auto& copies = part<BackupsView>(Location::Kind::Journal);
  QSpinBox* minutes = copies.findChildren<QSpinBox*>().front();
  minutes->setFocus();
  minutes->selectAll();
  QTest::keyClicks(minutes, QStringLiteral("37"));
  actElsewhere(session, [&](desk::Desk& desk) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
    ASSERT_TRUE(desk::RoundDesk(desk).setResult(event, kFirstBoard, input, publishing()));
  });
  EXPECT_EQ(minutes->value(), 37);
  QTest::mouseClick(copies.findChild<QPushButton*>(), Qt::LeftButton);
  EXPECT_EQ(session.desk().ring().rule().every, std::chrono::minutes(37));
  minutes->setValue(41);
  ASSERT_TRUE(window.openFile(otherFile()));
  window.goTo({Location::Kind::Journal, {}, {}});
  EXPECT_EQ(minutes->value(), static_cast<int>(session.desk().ring().rule().every.count()))
      << "what was typed was of another file";
}

TEST_F(MeanwhileTest, TheSheetThatWasChosenStaysChosenInTheQueue) {
  const contest::EventId event = playing("integer", kFour);
  const auto store = [&](desk::Desk& desk, int board) {
    constexpr std::string_view kTwoTurns = "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n";
    const desk::Place place{contest::RoundNumber{1}, contest::BoardNumber{board}};
    ASSERT_TRUE(desk::SheetDesk(desk).storeSheet(event, place, notation::parseSheetText(kTwoTurns).value(),
                                                 session.author()));
  };
  for (const int board : {1, 2}) store(session.desk(), board);
  window.goTo({Location::Kind::Reviews, event, {}});
  auto& list = part<ListTable>(Location::Kind::Reviews);
  ASSERT_EQ(list.model()->rowCount(), 2);
  int row = 0;
  while (textAt(list, row, 0) != QStringLiteral("1 · 2")) ASSERT_LT(++row, 2);
  list.setCurrentIndex(list.model()->index(row, 0));
  // An accepted sheet waits for the reviewers and moves in the list.
  for (const int board : {1, 2}) {
    actElsewhere(session, [&](desk::Desk& desk) {
      const desk::Place place{contest::RoundNumber{1}, contest::BoardNumber{board}};
      ASSERT_TRUE(desk::SheetDesk(desk).acceptSheet(event, place, publishing()));
    });
    EXPECT_EQ(list.currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("1 · 2")) << board;
  }
}

TEST_F(MeanwhileTest, WhoseRowIsGoneStaysAboutWhereItWas) {
  const contest::EventId event = addEvent("integer", kFour);
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<ListTable>(Location::Kind::Players);
  list.setCurrentIndex(list.model()->index(2, 0));
  const contest::EntryId third = session.find(event)->entries.at(2).id;
  actElsewhere(session, [&](desk::Desk& desk) {
    desk::Author author = session.author(QStringLiteral("A"), QStringLiteral("b"));
    author.answers = {{desk::ConfirmationLevel::TwoSteps, desk::ConfirmationReason::PlayerRemoved, "yes"}};
    ASSERT_TRUE(desk::PlayerDesk(desk).remove(event, third, author));
  });
  ASSERT_EQ(list.model()->rowCount(), 3);
  EXPECT_EQ(list.currentIndex().row(), 2) << "not the first";
}

TEST_F(MeanwhileTest, TheBoardThatWasChosenIsLeftAlone) {
  const contest::EventId event = playing("integer", kFour);
  window.goTo({Location::Kind::Rounds, event, {}});
  auto& list = part<ListTable>(Location::Kind::Rounds);
  ASSERT_EQ(list.model()->rowCount(), 2);
  list.setCurrentIndex(list.model()->index(1, 0));
  ASSERT_EQ(list.currentKey().toInt(), 2);
  action(Command::ShowReasons).trigger();
  EXPECT_EQ(list.currentKey().toInt(), 2);
  action(Command::ShowReasons).trigger();
  actElsewhere(session, [&](desk::Desk& desk) {
    contest::EventSetup second = session.find(event)->setup;
    second.name = "Second";
    ASSERT_TRUE(desk::EventDesk(desk).addEvent(second, session.author()));
  });
  EXPECT_EQ(list.currentKey().toInt(), 2) << "the line proposes board 1, but nobody typed";
  action(Command::Filter).trigger();
  QTest::keyClicks(focus(), QStringLiteral("a"), Qt::NoModifier, kHumanPause);
  EXPECT_EQ(list.currentKey().toInt(), 2);
}

TEST_F(MeanwhileTest, OutstandingOnlyIsOneSwitchForTwoPages) {
  const contest::EventId event = playing("integer", kFour);
  const contest::ResultInput away{rules::Ending::NoShowRed, std::nullopt, std::nullopt};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, away, publishing())));
  window.goTo({Location::Kind::Rounds, event, {}});
  auto& list = part<ListTable>(Location::Kind::Rounds);
  const int all = list.model()->rowCount();
  window.goTo({Location::Kind::Reviews, event, {}});
  action(Command::OutstandingOnly).trigger();
  ASSERT_TRUE(action(Command::OutstandingOnly).isChecked());
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_LT(list.model()->rowCount(), all) << "the button is down";
  action(Command::OutstandingOnly).trigger();
  EXPECT_EQ(list.model()->rowCount(), all);
}

// The first event and round 1 have the same ids in both contests, so an id does not tell which contest is
// open.
TEST_F(MeanwhileTest, WhatWasTypedForAnotherContestIsNotThere) {
  const contest::EventId event = playing("integer", kFour);
  const QString other = otherFile();
  window.goTo({Location::Kind::Rounds, event, {}});
  auto& line = part<QuickEntryLine>(Location::Kind::Rounds);
  for (const char* keys : {"1\n", "12\n", "8\n"}) {
    QTest::keyClicks(focus(), QLatin1String(keys, static_cast<int>(std::string_view(keys).size()) - 1));
    QTest::keyClick(focus(), Qt::Key_Return);
  }
  ASSERT_TRUE(session.find(event)->games.front().result);
  QTest::keyClicks(focus(), QStringLiteral("2"));
  ASSERT_TRUE(line.isTyped());
  ASSERT_TRUE(window.openFile(other));
  window.goTo({Location::Kind::Rounds, session.contest().events.front().id, {}});
  ASSERT_EQ(session.contest().events.front().id, event) << "the same number";
  EXPECT_FALSE(line.isTyped());
  EXPECT_EQ(line.entry().last(), std::nullopt);
}

TEST_F(MeanwhileTest, AStripThatLedNowhereShowsTheEventAgain) {
  const contest::EventId one = addEvent("integer", kFour);
  const contest::EventId two = addEvent("radical", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(one, session.author())));
  session.confirmations().askBy([](const window::TwoWays&) { return false; });
  window.goTo({Location::Kind::Rounds, one, {}});
  // Two players exchange seats, so leaving the page asks a question.
  for (const char* seat : {"1b", "2b"}) {
    QTest::keyClicks(focus(), QLatin1String(seat));
    QTest::keyClick(focus(), Qt::Key_Return);
  }
  auto* events = window.findChild<EventStrip*>()->findChild<QComboBox*>();
  ASSERT_EQ(events->currentIndex(), 0);
  events->setCurrentIndex(1);
  Q_EMIT events->activated(1);
  ASSERT_TRUE(QTest::qWaitFor([events] { return events->currentIndex() == 0; }, testing::kPatience));
  EXPECT_EQ(window.location().event, one);
  EXPECT_NE(window.location().event, two);
}

TEST_F(MeanwhileTest, WhatIsMissingKeepsTheFocusWhenSomethingElseChanges) {
  const contest::EventId event = playing("integer", kFour);
  window.goTo({Location::Kind::Rounds, event, {}});
  ASSERT_FALSE(lacks().isEmpty());
  lacks().front()->setFocus();
  ASSERT_TRUE(lacks().front()->hasFocus());
  actElsewhere(session, [&](desk::Desk& desk) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
    ASSERT_TRUE(desk::RoundDesk(desk).setResult(event, kFirstBoard, input, publishing()));
  });
  ASSERT_TRUE(QTest::qWaitFor([this] { return !lacks().isEmpty() && lacks().front()->text().contains(u'1'); },
                              testing::kPatience));
  EXPECT_TRUE(lacks().front()->hasFocus());
}

TEST_F(MeanwhileTest, WhatACheckFoundIsOfTheFileThatWasChecked) {
  playing("integer", kFour);
  const QString other = otherFile();
  window.goTo({Location::Kind::Journal, {}, {}});
  auto& check = part<CheckView>(Location::Kind::Journal);
  action(Command::CheckFile).trigger();
  ASSERT_TRUE(window.openFile(other));
  window.goTo({Location::Kind::Players, session.contest().events.front().id, {}});
  QWidget* before = focus();
  QTest::qWait(2 * testing::kLongPause);
  EXPECT_FALSE(check.shown().has_value()) << "nobody checked this one";
  EXPECT_EQ(focus(), before);
  window.goTo({Location::Kind::Journal, {}, {}});
  action(Command::CheckFile).trigger();
  ASSERT_TRUE(QTest::qWaitFor([&] { return check.shown().has_value(); }, testing::kPatience));
  EXPECT_EQ(check.shown()->path, session.path());
}

// Schoolmates are kept apart, so a change of school also changes the reasons of the pairing.
TEST_F(MeanwhileTest, WhyTwoMeetIsToldByTheSchoolsAsTheyAreNow) {
  contest::EventSetup setup{
      "Swiss", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 3, 1};
  setup.schoolMates = contest::SchoolMates::KeptApart;
  const auto event = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
  ASSERT_TRUE(event);
  ASSERT_TRUE(
      session.changed(desk::EventDesk(session.desk()).importPlayers(*event, kFour, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(*event, session.author())));
  window.goTo({Location::Kind::Rounds, *event, {}});
  action(Command::ShowReasons).trigger();
  part<ReasonsPanel>(Location::Kind::Rounds).findChild<QPushButton*>()->click();
  const auto& page = *part<ReasonsPanel>(Location::Kind::Rounds).findChild<QTextBrowser*>();
  const auto isMade = [&page] { return page.toPlainText().contains(QStringLiteral("Score group")); };
  ASSERT_TRUE(QTest::qWaitFor(isMade, testing::kPatience));
  const QString before = page.toPlainText();
  // Makes the two paired players schoolmates.
  const contest::Game game = session.find(*event)->games.front();
  const auto schoolOf = [&](contest::EntryId entry) {
    return contest::schoolOf(session.contest(), *session.find(*event), entry);
  };
  contest::School to = *schoolOf(game.red);
  to.name = schoolOf(game.blue)->name;
  const auto rename = [&](const desk::Author& author) {
    return desk::SchoolDesk(session.desk()).rename(*schoolOf(game.red), to, author);
  };
  const desk::Author author = session.author(QStringLiteral("A"), QStringLiteral("b"));
  ASSERT_TRUE(session.changed(session.withConfirmation({}, author, rename)));
  EXPECT_TRUE(QTest::qWaitFor([&] { return isMade() && page.toPlainText() != before; }, testing::kPatience));
}

}  // namespace
}  // namespace damath::window

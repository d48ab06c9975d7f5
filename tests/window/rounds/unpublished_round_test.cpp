// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of an unpublished round on the Rounds page. Players exchange seats by keys and by mouse, and problems
// appear beside the pair. The change is stored, dropped, or reset to the program's pairing. Other tests cover
// missing results, the search, and the reasons of a pairing.
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTextBrowser>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "app/window/rounds/reasons_panel.hpp"
#include "app/window/rounds/seat_table.hpp"
#include "app/window/rounds/unpublished_line.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/text/contest_text.hpp"
#include "core/contest/model/lookup.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"
#include "tests/window/frame/other_console.hpp"

namespace damath::window {
namespace {

constexpr std::string_view kFive = "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\nPeña,Eva,V\n";

class UnpublishedRoundPage : public testing::DialogsFixture {
 protected:
  // A Swiss event of five players. The first round is played, the second is unpublished.
  void SetUp() override {
    DialogsFixture::SetUp();
    contest::EventSetup setup{
        "Swiss", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 3, 1};
    m_event = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())).value();
    ASSERT_TRUE(
        session.changed(desk::EventDesk(session.desk()).importPlayers(m_event, kFive, session.author())));
    pair();
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(m_event, session.author())));
    enter(m_event, testing::kFirstBoard, 10, 5);
    enter(m_event, {contest::RoundNumber{1}, contest::BoardNumber{2}}, 10, 5);
    pair();
    window.goTo({Location::Kind::Rounds, m_event, {}});
    session.confirmations().askBy([this](const window::TwoWays& ways) {
      m_asked = ways.text;
      return m_answer;
    });
  }
  void pair() {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(m_event, session.author())));
  }
  UnpublishedLine& line() { return part<UnpublishedLine>(Location::Kind::Rounds); }
  SeatTable& boards() { return part<SeatTable>(Location::Kind::Rounds); }
  QString cell(int row, int column) { return boards().model()->index(row, column).data().toString(); }
  QString told() {
    QStringList texts;
    const auto labels = line().findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->buddy() == nullptr) texts << label->text();
    }
    return texts.join(u'\n');
  }
  QString fileLabel() {
    QString last;
    for (const QLabel* label : window.statusBar()->findChildren<QLabel*>()) {
      if (label->text().contains(QStringLiteral(".damath"))) last = label->text();
    }
    return last;
  }
  void exchange(const char* one, const char* other) {
    const auto fields = line().findChildren<QLineEdit*>();
    fields[0]->setFocus();
    for (const char* text : {one, other}) {
      QTest::keyClicks(focus(), QLatin1String(text));
      QTest::keyClick(focus(), Qt::Key_Return);
    }
  }
  void sign(QDialog& dialog) {
    const auto fields = dialog.findChildren<QLineEdit*>();
    fields[fields.size() - 3]->setText(QStringLiteral("R. Flores"));
    fields.back()->setText(QStringLiteral("one came late"));
  }
  std::vector<std::pair<QString, QString>> stored() {
    std::vector<std::pair<QString, QString>> pairs;
    for (const contest::Game& game : session.find(m_event)->games) {
      if (contest::numberOf(game.round) != 2) continue;
      const auto name = [&](contest::EntryId entry) {
        return window::toQt(contest::playerOf(session.contest(), *session.find(m_event), entry)->last);
      };
      pairs.emplace_back(name(game.blue), name(game.red));
    }
    return pairs;
  }

  contest::EventId m_event{};
  QString m_asked;
  bool m_answer = true;
};

TEST_F(UnpublishedRoundPage, NoSheetIsOpenedBeforeTheRoundIsPublished) {
  boards().setFocus();
  QTest::qWait(320);
  QTest::keyClick(&boards(), Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
  const auto isTold = [this] {
    for (const QLabel* label : window.findChildren<QLabel*>()) {
      if (label->isVisible() &&
          label->text().contains(QStringLiteral("is not published yet. Check the pairing")))
        return true;
    }
    return false;
  };
  EXPECT_TRUE(isTold()) << "a key that does nothing says why";
  EXPECT_TRUE(action(Command::OpenSheet).statusTip().contains(QStringLiteral("Round 2 is not published yet")))
      << action(Command::OpenSheet).statusTip().toStdString();
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(m_event, session.author())));
  EXPECT_TRUE(action(Command::OpenSheet).isEnabled());
}

TEST_F(UnpublishedRoundPage, ALinkFollowsTheColoursOfTheTheme) {
  ReasonsPanel panel(translator);
  panel.tell({}, {}, QStringLiteral("<a href=\"clause:Y2\">Y2</a>"));
  panel.show();
  for (const Theme theme : {Theme::Dark, Theme::Light}) {
    applyTheme(theme);
    QApplication::processEvents();
    const QString link = QApplication::palette().color(QPalette::Link).name();
    EXPECT_TRUE(panel.findChild<QTextBrowser*>()->toHtml().contains(link)) << link.toStdString();
  }
}

TEST_F(UnpublishedRoundPage, SeatsAreExchangedByKeysAloneAndStoredAsOneAct) {
  EXPECT_TRUE(line().isVisible());
  EXPECT_FALSE(part<QuickEntryLine>(Location::Kind::Rounds).isVisible());
  EXPECT_TRUE(line().isAncestorOf(focus())) << "the keys go there";
  EXPECT_TRUE(told().contains(QStringLiteral("Paired by the program"))) << told().toStdString();
  const auto before = stored();
  const QString first = cell(0, 3);
  const QString second = cell(1, 3);
  exchange("1r", "2r");
  EXPECT_EQ(cell(0, 3), second);
  EXPECT_EQ(cell(1, 3), first);
  EXPECT_EQ(stored(), before) << "nothing is stored yet";
  EXPECT_TRUE(cell(0, 6).startsWith(QStringLiteral("program: "))) << cell(0, 6).toStdString();
  EXPECT_TRUE(told().contains(QStringLiteral("Changed, not saved yet"))) << told().toStdString();
  EXPECT_TRUE(fileLabel().contains(QStringLiteral("not saved yet"))) << fileLabel().toStdString();
  EXPECT_FALSE(action(Command::PublishRound).isEnabled());
  EXPECT_TRUE(action(Command::PublishRound).toolTip().contains(QStringLiteral("not saved")));
  EXPECT_FALSE(action(Command::EnterResult).isEnabled()) << "the boards are not those of the file";
  const std::size_t rows = session.desk().journal()->size();
  auto* dialog = opened<ConfirmationDialog>(Command::KeepPairing);
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "who, and why?";
  sign(*dialog);
  dialog->accept();
  EXPECT_NE(stored(), before);
  EXPECT_TRUE(fileLabel().contains(QStringLiteral("every change is saved"))) << fileLabel().toStdString();
  EXPECT_EQ(session.desk().journal()->size(), rows + 1);
  EXPECT_EQ(session.desk().journal()->back().action, db::JournalAction::PairByHand);
  EXPECT_TRUE(action(Command::PublishRound).isEnabled());
  // Another person made the change under their own name, so undo asks for a name and a reason.
  auto* undo = opened<ConfirmationDialog>(Command::Undo);
  ASSERT_NE(undo, nullptr);
  sign(*undo);
  undo->accept();
  EXPECT_EQ(stored(), before);
}

TEST_F(UnpublishedRoundPage, WhatSpeaksAgainstAPairIsSaidBesideIt) {
  // Pairs two players who already met in round 1.
  const contest::Event& event = *session.find(m_event);
  const contest::Game& met = event.games.front();
  QString partner;
  int seat = 0;
  for (int row = 0; row < 2; ++row) {
    for (const int column : {1, 3}) {
      const QString name = window::entryName(session.contest(), event, met.blue);
      if (!cell(row, column).contains(name)) continue;
      partner = cell(row, column == 1 ? 3 : 1);
      seat = row;
    }
  }
  const std::string other = "#" + std::to_string(event.at(met.red).number);
  const std::string here = partner.section(u' ', 0, 0).toStdString();
  exchange(here.c_str(), other.c_str());
  EXPECT_TRUE(cell(seat, 5).contains(QStringLiteral("have already met"))) << cell(seat, 5).toStdString();
  EXPECT_TRUE(told().contains(QStringLiteral("warnings"))) << told().toStdString();
  auto* dialog = opened<ConfirmationDialog>(Command::KeepPairing);
  ASSERT_NE(dialog, nullptr);
  sign(*dialog);
  m_answer = false;
  dialog->accept();
  EXPECT_TRUE(m_asked.contains(QStringLiteral("have already met"))) << m_asked.toStdString();
  EXPECT_TRUE(dialog->isVisible()) << "no is no";
  m_answer = true;
  dialog->accept();
  EXPECT_FALSE(dialog->isVisible());
}

// Four of six players come from school X, so one board with schoolmates is necessary. Such a board is no
// problem. The head of the page has one line about it, which follows the unsaved exchanges.
TEST_F(UnpublishedRoundPage, OneLineSaysWhichSchoolmatesMeet) {
  contest::EventSetup setup{
      "Schools", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 3, 1};
  setup.schoolMates = contest::SchoolMates::KeptApart;
  m_event = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())).value();
  ASSERT_TRUE(session.changed(desk::EventDesk(session.desk())
                                  .importPlayers(m_event,
                                                 "last,first,school\nG,Gil,X\nH,Hana,X\nI,Ivy,Y\nJ,Jose,X\n"
                                                 "K,Karl,X\nL,Lia,Z\n",
                                                 session.author())));
  pair();
  window.goTo({Location::Kind::Rounds, m_event, {}});
  const auto isTold = [this](const char* text) {
    const auto labels = window.page(Location::Kind::Rounds)->findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&](const QLabel* label) { return label->text().contains(QLatin1String(text)); });
  };
  EXPECT_TRUE(isTold("schoolmates meet on board 1; fewer is not possible"));
  EXPECT_FALSE(told().contains(QStringLiteral("warnings"))) << told().toStdString();
  EXPECT_EQ(cell(0, 5), QString());
  exchange("#5", "#6");
  EXPECT_TRUE(isTold("schoolmates meet on boards 1 and 2; the fewest possible is 1"));
  EXPECT_TRUE(told().contains(QStringLiteral("warnings: 1"))) << told().toStdString();
  auto* dialog = opened<ConfirmationDialog>(Command::KeepPairing);
  ASSERT_NE(dialog, nullptr);
  int lines = 0;
  for (const QLabel* label : dialog->findChildren<QLabel*>())
    lines += static_cast<int>(label->text().count(QStringLiteral("the fewest possible is 1")));
  EXPECT_EQ(lines, 1);
  dialog->reject();
  exchange("#5", "#6");
  EXPECT_TRUE(isTold("schoolmates meet on board 1; fewer is not possible"));
}

TEST_F(UnpublishedRoundPage, APlayerIsDraggedOntoAnotherSeat) {
  const QString first = cell(0, 1);
  const QString second = cell(1, 1);
  const auto centre = [&](int row, int column) {
    return boards().visualRect(boards().model()->index(row, column)).center();
  };
  QTest::mousePress(boards().viewport(), Qt::LeftButton, {}, centre(0, 1));
  QMimeData seat;
  seat.setData(QStringLiteral("application/x-damath-seat"), {});
  const auto drop = [&](const QPoint& at) {
    QDragEnterEvent enter(at, Qt::MoveAction, &seat, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(boards().viewport(), &enter);
    QDragMoveEvent over(at, Qt::MoveAction, &seat, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(boards().viewport(), &over);
    QDropEvent event(QPointF(at), Qt::MoveAction, &seat, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(boards().viewport(), &event);
  };
  drop(centre(1, 2));
  EXPECT_EQ(cell(0, 1), first) << "a school is no seat";
  drop(centre(1, 1));
  QTest::mouseRelease(boards().viewport(), Qt::LeftButton, {}, centre(1, 1));
  EXPECT_EQ(cell(0, 1), second);
  EXPECT_EQ(cell(1, 1), first);
  action(Command::Undo).trigger();
  EXPECT_EQ(cell(0, 1), first) << "the exchange is undone, not the round";
  EXPECT_EQ(session.find(m_event)->rounds.size(), 2U);
}

TEST_F(UnpublishedRoundPage, ReturnInAnEmptyFieldAsksForNobody) {
  const QString before = told();
  exchange("", "");
  EXPECT_EQ(told(), before);
  exchange("1r", "");
  EXPECT_EQ(told(), before) << "with whom, is not said yet";
  EXPECT_EQ(focus(), line().findChildren<QLineEdit*>()[1]);
}

TEST_F(UnpublishedRoundPage, TypedTextStaysWhileOthersChangeTheContest) {
  const auto fields = line().findChildren<QLineEdit*>();
  fields[0]->setText(QStringLiteral("1r"));
  const auto typed = [&] { return fields[0]->text(); };
  const contest::EventSetup other{
      "Grade 9", *rules::builtInChipSet("whole"), rules::manual(), contest::System::Swiss, 1, 3, 2};
  ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).addEvent(other, session.author())));
  EXPECT_EQ(typed(), QStringLiteral("1r"));
  window.goTo({Location::Kind::Rounds, m_event, {contest::RoundNumber{1}, {}}});
  window.goTo({Location::Kind::Rounds, m_event, {contest::RoundNumber{2}, {}}});
  EXPECT_EQ(typed(), QString()) << "it was typed for a round that was left";
}

TEST_F(UnpublishedRoundPage, TheKeyThatStoresStoresItToo) {
  exchange("1r", "2r");
  QTest::keyClick(focus(), Qt::Key_S, Qt::ControlModifier);
  EXPECT_NE(qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget()), nullptr);
}

TEST_F(UnpublishedRoundPage, ANameThatIsNobodysOrSeveralsIsSaid) {
  exchange("zorro", "");
  EXPECT_TRUE(told().contains(QStringLiteral("“zorro” is not in this round."))) << told().toStdString();
  line().findChildren<QLineEdit*>()[0]->clear();
  exchange("a", "");
  EXPECT_TRUE(told().contains(QStringLiteral("matches several players"))) << told().toStdString();
  line().findChildren<QLineEdit*>()[0]->clear();
  exchange("pena", "1b");
  EXPECT_TRUE(cell(0, 1).contains(QStringLiteral("Peña")) || cell(0, 3).contains(QStringLiteral("Peña")))
      << cell(0, 1).toStdString() << cell(0, 3).toStdString();
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(UnpublishedRoundPage, LeavingAChangedPairingAsks) {
  exchange("1b", "1r");
  m_answer = false;
  window.goTo({Location::Kind::Tally, m_event, {}});
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
  EXPECT_TRUE(m_asked.contains(QStringLiteral("is not saved"))) << m_asked.toStdString();
  m_answer = true;
  window.goTo({Location::Kind::Tally, m_event, {}});
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  window.goTo({Location::Kind::Rounds, m_event, {}});
  EXPECT_TRUE(told().contains(QStringLiteral("Paired by the program")));
}

TEST_F(UnpublishedRoundPage, BackToTheProgramsPairingIsOneCommand) {
  const auto before = stored();
  exchange("1b", "1r");
  auto* dialog = opened<ConfirmationDialog>(Command::KeepPairing);
  ASSERT_NE(dialog, nullptr);
  sign(*dialog);
  dialog->accept();
  ASSERT_NE(stored(), before);
  ASSERT_TRUE(action(Command::ProgramPairing).isEnabled());
  action(Command::ProgramPairing).trigger();
  EXPECT_EQ(stored(), before);
  EXPECT_FALSE(action(Command::ProgramPairing).isEnabled());
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << "it asks nobody";
}

TEST_F(UnpublishedRoundPage, WhyTwoMeetIsReadBesideTheBoards) {
  auto& panel = part<ReasonsPanel>(Location::Kind::Rounds);
  EXPECT_FALSE(panel.isVisible());
  action(Command::ShowReasons).trigger();
  EXPECT_TRUE(panel.isVisible());
  const auto& list = *panel.findChild<QTextBrowser*>();
  const auto labels = panel.findChildren<QLabel*>();
  const QString sentence = labels[1]->text();
  EXPECT_TRUE(sentence.contains(QStringLiteral("meets"))) << sentence.toStdString();
  EXPECT_EQ(sentence.count(QStringLiteral(". ")), 0) << "one sentence a board";
  EXPECT_FALSE(list.isVisible()) << "the checklist is behind a click";
  auto* more = panel.findChild<QPushButton*>();
  ASSERT_NE(more, nullptr);
  more->click();
  EXPECT_TRUE(list.isVisible());
  const auto isMade = [&list] { return list.toPlainText().contains(QStringLiteral("Score group 1")); };
  EXPECT_FALSE(isMade()) << "nobody waits for it";
  EXPECT_TRUE(list.toPlainText().contains(QStringLiteral("Finding the reasons")));
  EXPECT_TRUE(QTest::qWaitFor(isMade, testing::kPatience));
  // The reasons of the pairing are computed once. Afterwards they appear at once for every board.
  QTest::keyClick(&boards(), Qt::Key_Down);
  action(Command::ShowReasons).trigger();
  action(Command::ShowReasons).trigger();
  const QString page = list.toPlainText();
  EXPECT_TRUE(page.contains(QStringLiteral("Score group 1"))) << page.toStdString();
  EXPECT_TRUE(page.contains(QStringLiteral("Peña, Eva"))) << page.toStdString();
  EXPECT_TRUE(labels.back()->text().contains(QStringLiteral("Who is BLUE and who is RED")))
      << labels.back()->text().toStdString();
  EXPECT_TRUE(labels.back()->isVisible());
  more->click();
  EXPECT_FALSE(list.isVisible());
  EXPECT_FALSE(labels.back()->isVisible());
  action(Command::ShowReasons).trigger();
  EXPECT_FALSE(panel.isVisible());
}

TEST_F(UnpublishedRoundPage, OutstandingBoardsAndWhatIsLookedFor) {
  action(Command::PublishRound).trigger();
  EXPECT_EQ(boards().model()->rowCount(), 3) << "two boards and the bye";
  EXPECT_EQ(cell(0, 7), QStringLiteral("playing"));
  enter(m_event, {contest::RoundNumber{2}, contest::BoardNumber{1}}, 10, 5);
  EXPECT_EQ(cell(0, 7), QStringLiteral("has result · no scoresheet"));
  const contest::ResultInput away{rules::Ending::NoShowRed, std::nullopt, std::nullopt};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk())
          .setResult(m_event, {contest::RoundNumber{2}, contest::BoardNumber{2}}, away, publishing())));
  action(Command::OutstandingOnly).trigger();
  EXPECT_EQ(boards().model()->rowCount(), 1) << "where nobody played nothing is missing";
  action(Command::OutstandingOnly).trigger();
  action(Command::Filter).trigger();
  QTest::keyClicks(focus(), QStringLiteral("ben"));
  EXPECT_EQ(boards().model()->rowCount(), 1);
  QTest::keyClicks(focus(), QStringLiteral("x"));
  EXPECT_EQ(boards().model()->rowCount(), 0);
  EXPECT_TRUE(boards().emptyText().contains(QStringLiteral("benx")));
}

// The user has agreed to drop the change, but opening the other file fails. The page then shows the stored
// pairing.
TEST_F(UnpublishedRoundPage, WhatWasDroppedIsDroppedThoughOneStays) {
  const auto before = stored();
  const QString first = cell(0, 3);
  const QString second = cell(1, 3);
  exchange("1r", "2r");
  ASSERT_EQ(cell(0, 3), second);
  EXPECT_FALSE(window.openFile(folder.filePath(QStringLiteral("gone.damath"))));
  QTest::qWait(kHumanPause);
  ASSERT_TRUE(m_asked.contains(QStringLiteral("is not saved"))) << m_asked.toStdString();
  if (QWidget* box = QApplication::activeModalWidget()) box->close();
  ASSERT_EQ(window.location().kind, Location::Kind::Rounds);
  EXPECT_EQ(cell(0, 3), first) << "what is on show is what Publish would publish";
  EXPECT_TRUE(told().contains(QStringLiteral("Paired by the program"))) << told().toStdString();
  EXPECT_TRUE(action(Command::PublishRound).isEnabled());
  translator.setLanguage(words::Language::Filipino);
  translator.setLanguage(words::Language::English);
  exchange("1r", "2r");
  EXPECT_EQ(cell(0, 3), second);
  EXPECT_TRUE(told().contains(QStringLiteral("Changed, not saved yet"))) << told().toStdString();
  EXPECT_EQ(stored(), before);
}

TEST_F(UnpublishedRoundPage, ANewContestAsksOnceItIsMade) {
  exchange("1r", "2r");
  const QString changed = cell(0, 3);
  m_asked.clear();
  auto* dialog = opened<ContestDialog>(Command::NewContest);
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(m_asked, QString()) << "nothing is left by looking at the dialog";
  const QString path = folder.filePath(QStringLiteral("new.damath"));
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines.front()->setText(QStringLiteral("Another"));
  lines.back()->setText(path);
  press(Qt::Key_Return);
  m_answer = false;
  dialog->accept();
  EXPECT_TRUE(m_asked.contains(QStringLiteral("is not saved"))) << m_asked.toStdString();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_FALSE(QFileInfo::exists(path));
  dialog->reject();
  dialog->reject();
  EXPECT_EQ(cell(0, 3), changed) << "as if nothing had been asked";
}

TEST_F(UnpublishedRoundPage, WhatIsKeptIsWhatTheDialogListed) {
  const auto before = stored();
  exchange("1r", "2r");
  auto* dialog = opened<ConfirmationDialog>(Command::KeepPairing);
  ASSERT_NE(dialog, nullptr);
  sign(*dialog);
  testing::actElsewhere(session, [this](desk::Desk& desk) {
    ASSERT_TRUE(desk::PairingDesk(desk).publish(m_event, session.author()));
  });
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Round 2 is already published")))
      << dialog->refusal().toStdString();
  EXPECT_EQ(stored(), before);
  dialog->reject();
  EXPECT_FALSE(line().isVisible());
}

TEST_F(UnpublishedRoundPage, TheRoundThatIsTakenBackIsTheOneTheDialogNamed) {
  action(Command::PublishRound).trigger();
  auto* dialog = opened<ConfirmationDialog>(Command::UnpairRound);
  ASSERT_NE(dialog, nullptr);
  sign(*dialog);
  // Another computer deletes round 2 and the results of round 1. Round 1 is now the newest round and could be
  // deleted by mistake.
  testing::actElsewhere(session, [this](desk::Desk& desk) {
    desk::Author author = session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("a test"));
    for (const auto asked :
         {desk::ConfirmationReason::PublicUnpaired, desk::ConfirmationReason::ResultReopened,
          desk::ConfirmationReason::PastReopened}) {
      author.answers.push_back({desk::ConfirmationLevel::TwoSteps, asked, "yes"});
    }
    ASSERT_TRUE(desk::PairingDesk(desk).unpair(m_event, author));
    for (const int board : {1, 2}) {
      const desk::Place place{contest::RoundNumber{1}, contest::BoardNumber{board}};
      ASSERT_TRUE(desk::RoundDesk(desk).reopenResult(m_event, place, author));
    }
  });
  dialog->accept();
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("Round 2 is not paired")))
      << dialog->refusal().toStdString();
  EXPECT_EQ(session.find(m_event)->rounds.size(), 1U);
}

}  // namespace
}  // namespace damath::window

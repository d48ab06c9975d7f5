// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the line for quick entry of results on the Rounds page, with the keys of a number pad.
#include <sys/resource.h>

#include <csignal>

#include "app/desk/play/live_desk.hpp"
#include "app/window/frame/done_line.hpp"
#include "tests/window/rounds/quick_entry_fixture.hpp"

namespace damath::window {
namespace {

class QuickEntryTest : public testing::QuickEntryFixture {
 protected:
  void SetUp() override {
    QuickEntryFixture::SetUp();
    begin("integer");
  }
};

TEST_F(QuickEntryTest, FiguresAndThreeEntersAreAResultAndTheNextBoardIsProposed) {
  QWidget* begin = focus();
  EXPECT_EQ(begin, &field("Board of the result")) << "the keys go there when the page comes";
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("1"));
  EXPECT_TRUE(tells("Board 1: A, Ana (BLUE) – D, Dan (RED)")) << told();
  for (const char* each : {"\n", "7", "5", "\n", "-", "7", "2"}) {
    QTest::qWait(kHumanPause);
    keys(each);
  }
  EXPECT_TRUE(tells("1–0 (75 : −72)")) << told();
  EXPECT_EQ(standing(1), "open") << "before the third Enter";
  keys("\n");
  EXPECT_EQ(standing(1), "75 -72 time");
  EXPECT_EQ(focus(), begin);
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("2"));
  EXPECT_TRUE(tells("A, Ana: points 1,")) << told();
  keys("\n3\n4\n");
  EXPECT_EQ(standing(2), "3 4 time");
  EXPECT_EQ(field("Board").placeholderText(), QString());
  EXPECT_TRUE(tells("All results of this round are entered")) << told();
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(QuickEntryTest, OnARoundThatIsHeldTheFirstResultIsAskedOnceInALine) {
  enter(m_event, testing::kFirstBoard, 75, -72);
  enter(m_event, {contest::RoundNumber{1}, contest::BoardNumber{2}}, 3, 4);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(m_event, session.author())));
  constexpr contest::RoundNumber kSecond{2};
  window.goTo({Location::Kind::Rounds, m_event, {kSecond, {}}});
  // Shows the entry line for an unpublished round, as if another person had unpublished the round after the
  // line was shown.
  line().look(m_event, kSecond);
  line().show();
  field("Board").setFocus();
  keys("\n7\n5\n");
  EXPECT_TRUE(tells("Round 2 is not published yet")) << told();
  EXPECT_TRUE(session.find(m_event)->isHeld(kSecond));
  keys("\n3\n4\n");
  EXPECT_TRUE(session.find(m_event)->isHeld(kSecond)) << "nobody has read the question";
  keys("*");
  EXPECT_FALSE(session.find(m_event)->isHeld(kSecond));
  keys("\n3\n4\n");
  EXPECT_TRUE(session.find(m_event)->games.back().result) << "it is not asked again";
}

TEST_F(QuickEntryTest, TheLettersOfEndingsAreInSight) {
  EXPECT_TRUE(tells("g resigned")) << told();
  keys("\n12\n31bg\n");
  EXPECT_EQ(standing(1), "12 31 resignBlue");
  EXPECT_TRUE(tells("g resigned")) << told();
  keys("\n12\n31gx\n");
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(tells("“gx” is not an ending")) << told();
  keys("<31 rg\n");
  EXPECT_EQ(standing(2), "12 31 resignRed");
}

TEST_F(QuickEntryTest, AResultIsToldOnceAndTheStatusBarOnlyNamesItsBoard) {
  keys("\n75\n-72\n");
  EXPECT_TRUE(tells("1–0 (75 : −72)")) << told();
  const QString status = window.findChild<DoneLine*>()->text();
  EXPECT_EQ(status, QStringLiteral("Board 1: result entered"));
  EXPECT_EQ(told().find(status.toStdString()), std::string::npos);
}

// While results are entered, the table of boards stays where it is, so that the eyes of the clerk find it.
TEST_F(QuickEntryTest, TheTableStaysInItsPlaceWhileResultsAreEntered) {
  const auto& table = part<ListTable>(Location::Kind::Rounds);
  const auto place = [&] {
    QApplication::processEvents();
    return QRect(table.mapTo(&window, QPoint()), table.size());
  };
  window.resize(1366, 768);
  QTest::qWait(kHumanPause);
  const QRect before = place();
  for (const char* each : {"\n", "7", "5", "\n", "-", "7", "2", "\n"}) {
    slowly(each);
    EXPECT_EQ(place(), before) << each;
  }
  ASSERT_EQ(standing(1), "75 -72 time");
  slowly("\n3o\n");
  EXPECT_EQ(place(), before) << "an error needs no other room";
  slowly("<3\n4\n");
  ASSERT_EQ(standing(2), "3 4 time");
  EXPECT_EQ(place(), before);
}

// The finder and the key of a disabled command say which boards the command could use.
TEST_F(QuickEntryTest, ADisabledCommandSaysWhichBoardHasAResult) {
  auto& list = part<ListTable>(Location::Kind::Rounds);
  list.setCurrentKey(1);
  ASSERT_FALSE(action(Command::ReopenResult).isEnabled());
  EXPECT_EQ(action(Command::ReopenResult).statusTip(),
            QStringLiteral("No board of round 1 has a result yet."));
  keys("2\n10\n5\n");
  list.setCurrentKey(1);
  ASSERT_FALSE(action(Command::ReopenResult).isEnabled());
  EXPECT_EQ(action(Command::ReopenResult).statusTip(),
            QStringLiteral("Board 1 has no result yet. Boards of round 1 with a result: 2."));
  list.setCurrentKey(2);
  EXPECT_TRUE(action(Command::ReopenResult).isEnabled());
  EXPECT_EQ(action(Command::AnalyseGame).statusTip(),
            QStringLiteral("No scoresheet of round 1 is saved yet."));
}

TEST_F(QuickEntryTest, BlanksDoAsEnterAndTheBoardMayBeTyped) {
  keys("2 10 5\n");
  EXPECT_EQ(standing(2), "10 5 time");
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("1")) << "the one that is left";
}

TEST_F(QuickEntryTest, AWholeLineThatIsPastedIsTaken) {
  field("Board").setText(QStringLiteral("2 10 5 gr"));
  keys("\n\n\n");
  EXPECT_EQ(standing(2), "10 5 resignRed");
}

TEST_F(QuickEntryTest, AnEndingGoesBehindTheTotalsOrInTheirPlace) {
  keys("\n12\n-5 gb\n");
  EXPECT_EQ(standing(1), "12 -5 resignBlue");
  keys("\nnr\n");
  EXPECT_EQ(standing(2), "- - noShowRed");
}

TEST_F(QuickEntryTest, WhatWasTakenBackIsNotToldAsEnteredAndComesBackByItsKey) {
  keys("\n75\n-72\n");
  ASSERT_EQ(standing(1), "75 -72 time");
  EXPECT_TRUE(tells("1–0 (75 : −72)"));
  QTest::keyClick(focus(), Qt::Key_Z, Qt::ControlModifier);
  ASSERT_EQ(standing(1), "open");
  EXPECT_FALSE(tells("1–0 (75 : −72)")) << told();
  EXPECT_EQ(focus(), &field("Board of the result"));
  QTest::keySequence(focus(), QKeySequence(QKeySequence::Redo));
  EXPECT_EQ(standing(1), "75 -72 time");
}

TEST_F(QuickEntryTest, AGameThatIsKeptAtTheBoardIsEndedWithNameAndReasonAlone) {
  const desk::Place first{contest::RoundNumber{1}, contest::BoardNumber{1}};
  ASSERT_TRUE(desk::LiveDesk(session.desk()).begin(m_event, first, play::Keeping::Program, session.author()));
  keys("1 12 5\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_TRUE(tells("live game")) << told();
  keys("Reyes\n\nno clock\n");
  EXPECT_EQ(standing(1), "12 5 time") << told();
  EXPECT_TRUE(desk::LiveDesk(session.desk()).tables(m_event)->empty());
}

TEST_F(QuickEntryTest, BackspaceGoesBackToTheBoard) {
  keys("\n");
  EXPECT_EQ(focus(), &field("Grand total of BLUE"));
  keys("<");
  EXPECT_EQ(focus(), &field("Board"));
  EXPECT_EQ(field("Board").text(), QStringLiteral("1")) << "nothing is lost on the way";
  keys("<2\n8\n9\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(standing(2), "8 9 time");
}

// While this object exists, no file can grow, as on a full disk.
class FullDisk {
 public:
  FullDisk() {
    std::signal(SIGXFSZ, SIG_IGN);
    EXPECT_EQ(getrlimit(RLIMIT_FSIZE, &m_before), 0);
    rlimit tight = m_before;
    tight.rlim_cur = 1;
    EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() { EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &m_before), 0); }

 private:
  rlimit m_before{};
};

TEST_F(QuickEntryTest, WhatTheDiskDidNotTakeIsEnteredAgainByReturnAlone) {
  field("Board").setFocus();
  keys("1\n75\n72");
  {
    const FullDisk full;
    keys("\n");
  }
  EXPECT_TRUE(tells("75")) << told();
  EXPECT_FALSE(tells("Backspace")) << told();
  EXPECT_EQ(field("Grand total of BLUE").text() + u' ' + field("Grand total of RED").text(),
            QStringLiteral("75 72"));
  QTest::qWait(320);
  keys("\n");
  EXPECT_EQ(standing(1), "75 72 time");
}

TEST_F(QuickEntryTest, ACorrectionAsksNameAndReasonInTheSameLine) {
  keys("1\n10\n5\n");
  ASSERT_EQ(standing(1), "10 5 time");
  EXPECT_FALSE(field("Entered by").isVisible());
  keys("1");
  EXPECT_TRUE(tells("already entered: 1–0 (10 : 5)")) << told();
  keys("\n4\n5\n");
  EXPECT_EQ(standing(1), "10 5 time");
  ASSERT_TRUE(field("Entered by").isVisible());
  EXPECT_EQ(focus(), &field("Entered by"));
  keys("Ana\n");
  EXPECT_EQ(focus(), &field("Asked by")) << "Enter goes field by field";
  keys("Mother of B\n");
  EXPECT_EQ(focus(), &field("Reason"));
  keys("misread it\n");
  EXPECT_EQ(standing(1), "4 5 time");
  const auto journal = session.desk().journal();
  EXPECT_EQ(journal->back().by, "Ana");
  EXPECT_EQ(journal->back().reason, "misread it");
  EXPECT_EQ(journal->back().askedBy, "Mother of B");
  EXPECT_FALSE(field("Entered by").isVisible());
}

// When all results are entered, the list has the focus, and Return there would open a sheet.
TEST_F(QuickEntryTest, ACorrectionThatIsTypedBlindlyOpensNoSheet) {
  keys("1\n10\n5\n2\n10\n5\n");
  window.goTo({});
  window.goTo({Location::Kind::Rounds, m_event, {}});
  ASSERT_FALSE(line().isAncestorOf(focus()));
  keys("2\n4\n5\n");
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
  EXPECT_EQ(field("Board").text(), QStringLiteral("2"));
  EXPECT_EQ(focus(), &field("Entered by"));
  keys("Ana\n\nmisread it\n");
  EXPECT_EQ(standing(2), "4 5 time");
}

TEST_F(QuickEntryTest, UpBringsTheLastLineBackAndCtrlZTakesTheEntryBack) {
  keys("\n10\n5\n");
  ASSERT_EQ(standing(1), "10 5 time");
  QTest::keyClick(focus(), Qt::Key_Up);
  EXPECT_EQ(field("Board").text(), QStringLiteral("1"));
  EXPECT_EQ(field("Grand total of BLUE").text(), QStringLiteral("10"));
  EXPECT_EQ(field("Grand total of RED").text(), QStringLiteral("5"));
  QTest::keyClick(focus(), Qt::Key_Escape);
  EXPECT_FALSE(line().isTyped());
  QTest::keyClick(focus(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("1")) << "that one comes first again";
}

TEST_F(QuickEntryTest, CtrlZInATypedFieldTakesTheTypingBack) {
  keys("\n10\n5\n2");
  QTest::keyClick(focus(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(standing(1), "10 5 time");
  EXPECT_EQ(field("Board").text(), QString());
}

TEST_F(QuickEntryTest, ByMouseFieldForField) {
  for (const auto& [name, text] : {std::pair{"Board", "2"}, std::pair{"Grand total of BLUE", "6"},
                                   std::pair{"Grand total of RED", "7"}}) {
    QTest::mouseClick(&field(name), Qt::LeftButton);
    keys(text);
  }
  keys("\n");
  EXPECT_EQ(standing(2), "6 7 time");
}

// The line writes the same journal row as RoundDesk::setResult(), which the result dialog uses.
TEST_F(QuickEntryTest, TheJournalHasTheSameRowAsOfTheDialog) {
  keys("1\n10\n5\n");
  const auto row = session.desk().journal()->back();
  EXPECT_EQ(row.action, db::JournalAction::SetResult);
  QTest::keyClick(focus(), Qt::Key_Z, Qt::ControlModifier);
  enter(m_event, testing::kFirstBoard, 10, 5);
  const auto other = session.desk().journal()->back();
  EXPECT_EQ(other.action, row.action);
  EXPECT_EQ(other.subject, row.subject);
  EXPECT_EQ(other.after, row.after);
}

// The loser may have more points, so the ending is shown with the totals.
TEST_F(QuickEntryTest, AnEndingIsToldBesideFiguresAndStandsAlone) {
  keys("1\n20\n11 gb\n");
  EXPECT_EQ(standing(1), "20 11 resignBlue");
  EXPECT_TRUE(tells("0–1 (20 : 11, BLUE resigned)")) << told();
  keys("2\nnr\n");
  const QAbstractItemModel& rows = *part<ListTable>(Location::Kind::Rounds).model();
  EXPECT_EQ(rows.index(0, 6).data().toString(), QStringLiteral("20 : 11\nBLUE resigned"));
  EXPECT_EQ(rows.index(1, 6).data().toString(), QStringLiteral("RED did not appear"));
}

TEST_F(QuickEntryTest, WhatIsTakenBackIsAtHandInTheListToo) {
  keys("1\n7\n5\n");
  const auto& list = part<ListTable>(Location::Kind::Rounds);
  ASSERT_EQ(list.currentKey().toInt(), 2);
  QTest::keyClick(focus(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("1"));
  EXPECT_EQ(list.currentKey().toInt(), 1) << "its sheet is the one that opens";
}

// The two common shortcuts for redo work, on every operating system.
TEST_F(QuickEntryTest, WhatIsTakenBackIsDoneAgainByCtrlYAsByCtrlShiftZ) {
  keys("1\n7\n5\n");
  const auto step = [this](QWidget* at, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(at, key, modifiers);
    return standing(1);
  };
  constexpr auto kBoth = Qt::ControlModifier | Qt::ShiftModifier;
  EXPECT_EQ(step(focus(), Qt::Key_Z, Qt::ControlModifier), "open");
  EXPECT_EQ(step(focus(), Qt::Key_Y, Qt::ControlModifier), "7 5 time");
  EXPECT_EQ(step(focus(), Qt::Key_Z, Qt::ControlModifier), "open");
  EXPECT_EQ(step(focus(), Qt::Key_Z, kBoth), "7 5 time");
  window.goTo({Location::Kind::Tally, m_event, {}});
  EXPECT_EQ(step(&window, Qt::Key_Z, Qt::ControlModifier), "open");
  EXPECT_EQ(step(&window, Qt::Key_Y, Qt::ControlModifier), "7 5 time");
  EXPECT_EQ(step(&window, Qt::Key_Z, Qt::ControlModifier), "open");
  EXPECT_EQ(step(&window, Qt::Key_Z, kBoth), "7 5 time");
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the line for quick entry of results on the Rounds page, with the keys of a number pad.
#include <sys/resource.h>

#include <QLabel>
#include <QLineEdit>
#include <csignal>

#include "app/desk/play/live_desk.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "core/exact/number_text.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFour;

class QuickEntryTest : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    DialogsFixture::SetUp();
    m_event = addEvent("integer", kFour);
    pairAndPublish();
    window.goTo({Location::Kind::Rounds, m_event, {}});
  }
  void pairAndPublish() {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(m_event, session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(m_event, session.author())));
  }
  QuickEntryLine& line() { return part<QuickEntryLine>(Location::Kind::Rounds); }
  QLineEdit& field(const char* name) {
    const auto fields = line().findChildren<QLineEdit*>();
    for (QLineEdit* each : fields) {
      if (each->accessibleName().startsWith(QLatin1String(name))) return *each;
    }
    ADD_FAILURE() << name;
    return *fields.front();
  }
  // Returns the text of both message labels of the line.
  QString told() {
    QStringList texts;
    const auto labels = line().findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->buddy() == nullptr && label->isVisible()) texts << label->text();
    }
    return texts.join(u'\n');
  }
  // Types the text: '\n' is Enter of the number pad, '<' is Backspace.
  void keys(const char* text) {
    for (const char* each = text; *each != 0; ++each) {
      QWidget* at = focus();
      if (*each == '\n') {
        QTest::keyClick(at, Qt::Key_Enter, Qt::KeypadModifier);
      } else if (*each == '<') {
        QTest::keyClick(at, Qt::Key_Backspace);
      } else {
        QTest::keyClick(at, *each, *each >= '0' && *each <= '9' ? Qt::KeypadModifier : Qt::NoModifier);
      }
    }
  }
  std::string standing(int board) {
    const contest::Event& event = *session.find(m_event);
    for (const contest::Game& game : event.games) {
      if (game.round != event.games.back().round || contest::numberOf(game.board) != board) continue;
      if (!game.result) return "open";
      const auto text = [](const std::optional<exact::Number>& grand) {
        return grand ? exact::toText(*grand) : std::string("-");
      };
      return text(game.result->blueGrand) + " " + text(game.result->redGrand) + " " +
             std::string(rules::toText(game.result->ending));
    }
    return "none";
  }

  contest::EventId m_event{};
};

TEST_F(QuickEntryTest, FiguresAndThreeEntersAreAResultAndTheNextBoardIsProposed) {
  QWidget* begin = focus();
  EXPECT_EQ(begin, &field("Board of the result")) << "the keys go there when the page comes";
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("1"));
  EXPECT_TRUE(told().contains(QStringLiteral("Board 1: A, Ana (BLUE) – D, Dan (RED)")))
      << told().toStdString();
  for (const char* each : {"\n", "7", "5", "\n", "-", "7", "2"}) {
    QTest::qWait(kHumanPause);
    keys(each);
  }
  EXPECT_TRUE(told().contains(QStringLiteral("1–0 (75 : −72)"))) << told().toStdString();
  EXPECT_EQ(standing(1), "open") << "before the third Enter";
  keys("\n");
  EXPECT_EQ(standing(1), "75 -72 time");
  EXPECT_EQ(focus(), begin);
  EXPECT_EQ(field("Board").placeholderText(), QStringLiteral("2"));
  EXPECT_TRUE(told().contains(QStringLiteral("A, Ana: points 1,"))) << told().toStdString();
  keys("\n3\n4\n");
  EXPECT_EQ(standing(2), "3 4 time");
  EXPECT_EQ(field("Board").placeholderText(), QString());
  EXPECT_TRUE(told().contains(QStringLiteral("All results of this round are entered")))
      << told().toStdString();
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
  EXPECT_TRUE(told().contains(QStringLiteral("Round 2 is not published yet"))) << told().toStdString();
  EXPECT_TRUE(session.find(m_event)->isHeld(kSecond));
  keys("\n3\n4\n");
  EXPECT_TRUE(session.find(m_event)->isHeld(kSecond)) << "nobody has read the question";
  keys("+");
  EXPECT_FALSE(session.find(m_event)->isHeld(kSecond));
  keys("\n3\n4\n");
  EXPECT_TRUE(session.find(m_event)->games.back().result) << "it is not asked again";
}

TEST_F(QuickEntryTest, FiguresBehindARefusedBoardAreNoOtherBoards) {
  keys("9\n");
  EXPECT_TRUE(told().contains(QStringLiteral("Backspace"))) << told().toStdString();
  keys("2\n6\n5\n");
  EXPECT_EQ(standing(2), "open") << "whoever looks at the paper has not seen it";
  EXPECT_EQ(field("Board of the result").text(), QStringLiteral("9"));
  keys("<2\n6\n5\n");
  EXPECT_EQ(standing(2), "6 5 time");
}

// After a refused total, as after a wrong board, the next typed digits belong to the next scoresheet. The
// line ignores them.
TEST_F(QuickEntryTest, FiguresBehindARefusedFigureAreNotTakenForIt) {
  keys("\n30\n3o\n");
  EXPECT_TRUE(told().contains(QStringLiteral("“3o” is not a number"))) << told().toStdString();
  EXPECT_TRUE(told().contains(QStringLiteral("Press Backspace, then type again"))) << told().toStdString();
  keys("2\n6\n5\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(told().contains(QStringLiteral("Ignored: 2↵6↵5↵"))) << told().toStdString();
  EXPECT_EQ(field("Grand total of RED").text(), QStringLiteral("3o"));
  keys("<30\n");
  EXPECT_EQ(standing(1), "30 30 time");
  keys("2\n3o\n");
  keys("5\n1\n4\n");
  EXPECT_EQ(standing(2), "open");
  EXPECT_EQ(field("Grand total of BLUE").text(), QStringLiteral("3o"));
  keys("<3\n5\n");
  EXPECT_EQ(standing(2), "3 5 time");
}

TEST_F(QuickEntryTest, FiguresBehindAMissingOneAreNotTakenForIt) {
  keys("\n7\n\n");
  EXPECT_TRUE(told().contains(QStringLiteral("RED is missing"))) << told().toStdString();
  EXPECT_FALSE(told().contains(QStringLiteral("Backspace"))) << "the field has nothing to clear";
  keys("2\n6\n5\n");
  EXPECT_TRUE(told().contains(QStringLiteral("Press Backspace"))) << told().toStdString();
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(standing(2), "open");
  keys("<5\n");
  EXPECT_EQ(standing(1), "7 5 time");
}

TEST_F(QuickEntryTest, FiguresAreNobodysNameAndNoReason) {
  keys("\n10\n5\n1\n4\n5\n");
  ASSERT_EQ(focus(), &field("Corrected by"));
  keys("\n6\n7\n2\n8\n9\n");
  EXPECT_EQ(standing(1), "10 5 time") << "a board with a result is not corrected by a row of figures";
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(told().contains(QStringLiteral("“6” is not a name"))) << told().toStdString();
  keys("<Ana\n7\n8\n");
  EXPECT_EQ(standing(1), "10 5 time");
  EXPECT_TRUE(told().contains(QStringLiteral("“7” is not a name or a reason"))) << told().toStdString();
  keys("<misread it\n");
  EXPECT_EQ(standing(1), "4 5 time");
}

TEST_F(QuickEntryTest, TheLettersOfEndingsAreInSight) {
  EXPECT_TRUE(told().contains(QStringLiteral("g resigned"))) << told().toStdString();
  keys("\n12\n31bg\n");
  EXPECT_EQ(standing(1), "12 31 resignBlue");
  EXPECT_TRUE(told().contains(QStringLiteral("g resigned"))) << told().toStdString();
  keys("\n12\n31gx\n");
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(told().contains(QStringLiteral("“gx” is not an ending"))) << told().toStdString();
  keys("<31 rg\n");
  EXPECT_EQ(standing(2), "12 31 resignRed");
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
  EXPECT_TRUE(told().contains(QStringLiteral("1–0 (75 : −72)")));
  QTest::keyClick(focus(), Qt::Key_Z, Qt::ControlModifier);
  ASSERT_EQ(standing(1), "open");
  EXPECT_FALSE(told().contains(QStringLiteral("1–0 (75 : −72)"))) << told().toStdString();
  EXPECT_EQ(focus(), &field("Board of the result"));
  QTest::keySequence(focus(), QKeySequence(QKeySequence::Redo));
  EXPECT_EQ(standing(1), "75 -72 time");
}

TEST_F(QuickEntryTest, AGameThatIsKeptAtTheBoardIsEndedWithNameAndReasonAlone) {
  const desk::Place first{contest::RoundNumber{1}, contest::BoardNumber{1}};
  ASSERT_TRUE(desk::LiveDesk(session.desk()).begin(m_event, first, play::Keeping::Program, session.author()));
  keys("1 12 5\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_TRUE(told().contains(QStringLiteral("live game"))) << told().toStdString();
  keys("Reyes\nno clock\n");
  EXPECT_EQ(standing(1), "12 5 time") << told().toStdString();
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
  EXPECT_TRUE(told().contains(QStringLiteral("75"))) << told().toStdString();
  EXPECT_FALSE(told().contains(QStringLiteral("Backspace"))) << told().toStdString();
  EXPECT_EQ(field("Grand total of BLUE").text() + u' ' + field("Grand total of RED").text(),
            QStringLiteral("75 72"));
  QTest::qWait(320);
  keys("\n");
  EXPECT_EQ(standing(1), "75 72 time");
}

TEST_F(QuickEntryTest, AWrongBoardIsToldOnce) {
  field("Board").setFocus();
  keys("9");
  const QString board = QStringLiteral("The boards of round 1 are");
  EXPECT_EQ(told().count(board), 1) << told().toStdString();
  keys("\n");
  EXPECT_EQ(told().count(board), 1) << told().toStdString();
  QTest::qWait(320);
  keys("7");
  EXPECT_EQ(told().count(board), 1) << told().toStdString();
}

TEST_F(QuickEntryTest, WhatIsWrongIsSaidInTheLine) {
  keys("9\n");
  EXPECT_TRUE(told().contains(QStringLiteral("The boards of round 1 are numbered 1 to 2.")))
      << told().toStdString();
  EXPECT_EQ(focus(), &field("Board"));
  keys("<1\n7-\n");
  EXPECT_TRUE(told().contains(QStringLiteral("“7-” is not a number"))) << told().toStdString();
  EXPECT_EQ(focus(), &field("Grand total of BLUE"));
  keys("<7\n\n");
  EXPECT_TRUE(told().contains(QStringLiteral("RED is missing"))) << told().toStdString();
  keys("<5 g\n");
  EXPECT_TRUE(told().contains(QStringLiteral("add b for BLUE or r for RED to “g”"))) << told().toStdString();
  EXPECT_EQ(standing(1), "open");
  translator.setLanguage(words::Language::Filipino);
  keys("<5 sb\n");
  EXPECT_EQ(standing(1), "7 5 resignBlue");
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  translator.setLanguage(words::Language::English);
}

TEST_F(QuickEntryTest, AFractionOfAnIntegerEventIsRefusedInTheLine) {
  keys("1\n1/2\n3\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_TRUE(told().contains(QStringLiteral("1/2"))) << told().toStdString();
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(QuickEntryTest, TenTimesTheUsualIsAskedOnce) {
  keys("\n60\n50\n\n40\n70\n");
  pairAndPublish();
  window.goTo({Location::Kind::Rounds, m_event, {}});
  keys("\n60\n50\n");
  ASSERT_EQ(standing(1), "60 50 time");
  keys("\n700\n50\n");
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(told().contains(QStringLiteral("700 is more than ten times the usual")))
      << told().toStdString();
  keys("\n60\n50\n");
  EXPECT_EQ(standing(2), "open") << "whoever looks at the paper has not seen the question";
  keys("+");
  EXPECT_EQ(standing(2), "700 50 time");
}

TEST_F(QuickEntryTest, ACorrectionAsksNameAndReasonInTheSameLine) {
  keys("1\n10\n5\n");
  ASSERT_EQ(standing(1), "10 5 time");
  EXPECT_FALSE(field("Corrected by").isVisible());
  keys("1");
  EXPECT_TRUE(told().contains(QStringLiteral("already entered: 1–0 (10 : 5)"))) << told().toStdString();
  keys("\n4\n5\n");
  EXPECT_EQ(standing(1), "10 5 time");
  ASSERT_TRUE(field("Corrected by").isVisible());
  EXPECT_EQ(focus(), &field("Corrected by"));
  keys("Ana\n");
  EXPECT_EQ(focus(), &field("Reason"));
  keys("misread it\n");
  EXPECT_EQ(standing(1), "4 5 time");
  const auto journal = session.desk().journal();
  EXPECT_EQ(journal->back().by, "Ana");
  EXPECT_EQ(journal->back().reason, "misread it");
  EXPECT_FALSE(field("Corrected by").isVisible());
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
  EXPECT_EQ(focus(), &field("Corrected by"));
  keys("Ana\nmisread it\n");
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
  EXPECT_TRUE(told().contains(QStringLiteral("0–1 (20 : 11, BLUE resigned)"))) << told().toStdString();
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of quick entry after an error or a question. Nothing typed is lost, and typing, a click and Ctrl+A
// replace the refused text. What a clerk types on without looking is never saved.
#include <QClipboard>
#include <random>

#include "tests/window/rounds/quick_entry_fixture.hpp"

namespace damath::window {
namespace {

class QuickEntryFaults : public testing::QuickEntryFixture {
 protected:
  void SetUp() override {
    QuickEntryFixture::SetUp();
    begin("integer");
  }
  void click(QLineEdit& at) {
    QTest::qWait(kHumanPause);
    QTest::mouseClick(&at, Qt::LeftButton);
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::qWait(kHumanPause);
    QTest::keyClick(focus(), key, modifiers);
  }
};

// The acts after which a user has certainly looked at the window.
enum class Looks { Click, SelectAll, Backspace, Arrow };

class AfterLooking : public QuickEntryFaults, public ::testing::WithParamInterface<Looks> {
 protected:
  void look() {
    switch (GetParam()) {
      case Looks::Click:
        return click(*qobject_cast<QLineEdit*>(focus()));
      case Looks::SelectAll:
        return press(Qt::Key_A, Qt::ControlModifier);
      case Looks::Backspace:
        return press(Qt::Key_Backspace);
      case Looks::Arrow:
        press(Qt::Key_Home);
        return press(Qt::Key_End, Qt::ShiftModifier);
    }
  }
};

TEST_P(AfterLooking, ARefusedTotalIsTypedAnewAndEntered) {
  slowly("\n30\n3o\n");
  ASSERT_TRUE(tells("“3o” is not a number")) << told();
  ASSERT_EQ(focus(), &redField());
  look();
  slowly("30");
  EXPECT_EQ(redField().text(), QStringLiteral("30"));
  slowly("\n");
  EXPECT_EQ(standing(1), "30 30 time") << told();
}

TEST_P(AfterLooking, ARefusedBoardIsTypedAnewAndEntered) {
  slowly("9\n");
  ASSERT_EQ(focus(), &boardField());
  look();
  slowly("2\n6\n5\n");
  EXPECT_EQ(standing(2), "6 5 time") << told();
}

TEST_P(AfterLooking, AnImpossibleTotalOfRedIsTypedAnewInItsField) {
  slowly("\n7\n1/2\n");
  ASSERT_TRUE(tells("1/2")) << told();
  ASSERT_EQ(focus(), &redField()) << "BLUE's total is correct";
  look();
  slowly("5\n");
  EXPECT_EQ(standing(1), "7 5 time") << told();
}

INSTANTIATE_TEST_SUITE_P(Acts, AfterLooking,
                         ::testing::Values(Looks::Click, Looks::SelectAll, Looks::Backspace, Looks::Arrow));

TEST_F(QuickEntryFaults, TypingAnewReplacesTheRefusedTextAndTheResultIsAskedOnce) {
  slowly("\n30\n3o\n");
  slowly("31");
  EXPECT_EQ(redField().text(), QStringLiteral("31")) << "the first letter replaces the refused text";
  slowly("\n");
  EXPECT_EQ(standing(1), "open") << "the clerk may not have looked";
  EXPECT_TRUE(tells("typed after an error message")) << told();
  EXPECT_TRUE(tells("0–1 (30 : 31)")) << told();
  slowly("*");
  EXPECT_EQ(standing(1), "30 31 time");
  EXPECT_EQ(focus(), &boardField());
  slowly("\n3\n4\n");
  EXPECT_EQ(standing(2), "3 4 time") << "the next result is not asked about";
}

TEST_F(QuickEntryFaults, ReturnAloneIsNoAnswer) {
  slowly("\n30\n3o\n31\n");
  slowly("\n\n");
  EXPECT_EQ(standing(1), "open") << "the next scoresheet may begin with Return";
  click(redField());
  slowly("\n");
  EXPECT_EQ(standing(1), "30 31 time");
}

TEST_F(QuickEntryFaults, ASecondClickPlacesTheCursor) {
  slowly("\n30\n3o\n");
  click(redField());
  EXPECT_EQ(redField().selectedText(), QStringLiteral("3o"));
  click(redField());
  EXPECT_FALSE(redField().hasSelectedText());
  press(Qt::Key_End);
  slowly("<0\n");
  EXPECT_EQ(standing(1), "30 30 time");
}

TEST_F(QuickEntryFaults, FiguresBehindARefusedBoardAreNoOtherBoards) {
  keys("9\n2\n6\n5\n");
  EXPECT_EQ(standing(2), "open") << "whoever looks at the paper has not seen it";
  EXPECT_TRUE(tells("Typed since then: 2↵6↵5↵")) << told();
  EXPECT_EQ(boardField().text() + u' ' + blueField().text() + u' ' + redField().text(),
            QStringLiteral("2 6 5"));
  keys("*");
  EXPECT_EQ(standing(2), "6 5 time");
}

// After a refused total, as after a wrong board, the next typed digits belong to the next scoresheet.
TEST_F(QuickEntryFaults, FiguresBehindARefusedFigureAreNotSavedForIt) {
  keys("\n30\n3o\n");
  EXPECT_TRUE(tells("“3o” is not a number")) << told();
  keys("2\n6\n5\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(tells("Typed since then: 2↵6↵5↵")) << told();
  EXPECT_EQ(redField().text(), QStringLiteral("5"));
  keys("<30\n");
  EXPECT_EQ(standing(1), "30 30 time");
  keys("2\n3o\n");
  keys("5\n1\n4\n");
  EXPECT_EQ(standing(2), "open");
  EXPECT_EQ(blueField().text(), QStringLiteral("5"));
  EXPECT_EQ(redField().text(), QStringLiteral("4"));
  QTest::mouseClick(&blueField(), Qt::LeftButton);
  QTest::keyClick(focus(), Qt::Key_A, Qt::ControlModifier);
  keys("3\n5\n");
  EXPECT_EQ(standing(2), "3 5 time");
}

TEST_F(QuickEntryFaults, FiguresBehindAMissingOneAreNotSavedForIt) {
  keys("\n7\n\n");
  EXPECT_TRUE(tells("RED is missing")) << told();
  EXPECT_EQ(focus(), &redField());
  keys("2\n6\n5\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(standing(2), "open");
  keys("<5\n");
  EXPECT_EQ(standing(1), "7 5 time");
}

TEST_F(QuickEntryFaults, BackspaceInAnEmptyFieldOnlyShowsThatTheErrorWasSeen) {
  slowly("\n7\n\n<");
  EXPECT_EQ(focus(), &redField());
  slowly("5\n");
  EXPECT_EQ(standing(1), "7 5 time");
}

TEST_F(QuickEntryFaults, FiguresAreNobodysNameAndNoReason) {
  keys("\n10\n5\n1\n4\n5\n");
  ASSERT_EQ(focus(), &field("Entered by"));
  keys("\n6\n7\n2\n8\n9\n");
  EXPECT_EQ(standing(1), "10 5 time") << "a board with a result is not corrected by a row of figures";
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(tells("“9” is not a name")) << told();
  keys("Ana\n4\n");
  EXPECT_EQ(focus(), &field("Asked by")) << "a figure is nobody's name";
  QTest::keyClick(focus(), Qt::Key_A, Qt::ControlModifier);
  keys("<\n7\n8\n");
  EXPECT_EQ(standing(1), "10 5 time");
  EXPECT_TRUE(tells("“8” is not a name or a reason")) << told();
  keys("misread it\n");
  EXPECT_EQ(standing(1), "4 5 time");
}

// The letters of the endings stay in sight while a total is missing, because an ending may take its place.
TEST_F(QuickEntryFaults, TheLettersOfEndingsStayWhileATotalIsMissing) {
  slowly("\n\n");
  EXPECT_TRUE(tells("g resigned")) << told();
  slowly("12\n\n");
  EXPECT_TRUE(tells("g resigned")) << told();
  EXPECT_EQ(standing(1), "open");
}

// An ending alone that was typed behind an error is asked about with the side that would be absent.
TEST_F(QuickEntryFaults, AnAbsentPlayerBehindAnErrorIsAskedAbout) {
  for (const auto& [letters, side] : {std::pair{"nr", "RED"}, std::pair{"nb", "BLUE"}}) {
    slowly("1\n3o\n");
    slowly(letters);
    slowly("\n");
    EXPECT_EQ(standing(1), "open");
    EXPECT_NE(told().find("Not entered yet. Is " + std::string(side) + " absent?"), std::string::npos)
        << told();
    EXPECT_FALSE(tells("Typed since")) << told();
    QTest::keyClick(focus(), Qt::Key_Escape);
  }
  slowly("1\n3o\nnr\n*");
  EXPECT_NE(standing(1), "open");
}

TEST_F(QuickEntryFaults, AWrongBoardIsToldOnce) {
  const auto count = [this] {
    return QString::fromStdString(told()).count(QStringLiteral("The boards of round 1 are"));
  };
  boardField().setFocus();
  keys("9");
  EXPECT_EQ(count(), 1) << told();
  keys("\n");
  EXPECT_EQ(count(), 1) << told();
  QTest::qWait(320);
  keys("7");
  EXPECT_EQ(count(), 1) << told();
}

TEST_F(QuickEntryFaults, WhatIsWrongIsSaidInTheLine) {
  keys("9\n");
  EXPECT_TRUE(tells("The boards of round 1 are numbered 1 to 2.")) << told();
  EXPECT_EQ(focus(), &boardField());
  keys("<1\n7-\n");
  EXPECT_TRUE(tells("“7-” is not a number")) << told();
  EXPECT_EQ(focus(), &blueField());
  keys("<7\n\n");
  EXPECT_TRUE(tells("RED is missing")) << told();
  keys("<5 g\n");
  EXPECT_TRUE(tells("add b for BLUE or r for RED to “g”")) << told();
  EXPECT_EQ(standing(1), "open");
  translator.setLanguage(words::Language::Filipino);
  keys("<5 sb\n");
  EXPECT_EQ(standing(1), "7 5 resignBlue");
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  translator.setLanguage(words::Language::English);
}

TEST_F(QuickEntryFaults, AFractionOfAnIntegerEventIsRefusedInItsField) {
  keys("1\n1/2\n");
  EXPECT_TRUE(tells("1/2")) << told();
  EXPECT_EQ(focus(), &blueField());
  EXPECT_TRUE(refusals.isEmpty());
  keys("33 ");
  EXPECT_EQ(focus(), &redField()) << "a blank ends a whole total";
  keys("1/4\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(focus(), &redField());
}

TEST_F(QuickEntryFaults, TenTimesTheUsualIsAskedOnce) {
  keys("\n60\n50\n\n40\n70\n");
  pairAndPublish();
  window.goTo({Location::Kind::Rounds, m_event, {}});
  keys("\n60\n50\n");
  ASSERT_EQ(standing(1), "60 50 time");
  keys("\n700\n50\n");
  EXPECT_EQ(standing(2), "open");
  EXPECT_TRUE(tells("700 is more than ten times the usual")) << told();
  EXPECT_EQ(focus(), &blueField());
  keys("*");
  EXPECT_EQ(standing(2), "700 50 time");
}

TEST_F(QuickEntryFaults, ADoubtfulFigureIsTypedAnewWithItsSign) {
  keys("\n60\n50\n\n40\n70\n");
  pairAndPublish();
  window.goTo({Location::Kind::Rounds, m_event, {}});
  keys("\n60\n50\n");
  keys("\n700\n50\n");
  slowly("+70\n");
  EXPECT_EQ(standing(2), "open") << "a plus sign is no answer";
  EXPECT_EQ(blueField().text(), QStringLiteral("+70"));
  click(redField());
  slowly("\n");
  EXPECT_EQ(standing(2), "70 50 time") << told();
}

TEST_F(QuickEntryFaults, TheQuestionIsNotAnsweredForALineThatChanged) {
  slowly("\n30\n3o\n31\n");
  ASSERT_TRUE(tells("Press * to enter") || tells("then press *")) << told();
  slowly("4");
  EXPECT_FALSE(tells("then press *")) << told();
  slowly("*");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(redField().text(), QStringLiteral("4*"));
  slowly("<");
  EXPECT_EQ(redField().text(), QStringLiteral("4"));
  slowly("\n");
  EXPECT_EQ(standing(1), "open") << "the clerk may not have looked";
  slowly("*");
  EXPECT_EQ(standing(1), "30 4 time") << told();
}

TEST_F(QuickEntryFaults, APastedTextReplacesTheRefusedText) {
  slowly("\n30\n3o\n");
  QApplication::clipboard()->setText(QStringLiteral("31 gr"));
  press(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(redField().text(), QStringLiteral("31 gr"));
  slowly("\n");
  EXPECT_EQ(standing(1), "30 31 resignRed");
}

// Sends one press of a key, as the keyboard does while the key is held down.
void holdDown(QWidget* at, Qt::Key key, const QString& text, int times) {
  QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
  QApplication::sendEvent(at, &press);
  for (int i = 1; i < times; ++i) {
    QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, text, true);
    QApplication::sendEvent(QApplication::focusWidget(), &again);
  }
  QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier, text);
  QApplication::sendEvent(QApplication::focusWidget(), &release);
}

TEST_F(QuickEntryFaults, AHeldKeyMovesOnce) {
  holdDown(focus(), Qt::Key_Return, QStringLiteral("\r"), 20);
  EXPECT_EQ(focus(), &blueField());
  EXPECT_FALSE(tells("missing")) << told();
  slowly("75");
  holdDown(focus(), Qt::Key_Space, QStringLiteral(" "), 20);
  EXPECT_EQ(focus(), &redField());
  EXPECT_EQ(redField().text(), QString());
  slowly("-72");
  holdDown(focus(), Qt::Key_Return, QStringLiteral("\r"), 20);
  EXPECT_EQ(standing(1), "75 -72 time");
  EXPECT_EQ(standing(2), "open");
  EXPECT_EQ(focus(), &boardField());
  EXPECT_FALSE(tells("missing")) << told();
}

TEST_F(QuickEntryFaults, AHeldBackspaceStaysInItsField) {
  slowly("1\n75\n12");
  holdDown(focus(), Qt::Key_Backspace, {}, 20);
  EXPECT_EQ(focus(), &redField());
  EXPECT_EQ(redField().text(), QString());
  EXPECT_EQ(blueField().text(), QStringLiteral("75"));
  slowly("<");
  EXPECT_EQ(focus(), &blueField());
}

TEST_F(QuickEntryFaults, TabMovesAndTellsAFaultWithoutHoldingTheFocus) {
  slowly("1>");
  EXPECT_EQ(focus(), &blueField());
  slowly("3o>");
  EXPECT_EQ(focus(), &redField());
  EXPECT_TRUE(tells("“3o” is not a number")) << told();
  slowly("5\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(focus(), &blueField());
  press(Qt::Key_A, Qt::ControlModifier);
  slowly("3>5\n");
  EXPECT_EQ(standing(1), "3 5 time");
}

TEST_F(QuickEntryFaults, BackspaceBehindATypedLetterDoesNotShowThatTheErrorWasSeen) {
  slowly("\n7\n5x\n");
  ASSERT_TRUE(tells("“5x” is not a number")) << told();
  slowly("12<3");
  EXPECT_EQ(redField().text(), QStringLiteral("13")) << "only the last letter is corrected";
  EXPECT_TRUE(tells("12⌫3")) << told();
  slowly("\n");
  EXPECT_EQ(standing(1), "open") << "the clerk may not have looked";
  EXPECT_TRUE(tells("typed after an error message")) << told();
  slowly("*");
  EXPECT_EQ(standing(1), "7 13 time") << told();
}

TEST_F(QuickEntryFaults, BackspaceBehindATypedFieldGoesBackAndSavesNothing) {
  slowly("9\n1\n<");
  EXPECT_EQ(focus(), &boardField());
  EXPECT_EQ(boardField().text(), QStringLiteral("1")) << "nothing is lost on the way";
  slowly("\n7\n5\n");
  EXPECT_EQ(standing(1), "open") << "the clerk may not have looked";
  slowly("*");
  EXPECT_EQ(standing(1), "7 5 time") << told();
}

// A row of figures that a clerk types without looking, behind an error, is never saved. The clerk corrects
// some of the figures with Backspace.
TEST_F(QuickEntryFaults, NoRowOfFiguresTypedBlindlyBehindAnErrorIsSaved) {
  std::mt19937 random(47);
  const char* const kErrors[] = {"9\n", "\n3o\n", "\n7\n5x\n", "\n\n", "\n7\n\n", "\n1/2\n", "\n7\n1/2\n"};
  const auto figure = [&random](unsigned count) {
    const std::string digits = std::to_string(random() % count);
    return random() % 3 == 0
               ? digits + "4<" + (random() % 2 == 0 ? "<" + digits.substr(digits.size() - 1) : "")
               : digits;
  };
  for (int round = 0; round < 60; ++round) {
    QTest::keyClick(focus(), Qt::Key_Escape);
    boardField().setFocus();
    const std::string error = kErrors[random() % std::size(kErrors)];
    keys(error.c_str());
    std::string typed;
    for (auto sheets = 1 + random() % 3; sheets > 0; --sheets) {
      // The board is typed, or the proposed board is accepted.
      if (random() % 2 == 0) typed += std::to_string(1 + random() % 2);
      typed += "\n" + figure(100) + "\n" + figure(100) + "\n";
    }
    keys(typed.c_str());
    ASSERT_EQ(standing(1), "open") << error << typed;
    ASSERT_EQ(standing(2), "open") << error << typed;
  }
}

}  // namespace
}  // namespace damath::window

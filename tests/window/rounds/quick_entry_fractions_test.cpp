// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of quick entry where totals have fractions or decimals: a blank belongs to the total, both totals are
// shown as the program reads them, and an unclear text is asked about.
#include <QClipboard>

#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "tests/window/rounds/quick_entry_fixture.hpp"

namespace damath::window {
namespace {

class QuickEntryFractions : public testing::QuickEntryFixture {
 protected:
  void paste(const QString& text) {
    QTest::qWait(kHumanPause);
    QApplication::clipboard()->setText(text);
    QTest::keyClick(focus(), Qt::Key_V, Qt::ControlModifier);
  }
};

TEST_F(QuickEntryFractions, AMixedNumberIsOneTotalAndIsShownAsRead) {
  begin("rational");
  slowly("1 33 1/4");
  EXPECT_EQ(focus(), &blueField());
  EXPECT_EQ(blueField().text(), QStringLiteral("33 1/4"));
  EXPECT_TRUE(tells("BLUE: 33\u00a01/4 (33.25)")) << told();
  slowly("\n");
  EXPECT_EQ(focus(), &redField());
  EXPECT_EQ(redField().text(), QString());
  slowly("33.25");
  EXPECT_TRUE(tells("½–½ (33\u00a01/4 (33.25) : 33\u00a01/4 (33.25))")) << told();
  EXPECT_EQ(standing(1), "open") << "both totals are shown before they are saved";
  slowly("\n");
  EXPECT_EQ(standing(1), "133/4 133/4 time");
}

TEST_F(QuickEntryFractions, ANegativeMixedNumberAndAnEndingAreTypedInOneField) {
  begin("fraction");
  slowly("\n-3 1/4\n12 1/2 gr\n");
  EXPECT_EQ(standing(1), "-13/4 25/2 resignRed");
}

// The sets with their totals that have fractions, and the set with decimals.
class EverySet : public QuickEntryFractions, public ::testing::WithParamInterface<const char*> {};

TEST_P(EverySet, SpaceStaysInTheFieldWhereTabAndReturnMove) {
  begin(GetParam());
  slowly("1 ");
  EXPECT_EQ(focus(), &blueField()) << "a board number has no blank";
  slowly("7 ");
  EXPECT_EQ(focus(), &blueField());
  slowly(">");
  EXPECT_EQ(focus(), &redField());
  slowly("5 ");
  EXPECT_EQ(focus(), &redField());
  slowly("\n");
  EXPECT_EQ(standing(1), "7 5 time");
  slowly("\n9\n8\n");
  EXPECT_EQ(standing(2), "9 8 time");
}

INSTANTIATE_TEST_SUITE_P(Sets, EverySet, ::testing::Values("fraction", "rational", "radical", "polynomial"));

class EveryWholeSet : public QuickEntryFractions, public ::testing::WithParamInterface<const char*> {};

TEST_P(EveryWholeSet, SpaceMovesFromBlueToRed) {
  begin(GetParam());
  slowly("1 7 5\n");
  EXPECT_EQ(standing(1), "7 5 time");
  slowly("2 n");
  EXPECT_EQ(focus(), &blueField());
  slowly(" r");
  EXPECT_EQ(focus(), &blueField()) << "the letters of an ending may have a blank";
  slowly("\n");
  EXPECT_EQ(standing(2), "- - noShowRed");
}

INSTANTIATE_TEST_SUITE_P(Sets, EveryWholeSet, ::testing::Values("counting", "whole", "integer"));

TEST_F(QuickEntryFractions, ALineTypedInOneGoIsDividedAndShownBeforeItIsSaved) {
  begin("rational");
  slowly("2 33 1/4 5\n");
  EXPECT_EQ(blueField().text(), QStringLiteral("33 1/4"));
  EXPECT_EQ(redField().text(), QStringLiteral("5"));
  EXPECT_EQ(focus(), &redField());
  EXPECT_TRUE(tells("1–0 (33\u00a01/4 (33.25) : 5)")) << told();
  EXPECT_EQ(standing(2), "open");
  slowly("\n");
  EXPECT_EQ(standing(2), "133/4 5 time");
}

TEST_F(QuickEntryFractions, APastedLineThatMayHaveOneTotalOrTwoIsAsked) {
  begin("rational");
  paste(QStringLiteral("2 33 1/4"));
  slowly("\n");
  EXPECT_TRUE(tells("“33 1/4” can be one grand total or two")) << told();
  EXPECT_EQ(boardField().text(), QStringLiteral("2"));
  EXPECT_EQ(blueField().text(), QStringLiteral("33 1/4"));
  EXPECT_EQ(focus(), &blueField());
  EXPECT_EQ(standing(2), "open");
  QTest::keyClick(focus(), Qt::Key_A, Qt::ControlModifier);
  slowly("33\n1/4\n");
  EXPECT_EQ(standing(2), "33 1/4 time");
}

TEST_F(QuickEntryFractions, PastedColumnsOfASpreadsheetAreClear) {
  begin("rational");
  paste(QStringLiteral("2\t33 1/4\t½ gr"));
  EXPECT_TRUE(tells("Board 2")) << told();
  slowly("\n\n\n");
  EXPECT_EQ(standing(2), "133/4 1/2 resignRed");
  paste(QStringLiteral("1"));
  slowly("\n");
  paste(QStringLiteral("33,25\t-3¼"));
  slowly("\n\n");
  EXPECT_EQ(standing(1), "133/4 -13/4 time");
}

TEST_F(QuickEntryFractions, AFractionBehindABlankIsAskedInItsField) {
  begin("rational");
  slowly("\n 1/4\n");
  EXPECT_TRUE(tells("a whole number may be missing")) << told();
  EXPECT_EQ(focus(), &blueField());
  slowly("33 1/4\n5\n");
  EXPECT_EQ(standing(1), "open") << "typed behind an error";
  slowly("*");
  EXPECT_EQ(standing(1), "133/4 5 time");
}

TEST_F(QuickEntryFractions, AnUnclearCommaIsAsked) {
  begin("polynomial");
  slowly("\n24,000\n");
  EXPECT_TRUE(tells("“24,000” can mean 24000 or 24.000")) << told();
  EXPECT_EQ(focus(), &blueField());
  QTest::keyClick(focus(), Qt::Key_Backspace);
  slowly("24000\n-58,09\n");
  EXPECT_EQ(standing(1), "24000 -5809/100 time");
}

TEST_F(QuickEntryFractions, AnImpossibleTotalHasTheFocusOfItsOwnField) {
  begin("polynomial");
  slowly("\n7\n1.005\n");
  EXPECT_EQ(standing(1), "open");
  EXPECT_EQ(focus(), &redField());
  QTest::keyClick(focus(), Qt::Key_A, Qt::ControlModifier);
  slowly("1.01\n");
  EXPECT_EQ(standing(1), "7 101/100 time");
}

// Figures that an error left in the line come back after another event was shown, for each place of the
// error.
TEST_F(QuickEntryFractions, FiguresThatAreNotSavedComeBackWithTheirRound) {
  begin("fraction");
  const contest::EventId other = addEvent("integer", testing::kFour);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(other, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(other, session.author())));
  for (const char* typed : {"2\n4000\n25,75\n40.75\n", "2\n25", "2\n25.75\n40", "9\n7", "2\n4000\n"}) {
    keys(typed);
    const QStringList texts{boardField().text(), blueField().text(), redField().text()};
    ASSERT_NE(texts.join(QString()), QString()) << typed;
    window.goTo({Location::Kind::Rounds, other, {}});
    QTest::qWait(kHumanPause);
    EXPECT_EQ(boardField().text() + blueField().text() + redField().text(), QString()) << typed;
    window.goTo({Location::Kind::Tally, m_event, {}});
    window.goTo({Location::Kind::Rounds, m_event, {}});
    QTest::qWait(kHumanPause);
    EXPECT_EQ(QStringList({boardField().text(), blueField().text(), redField().text()}), texts) << typed;
    EXPECT_TRUE(tells("not entered yet: board")) << told();
    EXPECT_EQ(standing(2), "open") << typed;
    QTest::keyClick(&boardField(), Qt::Key_Escape);
    EXPECT_FALSE(line().isTyped());
    EXPECT_TRUE(line().unsavedBoards(m_event).empty());
  }
  keys("2\n4000\n25,75\n40.75\n");
  window.goTo({Location::Kind::Rounds, other, {}});
  const std::vector<desk::Place> kept = line().unsavedBoards(m_event);
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept.front().board, contest::BoardNumber{2});
  EXPECT_TRUE(line().unsavedBoards(other).empty());
  window.goTo({Location::Kind::Rounds, m_event, {}});
  boardField().setFocus();
  keys("\n\n\n");
  EXPECT_NE(standing(2), "open") << told();
  EXPECT_TRUE(line().unsavedBoards(m_event).empty());
}

TEST_F(QuickEntryFractions, TheDialogReadsTheSameSpellings) {
  begin("rational");
  auto* dialog = opened<ResultDialog>(Command::EnterResult);
  ASSERT_NE(dialog, nullptr);
  const ResultFields& fields = dialog->fields();
  fields.blue->setText(QStringLiteral("33½"));
  fields.red->setText(QStringLiteral("-3,25"));
  press(Qt::Key_Return);
  EXPECT_EQ(standing(1), "67/2 -13/4 time");
  fields.blue->setText(QStringLiteral("7"));
  fields.red->setText(QStringLiteral(" 1/4"));
  press(Qt::Key_Return);
  EXPECT_EQ(standing(2), "open");
  EXPECT_EQ(focus(), fields.red);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("a whole number may be missing")))
      << dialog->refusal().toStdString();
  fields.red->setText(QStringLiteral("√2"));
  press(Qt::Key_Return);
  EXPECT_EQ(standing(2), "open");
  EXPECT_EQ(focus(), fields.red) << "the total of RED is impossible, not BLUE's";
  dialog->close();
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the engine's analysis of a stored sheet, opened from the rounds, the sheet and the reviews, by
// mouse and by keys.
#include "app/play/analysis/analysis_page.hpp"

#include <QPushButton>
#include <QTableWidget>
#include <QTextBrowser>

#include "app/play/analysis/analysis_view.hpp"
#include "app/play/analysis/course_plot.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/board/square_at.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

constexpr std::string_view kRight =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";
// BLUE must capture with its −9 but moves another chip.
constexpr std::string_view kIllegal =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n4 (6,3) | | || | |\n";

class AnalysisPageTest : public testing::PairedEventTest {
 protected:
  void store(std::string_view text) {
    sheet::Sheet sheet = notation::parseSheetText(text).value();
    // Removes all tags except Set, so that the sheet fits any game.
    std::erase_if(sheet.tags, [](const sheet::Tag& tag) { return tag.name != "Set"; });
    storeSheet(event, sheet);
  }
  AnalysisView& view() { return part<AnalysisView>(Location::Kind::Analysis); }
  QTableWidget& table() { return part<QTableWidget>(Location::Kind::Analysis); }
  CoursePlot& plot() { return part<CoursePlot>(Location::Kind::Analysis); }
  QString notice() { return part<NoticeBar>(Location::Kind::Analysis).text(); }
  [[nodiscard]] bool isLookedThrough() {
    return QTest::qWaitFor([&] { return view().isVisible() && !view().isUnderWay(); }, testing::kPatience);
  }
  void openAnalysis() { window.goTo(locationOf(Location::Kind::Analysis, event, kFirstBoard)); }
};

TEST_F(AnalysisPageTest, FromTheRoundsByKeysAndBackAgain) {
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_FALSE(action(Command::AnalyseGame).isEnabled()) << "no sheet is stored";
  store(kRight);
  part<ListTable>(Location::Kind::Rounds).setFocus();
  ASSERT_TRUE(action(Command::AnalyseGame).isEnabled());
  QTest::keyClick(&window, Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
  ASSERT_EQ(window.location(), locationOf(Location::Kind::Analysis, event, kFirstBoard));
  ASSERT_TRUE(isLookedThrough());
  ASSERT_EQ(table().rowCount(), 4);
  QTest::keyClick(&plot(), Qt::Key_Right);
  EXPECT_EQ(view().chosen(), 1);
  EXPECT_EQ(table().currentRow(), 0);
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_Down);
  EXPECT_EQ(plot().chosen(), 2);
  QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().placeOf(4, CoursePlot::Line::Blue).toPoint());
  EXPECT_EQ(view().chosen(), 4);
  EXPECT_EQ(table().currentRow(), 3);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
}

TEST_F(AnalysisPageTest, FromTheSheetAndFromTheReviews) {
  store(kRight);
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  action(Command::AnalyseGame).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Analysis);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  window.goTo({Location::Kind::Reviews, event, {}});
  action(Command::AnalyseGame).trigger();
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Analysis, event, kFirstBoard));
}

TEST_F(AnalysisPageTest, FromTheTallyByALink) {
  store(kRight);
  window.goTo({Location::Kind::Tally, event, {}});
  auto& reason = part<QTextBrowser>(Location::Kind::Tally);
  ASSERT_TRUE(reason.toHtml().contains(QStringLiteral("analysis:1:1"))) << reason.toHtml().toStdString();
  Q_EMIT reason.anchorClicked(QUrl(QStringLiteral("analysis:1:1")));
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Analysis, event, kFirstBoard));
}

TEST_F(AnalysisPageTest, ATurnThatBreaksARuleIsMarkedAndTheGameGoesOn) {
  store(kIllegal);
  openAnalysis();
  ASSERT_TRUE(isLookedThrough());
  EXPECT_TRUE(notice().contains(QStringLiteral("stay as played"))) << notice().toStdString();
  ASSERT_GE(table().rowCount(), 3);
  EXPECT_EQ(table().item(2, 3)->text(), QStringLiteral("not legal"));
  EXPECT_FALSE(table().item(2, 4)->text().isEmpty()) << "what was due";
}

TEST_F(AnalysisPageTest, WithoutASheetItTellsWhatToDo) {
  openAnalysis();
  EXPECT_TRUE(notice().contains(QStringLiteral("This game has no saved scoresheet yet")));
  EXPECT_FALSE(view().isVisible());
  for (QPushButton* button : part<NoticeBar>(Location::Kind::Analysis).findChildren<QPushButton*>()) {
    if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Sheet, event, kFirstBoard));
}

TEST_F(AnalysisPageTest, AnotherVersionIsLookedThroughAnew) {
  store(kRight);
  openAnalysis();
  ASSERT_TRUE(isLookedThrough());
  view().goTo(2);
  translator.setLanguage(words::Language::Filipino);
  EXPECT_EQ(view().chosen(), 2) << "another language changes the words alone";
  translator.setLanguage(words::Language::English);
  store(kIllegal);
  ASSERT_TRUE(isLookedThrough());
  EXPECT_EQ(table().item(2, 3)->text(), QStringLiteral("not legal"));
}

TEST_F(AnalysisPageTest, StoppedItShowsWhatIsDone) {
  // A game so long that its analysis cannot end before the click.
  store(testing::contentOf(DAMATH_TEST_DATA "/../../data/sample/sheets/r6b2.sheet"));
  openAnalysis();
  ASSERT_TRUE(view().isUnderWay());
  for (QPushButton* button : view().findChildren<QPushButton*>()) QTest::mouseClick(button, Qt::LeftButton);
  ASSERT_TRUE(isLookedThrough());
  const auto all =
      game::courseOf(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard).value().report)
          .turns.size();
  EXPECT_LT(static_cast<std::size_t>(table().rowCount()), all);
  QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(part<BoardView>(Location::Kind::Analysis).below(), board::Side::Red);
}

}  // namespace
}  // namespace damath::window

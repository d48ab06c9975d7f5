// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the last lines of a sheet: entry with few keys, the offered rows TOTAL and GRAND, and text that is
// crossed out on the scoresheet.
#include "app/window/text/short_typing.hpp"
#include "app/window/text/struck_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

#include <QHeaderView>

namespace damath::window {
namespace {

using window::SheetModel;
using window::ShortRow;

TEST(ClosingShort, TotalAndGrandTakeTheirFigure) {
  const auto row = [](const char* typed, const char* offered = "") {
    const auto rows = window::shortRows(QString::fromUtf8(typed), QString::fromUtf8(offered));
    EXPECT_EQ(rows.size(), 1U);
    return (rows.front().move + u'|' + rows.front().score).toStdString();
  };
  EXPECT_EQ(row("T -27"), "TOTAL|-27");
  EXPECT_EQ(row("t-27"), "TOTAL|-27");
  EXPECT_EQ(row("G 75"), "GRAND|75");
  EXPECT_EQ(row("T -27/10"), "TOTAL|-27/10");
  EXPECT_EQ(row("t-27/10"), "TOTAL|-27/10");
  EXPECT_EQ(row("G -5 1/4"), "GRAND|-5 1/4");
  EXPECT_EQ(row("g 43/4"), "GRAND|43/4");
  EXPECT_EQ(row("T"), "TOTAL|");
  EXPECT_EQ(row("Trial"), "Trial|");
  EXPECT_EQ(row("-27", "TOTAL"), "TOTAL|-27");
  EXPECT_EQ(row("28x²y", "GRAND"), "GRAND|28x²y");
  EXPECT_EQ(row("-27"), "-27|") << "where no word is offered a figure is what it is";
  EXPECT_EQ(row("9 03", "TOTAL"), "9 (0,3)|");
  EXPECT_EQ(row("10 x 6", "TOTAL"), "10 x 6|");
  EXPECT_EQ(row("10x6", "TOTAL"), "10x6|");
  EXPECT_EQ(row("T 5", "GRAND"), "TOTAL|5") << "what is typed comes before what is offered";
}

class ClosingRows : public testing::SheetPageFixture {
 protected:
  void SetUp() override {
    SheetPageFixture::SetUp();
    openBlank();
    grid->setFocus();
    grid->goToCell(0, 0);
  }
  void typeCell(const char* text) {
    for (const char* letter = text; *letter != 0; ++letter) {
      QTest::keyClick(QApplication::focusWidget(), *letter);
    }
    pauseLong();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  }
  [[nodiscard]] std::pair<int, int> at() const {
    return {grid->currentIndex().row(), grid->currentIndex().column()};
  }
  [[nodiscard]] QString offerHere() const {
    return grid->currentIndex().data(SheetModel::OfferRole).toString();
  }
  [[nodiscard]] bool isStruck(int row, int column) const {
    const QVariant font = grid->model()->index(row, column).data(Qt::FontRole);
    return font.isValid() && font.value<QFont>().strikeOut();
  }
  [[nodiscard]] QString written(int row, int column) const {
    return grid->model()->index(row, column).data(Qt::EditRole).toString();
  }
  void crossOut() {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
  }
};

TEST_F(ClosingRows, AfterTheLastFigureTotalAndThenGrandAreOffered) {
  typeCell("R 5 8");
  typeCell("5");
  typeCell("8");
  EXPECT_EQ(at(), std::pair(0, 3));
  EXPECT_EQ(offerHere(), QString()) << "RED's chips come first";
  typeCell("R -3");
  typeCell("-3");
  EXPECT_EQ(at(), std::pair(2, 0));
  EXPECT_EQ(offerHere(), QStringLiteral("TOTAL"));
  EXPECT_EQ(textAt(2, 0), QString()) << "an offer is nothing that is written";
  EXPECT_EQ(grid->model()->rowCount(), 3);
  typeCell("13");
  EXPECT_EQ(at(), std::pair(2, 3));
  EXPECT_EQ(offerHere(), QStringLiteral("TOTAL"));
  typeCell("-3");
  EXPECT_EQ(at(), std::pair(3, 0));
  EXPECT_EQ(offerHere(), QStringLiteral("GRAND"));
  typeCell("75");
  typeCell("G -27");
  EXPECT_EQ(textAt(2, 0), QStringLiteral("TOTAL"));
  EXPECT_EQ(textAt(2, 1), QStringLiteral("13"));
  EXPECT_EQ(textAt(2, 4), QStringLiteral("-3"));
  EXPECT_EQ(textAt(3, 0), QStringLiteral("GRAND"));
  EXPECT_EQ(textAt(3, 1), QStringLiteral("75"));
  EXPECT_EQ(textAt(3, 3), QStringLiteral("GRAND"));
  EXPECT_EQ(textAt(3, 4), QStringLiteral("-27"));
  EXPECT_EQ(grid->currentIndex().data(SheetModel::OfferRole).toString(), QString());
}

TEST_F(ClosingRows, WhereRedsChipsAreTypedFirstBluesComeNext) {
  typeCell("9 03");
  ASSERT_EQ(at(), std::pair(0, 3)) << "BLUE moved last";
  typeCell("R -3 4");
  typeCell("-3");
  typeCell("4");
  EXPECT_EQ(at(), std::pair(1, 0)) << "BLUE's chips stand below BLUE's last move";
  typeCell("R 5");
  typeCell("5");
  EXPECT_EQ(at(), std::pair(2, 0));
  EXPECT_EQ(offerHere(), QStringLiteral("TOTAL"));
}

// BLUE has no chip left: Return has passed BLUE's blank half, and does not lead to it again.
TEST_F(ClosingRows, AHalfThatWasPassedBlankIsNotShownAgain) {
  typeCell("");
  ASSERT_EQ(at(), std::pair(0, 3));
  typeCell("R -3 4");
  typeCell("-3");
  typeCell("4");
  EXPECT_EQ(at(), std::pair(2, 0));
  EXPECT_EQ(offerHere(), QStringLiteral("TOTAL"));
}

TEST_F(ClosingRows, WhatIsTypedStaysOneStepAway) {
  typeCell("R 5");
  typeCell("5");
  typeCell("R 5");
  typeCell("5");
  ASSERT_EQ(offerHere(), QStringLiteral("TOTAL"));
  typeCell("5");
  ASSERT_EQ(textAt(1, 0), QStringLiteral("TOTAL"));
  page->run(Command::Undo);
  EXPECT_EQ(textAt(1, 0), QStringLiteral("5"));
  EXPECT_EQ(textAt(1, 1), QString());
}

TEST(StruckText, IsWhatStandsBetweenTwoPairsOfTildes) {
  const window::StruckText whole = window::struckText(QStringLiteral("~~6 (4,3)~~"));
  EXPECT_EQ(whole.shown, QStringLiteral("6 (4,3)"));
  EXPECT_TRUE(whole.isWhole());
  const window::StruckText part = window::struckText(QStringLiteral("~~99~~ 5"));
  EXPECT_EQ(part.shown, QStringLiteral("99 5"));
  EXPECT_EQ(part.struck, (std::vector<window::StruckText::Part>{{0, 2}}));
  EXPECT_FALSE(part.isWhole());
  for (const char* text : {"", "~~", "~~~~", "~~5", "5 ~ 6", "-- 6 --"}) {
    EXPECT_EQ(window::struckText(QString::fromUtf8(text)).shown.toStdString(), text);
    EXPECT_TRUE(window::struckText(QString::fromUtf8(text)).struck.empty()) << text;
  }
  EXPECT_EQ(window::crossedOut(QStringLiteral("~~99~~ 5")), QStringLiteral("~~99 5~~"));
  EXPECT_EQ(window::uncrossed(QStringLiteral("~~99 5~~")), QStringLiteral("99 5"));
}

TEST_F(ClosingRows, ACellIsCrossedOutByItsKeyAndBackAgain) {
  typeCell("6 43");
  grid->goToCell(0, 0);
  pauseLong();
  crossOut();
  EXPECT_EQ(written(0, 0), QStringLiteral("~~6 (4,3)~~")) << "kept letter by letter";
  EXPECT_EQ(textAt(0, 0), QStringLiteral("6 (4,3)")) << "shown without the tildes";
  EXPECT_TRUE(isStruck(0, 0));
  pauseLong();
  crossOut();
  EXPECT_EQ(written(0, 0), QStringLiteral("6 (4,3)"));
  EXPECT_FALSE(isStruck(0, 0));
  page->run(Command::Undo);
  EXPECT_EQ(written(0, 0), QStringLiteral("~~6 (4,3)~~")) << "a step of its own";
}

TEST_F(ClosingRows, ALineThatIsChosenIsCrossedOutWholeAndStoredSo) {
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  enter(1, 0, QStringLiteral("6 x 6"));
  enter(1, 1, QStringLiteral("36"));
  enter(1, 2, QStringLiteral("36"));
  auto* header = grid->verticalHeader();
  QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                    {header->width() / 2, header->sectionViewportPosition(1) + 4});
  pauseLong();
  grid->setFocus();
  crossOut();
  for (int column = 0; column < 3; ++column) EXPECT_TRUE(isStruck(1, column)) << column;
  EXPECT_FALSE(isStruck(0, 0));
  EXPECT_EQ(written(1, 3), QString()) << "a blank cell has nothing to cross out";
  page->run(Command::SaveSheet);
  ASSERT_EQ(versions().size(), 1U);
  const sheet::Half half = versions().back().stored.sheet.lines[1].of(board::Side::Blue);
  EXPECT_EQ(half.move, "~~6 x 6~~");
  EXPECT_EQ(half.score, "~~36~~");
  EXPECT_EQ(half.total, "~~36~~");
  const std::string text = notation::toSheetText(versions().back().stored.sheet);
  EXPECT_EQ(notation::parseSheetText(text).value().lines, versions().back().stored.sheet.lines);
}

TEST_F(ClosingRows, WhatIsBeingTypedIsCrossedOutToo) {
  QTest::keyClick(grid, '7');
  ASSERT_NE(editor(), nullptr);
  crossOut();
  EXPECT_EQ(written(0, 0), QStringLiteral("~~7~~"));
}

}  // namespace
}  // namespace damath::window

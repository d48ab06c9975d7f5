// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the order in which Return leads through a scoresheet: over generated papers, and for chains that
// stand in the other column or in one line.
#include <algorithm>
#include <random>
#include <set>

#include "app/window/scoresheet/sheet_walk.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using board::Side;

// Writes a paper by lot: quiet moves, captures, moves without a square, struck and blank halves, blank
// figures, and sometimes the rows at the end.
sheet::Sheet anyPaper(std::mt19937& lot) {
  const auto oneOf = [&lot](int count) { return std::uniform_int_distribution<int>(0, count - 1)(lot); };
  const auto half = [&]() -> sheet::Half {
    using sheet::HalfKind;
    switch (oneOf(8)) {
      case 0:
        return {};
      case 1:
        return {HalfKind::Play, "-1 (4,3)", "", ""};
      case 2:
        return {HalfKind::Play, "-1x10;-1+-11", "-10;-12", "-6;-18"};
      case 3:
        return {HalfKind::Play, "-1", "", ""};
      case 4:
        return {HalfKind::Play, "~~6 (4,3)~~", "", ""};
      case 5:
        return {HalfKind::Play, "trial", oneOf(2) == 0 ? "" : "5", ""};
      default:
        return {HalfKind::Play, "10 x 6", oneOf(4) == 0 ? "" : "60", oneOf(4) == 0 ? "" : "60"};
    }
  };
  sheet::Sheet paper;
  paper.setTag("Set", "integer");
  for (int lines = 1 + oneOf(12); lines > 0; --lines) paper.lines.push_back({{half(), half()}});
  if (oneOf(2) == 0) return paper;
  const bool isBare = oneOf(2) == 0;
  const auto chip = [&]() -> sheet::Half {
    return {sheet::HalfKind::Remaining, "5", isBare || oneOf(4) == 0 ? "" : "5", ""};
  };
  for (int chips = 1 + oneOf(4); chips > 0; --chips) {
    paper.lines.push_back({{chip(), oneOf(3) == 0 ? sheet::Half{} : chip()}});
  }
  if (oneOf(2) == 0) {
    paper.lines.push_back(
        {{sheet::Half{sheet::HalfKind::RemainingTotal, "", oneOf(2) == 0 ? "" : "10", ""}, sheet::Half{}}});
  }
  return paper;
}

TEST(SheetWalk, LeadsAClerkWhoTypesForwardOntoNoWrittenCell) {
  const Translator translator(words::Language::English);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  for (unsigned seed = 0; seed < 300; ++seed) {
    std::mt19937 lot(seed);
    SheetModel model(translator);
    model.setSheet(anyPaper(lot));
    std::set<std::pair<int, Side>> chains;
    for (int row = 0; row < model.rowCount(); ++row) {
      for (const Side side : board::kSides) {
        if (lot() % 3 == 0) chains.insert({row, side});
      }
    }
    for (const auto order : {sheet::HalfOrder::BlueFirst, sheet::HalfOrder::RedFirst}) {
      const SheetWalk walk(model, order, set, [&](int row, Side side) {
        return chains.contains({row, side});
      });
      const auto text = [&](GridCell cell) { return model.index(cell.row, cell.column).data().toString(); };
      for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < SheetModel::kColumns; ++column) {
          const GridCell at{row, column};
          const GridCell to = walk.nextBlank(at);
          EXPECT_TRUE(model.index(to.row, to.column).isValid());
          EXPECT_EQ(text(to), QString()) << seed << ": " << row << "," << column;
          EXPECT_NE(to, at) << seed << ": " << row << "," << column;
        }
      }
      const GridCell end = walk.end();
      EXPECT_EQ(text(end), QString()) << seed;
    }
  }
}

// The end of a paper, typed by Return alone: BLUE's and RED's remaining chips with their values, then TOTAL.
// Either player may have no chips, and either may have made the last move.
TEST(SheetWalk, LeadsFromTheRemainingChipsToTheTotals) {
  const Translator translator(words::Language::English);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  using sheet::HalfKind;
  for (const auto order : {sheet::HalfOrder::BlueFirst, sheet::HalfOrder::RedFirst}) {
    const Side first = order == sheet::HalfOrder::BlueFirst ? Side::Blue : Side::Red;
    for (int chips = 0; chips < 16; ++chips) {
      const int count[] = {chips % 4, chips / 4};  // of the first and of the second player
      if (count[0] + count[1] == 0) continue;
      sheet::Sheet paper;
      paper.setTag("Set", "integer");
      paper.lines.push_back({{sheet::Half{HalfKind::Play, "9 (0,3)", "", ""},
                              sheet::Half{HalfKind::Play, "-9 (0,4)", "", ""}}});
      SheetModel model(translator);
      const SheetWalk walk(model, order, set, [](int, Side) { return false; });
      const int last = std::max(count[0], count[1]);
      for (int each = 0; each < 2; ++each) {
        const Side side = each == 0 ? first : board::opponent(first);
        for (int row = 1; row <= count[each]; ++row) {
          if (static_cast<int>(paper.lines.size()) <= row) paper.lines.emplace_back();
          paper.lines[static_cast<std::size_t>(row)].of(side) = {HalfKind::Remaining, "5", "5", ""};
        }
      }
      model.setSheet(paper);
      // The last value that the clerk types is the second player's, or the first player's if the second has
      // none.
      const Side typed = count[1] > 0 ? board::opponent(first) : first;
      const int row = count[1] > 0 ? count[1] : count[0];
      GridCell to = walk.nextBlank({row, typed == Side::Blue ? 1 : 4});
      // The second player's half comes after the first player's chips, so Return shows it once.
      if (count[1] == 0) to = walk.nextBlank(to);
      EXPECT_EQ(to, (GridCell{last + 1, first == Side::Blue ? 0 : 3})) << count[0] << " and " << count[1];
      EXPECT_EQ(model.index(to.row, to.column).data(SheetModel::OfferRole).toString(),
                QStringLiteral("TOTAL"));
    }
  }
}

class SheetWalkTyping : public testing::SheetPageFixture {
 protected:
  // Opens the sheet r1b1 of the sample contest with its first lines. RED takes three chips in lines 8 to 10.
  void openLines(std::size_t count) {
    openBlank();
    const auto whole =
        notation::parseSheetText(testing::contentOf(DAMATH_TEST_DATA "/../../data/sample/sheets/r1b1.sheet"));
    ASSERT_TRUE(whole);
    for (std::size_t i = 0; i < count; ++i) {
      for (const Side side : board::kSides) {
        const sheet::Half& half = whole->lines[i].of(side);
        const int column = side == Side::Blue ? 0 : 3;
        const int row = static_cast<int>(i);
        if (!half.move.empty()) enter(row, column, toQt(half.move));
        if (!half.score.empty()) enter(row, column + 1, toQt(half.score));
        if (!half.total.empty()) enter(row, column + 2, toQt(half.total));
      }
    }
    grid->setFocus();
    pauseLong();
  }
  void typeCell(const QString& text) {
    for (const QChar letter : text) {
      QWidget* hand = editor() == nullptr ? static_cast<QWidget*>(grid) : editor();
      QTest::keyClick(hand, letter.toLatin1());
    }
    pauseLong();
    pressReturn();
  }
  void pressReturn() {
    QTest::keyClick(editor() == nullptr ? static_cast<QWidget*>(grid) : editor(), Qt::Key_Return);
    pauseLong();
  }
  [[nodiscard]] std::pair<int, int> at() const {
    return {grid->currentIndex().row(), grid->currentIndex().column()};
  }
};

TEST_F(SheetWalkTyping, ABlankMoveBesideTheOtherColumnsJumpLeadsToTheNextLine) {
  openLines(8);
  // The next jump of RED's chain stands in BLUE's column of line 9.
  enter(8, 0, QStringLiteral("4 - (-3)"));
  enter(8, 1, QStringLiteral("7"));
  enter(8, 2, QStringLiteral("-36"));
  grid->goToCell(8, 3);
  pauseLong();
  pressReturn();
  EXPECT_EQ(at(), std::pair(9, 0));
  typeCell(QStringLiteral("2 43"));
  EXPECT_EQ(textAt(8, 0), QStringLiteral("4 - (-3)")) << "nothing that is written is replaced";
  EXPECT_EQ(textAt(9, 0), QStringLiteral("2 (4,3)"));
}

TEST_F(SheetWalkTyping, AfterAllJumpsOfAChainInOneLineTheReplyComes) {
  openLines(7);
  enter(7, 0, QStringLiteral("-3 (3,2)"));
  enter(7, 3, QStringLiteral("4 + (-9); 4 - (-3); 4 ÷ 10"));
  enter(7, 4, QStringLiteral("-5; 7; 0"));
  grid->goToCell(7, 5);
  typeCell(QStringLiteral("-43; -36; -36"));
  EXPECT_EQ(at(), std::pair(8, 0)) << "the chain is complete";
}

TEST_F(SheetWalkTyping, AfterTwoOfThreeJumpsInOneLineTheThirdComes) {
  openLines(7);
  enter(7, 0, QStringLiteral("-3 (3,2)"));
  enter(7, 3, QStringLiteral("4 + (-9); 4 - (-3)"));
  enter(7, 4, QStringLiteral("-5; 7"));
  grid->goToCell(7, 5);
  typeCell(QStringLiteral("-43; -36"));
  EXPECT_EQ(at(), std::pair(8, 3));
}

TEST_F(SheetWalkTyping, AMoveWithoutASquareHasNoFigures) {
  openBlank();
  grid->setFocus();
  typeCell(QStringLiteral("-1"));
  EXPECT_EQ(at(), std::pair(0, 3));
  typeCell(QStringLiteral("4 14"));
  EXPECT_EQ(at(), std::pair(1, 0));
  typeCell(QStringLiteral("-1 54"));
  EXPECT_EQ(textAt(0, 1), QString());
  EXPECT_EQ(textAt(0, 3), QStringLiteral("4 (1,4)"));
}

TEST_F(SheetWalkTyping, ReturnReadsThroughCellsThatWereWrittenBefore) {
  openLines(3);
  grid->goToCell(1, 3);
  pressReturn();
  EXPECT_EQ(at(), std::pair(1, 4));
  pressReturn();
  EXPECT_EQ(at(), std::pair(1, 5));
}

}  // namespace
}  // namespace damath::window

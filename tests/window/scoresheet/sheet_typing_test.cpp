// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a scoresheet typed by keys alone, as a clerk types it: the number of keys, and that the stored text
// equals the scoresheet letter by letter.
#include <filesystem>
#include <map>

#include "app/window/text/short_typing.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/support/full_size.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using board::Side;
using sheet::HalfKind;
using window::SheetModel;
using window::toQt;

// Types text and counts the keys. Shift is not counted. A letter that is not on the keyboard counts as two
// keys.
class Typist {
 public:
  explicit Typist(SheetGrid& grid) : m_grid(grid) {}

  void type(const QString& text) {
    static const std::map<QChar, Qt::Key> rare = {{QChar(0xf7), Qt::Key_Slash},
                                                  {QChar(0x2248), Qt::Key_Equal},
                                                  {QChar(0x221a), Qt::Key_1},
                                                  {QChar(0xb2), Qt::Key_2},
                                                  {QChar(0xb3), Qt::Key_3}};
    for (const QChar letter : text) {
      const auto key = rare.find(letter);
      if (key != rare.end()) {
        press(key->second, Qt::AltModifier);
        ++m_keys;
      } else {
        QTest::keyClick(hand(), letter.toLatin1());
        ++m_keys;
      }
    }
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(hand(), key, modifiers);
    ++m_keys;
  }
  // Moves to a cell with Return if possible, otherwise with the arrow keys. All these keys are counted.
  void goTo(int row, int column) {
    const auto at = [this] { return std::pair(m_grid.currentIndex().row(), m_grid.currentIndex().column()); };
    // Return passes an empty move.
    for (int i = 0; i < 2 && at() != std::pair(row, column) && isBlankMove(); ++i) press(Qt::Key_Return);
    for (int i = 0; i < 200 && at() != std::pair(row, column); ++i) {
      if (at().first != row) {
        press(at().first < row ? Qt::Key_Down : Qt::Key_Up);
      } else {
        press(at().second < column ? Qt::Key_Right : Qt::Key_Left);
      }
    }
    EXPECT_EQ(at(), std::pair(row, column));
  }

  [[nodiscard]] int keys() const { return m_keys; }

 private:
  [[nodiscard]] QWidget* hand() {
    // A closed editor exists until the next event loop, so only a visible editor counts.
    const auto editors = m_grid.viewport()->findChildren<QLineEdit*>();
    for (QLineEdit* editor : editors) {
      if (editor->isVisible()) return editor;
    }
    return &m_grid;
  }
  [[nodiscard]] bool isBlankMove() const {
    const QModelIndex index = m_grid.currentIndex();
    return index.column() % 3 == 0 && index.data().toString().isEmpty();
  }

  SheetGrid& m_grid;
  int m_keys = 0;
};

int column(Side side, int part) {
  return (side == Side::Blue ? 0 : 3) + part;
}

class SheetTyping : public testing::SheetPageFixture {
 protected:
  // Only the active window receives menu shortcuts.
  void SetUp() override {
    SheetPageFixture::SetUp();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  }

  // Types the whole sheet from the first cell, in the order of the scoresheet.
  void typeWhole(Typist& typist, const sheet::Sheet& paper) {
    const int lines = static_cast<int>(paper.lines.size());
    for (int row = 0; row < lines; ++row) {
      for (const Side side : board::kSides) {
        const sheet::Half& half = paper.lines[static_cast<std::size_t>(row)].of(side);
        if (half.kind == HalfKind::Play) typePlay(typist, row, side, half);
        if (half.kind == HalfKind::Remaining) typeRemaining(typist, paper, row, side);
        if (half.kind == HalfKind::RemainingTotal) typeEnd(typist, row, side, QStringLiteral("T"), half);
        if (half.kind == HalfKind::GrandTotal) typeEnd(typist, row, side, QStringLiteral("G"), half);
      }
    }
  }

 private:
  static void typePlay(Typist& typist, int row, Side side, const sheet::Half& half) {
    typist.goTo(row, column(side, 0));
    const QString move = toQt(half.move);
    QString shorter = move;
    if (move.endsWith(u')') && move.at(move.size() - 3) == u',') {
      shorter = move.chopped(5) + move.at(move.size() - 4) + move.at(move.size() - 2);
    }
    const bool isQuiet = shorter != move && window::writtenOut(shorter) == QStringList{move};
    typist.type(isQuiet ? shorter : move);
    if (isQuiet && !half.total.empty()) {
      typist.press(Qt::Key_Tab);
      typist.press(Qt::Key_Tab);
    } else {
      typist.press(Qt::Key_Return);
      if (isQuiet) return;
      typist.goTo(row, column(side, 1));
      typist.type(toQt(half.score));
      typist.press(Qt::Key_Return);
      typist.goTo(row, column(side, 2));
    }
    typist.type(toQt(half.total));
    typist.press(Qt::Key_Return);
  }

  // Types all chips of the side once, in the cell of the first chip, then the values in the cells below one
  // another.
  static void typeRemaining(Typist& typist, const sheet::Sheet& paper, int row, Side side) {
    const auto half = [&](int at) -> const sheet::Half& {
      return paper.lines[static_cast<std::size_t>(at)].of(side);
    };
    if (row > 0 && half(row - 1).kind == HalfKind::Remaining) return;
    typist.goTo(row, column(side, 0));
    int last = row;
    QStringList chips;
    for (; last < static_cast<int>(paper.lines.size()) && half(last).kind == HalfKind::Remaining; ++last) {
      chips << toQt(half(last).move).replace(QStringLiteral(" x 2"), QStringLiteral(" x2"));
    }
    typist.type(u'R' + chips.join(u' '));
    typist.press(Qt::Key_Return);
    for (int at = row; at < last; ++at) {
      typist.goTo(at, column(side, 1));
      typist.type(toQt(half(at).score));
      typist.press(Qt::Key_Return);
    }
  }

  static void typeEnd(Typist& typist, int row, Side side, const QString& letter, const sheet::Half& half) {
    typist.goTo(row, column(side, 0));
    typist.type(letter);
    typist.press(Qt::Key_Return);
    typist.goTo(row, column(side, 1));
    typist.type(toQt(half.score));
    typist.press(Qt::Key_Return);
  }
};

// Returns the number of characters on the scoresheet, with spaces inside cells, without separators between
// cells.
int charactersOf(const sheet::Sheet& paper) {
  qsizetype count = 0;
  for (const sheet::Line& line : paper.lines) {
    for (const sheet::Half& half : line.halves) {
      for (const std::string& cell : notation::cellsOf(half)) count += toQt(cell).size();
    }
  }
  return static_cast<int>(count);
}

// Returns the sheets of the manual and every third sheet of the sample contest. At full size (DAMATH_LONG=1),
// returns all sheets.
std::vector<std::string> sampleSheets() {
  std::vector<std::string> names;
  const std::filesystem::path sample = DAMATH_TEST_DATA "/../../data/sample";
  for (const char* folder : {"sheets", "manual"}) {
    for (const auto& file : std::filesystem::directory_iterator(sample / folder)) {
      if (file.path().extension() == ".sheet") names.push_back(file.path().lexically_normal().string());
    }
  }
  std::ranges::sort(names);
  int contests = 0;
  std::erase_if(names, [&contests](const std::string& name) {
    return name.find("/manual/") == std::string::npos && contests++ % support::sized(3, 1) != 0;
  });
  return names;
}

class EverySampleSheet : public SheetTyping, public ::testing::WithParamInterface<std::string> {};

TEST_P(EverySampleSheet, IsTypedWithElevenKeysForTenCharacters) {
  const auto read = notation::parseSheetText(testing::contentOf(GetParam()));
  ASSERT_TRUE(read);
  // A clerk skips an empty line.
  const sheet::Sheet paper = SheetModel::withoutBlankLines(*read);
  openBlank(paper.setName());
  Typist typist(*grid);
  typeWhole(typist, paper);
  page->run(Command::SaveSheet);
  ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  ASSERT_EQ(versions().size(), 1U);
  const sheet::Sheet stored = versions().back().stored.sheet;
  ASSERT_EQ(stored.lines.size(), paper.lines.size());
  for (std::size_t i = 0; i < stored.lines.size(); ++i) {
    for (const Side side : board::kSides) {
      EXPECT_EQ(notation::cellsOf(stored.lines[i].of(side)), notation::cellsOf(paper.lines[i].of(side)))
          << "line " << i + 1;
    }
  }
  EXPECT_EQ(stored.tag("Filled"), "");
  const double ratio = static_cast<double>(typist.keys()) / charactersOf(paper);
  EXPECT_LE(ratio, 1.1) << typist.keys() << " keys for " << charactersOf(paper) << " characters";
  RecordProperty("keys_per_hundred_characters", static_cast<int>(100 * ratio));
}

INSTANTIATE_TEST_SUITE_P(SampleContest, EverySampleSheet, ::testing::ValuesIn(sampleSheets()),
                         [](const auto& tested) {
                           return std::filesystem::path(tested.param).stem().string();
                         });

TEST_F(SheetTyping, ReturnGoesWhereAClerkWritesNext) {
  openBlank();
  Typist typist(*grid);
  const auto at = [this] { return std::pair(grid->currentIndex().row(), grid->currentIndex().column()); };
  typist.type(QStringLiteral("-9 03"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(0, 3)) << "a quiet move has neither Score nor Total";
  typist.type(QStringLiteral("-1 14"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(1, 0));
  typist.type(QStringLiteral("-9 + (-1)"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(1, 1));
  typist.type(QStringLiteral("-10"));
  typist.press(Qt::Key_Enter);
  EXPECT_EQ(at(), std::pair(1, 2));
  typist.type(QStringLiteral("-10"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(1, 3)) << "one jump, and no more can follow";
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  EXPECT_EQ(textAt(0, 3), QStringLiteral("-1 (1,4)"));
}

TEST_F(SheetTyping, TabIsAlwaysTheNextCell) {
  openBlank();
  Typist typist(*grid);
  typist.type(QStringLiteral("-9 03"));
  for (const int next : {1, 2, 3}) {
    typist.press(Qt::Key_Tab);
    EXPECT_EQ(grid->currentIndex().column(), next);
  }
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  typist.press(Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_EQ(grid->currentIndex().column(), 2);
}

TEST_F(SheetTyping, AShortMoveIsWrittenOutWhenTheCellIsLeftAndNotBefore) {
  openBlank();
  EXPECT_EQ(typeSlowly(QStringLiteral("9 03")), QStringLiteral("9 03")) << "each letter stays as it is typed";
  QTest::keyClick(editor(), Qt::Key_Return);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("9 (0,3)"));
  page->run(Command::Undo);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("9 03")) << "what was typed is one step away";
}

TEST_F(SheetTyping, TheCursorGoesWithWhatIsTakenBack) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  enter(0, 4, QStringLiteral("12"));
  grid->goToCell(1, 0);
  page->run(Command::Undo);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 4));
  page->run(Command::Undo);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 0));
  grid->goToCell(0, 5);
  page->run(Command::Redo);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 0));
}

TEST_F(SheetTyping, WhatIsImportedOrStoredIsNeverWrittenOut) {
  openBlank();
  const QString path = folder.filePath(QStringLiteral("short.sheet"));
  std::ofstream(window::fromQt(path)) << "[Set \"integer\"]\n9 03 || T\nR 4 | ||\n";
  page->importSheet(path);
  for (const int column : {0, 3}) {
    grid->setFocus();
    grid->goToCell(0, column);
    QTest::keyClick(grid, Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    QTest::keyClick(editor(), Qt::Key_Return);
  }
  EXPECT_EQ(textAt(0, 0), QStringLiteral("9 03"));
  EXPECT_EQ(textAt(0, 3), QStringLiteral("T"));
  EXPECT_EQ(textAt(1, 0), QStringLiteral("R 4"));
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().back().stored.sheet.lines[0].of(Side::Blue).move, "9 03");
}

TEST(ShortTyping, WritesOutWhatAClerkTypesShortAndNothingElse) {
  const auto written = [](const char* typed) {
    return window::writtenOut(QString::fromUtf8(typed)).join(u'|').toStdString();
  };
  EXPECT_EQ(written("9 03"), "9 (0,3)");
  EXPECT_EQ(written("-9/10 45"), "-9/10 (4,5)");
  EXPECT_EQ(written("[8] 76"), "[8] (7,6)");
  EXPECT_EQ(written("-3x²y 23"), "-3x²y (2,3)");
  EXPECT_EQ(written("? 0?"), "? (0,?)");
  EXPECT_EQ(written("t"), "TOTAL");
  EXPECT_EQ(written("G"), "GRAND");
  EXPECT_EQ(written("R 0 -3"), "RC 0|RC -3");
  EXPECT_EQ(written("r-11 x2 8"), "RC -11 x 2|RC 8");
  EXPECT_EQ(written("R -11x2 8"), "RC -11 x 2|RC 8");
  EXPECT_EQ(written("R 10 x 2 8"), "RC 10 x 2|RC 8");
  EXPECT_EQ(written("R 6x x2 10y"), "RC 6x x 2|RC 10y");
  EXPECT_EQ(written("R ? 8"), "RC ?|RC 8");
  EXPECT_EQ(written("R"), "RC");
  for (const char* literal : {"9 (0,3)", "9 0 3", "10 x 6", "4 x 12", "- 12", "RC -11 x 2", "R.C. 5",
                              "RC 1 2", "TOTAL", "9", "?", "\"", "9 3", "9 103", "10 + 12", ""}) {
    EXPECT_EQ(written(literal), literal);
  }
}

TEST_F(SheetTyping, ChipsThatAreLeftMakeRoomAndAreOneStep) {
  openBlank();
  enter(0, 0, QStringLiteral("RC 5"));
  enter(1, 0, QStringLiteral("TOTAL"));
  enter(1, 1, QStringLiteral("5"));
  enter(0, 0, QString());
  grid->setFocus();
  grid->goToCell(0, 0);
  Typist typist(*grid);
  typist.type(QStringLiteral("R 5 8 x2"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("RC 5"));
  EXPECT_EQ(textAt(1, 0), QStringLiteral("RC 8 x 2"));
  EXPECT_EQ(textAt(2, 0), QStringLiteral("TOTAL"));
  EXPECT_EQ(textAt(2, 1), QStringLiteral("5"));
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 1));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 3)) << "no figures on paper: the other's chips";
  page->run(Command::Undo);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("R 5 8 x2"));
  EXPECT_EQ(textAt(1, 0), QStringLiteral("TOTAL"));
}

// Writers differ: some write the value beside each chip, some beside a few chips, some beside none.
TEST_F(SheetTyping, ReturnGoesDownTheFiguresOfChipsOrPastAllOfThem) {
  openBlank();
  Typist typist(*grid);
  const auto at = [this] { return std::pair(grid->currentIndex().row(), grid->currentIndex().column()); };
  typist.type(QStringLiteral("R -9 4 10"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(0, 1));
  typist.type(QStringLiteral("-9"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(1, 1));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(2, 1)) << "one may be left blank";
  typist.type(QStringLiteral("10"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(0, 3)) << "the other's chips stand beside the first";
  typist.type(QStringLiteral("R 8 2"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(0, 4));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(at(), std::pair(3, 0)) << "past all figures, to the line below the chips of both";
}

TEST_F(SheetTyping, CellsThatAreClearedTogetherAreOneStep) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  enter(0, 3, QStringLiteral("-1 (1,4)"));
  enter(1, 0, QStringLiteral("6 (2,3)"));
  grid->setFocus();
  grid->selectAll();
  QTest::keyClick(grid, Qt::Key_Delete);
  EXPECT_TRUE(textAt(0, 0).isEmpty() && textAt(0, 3).isEmpty() && textAt(1, 0).isEmpty());
  page->run(Command::Undo);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  EXPECT_EQ(textAt(1, 0), QStringLiteral("6 (2,3)"));
}

TEST_F(SheetTyping, LettersThatAKeyboardLacksAreKeysWithAlt) {
  openBlank();
  grid->setFocus();
  grid->goToCell(0, 0);
  Typist typist(*grid);
  typist.type(QStringLiteral("√8 ÷ x²y³"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("√8 ÷ x²y³"));
  typist.type(QStringLiteral("≈ 1"));
  typist.press(Qt::Key_Return);
  EXPECT_EQ(textAt(0, 1), QStringLiteral("≈ 1"));
}

TEST_F(SheetTyping, LinesAreInsertedRemovedAndMovedByKeysAndByTheMenu) {
  openBlank();
  for (int row = 0; row < 3; ++row) enter(row, 0, QString(QChar(u'a' + row)));
  const auto moves = [this] {
    QString all;
    for (int row = 0; row < grid->model()->rowCount(); ++row) {
      const QString text = textAt(row, 0);
      all += text.isEmpty() ? QStringLiteral(".") : text;
    }
    return all;
  };
  grid->setFocus();
  grid->goToCell(0, 0);
  QTest::keyClick(grid, Qt::Key_Down, Qt::ControlModifier);
  EXPECT_EQ(moves(), QStringLiteral("bac."));
  EXPECT_EQ(grid->currentIndex().row(), 1) << "the cursor goes along";
  QTest::keyClick(grid, Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(moves(), QStringLiteral("abc."));
  QTest::keyClick(grid, Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(moves(), QStringLiteral("abc.")) << "there is nothing above the first";
  QTest::keyClick(grid, Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(moves(), QStringLiteral(".abc."));
  QTest::keyClick(grid, Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(moves(), QStringLiteral("abc."));
  grid->goToCell(2, 0);
  action(Command::MoveLineUp).trigger();
  EXPECT_EQ(moves(), QStringLiteral("acb."));
  action(Command::MoveLineDown).trigger();
  action(Command::MoveLineDown).trigger();
  EXPECT_EQ(moves(), QStringLiteral("abc.")) << "the blank line stays last";
  QTest::keyClick(grid, Qt::Key_Insert, Qt::ControlModifier);
  QTest::keyClick(grid, Qt::Key_Delete, Qt::ControlModifier);
  EXPECT_EQ(moves(), QStringLiteral("abc."));
  // In an open cell, Ctrl with an arrow key moves by words in the text.
  grid->goToCell(0, 0);
  QTest::keyClick(grid, 'x');
  QTest::keyClick(editor(), Qt::Key_Left, Qt::ControlModifier);
  ASSERT_NE(editor(), nullptr);
  EXPECT_EQ(moves(), QStringLiteral("abc."));
}

}  // namespace
}  // namespace damath::window

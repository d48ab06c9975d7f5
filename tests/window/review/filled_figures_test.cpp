// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of figures that the program filled in: no print, sentence, review or ruling shows them as a player's
// figures.
#include "core/sheet/settle/filling.hpp"

#include "app/words/findings/audit_print.hpp"
#include "app/words/findings/finding_words.hpp"
#include "reports/compose/sheets/game_head.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/window/review/review_fixture.hpp"
#include "words/phrase.hpp"

namespace damath::window {
namespace {

using board::Side;
using sheet::Cell;
using sheet::FilledCell;
using sheet::HalfKind;
using words::Phrase;

constexpr words::Language kOfFilled = words::Language::English;

std::string& filledTextIn(sheet::Sheet& sheet, const FilledCell& cell) {
  sheet::Half& half = sheet.lines[static_cast<std::size_t>(cell.line - 1)].of(cell.side);
  return cell.cell == Cell::Score ? half.score : half.total;
}

// Returns a random game without mistakes. About half of its scores and totals are blank.
sheet::Sheet paperWithGaps(const rules::ChipSet& set, plants::Lots& lots) {
  sheet::Sheet paper =
      sheet::written(plants::randomGame(set, 14, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
  for (sheet::Line& line : paper.lines) {
    for (sheet::Half& half : line.halves) {
      if (half.kind != HalfKind::Play) continue;
      if (plants::pick(lots, 2) == 0) half.score.clear();
      if (plants::pick(lots, 2) == 0) half.total.clear();
    }
  }
  return paper;
}

TEST(FilledFigures, AreNeverPrintedOrToldAsWritten) {
  plants::Lots lots(20);
  const rules::Ruleset ruleset = rules::manual();
  const std::vector<db::StoredRuling> noRulings;
  int printed = 0;
  int told = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const sheet::Sheet paper = paperWithGaps(set, lots);
    sheet::Sheet filled = sheet::filledIn(paper, sheet::fillings(sheet::audit(paper, set, ruleset)));
    const std::vector<FilledCell> cells = sheet::filledCells(filled);
    if (cells.empty()) continue;
    // A later change of a move makes a filled figure wrong.
    filledTextIn(filled, cells[plants::pick(lots, cells.size())]) = "4321";
    const sheet::AuditReport report = sheet::audit(filled, set, ruleset);
    const sheet::AuditedSheet audited{filled, set, ruleset, report};
    const sheet::Outcome outcome = sheet::outcomeOf(audited, {});
    for (const compose::Copy copy : {compose::Copy::Audited, compose::Copy::Corrected}) {
      const compose::Scoresheet form =
          words::scoresheetForm(compose::headOf(filled), {audited, outcome, noRulings, copy}, kOfFilled);
      EXPECT_EQ(form.remark, said(Phrase::PrintedFilled, kOfFilled, {std::to_string(cells.size())})) << name;
      for (const compose::ScoresheetRow& row : form.play) {
        for (const Side side : board::kSides) {
          const sheet::Half& half = filled.lines[static_cast<std::size_t>(row.line - 1)].of(side);
          const compose::ScoresheetHalf& print = row.halves[indexOf(side)];
          if (half.kind != HalfKind::Play) continue;
          for (const Cell cell : {Cell::Score, Cell::Total}) {
            const compose::CellText& text = cell == Cell::Score ? print.score : print.total;
            const std::string& typed = cell == Cell::Score ? half.score : half.total;
            const bool isFilled = sheet::isFilled(filled, row.line, side, cell);
            EXPECT_EQ(text.written, isFilled ? std::string() : typed) << name << row.line;
            EXPECT_TRUE(!isFilled || text.correct.has_value()) << name << row.line;
            printed += isFilled ? 1 : 0;
          }
        }
      }
    }
    const sheet::Audited found{filled, report, {ruleset, set}};
    for (const sheet::Finding& finding : report.findings) {
      const bool isFilled =
          !finding.written.empty() && sheet::isFilled(filled, finding.line, finding.side, finding.cell);
      const std::string sentence = words::sentenceOf(finding, found, kOfFilled);
      const std::string note = said(Phrase::FilledNotWritten, kOfFilled, {"“" + finding.written + "”"});
      EXPECT_EQ(sentence.find(note) != std::string::npos, isFilled) << sentence;
      told += isFilled ? 1 : 0;
    }
  }
  EXPECT_GT(printed, 20);
  EXPECT_GT(told, 0);
}

TEST(FilledFigures, AreNoFiguresOfThePaperInASheetWithoutTheTag) {
  sheet::Sheet sheet = notation::parseSheetText(testing::kWrong).value();
  EXPECT_FALSE(sheet::isFilled(sheet, 2, Side::Blue, Cell::Score));
  const compose::Scoresheet form = compose::scoresheet(sheet, compose::headOf(sheet), kOfFilled);
  EXPECT_EQ(form.remark, "");
  EXPECT_EQ(form.play[1].halves[0].score.written, "-12");
}

// A figure that is taken from a second entry is from the paper, unless the second entry names it as filled
// in.
TEST(FilledFigures, BecomeFiguresOfThePaperWithTheSecondEntry) {
  db::StoredSheet stored;
  stored.sheet = notation::parseSheetText(testing::kWrong).value();
  sheet::setFilledCells(stored.sheet, {{2, Side::Blue, Cell::Score}, {2, Side::Blue, Cell::Total}});
  sheet::Sheet keyed = notation::parseSheetText(testing::kWrong).value();
  keyed.lines[1].of(Side::Blue).score = "-10";
  keyed.lines[1].of(Side::Red).total = "2";
  sheet::setFilledCells(keyed, {{2, Side::Red, Cell::Total}});
  stored.reviews.push_back({"G. Cruz", {}, keyed, 2});
  const std::vector<FilledCell> expected{{2, Side::Blue, Cell::Total}, {2, Side::Red, Cell::Total}};
  EXPECT_EQ(sheet::filledCells(desk::withTaken(stored, desk::openDifferences(stored))), expected);
  keyed.lines.emplace_back();
  keyed.lines.back().of(Side::Blue) = {HalfKind::Play, "4 (5,4)", "", ""};
  stored.reviews.front().keyed = keyed;
  const auto all = desk::withTaken(stored, desk::openDifferences(stored));
  EXPECT_EQ(sheet::filledCells(all), sheet::filledCells(keyed)) << "all lines are those of the second entry";
}

class FilledInReview : public testing::ReviewFixture {
 protected:
  void SetUp() override {
    ReviewFixture::SetUp();
    store("[Filled \"2 blue.score\"]\n" + std::string(testing::kWrong));
    openReview();
  }
  [[nodiscard]] QModelIndex cellOfTwo(int column) const {
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (table->model()->headerData(row, Qt::Vertical).toInt() == 2)
        return table->model()->index(row, column);
    }
    return {};
  }
  [[nodiscard]] QString wordsBelow() const {
    QString text;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) != ReviewLines::RowKind::Line) text += table->model()->index(row, 0).data().toString();
    }
    return text;
  }
};

TEST_F(FilledInReview, HasAMarkAndANoteOfItsOwn) {
  const QModelIndex filled = cellOfTwo(1);
  ASSERT_TRUE(filled.isValid());
  EXPECT_TRUE(filled.data(ReviewLines::FilledRole).toBool());
  EXPECT_TRUE(filled.data(Qt::FontRole).value<QFont>().italic());
  EXPECT_TRUE(filled.data(Qt::ToolTipRole).toString().contains(translator(Phrase::FilledIn)));
  EXPECT_TRUE(filled.data(Qt::AccessibleDescriptionRole).toString().contains(translator(Phrase::FilledIn)));
  for (const int column : {0, 2, 3, 4, 5, 7, 8}) {
    EXPECT_FALSE(cellOfTwo(column).data(ReviewLines::FilledRole).toBool()) << column;
    EXPECT_FALSE(cellOfTwo(column).data(Qt::ToolTipRole).toString().contains(translator(Phrase::FilledIn)));
  }
  EXPECT_TRUE(wordsBelow().contains(QStringLiteral("The program filled in “-12”. It is not on the paper.")))
      << wordsBelow().toStdString();
}

TEST_F(FilledInReview, ARulingKeepsItAsTheProgramFilledItIn) {
  const db::StoredRuling keep{2, Side::Blue, Cell::Score, {}, {}, {}, {}};
  ASSERT_TRUE(session.changed(
      desk::ReviewDesk(session.desk())
          .rule(event, testing::kFirstBoard, keep, publishing(QStringLiteral("A"), QStringLiteral("b")))));
  EXPECT_TRUE(wordsBelow().contains(QStringLiteral("stays as the program filled it in")))
      << wordsBelow().toStdString();
  EXPECT_FALSE(wordsBelow().contains(QStringLiteral("“-12” stays as written")));
}

}  // namespace
}  // namespace damath::window

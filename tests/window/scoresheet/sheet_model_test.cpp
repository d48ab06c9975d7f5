// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_model.hpp"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class SheetModelTest : public ::testing::Test {
 protected:
  SheetModelTest()
      : translator(words::Language::English),
        model(translator),
        tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal) {}

  bool type(int row, int column, const QString& text) {
    return model.setData(model.index(row, column), text, Qt::EditRole);
  }
  [[nodiscard]] QString at(int row, int column) const {
    return model.index(row, column).data(Qt::DisplayRole).toString();
  }

  Translator translator;
  SheetModel model;
  QAbstractItemModelTester tester;
};

TEST_F(SheetModelTest, EverySampleSheetComesBackLetterByLetter) {
  for (const char* name : {"integer", "rational", "polynomial"}) {
    const std::string text = testing::contentOf(std::string(DAMATH_TEST_DATA "/manual/") + name + ".sheet");
    const auto sheet = notation::parseSheetText(text);
    ASSERT_TRUE(sheet) << name;
    model.setSheet(*sheet);
    EXPECT_EQ(model.sheet(), *sheet) << name;
    EXPECT_EQ(model.rowCount(), static_cast<int>(sheet->lines.size()) + 1) << name;
  }
}

TEST_F(SheetModelTest, MistakesAreKeptAsTyped) {
  EXPECT_TRUE(type(0, 0, QStringLiteral("-9  (0 ,3")));
  EXPECT_EQ(at(0, 0), QStringLiteral("-9  (0 ,3"));
  EXPECT_EQ(model.sheet().lines.at(0).of(board::Side::Blue).move, "-9  (0 ,3");
}

TEST_F(SheetModelTest, WordsAtTheHeadOfACellSayWhatTheLineIsFor) {
  EXPECT_TRUE(type(0, 3, QStringLiteral("RC -11 x 2")));
  EXPECT_TRUE(type(0, 4, QStringLiteral("-22")));
  EXPECT_TRUE(type(1, 3, QStringLiteral("GRAND")));
  const sheet::Sheet sheet = model.sheet();
  EXPECT_EQ(sheet.lines.at(0).of(board::Side::Red).kind, sheet::HalfKind::Remaining);
  EXPECT_EQ(sheet.lines.at(0).of(board::Side::Red).move, "-11 x 2");
  EXPECT_EQ(sheet.lines.at(1).of(board::Side::Red).kind, sheet::HalfKind::GrandTotal);
}

TEST_F(SheetModelTest, BlankRowsAreNoLines) {
  EXPECT_TRUE(type(0, 0, QStringLiteral("a")));
  EXPECT_TRUE(type(1, 0, QStringLiteral("b")));
  model.insertRow(1);
  EXPECT_EQ(model.sheet().lines.size(), 2U);
  EXPECT_EQ(model.rowOfLine(2), 2);
  EXPECT_EQ(model.lineAtRow(1), 1);
  EXPECT_EQ(model.rowOfLine(3), std::nullopt);
}

TEST_F(SheetModelTest, TypingCanBeUndone) {
  EXPECT_TRUE(type(0, 0, QStringLiteral("a")));
  EXPECT_TRUE(type(0, 1, QStringLiteral("1")));
  model.removeRow(0);
  EXPECT_TRUE(model.sheet().lines.empty());
  model.undoStack().undo();
  EXPECT_EQ(at(0, 1), QStringLiteral("1"));
  model.undoStack().undo();
  EXPECT_EQ(at(0, 1), QString());
  model.undoStack().redo();
  EXPECT_EQ(at(0, 1), QStringLiteral("1"));
}

TEST_F(SheetModelTest, BarsAreNoPartOfACell) {
  EXPECT_FALSE(type(0, 0, QStringLiteral("1 | 2")));
  EXPECT_EQ(at(0, 0), QString());
}

TEST_F(SheetModelTest, DraftCountsBeforeItIsCommitted) {
  QSignalSpy edited(&model, &SheetModel::edited);
  model.setDraft(model.index(0, 0), QStringLiteral("-9 (0,"));
  EXPECT_EQ(edited.count(), 1);
  EXPECT_EQ(model.sheet().lines.at(0).of(board::Side::Blue).move, "-9 (0,");
  EXPECT_EQ(at(0, 0), QString());
  model.setDraft({}, {});
  EXPECT_TRUE(model.sheet().lines.empty());
}

TEST_F(SheetModelTest, StrongestMarkShowsAndEveryReasonIsTold) {
  EXPECT_TRUE(type(0, 1, QStringLiteral("5")));
  model.setMarks({{0, 1, Mark::Note, QStringLiteral("one")}, {0, 1, Mark::Root, QStringLiteral("two")}});
  EXPECT_EQ(model.index(0, 1).data(SheetModel::MarkRole).toInt(), static_cast<int>(Mark::Root));
  EXPECT_EQ(model.index(0, 1).data(Qt::ToolTipRole).toString(), QStringLiteral("one\ntwo"));
  EXPECT_EQ(model.index(0, 0).data(SheetModel::MarkRole).toInt(), static_cast<int>(Mark::None));
}

TEST_F(SheetModelTest, MarksTellOnlyOfTheCellsThatChange) {
  EXPECT_TRUE(type(0, 1, QStringLiteral("5")));
  EXPECT_TRUE(type(1, 1, QStringLiteral("6")));
  model.setMarks({{0, 1, Mark::Note, QStringLiteral("one")}, {1, 1, Mark::Root, QStringLiteral("two")}});
  QSignalSpy changed(&model, &SheetModel::dataChanged);
  model.setMarks({{0, 1, Mark::Note, QStringLiteral("one")}, {1, 2, Mark::Root, QStringLiteral("two")}});
  ASSERT_EQ(changed.count(), 2);
  for (const QList<QVariant>& change : changed) {
    EXPECT_EQ(change.at(0).toModelIndex(), change.at(1).toModelIndex());
    EXPECT_EQ(change.at(0).toModelIndex().row(), 1);
    EXPECT_FALSE(change.at(2).value<QList<int>>().contains(Qt::EditRole));
    EXPECT_FALSE(change.at(2).value<QList<int>>().isEmpty());
  }
  model.setMarks({{0, 1, Mark::Note, QStringLiteral("one")}, {1, 2, Mark::Root, QStringLiteral("two")}});
  EXPECT_EQ(changed.count(), 2);
}

TEST_F(SheetModelTest, ASheetTakenOverIsOneStep) {
  sheet::Sheet other;
  other.setTag("Blue", "Somebody");
  other.lines.emplace_back();
  other.lines.back().of(board::Side::Blue) = {sheet::HalfKind::Play, "7", "", ""};
  EXPECT_TRUE(type(0, 0, QStringLiteral("a")));
  const sheet::Sheet before = model.sheet();
  model.takeOver(other, QStringLiteral("other"));
  EXPECT_EQ(model.sheet(), other);
  model.setTag("Ending", QStringLiteral("cornered"));
  model.undoStack().undo();
  EXPECT_EQ(model.sheet(), other);
  model.undoStack().undo();
  EXPECT_EQ(model.sheet(), before);
}

}  // namespace
}  // namespace damath::window

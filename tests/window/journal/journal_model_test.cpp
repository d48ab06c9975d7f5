// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the list of journal rows: the rows in memory, the search, and reading rows again.
#include "app/window/journal/journal_model.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <string>
#include <utility>
#include <vector>

namespace damath::window {
namespace {

// A journal as in a file: ordered by branch and number, read one page at a time.
class JournalOfRows {
 public:
  std::vector<db::JournalRow> rows;
  int asked = 0;

  window::JournalModel::Reader reader() {
    return [this](const db::JournalPage& page) {
      ++asked;
      std::vector<db::JournalRow> read;
      for (const db::JournalRow& row : rows) {
        const bool isBehind = std::pair(row.branch, row.number) > std::pair(page.branch, page.behind);
        if (isBehind && std::ssize(read) < page.most) read.push_back(row);
      }
      return read;
    };
  }
};

db::JournalRow resultRow(int number) {
  db::JournalRow row;
  row.number = number;
  row.act = number;
  row.at = "2026-11-20T02:31:07Z";
  row.by = number % 2 == 0 ? "ben" : "ana";
  row.action = db::JournalAction::SetResult;
  row.word = "setResult";
  row.subject = "game " + std::to_string(number);
  row.after = R"({"ending":"time","blueGrand":"75","redGrand":"-72","result":"1-0"})";
  row.digest = std::to_string(number);
  return row;
}

QString numberAt(const window::JournalModel& model, int row) {
  return model.index(row, window::JournalModel::Number).data().toString();
}

void lookToTheEnd(const window::JournalModel& model) {
  while (model.isLooking()) QApplication::processEvents();
}

// The list cuts long changes and may hide their reasons. The tool tip has both in full.
TEST(JournalModel, TheToolTipOfAChangeHasItsReason) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  JournalOfRows file;
  file.rows = {resultRow(1), resultRow(2)};
  file.rows[0].reason = "counted twice";
  model.read({}, file.reader());
  const auto tip = [&model](int row) {
    return model.index(row, window::JournalModel::What).data(Qt::ToolTipRole).toString();
  };
  const auto what = [&model](int row) {
    return model.index(row, window::JournalModel::What).data().toString();
  };
  EXPECT_EQ(tip(0), what(0));
  EXPECT_EQ(tip(1), what(1) + QStringLiteral("\nReason: counted twice"));
}

// The first letter of a search composes the text of every row. The newest rows are found at once, older
// rows later.
TEST(JournalModel, TenThousandRowsAreListedAndSearched) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  JournalOfRows file;
  for (int i = 1; i <= 10'000; ++i) file.rows.push_back(resultRow(i));
  EXPECT_EQ(model.read({}, file.reader()), 10'000);
  EXPECT_EQ(model.rowCount(), 10'000);
  model.search(QStringLiteral("999"), QStringLiteral("ana"), {}, {});
  EXPECT_TRUE(model.isLooking());
  EXPECT_EQ(model.rowCount(), 5) << "9991, 9993, 9995, 9997, 9999: ana's are odd";
  model.search(QStringLiteral("9999"), {}, {}, {});
  EXPECT_EQ(model.rowCount(), 1) << "the next letter does not wait";
  model.search(QStringLiteral("999"), QStringLiteral("ana"), {}, {});
  lookToTheEnd(model);
  ASSERT_EQ(model.rowCount(), 14) << "and 999, 1999 … 8999";
  EXPECT_EQ(numberAt(model, 0), QStringLiteral("9999"));
  EXPECT_EQ(numberAt(model, 13), QStringLiteral("999"));
  model.search(QStringLiteral("9"), {}, {}, {});
  EXPECT_TRUE(model.isLooking()) << "nobody had looked at ben's";
  lookToTheEnd(model);
  model.search(QStringLiteral("99"), {}, {}, {});
  EXPECT_FALSE(model.isLooking()) << "all of them are in words by now";
  EXPECT_EQ(model.rowCount(), 280);
}

// A row that arrives during a search is found too, and no row is found twice.
TEST(JournalModel, WhatComesDuringASearchIsFound) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  JournalOfRows file;
  for (int i = 1; i <= 2'000; ++i) file.rows.push_back(resultRow(i));
  model.read({}, file.reader());
  model.search(QStringLiteral("2026"), {}, {}, {});
  ASSERT_TRUE(model.isLooking());
  file.rows.push_back(resultRow(2'001));
  ASSERT_TRUE(model.addRows({file.rows[1'999], file.rows[2'000]}));
  lookToTheEnd(model);
  EXPECT_EQ(model.rowCount(), 2'001);
  EXPECT_EQ(model.detailAt(2'000).row.number, 1);
}

// However long the journal is, the model keeps only a few pages in memory.
TEST(JournalModel, WhatWasLookedAtIsForgottenAndReadAgain) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  JournalOfRows file;
  for (int i = 1; i <= 1'000; ++i) file.rows.push_back(resultRow(i));
  model.read({}, file.reader());
  const int before = file.asked;
  for (int row = 0; row < model.rowCount(); ++row) {
    EXPECT_EQ(numberAt(model, row), QString::number(1'000 - row));
    EXPECT_EQ(model.detailAt(row).row.number, 1'000 - row);
  }
  EXPECT_LT(file.asked - before, 20) << "a page at a time";
  const int leafed = file.asked;
  EXPECT_EQ(numberAt(model, 0), QStringLiteral("1000"));
  EXPECT_EQ(file.asked, leafed + 1) << "the first page was forgotten for others";
  EXPECT_EQ(numberAt(model, 0), QStringLiteral("1000"));
  EXPECT_EQ(file.asked, leafed + 1);
  file.rows.clear();
  EXPECT_EQ(numberAt(model, 500), QString()) << "the file is gone: nothing is told";
  EXPECT_TRUE(model.changesAt(500).empty());
  EXPECT_EQ(model.detailAt(500).row.number, 500);
}

// Two computers have used the same row numbers. An undo on one computer applies to that computer's own row.
TEST(JournalModel, WhatAnotherComputerTookBackIsItsOwn) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  JournalOfRows file;
  for (const int number : {1, 2, 3}) file.rows.push_back(resultRow(number));
  for (const int number : {2, 3, 4}) {
    file.rows.push_back(resultRow(number));
    file.rows.back().branch = "b";
  }
  file.rows.back().action = db::JournalAction::Undo;
  file.rows.back().target = 3;
  model.read({}, file.reader());
  ASSERT_EQ(model.rowCount(), 6);
  EXPECT_EQ(model.newest(), 3) << "of this file's own";
  EXPECT_TRUE(model.detailAt(1).isUndoneLater);
  EXPECT_FALSE(model.detailAt(2).isUndoneLater);
  EXPECT_FALSE(model.detailAt(3).isUndoneLater) << "this file's third";
  EXPECT_EQ(model.shownOf(file.rows[2]), 3);
  EXPECT_EQ(model.shownOf(file.rows[4]), 1);
  EXPECT_TRUE(model.index(0, window::JournalModel::What).data().toString().contains(QStringLiteral("75")))
      << "what was undone is told with it";
}

// A new row is added without composing the long journal again. The model refuses if earlier rows would
// change.
TEST(JournalModel, WhatCameSinceIsAddedWhereItLeavesTheOthersAsTheyAre) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  const auto rowOf = [](int number, db::JournalAction action, std::optional<std::int64_t> target = {}) {
    db::JournalRow row;
    row.number = number;
    row.act = number;
    row.by = "ana";
    row.action = action;
    row.subject = "game 1";
    row.after = R"({"ending":"time","blueGrand":"75","redGrand":"-72","result":"1-0"})";
    row.digest = std::to_string(number);
    row.target = target;
    return row;
  };
  const db::JournalRow first = rowOf(1, db::JournalAction::RenameEvent);
  const db::JournalRow second = rowOf(2, db::JournalAction::SetResult);
  const db::JournalRow third = rowOf(3, db::JournalAction::CorrectResult);
  JournalOfRows file;
  file.rows = {first, second};
  model.read({}, file.reader());
  EXPECT_FALSE(model.addRows({})) << "another journal";
  db::JournalRow other = second;
  other.digest = "of another history";
  EXPECT_FALSE(model.addRows({other, third}));
  EXPECT_FALSE(model.addRows({second, rowOf(3, db::JournalAction::RenameEvent)}))
      << "rows above name the event";
  EXPECT_FALSE(model.addRows({second, rowOf(3, db::JournalAction::Undo, 1)})) << "so they do then";
  EXPECT_EQ(model.rowCount(), 2);
  EXPECT_TRUE(model.addRows({second}));
  EXPECT_EQ(model.rowCount(), 2);
  file.rows.push_back(third);
  EXPECT_TRUE(model.addRows({second, third}));
  ASSERT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.detailAt(0).row.number, 3) << "the newest first";
  db::JournalRow undo = rowOf(4, db::JournalAction::Undo, 3);
  undo.by = "ben";
  file.rows.push_back(undo);
  EXPECT_TRUE(model.addRows({third, undo}));
  EXPECT_TRUE(model.detailAt(1).isUndoneLater);
  EXPECT_EQ(model.people(), (QStringList{QStringLiteral("ana"), QStringLiteral("ben")}));
}

TEST(JournalModel, UndoAndRedoAreOfTheKindOfWhatTheyUndid) {
  window::Translator translator(words::Language::English);
  window::JournalModel model(translator);
  JournalOfRows file;
  db::JournalRow ruling = resultRow(1);
  ruling.action = db::JournalAction::Rule;
  ruling.word = "rule";
  ruling.subject = "sheet 1 ruling";
  ruling.after = R"({"line":8,"side":"red","cell":"score","value":"-10","written":"-4"})";
  file.rows.push_back(ruling);
  for (const auto action : {db::JournalAction::Undo, db::JournalAction::Redo}) {
    db::JournalRow step = resultRow(static_cast<int>(file.rows.size()) + 1);
    step.action = action;
    step.target = 1;
    step.subject = "act 1";
    step.after.clear();
    file.rows.push_back(step);
  }
  file.rows.push_back(resultRow(4));
  EXPECT_EQ(model.read({}, file.reader()), 4);
  const auto found = [&model](db::JournalKind kind) {
    model.search({}, {}, {}, kind);
    lookToTheEnd(model);
    return model.rowCount();
  };
  EXPECT_EQ(found(db::JournalKind::Reviews), 3);
  EXPECT_EQ(found(db::JournalKind::Keeping), 2);
  EXPECT_EQ(found(db::JournalKind::Results), 1);
  model.search({}, {}, {}, {});
  lookToTheEnd(model);
  const QString what = model.index(3, window::JournalModel::What).data().toString();
  EXPECT_TRUE(what.contains(QStringLiteral("line 8, RED, score: −10 instead of −4"))) << what.toStdString();
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a key acts only on the highlighted row: the cursor after a ruling, the name and reason of the
// ruling, and the confirmation question before a ruling changes the winner. A long pause follows each key.
#include <QLabel>
#include <QRegularExpression>
#include <algorithm>
#include <set>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/frame/done_line.hpp"
#include "app/window/journal/undo_question.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "tests/window/review/ruling_keys_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using window::ReviewLines;
using words::Phrase;
using RowKind = ReviewLines::RowKind;

// BLUE's score and RED's score are wrong, and both totals carry the errors on.
constexpr std::string_view kTwo =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 5 | 5\n";
class RulingKeys : public testing::RulingKeysFixture {
 protected:
  void openTwo() { openNamed(kTwo); }
};

TEST_F(RulingKeys, TheCursorStaysOnWhatWasRuledOnAndF8GoesToTheNext) {
  openTwo();
  ASSERT_EQ(kindAt(table->currentIndex().row()), RowKind::Finding);
  const QString first = textHere();
  ASSERT_TRUE(first.contains(QStringLiteral("BLUE"))) << first.toStdString();
  ruleBy(Qt::Key_K, QStringLiteral("no objection"));
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_TRUE(headerHere() == QStringLiteral("Finding 1")) << headerHere().toStdString();
  EXPECT_TRUE(table->hasFocus());
  pressSlowly(Qt::Key_F8);
  EXPECT_TRUE(textHere().contains(QStringLiteral("RED"))) << textHere().toStdString();
  ruleBy(Qt::Key_K, QStringLiteral("nor here"));
  ASSERT_EQ(stored().rulings.size(), 2U);
  EXPECT_EQ(stored().rulings.at(0).side, board::Side::Blue);
  EXPECT_EQ(stored().rulings.at(1).side, board::Side::Red);
  EXPECT_EQ(stored().rulings.at(1).line, 2);
}

TEST_F(RulingKeys, TheSameKeyOnceMoreRulesOnTheSameCell) {
  openTwo();
  ruleBy(Qt::Key_K, QStringLiteral("no objection"));
  ruleBy(Qt::Key_A, QStringLiteral("the paper says so"));
  ASSERT_EQ(stored().rulings.size(), 1U) << "the later word on a cell replaces the earlier";
  EXPECT_EQ(stored().rulings.at(0).value, "-10");
}

// Somebody else rules, or undoes a ruling, while the cursor is on a finding further down. The rows move, and
// the cursor stays on its finding: a key would rule on another finding.
TEST_F(RulingKeys, TheCursorStaysOnItsFindingWhenRowsAreAddedAndRemovedAbove) {
  openTwo();
  const desk::Author other = session.author(QStringLiteral("G. Cruz"), QStringLiteral("the ink"));
  const auto goTo = [this](const QString& side, const QString& text) {
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      const QString shown = table->model()->index(row, 0).data().toString();
      if (kindAt(row) != RowKind::Finding || !shown.contains(side) || !shown.contains(text)) continue;
      return table->goToRow(row);
    }
    ADD_FAILURE() << text.toStdString();
  };
  for (const auto& [side, text] : {std::pair(QStringLiteral("RED"), QStringLiteral("the score")),
                                   std::pair(QStringLiteral("BLUE"), QStringLiteral("missing in R.C.")),
                                   std::pair(QStringLiteral("RED"), QStringLiteral("missing in R.C."))}) {
    goTo(side, text);
    const QString before = textHere();
    const int row = table->currentIndex().row();
    const db::StoredRuling ruling{2, board::Side::Blue, sheet::Cell::Score, std::nullopt, {}, {}, {}};
    ASSERT_TRUE(session.changed(desk::ReviewDesk(session.desk()).rule(event, at, ruling, other)));
    EXPECT_EQ(textHere(), before);
    EXPECT_GT(table->currentIndex().row(), row) << "the ruling has a row above";
    ASSERT_TRUE(session.changed(session.withConfirmation(event, other, [&](const desk::Author& answering) {
      return desk::HistoryDesk(session.desk()).undo(std::nullopt, answering);
    })));
    EXPECT_EQ(textHere(), before);
    EXPECT_EQ(table->currentIndex().row(), row);
  }
}

TEST_F(RulingKeys, TheHintSaysThatTheRowStays) {
  openTwo();
  const auto labels = window.page(Location::Kind::Review)->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() &&
           label->text().contains(QStringLiteral("The keys work on the highlighted row: ")) &&
           label->text().contains(QStringLiteral("F8 goes to the next finding"));
  }));
}

TEST_F(RulingKeys, TheReasonIsOfOneRulingAndTheNameStays) {
  openTwo();
  ruleBy(Qt::Key_K, QStringLiteral("paper shows -12"));
  EXPECT_EQ(line().reason(), QString());
  EXPECT_EQ(line().by(), QStringLiteral("Gng. Reyes"));
  pressSlowly(Qt::Key_F8);
  pressSlowly(Qt::Key_K);
  EXPECT_EQ(stored().rulings.size(), 1U) << "nobody has said why";
  type(QStringLiteral("the ink"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 2U);
  EXPECT_EQ(stored().rulings.at(1).reason, "the ink");
}

TEST_F(RulingKeys, TheSentenceIsProposedForACorrectionAndReadBeforeItIsKept) {
  openTwo();
  const QString sentence = textHere();
  pressSlowly(Qt::Key_A);
  EXPECT_TRUE(stored().rulings.empty()) << "it is read first";
  EXPECT_EQ(line().reason(), sentence);
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).reason, sentence.toStdString());
  EXPECT_EQ(line().reason(), QString());
  // A cancelled ruling leaves no reason behind for the next key.
  pressSlowly(Qt::Key_F8);
  pressSlowly(Qt::Key_A);
  EXPECT_FALSE(line().reason().isEmpty());
  pressSlowly(Qt::Key_Escape);
  EXPECT_EQ(line().reason(), QString());
}

TEST_F(RulingKeys, ADecisionThatWaitsIsNamedAndStaysUntilItIsAnswered) {
  store(kTwo);
  openReview();
  const QString finding = textHere();
  pressSlowly(Qt::Key_K);
  const QString decision = QStringLiteral("Keep “-12” in line 2, BLUE, score: who decides, and why?");
  EXPECT_TRUE(notice(Location::Kind::Review).startsWith(decision))
      << notice(Location::Kind::Review).toStdString();
  type(QStringLiteral("Gng. Reyes"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(focus()->accessibleName(), translator.plain(Phrase::Reason));
  pressSlowly(Qt::Key_Tab);
  action(Command::NextFinding).trigger();
  EXPECT_NE(textHere(), finding);
  EXPECT_TRUE(notice(Location::Kind::Review).startsWith(decision)) << "it is not lost without a word";
  // Returning to the waiting decision selects its row again.
  fields().back()->setFocus();
  EXPECT_EQ(textHere(), finding);
  type(QStringLiteral("no objection"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).side, board::Side::Blue);
  EXPECT_EQ(notice(Location::Kind::Review), QString());
}

TEST_F(RulingKeys, EscapeLeavesTheDecisionThatWaitsFromTheTableToo) {
  openTwo();
  for (const bool isFromTable : {true, false}) {
    pressSlowly(Qt::Key_K);
    EXPECT_FALSE(notice(Location::Kind::Review).isEmpty());
    if (isFromTable) table->setFocus();
    pressSlowly(Qt::Key_Escape);
    EXPECT_EQ(notice(Location::Kind::Review), QString());
    EXPECT_TRUE(table->hasFocus()) << "the page is not left";
    EXPECT_TRUE(stored().rulings.empty());
  }
}

// A note above the table goes away by the first Esc, and the page by the second.
TEST_F(RulingKeys, EscapeTakesANoteAwayFirst) {
  openTwo();
  int row = 0;
  while (kindAt(row) == RowKind::Finding) ASSERT_LT(++row, table->model()->rowCount());
  table->goToRow(row);
  pressSlowly(Qt::Key_A);
  ASSERT_FALSE(notice(Location::Kind::Review).isEmpty());
  pressSlowly(Qt::Key_Escape);
  EXPECT_EQ(notice(Location::Kind::Review), QString());
  ASSERT_EQ(window.location().kind, Location::Kind::Review);
  pressSlowly(Qt::Key_Escape);
  EXPECT_NE(window.location().kind, Location::Kind::Review);
}

TEST_F(RulingKeys, TabStaysWithTheDecisionThatWaits) {
  openTwo();
  pressSlowly(Qt::Key_K);
  ASSERT_EQ(focus(), fields().back());
  pressSlowly(Qt::Key_Tab);
  EXPECT_TRUE(qobject_cast<QPushButton*>(focus()) != nullptr) << "Cancel";
  type(QStringLiteral("b"));
  EXPECT_TRUE(stored().rulings.empty());
  pressSlowly(Qt::Key_Tab);
  EXPECT_EQ(focus(), fields().front());
  pressSlowly(Qt::Key_Backtab, Qt::ShiftModifier);
  pressSlowly(Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_EQ(focus(), fields().back());
  pressSlowly(Qt::Key_Escape);
  EXPECT_TRUE(table->hasFocus());
}

TEST_F(RulingKeys, ACellWithoutAFindingIsRefusedAtOnce) {
  openTwo();
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    if (headerOf(row) == QStringLiteral("1")) table->goToCell(row, 0);
  }
  ASSERT_EQ(table->model()->index(table->currentIndex().row(), 0).data(), QStringLiteral("-9 (0,3)"));
  for (const Qt::Key key : {Qt::Key_K, Qt::Key_C}) {
    pressSlowly(key);
    EXPECT_TRUE(notice(Location::Kind::Review)
                    .startsWith(QStringLiteral("This cell has no finding and no difference")))
        << notice(Location::Kind::Review).toStdString();
    EXPECT_TRUE(table->hasFocus()) << "nothing is asked for a ruling that cannot be made";
  }
}

TEST_F(RulingKeys, CAsksForTheValueBeforeNameAndReason) {
  store(kTwo);
  openReview();
  pressSlowly(Qt::Key_C);
  EXPECT_TRUE(notice(Location::Kind::Review).startsWith(QStringLiteral("Type the value for line 2, BLUE")))
      << notice(Location::Kind::Review).toStdString();
  ASSERT_TRUE(focus()->accessibleName().startsWith(translator.plain(Phrase::RulingValue)));
  type(QStringLiteral("no figure"));
  pressSlowly(Qt::Key_Return);
  EXPECT_TRUE(focus()->accessibleName().startsWith(translator.plain(Phrase::RulingValue)))
      << "a value that cannot stand there is refused before a name is asked for";
  static_cast<QLineEdit*>(focus())->selectAll();
  type(QStringLiteral("-11"));
  pressSlowly(Qt::Key_Return);
  EXPECT_EQ(focus()->accessibleName(), translator.plain(Phrase::RuledBy));
  type(QStringLiteral("Gng. Reyes"));
  pressSlowly(Qt::Key_Return);
  type(QStringLiteral("the ink"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.front().value, "-11");
  EXPECT_EQ(stored().rulings.front().reason, "the ink");
}

TEST_F(RulingKeys, AnotherDecisionTakesThePlaceOfTheOneThatWaits) {
  openTwo();
  pressSlowly(Qt::Key_K);
  type(QStringLiteral("the ink of BLUE"));
  table->setFocus();
  action(Command::NextFinding).trigger();
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(notice(Location::Kind::Review).startsWith(QStringLiteral("Keep “5” in line 2, RED, score")))
      << notice(Location::Kind::Review).toStdString();
  EXPECT_EQ(line().reason(), QString()) << "the reason was of the other one";
  EXPECT_TRUE(stored().rulings.empty());
}

TEST_F(RulingKeys, WhoLeavesThePageIsToldWhatWasNotDecided) {
  openTwo();
  pressSlowly(Qt::Key_K);
  window.goTo({Location::Kind::Reviews, event, {}});
  EXPECT_EQ(window.findChild<DoneLine*>()->text(),
            QStringLiteral("No ruling was made: Keep “-12” in line 2, BLUE, score"));
  openReview();
  EXPECT_EQ(notice(Location::Kind::Review), QString());
}

TEST_F(RulingKeys, CtrlF8StopsAtTotalsThatCarryAMistakeOnToo) {
  openTwo();
  table->goToRow(0);
  std::set<std::pair<int, int>> stops;
  int carried = 0;
  for (int i = 0; i < 40; ++i) {
    press(Qt::Key_F8, Qt::ControlModifier);
    const QModelIndex stop = table->currentIndex();
    if (!stops.insert({stop.row(), stop.column()}).second) break;
    carried += kindAt(stop.row()) == RowKind::Line ? 1 : 0;
  }
  EXPECT_GE(carried, 2) << "the totals of BLUE and RED";
  std::set<int> rows;
  table->goToRow(0);
  for (int i = 0; i < 40; ++i) {
    press(Qt::Key_F8);
    EXPECT_NE(kindAt(table->currentIndex().row()), RowKind::Line);
    rows.insert(table->currentIndex().row());
  }
  EXPECT_EQ(rows.size() + static_cast<std::size_t>(carried), stops.size());
}

TEST_F(RulingKeys, FindingsHaveTheNumbersByWhichTheyNameEachOther) {
  openTwo();
  QStringList numbers;
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    if (kindAt(row) == RowKind::Finding) numbers << table->model()->headerData(row, Qt::Vertical).toString();
  }
  EXPECT_EQ(numbers.front(), QStringLiteral("Finding 1"));
  for (const QString& number : numbers) EXPECT_TRUE(number.startsWith(QStringLiteral("Finding ")));
  numbers.removeDuplicates();
  EXPECT_GE(numbers.size(), 2);
  EXPECT_FALSE(numbers.contains(QString()));
}

TEST_F(RulingKeys, TheUndoDialogSaysWhatWasRuledInWhichCell) {
  openTwo();
  const std::int64_t before = session.desk().journal()->back().number;
  ruleBy(Qt::Key_K, QStringLiteral("no objection"));
  pressSlowly(Qt::Key_F8);
  ruleBy(Qt::Key_A, QStringLiteral("the paper says so"));
  ASSERT_EQ(stored().rulings.size(), 2U);
  askToUndo(session, translator, before, &window, [](const QString&) {});
  ASSERT_NE(confirmation(), nullptr);
  QString told;
  for (const QLabel* label : confirmation()->findChildren<QLabel*>()) told += label->text();
  EXPECT_TRUE(told.contains(QStringLiteral("line 2, BLUE, score: −12 stays as written")))
      << told.toStdString();
  EXPECT_TRUE(told.contains(QStringLiteral("line 2, RED, score: 1 instead of 5"))) << told.toStdString();
}

// Returns a whole game without mistakes, including the R.C. rows.
sheet::Sheet rightSheet(const contest::EventSetup& setup) {
  sheet::GameRecord record{rules::startPosition(setup.set, setup.ruleset), {}, rules::Ending::Time};
  board::Position position = record.start;
  const notation::GameLaw law{setup.ruleset, setup.set};
  for (const char* move : {"-9 (0,3)", "-1 (1,4)", "-9 + (-1)", "10 + (-9)"}) {
    record.turns.push_back(notation::parseTypedTurn(move, position, law).value());
    rules::play(law.movement(), position, record.turns.back());
  }
  return sheet::written(record, setup.set, setup.ruleset, sheet::Routes::AsOnPaper);
}

TEST_F(RulingKeys, TheOneMistakeIsProposedAsReasonWhereTheSheetIsAccepted) {
  sheet::Sheet sheet = rightSheet(session.find(event)->setup);
  sheet.lines[1].of(board::Side::Blue).score = "-12";
  storeSheet(event, sheet);
  openReview();
  const QString sentence = textHere();
  press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(confirmation(), nullptr);
  const auto named = confirmation()->findChildren<QLineEdit*>();
  ASSERT_EQ(named.size(), 3);
  EXPECT_EQ(named.back()->text(), sentence);
  confirmation()->reject();
  QApplication::processEvents();
  // With several mistakes, no reason is proposed.
  store(kTwo);
  openReview();
  action(Command::AcceptSheet).trigger();
  ASSERT_NE(confirmation(), nullptr);
  EXPECT_EQ(confirmation()->findChildren<QLineEdit*>().back()->text(), QString());
}

// A score is wrong, and the totals below carry the mistake on. The page shows no number without a row.
TEST_F(RulingKeys, EveryNumberInATextIsTheNumberOfARow) {
  store(
      "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n"
      "-1 - (-9) | 8 | -4 || -7 ÷ 2 | -4 | -3\n");
  openReview();
  const QAbstractItemModel& model = *table->model();
  std::set<QString> rows;
  for (int row = 0; row < model.rowCount(); ++row) {
    rows.insert(model.headerData(row, Qt::Vertical).toString());
  }
  static const QRegularExpression number(QStringLiteral("(Finding|Ruling) \\d+"));
  int shown = 0;
  int carried = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    for (int column = 0; column < model.columnCount(); ++column) {
      const QModelIndex cell = model.index(row, column);
      if (cell.data(ReviewLines::MarkRole).toInt() == static_cast<int>(Mark::Consequence)) ++carried;
      auto found = number.globalMatch(cell.data(Qt::ToolTipRole).toString());
      while (found.hasNext()) {
        const QString text = found.next().captured();
        EXPECT_TRUE(rows.contains(text)) << text.toStdString();
        ++shown;
      }
    }
  }
  EXPECT_GT(shown, 0);
  EXPECT_GT(carried, 0) << "the sample has a mistake that is carried on";
}

}  // namespace
}  // namespace damath::window

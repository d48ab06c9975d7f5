// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that Return decides only the question that the page shows. Another notice ends a pending question,
// and a typed reason goes to no other decision. Random sequences of keys lead to the questions.
#include <QLabel>
#include <algorithm>
#include <random>

#include "app/window/frame/done_line.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/support/habit_sheet.hpp"
#include "tests/window/review/ruling_keys_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;
using RowKind = ReviewLines::RowKind;

// BLUE's score and RED's score are wrong, and both totals carry the errors on.
constexpr std::string_view kTwoMistakes =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 5 | 5\n";

class PendingDecisionTest : public testing::RulingKeysFixture {
 protected:
  // Opens the review of the scoresheet. The second entry has another total of RED in line 1, which is blank
  // in the first entry, and another total in a line that has a figure.
  void openKeyedOtherwise(std::string_view text) {
    sheet::Sheet second = notation::parseSheetText(text).value();
    second.lines[0].of(board::Side::Red).total = "17";
    (text == kTwoMistakes ? second.lines[1].of(board::Side::Red) : second.lines[2].of(board::Side::Blue))
        .total = "18";
    store(text);
    keyAgain(second);
    openReview();
    fields().front()->setText(QStringLiteral("Gng. Reyes"));
    table->setFocus();
  }
  [[nodiscard]] std::vector<int> rowsOf(RowKind kind) const {
    std::vector<int> rows;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) == kind) rows.push_back(row);
    }
    return rows;
  }
  void goTo(int row) {
    table->goToRow(row);
    table->setFocus();
  }
  [[nodiscard]] QLineEdit& reasonField() {
    const auto shown = fields();
    return **std::ranges::find_if(shown, [this](const QLineEdit* field) {
      return field->accessibleName() == translator.plain(Phrase::Reason);
    });
  }
  void giveReason(const QString& reason) {
    reasonField().setFocus();
    reasonField().clear();
    type(reason);
    pauseLong();
  }
  [[nodiscard]] std::int64_t lastRow() { return session.desk().journal()->back().number; }
  [[nodiscard]] QString shown() { return notice(Location::Kind::Review); }
  [[nodiscard]] QString done() const { return window.findChild<DoneLine*>()->text(); }
};

TEST_F(PendingDecisionTest, TheSecondEntryTakenEndsTheQuestionAboutAnotherCell) {
  openKeyedOtherwise(kTwoMistakes);
  const auto rows = rowsOf(RowKind::KeyedOtherwise);
  ASSERT_EQ(rows.size(), 2U);
  goTo(rows[1]);
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(shown().startsWith(QStringLiteral(
      "Keep “5” in line 2, RED, running total, although the second entry has “18”: who decides")))
      << shown().toStdString();
  goTo(rows[0]);
  pressSlowly(Qt::Key_A);
  const QString taken = QStringLiteral(
      "The second entry is used in line 1, RED, running total: “17” in place of “”. This is not saved yet.");
  EXPECT_EQ(shown(), taken);
  EXPECT_TRUE(done().startsWith(QStringLiteral("No ruling was made: Keep “5” in line 2")))
      << done().toStdString();
  const std::int64_t before = lastRow();
  giveReason(QStringLiteral("14 on paper"));
  pressSlowly(Qt::Key_Return);
  EXPECT_EQ(lastRow(), before) << "Return decides nothing";
  EXPECT_TRUE(stored().rulings.empty());
  EXPECT_EQ(shown(), taken) << "the choice still waits for its button";
}

TEST_F(PendingDecisionTest, TheStepsBeforeTheApprovalEndTheQuestionAboutAHabit) {
  store(support::kRedFromRed);
  openReview();
  fields().front()->setText(QStringLiteral("Gng. Reyes"));
  table->setFocus();
  pressSlowly(Qt::Key_F9);
  EXPECT_TRUE(shown().contains(QStringLiteral("who decides, and why?"))) << shown().toStdString();
  pressSlowly(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(shown().startsWith(translator(Phrase::SignOffWants))) << shown().toStdString();
  const std::int64_t before = lastRow();
  giveReason(QStringLiteral("hm"));
  pressSlowly(Qt::Key_Return);
  EXPECT_EQ(lastRow(), before);
  EXPECT_TRUE(shown().startsWith(translator(Phrase::SignOffWants))) << "Return clears nothing";
}

// The user cancels a ruling. Its reason must not go to the answer about a habit.
TEST_F(PendingDecisionTest, TheReasonOfACanceledRulingGoesToNoOtherDecision) {
  openKeyedOtherwise(support::kRedFromRed);
  goTo(rowsOf(RowKind::KeyedOtherwise).back());
  pressSlowly(Qt::Key_K);
  ASSERT_EQ(focus(), &reasonField());
  type(QStringLiteral("the ink"));
  pressSlowly(Qt::Key_Escape);
  const int version = stored().version;
  pressSlowly(Qt::Key_F9);
  EXPECT_EQ(stored().version, version);
  EXPECT_EQ(line().reason(), QString());
  EXPECT_TRUE(shown().contains(QStringLiteral("who decides, and why?"))) << shown().toStdString();
}

TEST_F(PendingDecisionTest, TheHintNamesTheCellAndBothTextsOfADifference) {
  openKeyedOtherwise(kTwoMistakes);
  const auto hint = [this] {
    const auto labels = window.page(Location::Kind::Review)->findChildren<QLabel*>();
    const auto found = std::ranges::find_if(labels, [](const QLabel* label) {
      return label->isVisible() && label->text().startsWith(QStringLiteral("The keys work on the"));
    });
    return found == labels.end() ? QString() : (*found)->text();
  };
  goTo(rowsOf(RowKind::KeyedOtherwise)[1]);
  EXPECT_TRUE(
      hint().contains(QStringLiteral("line 2, RED, running total: A uses “18” of the second entry · "
                                     "K keeps “5” of the first entry")))
      << hint().toStdString();
  goTo(rowsOf(RowKind::Finding).front());
  EXPECT_TRUE(hint().contains(QStringLiteral("A uses the correction"))) << hint().toStdString();
}

TEST_F(PendingDecisionTest, ShiftF8GoesBackToTheFindingThatF8Left) {
  openNamed(kTwoMistakes);
  std::vector<int> rows;
  for (int i = 0; i < 4; ++i) {
    rows.push_back(table->currentIndex().row());
    press(Qt::Key_F8);
  }
  for (; !rows.empty(); rows.pop_back()) {
    pressSlowly(Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(table->currentIndex().row(), rows.back());
  }
}

TEST_F(PendingDecisionTest, ARulingSaysThatItIsBeingSaved) {
  openNamed(kTwoMistakes);
  QStringList meanwhile;
  QObject::connect(&session, &Session::contestChanged, &window, [&] { meanwhile << shown(); });
  ruleBy(Qt::Key_K, QStringLiteral("no objection"));
  ASSERT_FALSE(meanwhile.isEmpty());
  EXPECT_EQ(meanwhile.front(), QStringLiteral("Saving: Keep “-12” in line 2, BLUE, score …"));
  EXPECT_EQ(shown(), QString());
}

// Random keys lead to a question or to a notice. Then a reason and Return: the page makes exactly the
// decision that it asked about, and none if it did not ask.
TEST_F(PendingDecisionTest, ReturnDecidesWhatTheScreenAsks) {
  struct Press {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
  };
  const std::vector<Press> keys{{Qt::Key_K},
                                {Qt::Key_A},
                                {Qt::Key_C},
                                {Qt::Key_F8},
                                {Qt::Key_F8, Qt::ShiftModifier},
                                {Qt::Key_F8, Qt::ControlModifier},
                                {Qt::Key_F9},
                                {Qt::Key_F9, Qt::ShiftModifier},
                                {Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier},
                                {Qt::Key_Escape},
                                {Qt::Key_Tab}};
  std::mt19937 chance(20);
  int decided = 0;
  int silent = 0;
  for (const std::string_view text : {kTwoMistakes, support::kRedFromRed}) {
    openKeyedOtherwise(text);
    for (int round = 0; round < 16; ++round) {
      QString told;
      if (window.location().kind != Location::Kind::Review) openReview();
      goTo(static_cast<int>(chance() % static_cast<unsigned>(table->model()->rowCount())));
      for (unsigned step = 0; step < 2 + chance() % 4; ++step) {
        const Press& each = keys[chance() % keys.size()];
        // Letters are keys of the table. In a field they are text.
        if (chance() % 2 == 0) table->setFocus();
        press(each.key, each.modifiers);
        told += QStringLiteral(" %1").arg(each.key, 0, 16);
        if (window.location().kind != Location::Kind::Review) break;  // the second Esc leaves the page
      }
      if (window.location().kind != Location::Kind::Review) continue;
      const std::int64_t before = lastRow();
      const QString reason = QStringLiteral("round %1").arg(round);
      giveReason(reason);
      ASSERT_EQ(lastRow(), before) << told.toStdString();
      const QString question = shown();
      const bool isAsked = question.contains(QStringLiteral("who decides, and why?"));
      pressSlowly(Qt::Key_Return);
      const auto journal = session.desk().journal().value();
      const bool isMade = journal.back().number != before;
      EXPECT_EQ(isMade, isAsked) << told.toStdString() << ": " << question.toStdString() << " then "
                                 << shown().toStdString();
      isMade ? ++decided : ++silent;
      if (!isMade) continue;
      const auto ruled = std::ranges::find(journal, before + 1, &db::JournalRow::number);
      EXPECT_EQ(ruled->reason, reason.toStdString());
      if (ruled->action != db::JournalAction::Rule) continue;
      const auto rulings = stored().rulings;
      const auto made = std::ranges::find(rulings, reason.toStdString(), &db::StoredRuling::reason);
      ASSERT_NE(made, rulings.end());
      const QString cell = made->line ? QStringLiteral("line %1, ").arg(*made->line) : QString();
      EXPECT_TRUE(question.contains(cell)) << question.toStdString();
      EXPECT_EQ(question.startsWith(QStringLiteral("Keep ")), !made->value) << question.toStdString();
    }
    pressSlowly(Qt::Key_Escape);
  }
  EXPECT_GT(decided, 3);
  EXPECT_GT(silent, 3);
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of exchanged columns in review: the facilitator's ruling or answer takes effect.
#include "tests/support/exchanged_sheet.hpp"
#include "tests/window/review/ruling_keys_fixture.hpp"

namespace damath::window {
namespace {

using window::ReviewLines;
using words::Phrase;

class ExchangeReviewTest : public testing::RulingKeysFixture {
 protected:
  void goToExchange() {
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) != ReviewLines::RowKind::Finding) continue;
      const QString text = table->model()->index(row, 0).data().toString();
      if (!text.contains(QStringLiteral("each other’s column"))) continue;
      table->goToRow(row);
      return;
    }
    FAIL() << "no exchange is found";
  }
  // Returns each line of the sheet: the six cells as written, and the six cells with the correct values.
  [[nodiscard]] std::vector<std::pair<QStringList, QStringList>> lines() const {
    std::vector<std::pair<QStringList, QStringList>> all;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) != ReviewLines::RowKind::Line) continue;
      auto& [left, right] = all.emplace_back();
      for (int column = 0; column < ReviewLines::kColumns; ++column) {
        (column < ReviewLines::kWritten ? left : right)
            << table->model()->index(row, column).data().toString();
      }
    }
    return all;
  }
  [[nodiscard]] QPushButton* choice(Phrase name) {
    for (QPushButton* each : part<NoticeBar>(Location::Kind::Review).findChildren<QPushButton*>()) {
      if (each->isVisible() && each->text() == translator(name)) return each;
    }
    return nullptr;
  }
  [[nodiscard]] QString told() { return notice(Location::Kind::Review); }
};

TEST_F(ExchangeReviewTest, KRulesNothingAndOffersTheAnswerThatLeavesTheColumnsAsWritten) {
  openNamed(support::kExchangedColumns);
  goToExchange();
  const int version = stored().version;
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(told().contains(QStringLiteral("cannot leave the swapped columns"))) << told().toStdString();
  EXPECT_TRUE(stored().rulings.empty());
  ASSERT_NE(choice(Phrase::AnswerNo), nullptr);
  EXPECT_TRUE(choice(Phrase::AnswerNo)->text().contains(QStringLiteral("Shift+F9")));
  choice(Phrase::AnswerNo)->click();
  type(QStringLiteral("both players say so"));
  pressSlowly(Qt::Key_Return);
  EXPECT_EQ(stored().version, version + 1);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "blue columns exchanged declined");
  const auto view = desk::SheetDesk(session.desk()).sheetInForce(event, at).value();
  EXPECT_TRUE(std::ranges::none_of(view.report.findings, [](const sheet::Finding& finding) {
    return finding.code == sheet::FindingCode::ExchangedColumns;
  }));
  for (const auto& [left, right] : lines()) {
    if (left.at(0).startsWith(QStringLiteral("RC"))) break;
    EXPECT_EQ(left.at(0), right.at(0)) << "BLUE's moves stand in BLUE's column, as written";
    EXPECT_EQ(left.at(3), right.at(3));
  }
}

// The button for "no" has the focus. Return presses this button, and so does Shift+F9, the shortcut in its
// text.
TEST_F(ExchangeReviewTest, ReturnAndTheKeyOnTheButtonAnswerToo) {
  for (const bool isByKey : {false, true}) {
    openNamed(support::kExchangedColumns);
    goToExchange();
    pressSlowly(Qt::Key_K);
    ASSERT_EQ(focus(), choice(Phrase::AnswerNo));
    isByKey ? pressSlowly(Qt::Key_F9, Qt::ShiftModifier) : pressSlowly(Qt::Key_Return);
    ASSERT_EQ(focus()->accessibleName(), translator.plain(Phrase::Reason)) << isByKey;
    type(QStringLiteral("both players say so"));
    pressSlowly(Qt::Key_Return);
    EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "blue columns exchanged declined") << isByKey;
  }
}

TEST_F(ExchangeReviewTest, EscapeCancelsTheOfferAndLeavesThePageOpen) {
  openNamed(support::kExchangedColumns);
  goToExchange();
  pressSlowly(Qt::Key_K);
  ASSERT_FALSE(told().isEmpty());
  // Letter keys run no command while the notice bar waits for an answer to its question.
  const QString offer = told();
  pressSlowly(Qt::Key_A);
  EXPECT_EQ(told(), offer);
  EXPECT_TRUE(fields().back()->text().isEmpty());
  pressSlowly(Qt::Key_Tab);
  pressSlowly(Qt::Key_Tab);
  EXPECT_EQ(focus(), choice(Phrase::AnswerNo)) << "Tab goes round the buttons of the bar";
  pressSlowly(Qt::Key_Escape);
  EXPECT_EQ(told(), QString());
  EXPECT_TRUE(table->isVisible()) << "the page is not left";
  EXPECT_TRUE(table->hasFocus());
  pressSlowly(Qt::Key_K);
  table->setFocus();
  pressSlowly(Qt::Key_Escape);
  EXPECT_EQ(told(), QString());
  EXPECT_TRUE(table->hasFocus());
}

TEST_F(ExchangeReviewTest, AAnswersThatTheColumnsAreExchanged) {
  for (const std::string& text : {support::unprovenExchange(), std::string(support::kExchangedColumns)}) {
    openNamed(text);
    goToExchange();
    pressSlowly(Qt::Key_A);
    EXPECT_TRUE(told().contains(QStringLiteral("Yes: who decides, and why?"))) << told().toStdString();
    type(QStringLiteral("both players say so"));
    pressSlowly(Qt::Key_Return);
    EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "blue columns exchanged accepted");
  }
}

TEST_F(ExchangeReviewTest, ShiftF9AnswersThatTheColumnsAreNotExchangedThoughTotalsSpeakForIt) {
  openNamed(support::kExchangedColumns);
  fields().back()->setText(QStringLiteral("both players say so"));
  nameRuler();
  pressSlowly(Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "blue columns exchanged declined");
}

TEST_F(ExchangeReviewTest, KIsRefusedInFilipinoToo) {
  openNamed(support::kExchangedColumns);
  goToExchange();
  translator.setLanguage(words::Language::Filipino);
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(told().contains(QStringLiteral("Hindi maaaring panatilihin ng pasya ang nagkapalit na kolum")))
      << told().toStdString();
  EXPECT_NE(choice(Phrase::AnswerNo), nullptr);
}

TEST_F(ExchangeReviewTest, KOnTheQuestionLeavesTheColumnsAsWritten) {
  openNamed(support::unprovenExchange());
  goToExchange();
  ruleBy(Qt::Key_K, QStringLiteral("both players say so"));
  ASSERT_EQ(stored().rulings.size(), 1U);
  for (const auto& [left, right] : lines()) EXPECT_EQ(left, right);
}

// RED's column is written one line too low from line 5 on.
TEST_F(ExchangeReviewTest, KOnAMovedColumnSaysThatTheGameIsStillReadAsFound) {
  sheet::Sheet sheet = support::exchangedFrom(99);
  constexpr int kLow = 4;
  int end = 0;
  while (sheet.lines[static_cast<std::size_t>(end)].of(board::Side::Red).kind != sheet::HalfKind::Remaining)
    ++end;
  sheet.lines.insert(sheet.lines.begin() + end, sheet::Line());
  for (int line = end; line > kLow; --line) {
    const auto row = static_cast<std::size_t>(line);
    sheet.lines[row].of(board::Side::Red) = sheet.lines[row - 1].of(board::Side::Red);
  }
  sheet.lines[kLow].of(board::Side::Red) = {};
  openNamed(notation::toSheetText(sheet));
  pressSlowly(Qt::Key_F8);
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(told().startsWith(
      QStringLiteral("Keep the entries where they are written, from line 5, RED, move on (the wrong place is "
                     "not counted as a mistake; the audit still reads the game as it does now): who")))
      << told().toStdString();
  EXPECT_TRUE(told().contains(QStringLiteral("Press Return to confirm or Esc to cancel")))
      << told().toStdString();
  EXPECT_EQ(choice(Phrase::LeaveAsItIs), nullptr);
  EXPECT_NE(choice(Phrase::Cancel), nullptr);
  type(QStringLiteral("both players agree"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
}

TEST_F(ExchangeReviewTest, AfterYesEachCorrectedLineStandsBesideItsOwn) {
  for (const std::string& text : {support::unprovenExchange(), std::string(support::kExchangedColumns)}) {
    store("[Habits \"blue columns exchanged accepted\"]\n" + text);
    openReview();
    int line = 0;
    for (const auto& [left, right] : lines()) {
      const bool isOnPaper = left.join(QString()) != QString();
      EXPECT_TRUE(isOnPaper || line >= support::kFirstExchanged + 1) << "no line is put in before the end";
      if (!isOnPaper) continue;
      ++line;
      const bool isPlay = !left.at(0).startsWith(QStringLiteral("RC"));
      if (line < support::kFirstExchanged || !isPlay || line > 24) continue;
      EXPECT_EQ(left.mid(0, 3), right.mid(3, 3)) << line;
      EXPECT_EQ(left.mid(3, 3), right.mid(0, 3)) << line;
    }
  }
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the signs beside the written totals: a tick appears only beside a correct value.
#include <QGridLayout>
#include <QLabel>

#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/totals_table.hpp"
#include "tests/support/habit_sheet.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using board::Side;
using words::Phrase;

// Returns the first seven lines of kUnsignedChips with this result. After these lines BLUE has 40 points and
// RED has −20.
std::string unfinished(std::string_view result) {
  const std::string whole(support::kUnsignedChips);
  std::string text = whole.substr(0, whole.find("-1 (6,3)"));
  return text.replace(text.find("1-0"), 3, result);
}

class TotalsTableTest : public testing::SheetPageFixture {
 protected:
  void openTyped(const std::string& text) {
    openBlank();
    const QString path = folder.filePath(QStringLiteral("typed.sheet"));
    std::ofstream(path.toStdString()) << text;
    page->importSheet(path);
    ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
    pauseLong();
  }
  // Returns the text, or the meaning of the sign, in the column of BLUE, of RED or of the result.
  [[nodiscard]] static QString textAt(const QWidget& table, int row, int column) {
    return label(table, row, 2 + 2 * column).text();
  }
  [[nodiscard]] static QString signAt(const QWidget& table, int row, int column) {
    return label(table, row, 1 + 2 * column).toolTip();
  }
  // Returns a report of a game that BLUE wins by 4 : 0.
  [[nodiscard]] static sheet::AuditReport followedReport() {
    sheet::AuditReport report;
    report.replay = sheet::Replay::Complete;
    report.result = rules::Result::BlueWins;
    report.totals[0].running = report.totals[0].grand = 4;
    return report;
  }
  [[nodiscard]] TotalsTable& table() { return part<TotalsTable>(Location::Kind::Sheet); }
  [[nodiscard]] QString right() const { return translator(Phrase::Right); }

  static constexpr int kGrand = 3;
  static constexpr int kWritten = 4;
  static constexpr int kResult = 5;

 private:
  [[nodiscard]] static const QLabel& label(const QWidget& table, int row, int column) {
    const auto* grid = qobject_cast<QGridLayout*>(table.layout());
    return *qobject_cast<QLabel*>(grid->itemAtPosition(row, column)->widget());
  }
};

TEST_F(TotalsTableTest, NoTickStandsBesideTheFigureOfTheOtherPlayer) {
  openTyped(std::string(support::kExchangedColumns));
  ASSERT_EQ(textAt(table(), kGrand, 0), QStringLiteral("−28"));
  ASSERT_EQ(textAt(table(), kWritten, 0), QStringLiteral("47"));
  EXPECT_EQ(signAt(table(), kWritten, 0), translator(Phrase::ExplainedElsewhere));
  EXPECT_EQ(signAt(table(), kWritten, 1), translator(Phrase::ExplainedElsewhere));
  EXPECT_EQ(signAt(table(), kResult, 0), right()) << "RED wins, as written";
  page->run(Command::AcceptSheet);
  const auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto& accepted = *dialog->findChild<TotalsTable*>();
  EXPECT_EQ(signAt(accepted, kWritten, 0), translator(Phrase::ExplainedElsewhere));
  EXPECT_EQ(signAt(accepted, kWritten, 1), translator(Phrase::ExplainedElsewhere));
}

// If several games with different totals explain the sheet, the total and the result stay open.
TEST_F(TotalsTableTest, TotalsOfSeveralGamesAreOpen) {
  const auto gameOf = [](int blue) {
    return sheet::PossibleGame{Side::Blue, "11 ÷ 2 (6,1)", "@(1,6)(6,1)", {exact::Number(blue), 160}};
  };
  sheet::Finding finding;
  finding.code = sheet::FindingCode::SeveralGames;
  finding.side = Side::Blue;
  finding.facts = std::vector{gameOf(160), gameOf(174), gameOf(160)};
  sheet::AuditReport report;
  report.replay = sheet::Replay::Partial;
  report.isResultOpen = true;
  report.findings = {finding};
  report.totals[0].grand = 148;
  report.totals[1].grand = 160;
  TotalsTable open(translator, nullptr);
  openBlank("counting");
  open.show(sheet::Sheet(), session.find(event)->setup, report);
  EXPECT_EQ(textAt(open, kGrand, 0), QStringLiteral("160 / 174"));
  EXPECT_EQ(textAt(open, kGrand, 1), QStringLiteral("160"));
  EXPECT_TRUE(textAt(open, kResult, 0).startsWith(translator(Phrase::NoResultProven)));
  EXPECT_EQ(signAt(open, kResult, 0), translator(Phrase::NotProven));
}

// If rulings give grand totals, the table shows the ruled grand totals in place of those of the audit.
TEST_F(TotalsTableTest, ARulingCountsBeforeTheAudit) {
  openBlank();
  sheet::Sheet sheet;
  sheet.setTag("Result", "1-0");
  const std::vector<sheet::Ruling> rulings{{std::nullopt, Side::Blue, sheet::Cell::GrandTotal, "-11"},
                                           {std::nullopt, Side::Red, sheet::Cell::GrandTotal, "12"}};
  TotalsTable shown(translator, nullptr);
  shown.show(sheet, session.find(event)->setup, followedReport(), sheet::Extent::Whole, rulings);
  EXPECT_EQ(textAt(shown, 1, 0), QStringLiteral("4")) << "the running total";
  EXPECT_EQ(textAt(shown, kGrand, 0), QStringLiteral("−11"));
  EXPECT_EQ(textAt(shown, kGrand, 1), QStringLiteral("12"));
  EXPECT_EQ(signAt(shown, kResult, 0), translator(Phrase::Wrong)) << "BLUE wins as written";
}

// A ruling on a grand total proves no result.
TEST_F(TotalsTableTest, OnlyARulingOnTheResultDecidesAGameThatWasNotFollowed) {
  openBlank();
  sheet::AuditReport report = followedReport();
  report.replay = sheet::Replay::Partial;
  sheet::Sheet sheet;
  sheet.setTag("Result", "1-0");
  TotalsTable shown(translator, nullptr);
  const auto sign = [&](const sheet::Ruling& ruling) {
    shown.show(sheet, session.find(event)->setup, report, sheet::Extent::Whole, {ruling});
    return signAt(shown, kResult, 0);
  };
  EXPECT_EQ(sign({std::nullopt, Side::Red, sheet::Cell::GrandTotal, {}}), translator(Phrase::NotProven));
  EXPECT_EQ(sign({std::nullopt, std::nullopt, sheet::Cell::Result, {}}), right());
}

// A written result that nothing proves is never shown as the result of the totals beside it.
TEST_F(TotalsTableTest, AResultAgainstTheTotalsIsNotProven) {
  openBlank();
  sheet::AuditReport report;
  report.replay = sheet::Replay::Partial;
  report.result = rules::Result::RedWins;
  report.totals[0].grand = 40;
  report.totals[1].grand = -21;
  sheet::Sheet sheet;
  sheet.setTag("Result", "0-1");
  TotalsTable shown(translator, nullptr);
  shown.show(sheet, session.find(event)->setup, report);
  EXPECT_TRUE(textAt(shown, kResult, 0).startsWith(translator(Phrase::NoResultProven)));
  EXPECT_EQ(signAt(shown, kResult, 0), translator(Phrase::NotProven));
}

// For every answer to the question about a habit, a written total has a cross if the audit's total is
// different, and no cross if both totals are equal.
TEST_F(TotalsTableTest, ACrossStandsBesideAnotherFigureAndATickBesideTheSameOne) {
  // No legal turns explain lines 2 to 4, and the written totals do not add up.
  constexpr std::string_view kGapped =
      "[Set \"integer\"]\n[Result \"1-0\"]\n\n-9 (0,3) || -1 (1,4)\n8 (1,0) || 6 (1,0)\n"
      "10 (1,0) || 8 (1,0)\n4 (1,0) || 2 (1,0)\nGRAND | 5 || GRAND | 0\n";
  constexpr std::string_view kTags[] = {
      "", "[Habits \"blue columns exchanged declined; red squares otherSide declined\"]\n",
      "[Habits \"blue squares changedOver declined; red squares changedOver declined\"]\n",
      "[Habits \"red signs chips declined\"]\n"};
  openBlank();
  for (const std::string_view text : {support::kExchangedColumns, support::kRedFromRed,
                                      support::kSwappedSquares, support::kUnsignedChips, kGapped}) {
    for (const std::string_view tag : kTags) {
      storeSheet(event, std::string(tag) + std::string(text));
      pauseLong();
      for (const int column : {0, 1}) {
        const QString sign = signAt(table(), kWritten, column);
        const bool isSame = textAt(table(), kGrand, column) == textAt(table(), kWritten, column);
        const QString shown = sign + QStringLiteral(": ") + QString::fromStdString(std::string(tag)) +
                              textAt(table(), kGrand, column) + u'/' + textAt(table(), kWritten, column);
        EXPECT_NE(sign, QString()) << shown.toStdString();
        const bool isOfSame = sign == right() || sign == translator(Phrase::NotProven);
        EXPECT_EQ(isOfSame, isSame) << shown.toStdString();
      }
    }
  }
}

TEST_F(TotalsTableTest, ATickStandsBesideAFigureThatIsRight) {
  openTyped(std::string(support::kUnsignedChips));
  EXPECT_EQ(textAt(table(), kWritten, 0), QStringLiteral("42"));
  EXPECT_EQ(signAt(table(), kWritten, 0), right());
  EXPECT_EQ(signAt(table(), kWritten, 1), right());
  EXPECT_EQ(signAt(table(), kResult, 0), right());
}

TEST_F(TotalsTableTest, AnUnfinishedSheetHasNoTickBesideItsResult) {
  openTyped(unfinished("0-1"));
  EXPECT_EQ(signAt(table(), kResult, 0), QString());
}

TEST_F(TotalsTableTest, NotEvenWhereTheTotalsSoFarComeToTheSame) {
  openTyped(unfinished("1-0"));
  EXPECT_TRUE(textAt(table(), kResult, 0).startsWith(translator(Phrase::GameNotFinished)));
  EXPECT_EQ(signAt(table(), kResult, 0), QString());
}

}  // namespace
}  // namespace damath::window

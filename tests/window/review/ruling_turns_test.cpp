// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the question before a ruling that changes the winner. The question shows both totals.
#include "tests/window/review/ruling_keys_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

// BLUE's score in line 2 is written as 12; the correct value is −10. With the written score BLUE wins, with
// the correct score RED wins.
constexpr std::string_view kTurning =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | 12 | 12 || 10 + (-9) | 1 | 1\n";

class RulingTurns : public testing::RulingKeysFixture {};

TEST_F(RulingTurns, ARulingThatTurnsTheGameIsAskedFirstWithBothTotals) {
  openNamed(kTurning);
  isAgreeing = false;
  asked.clear();
  ruleBy(Qt::Key_K, QStringLiteral("no objection"));
  EXPECT_TRUE(stored().rulings.empty());
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked.front().contains(QStringLiteral("BLUE wins 15 to −4"))) << asked.front().toStdString();
  EXPECT_TRUE(asked.front().contains(QStringLiteral("RED wins −4 to −7"))) << asked.front().toStdString();
  EXPECT_EQ(goOns.front(), translator(Phrase::GoOnRuling));
  EXPECT_EQ(notice(Location::Kind::Review), QString());
  EXPECT_TRUE(table->hasFocus());
  isAgreeing = true;
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(stored().rulings.empty()) << "the reason was of the ruling that was left";
  type(QStringLiteral("no objection"));
  pressSlowly(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(session.desk().journal()->back().confirmations.front().code, db::ConfirmationReason::RulingTurns);
}

TEST_F(RulingTurns, WhereTheSheetIsAcceptedATurnIsAskedOnce) {
  store(kTurning);
  acceptSheet();
  ASSERT_EQ(session.find(event)->games.front().result->result, rules::Result::RedWins);
  openReview();
  nameRuler();
  asked.clear();
  pressSlowly(Qt::Key_K);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(asked.size(), 1) << asked.join(u'\n').toStdString();
  EXPECT_EQ(session.find(event)->games.front().result->result, rules::Result::BlueWins);
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the cards of tables, each card with a secret phrase, and of the phones that opened a table with
// the phrase.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include "app/hall/web/table_tokens.hpp"
#include "db/records/stamp.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::web {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr Moment kNow{std::chrono::hours{24 * 365 * 50}};
constexpr std::chrono::minutes kMinute{1};

Table at(int board, int event = 1) {
  return {contest::EventId{event}, contest::BoardNumber{board}};
}

// Draws phrases for cards and makes the cards valid, as the program does after it has printed them.
std::map<Table, std::string> made(TableTokens& tokens, const std::vector<Table>& tables,
                                  TableTokens::Which which, Moment now) {
  auto phrases = tokens.drawPhrases(tables, which, now);
  tokens.putPhrases(phrases, which, now);
  return phrases;
}

class TokensTest : public ::testing::Test {
 protected:
  // Returns the phrase on the card of this table.
  std::string phrase(int board) { return m_phrases.at(at(board)); }
  Expected<Table, NotOpened> open(int board, const std::string& phone, Moment now = kNow) {
    return m_tokens.open(phrase(board), phone, "Mozilla/5.0 (Linux; Android 5.0) Chrome/40.0", now);
  }
  [[nodiscard]] std::string kept() const {
    std::ifstream file(m_file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }

  testing::TempFolder m_folder;
  std::filesystem::path m_file = m_folder / "deep" / "phones.json";
  TableTokens m_tokens{m_file};
  std::map<Table, std::string> m_phrases = made(m_tokens, {at(1), at(2)}, TableTokens::Which::Missing, kNow);
};

TEST_F(TokensTest, TheFirstPhoneHasTheTable) {
  EXPECT_EQ(open(1, "one"), at(1));
  EXPECT_EQ(open(1, "one"), at(1)) << "again";
  const auto second = open(1, "two", kNow + kMinute);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().fault, OpenFault::Taken);
  EXPECT_EQ(second.error().holder->name, "Android, Chrome");
  EXPECT_EQ(second.error().holder->since, kNow);
  EXPECT_THAT(m_tokens.tablesOf("one", kNow), ElementsAre(at(1)));
  EXPECT_THAT(m_tokens.tablesOf("two", kNow), IsEmpty());
  EXPECT_THAT(m_tokens.tablesOf("", kNow), IsEmpty()) << "nobody has what no phone has";
  // A phone may have several tables.
  EXPECT_EQ(open(2, "one"), at(2));
  EXPECT_THAT(m_tokens.tablesOf("one", kNow), ElementsAre(at(1), at(2)));
}

TEST_F(TokensTest, LookingAtACardGivesItToNobody) {
  EXPECT_EQ(m_tokens.tableOf(phrase(1), kNow), at(1));
  EXPECT_EQ(m_tokens.holders().at(at(1)), std::nullopt);
}

TEST_F(TokensTest, AFreedTableWaitsForThePhoneThatComesNext) {
  ASSERT_TRUE(open(1, "one"));
  m_tokens.free(at(1));
  m_tokens.free(at(9));
  EXPECT_THAT(m_tokens.tablesOf("one", kNow), IsEmpty());
  EXPECT_EQ(open(1, "two"), at(1));
}

TEST_F(TokensTest, AProgramThatIsStartedAgainKnowsThem) {
  ASSERT_TRUE(open(1, "one"));
  TableTokens again(m_file);
  EXPECT_THAT(again.tablesOf("one", kNow), ElementsAre(at(1)));
  EXPECT_EQ(again.open(phrase(2), "two", "", kNow), at(2));
  EXPECT_EQ(again.holders().at(at(1))->name, "Android, Chrome");
  EXPECT_THAT(made(again, {at(1), at(2)}, TableTokens::Which::Missing, kNow), IsEmpty());
}

TEST_F(TokensTest, TheFileIsOfOnePersonAndTellsNoPhrase) {
  ASSERT_TRUE(open(1, "the-phone"));
  struct stat facts {};
  ASSERT_EQ(::stat(m_file.c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0600U);
  ASSERT_EQ(::stat(m_file.parent_path().c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0700U);
  EXPECT_THAT(kept(), HasSubstr(digestOf("the-phone")));
  EXPECT_THAT(kept(), Not(HasSubstr("\"the-phone\"")));
  EXPECT_THAT(kept(), Not(HasSubstr(phrase(1))));
  EXPECT_TRUE(m_tokens.isKept());
  TableTokens nowhere("/proc/no/such/phones.json");
  EXPECT_EQ(made(nowhere, {at(1)}, TableTokens::Which::Missing, kNow).size(), 1U);
  EXPECT_FALSE(nowhere.isKept());
}

TEST_F(TokensTest, ABrokenFileHasNoCards) {
  for (const char* text : {"", "{", "[]", R"({"cards":7})", R"({"cards":[7,{"phrase":3},{}]})"}) {
    std::ofstream(m_file, std::ios::trunc) << text;
    EXPECT_THAT(TableTokens(m_file).holders(), IsEmpty()) << text;
  }
}

TEST_F(TokensTest, ACardWithNumbersBeyondTheirLimitsIsNone) {
  for (const char* board : {"0", "-1", "4294967297", "18446744073709551615", "1.5"}) {
    std::ofstream(m_file, std::ios::trunc)
        << R"({"cards":[{"event":1,"board":)" << board << R"(,"phrase":"a","made":1,"phone":"b"}]})";
    EXPECT_THAT(TableTokens(m_file).holders(), IsEmpty()) << board;
  }
}

TEST_F(TokensTest, AMomentBeyondAllYearsBecomesTheNearestYear) {
  std::ofstream(m_file, std::ios::trunc)
      << R"({"cards":[{"event":1,"board":1,"made":-9223372036854775808,"since":9223372036854775807,"phrase":")"
      << digestOf("a") << R"(","phone":")" << digestOf("b") << "\"}]}";
  const TableTokens tokens(m_file);
  EXPECT_EQ(tokens.tableOf("a", kNow), std::nullopt) << "expired";
  EXPECT_THAT(tokens.tablesOf("b", kNow), IsEmpty());
  EXPECT_EQ(tokens.holders().at(at(1)).value().since, db::kLastInstant);
}

TEST_F(TokensTest, CardsAreGoodForThreeDays) {
  ASSERT_TRUE(open(1, "one"));
  const Moment late = kNow + kCardsLast;
  EXPECT_EQ(open(1, "one", late).error().fault, OpenFault::Unknown);
  EXPECT_THAT(m_tokens.tablesOf("one", late), IsEmpty());
  EXPECT_THAT(m_tokens.tablesOf("one", late - kMinute), ElementsAre(at(1)));
  EXPECT_EQ(made(m_tokens, {at(1), at(2)}, TableTokens::Which::Missing, late).size(), 2U);
}

TEST_F(TokensTest, NewCardsEndTheOldOnes) {
  ASSERT_TRUE(open(1, "one"));
  const auto fresh = made(m_tokens, {at(1)}, TableTokens::Which::All, kNow);
  EXPECT_EQ(fresh.size(), 1U);
  EXPECT_EQ(open(1, "one").error().fault, OpenFault::Unknown);
  EXPECT_THAT(m_tokens.tablesOf("one", kNow), IsEmpty());
  EXPECT_EQ(m_tokens.open(fresh.at(at(1)), "one", "", kNow), at(1));
}

TEST_F(TokensTest, PhrasesThatAreNotPrintedOpenNothing) {
  ASSERT_TRUE(open(1, "one"));
  const std::string before = kept();
  const auto drawn = m_tokens.drawPhrases({at(1), at(2), at(3)}, TableTokens::Which::All, kNow);
  EXPECT_EQ(drawn.size(), 3U);
  EXPECT_EQ(m_tokens.tableOf(drawn.at(at(1)), kNow), std::nullopt);
  EXPECT_THAT(m_tokens.tablesOf("one", kNow), ElementsAre(at(1))) << "the earlier card still counts";
  EXPECT_EQ(kept(), before);
  m_tokens.putPhrases(drawn, TableTokens::Which::All, kNow);
  EXPECT_EQ(m_tokens.tableOf(drawn.at(at(3)), kNow), at(3));
  EXPECT_EQ(m_tokens.tableOf(phrase(1), kNow), std::nullopt);
  EXPECT_THAT(m_tokens.tablesOf("one", kNow), IsEmpty());
}

TEST(Tokens, ASecretIsComparedWholly) {
  EXPECT_TRUE(areSame("abc", "abc"));
  EXPECT_FALSE(areSame("abc", "abd"));
  EXPECT_FALSE(areSame("abc", "ab"));
  EXPECT_EQ(digestOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_NE(newPhone(), newPhone());
  EXPECT_GE(newPhone().size(), 29U);
}

TEST(Tokens, ABrowserIsCalledByWhatPeopleKnow) {
  EXPECT_EQ(shortAgent("Mozilla/5.0 (iPhone; CPU iPhone OS 12_0) AppleWebKit/605 Version/12.0 Safari/604"),
            "iPhone, Safari");
  EXPECT_EQ(shortAgent("Mozilla/5.0 (Linux; Android 9) SamsungBrowser/9.2 Chrome/67"), "Android, Samsung");
  EXPECT_EQ(shortAgent("curl/7.88"), "");
}

}  // namespace
}  // namespace damath::web

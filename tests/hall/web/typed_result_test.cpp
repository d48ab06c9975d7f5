// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a phone reads a total as the window and the command do, and that the minus key beside a field
// means the same as a typed minus sign.
#include "app/hall/web/typed_result.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "app/desk/rounds/result_line.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::web {
namespace {

contest::EventSetup setupOf(const char* set) {
  return {"Grade 7", *rules::builtInChipSet(set), rules::manual(), contest::System::RoundRobin, 1, {}, 1};
}

std::string textOf(const std::optional<exact::Number>& total) {
  return total ? exact::toText(*total) : "none";
}

// Returns the total of BLUE that the form means; `refused` if the form is refused.
std::string phoneReading(const Fields& form, const contest::EventSetup& setup) {
  const auto meant = meaningOf(TypedResult::of(form), setup, words::Language::English);
  return meant ? textOf(meant->blueGrand) : "refused";
}

// Returns the total that the window and the command read.
std::string deskReading(const std::string& text, const contest::EventSetup& setup) {
  const auto total = desk::parseTotalField(text, desk::LinePart::Blue, setup.set);
  return total ? textOf(*total) : "refused";
}

TEST(TypedResults, HaveTheTotalsOfTheWindowAndTheCommand) {
  const std::string_view kPieces[] = {"1", "2", "33", "0",  "4",  " ",      " ",      "/",    "½",   "¼",
                                      "-", "−", "—",  "﹣", "+",  ".",      ",",      "²",    "⁄",   "√2",
                                      "x", "'", "\t", "\r", "\n", "\u200b", "\u00a0", "\x01", "\xff"};
  std::mt19937 random(53);
  for (const char* set : {"rational", "integer", "radical", "polynomial"}) {
    const contest::EventSetup setup = setupOf(set);
    int read = 0;
    for (int i = 0; i < 10'000; ++i) {
      std::string text;
      for (auto length = 1 + random() % 6; length > 0; --length) {
        text += kPieces[random() % std::size(kPieces)];
      }
      const std::string reading = deskReading(text, setup);
      ASSERT_EQ(phoneReading({{"blue", text}}, setup), reading) << set << " '" << text << "'";
      if (reading != "refused") ++read;
    }
    EXPECT_GT(read, 500) << set;
  }
}

TEST(TypedResults, AskAboutAFractionBehindABlank) {
  const contest::EventSetup setup = setupOf("rational");
  EXPECT_EQ(phoneReading({{"blue", " 1/4"}}, setup), "refused");
  EXPECT_EQ(phoneReading({{"blue", " 1/4"}, {"blueMinus", "1"}}, setup), "refused");
  EXPECT_EQ(phoneReading({{"blue", "33 1/4 "}}, setup), "133/4");
  EXPECT_EQ(phoneReading({{"blue", "33 5/4"}}, setup), "refused");
  EXPECT_EQ(phoneReading({{"blue", "33½4"}}, setup), "refused");
}

TEST(TypedResults, OfAMinusKeyAreThoseOfAMinusSign) {
  const contest::EventSetup setup = setupOf("integer");
  for (const std::string text : {"72", " 72", "72 ", "0"}) {
    EXPECT_EQ(phoneReading({{"blue", text}, {"blueMinus", "1"}}, setup), deskReading("-" + text, setup))
        << text;
  }
  for (const std::string minus : {"-", "−", "–", "—", "﹣", "－", " -", "- "}) {
    EXPECT_EQ(phoneReading({{"blue", minus + "72"}, {"blueMinus", "1"}}, setup), "-72") << minus;
    EXPECT_EQ(phoneReading({{"blue", minus + "72"}}, setup), "-72") << minus;
  }
  EXPECT_EQ(phoneReading({{"blue", "  "}, {"blueMinus", "1"}}, setup), "none");
  EXPECT_EQ(phoneReading({{"blue", ""}, {"blueMinus", "1"}}, setup), "none");
}

TEST(TypedResults, LeaveOutNoTotalThatCannotBeShown) {
  const contest::EventSetup setup = setupOf("integer");
  const std::string ending(rules::toText(rules::Ending::ResignBlue));
  const std::vector<std::string> texts = {"7\x01", "\xff", "7\ufffd", "1\n2", std::string(600, '7')};
  for (const std::string& text : texts) {
    const TypedResult typed = TypedResult::of({{"blue", text}, {"ending", ending}});
    EXPECT_FALSE(typed.blue.empty()) << text;
    EXPECT_FALSE(meaningOf(typed, setup, words::Language::English)) << text;
  }
  EXPECT_EQ(phoneReading({{"blue", "7\u200b5"}}, setup), "75") << "as in the window";
}

}  // namespace
}  // namespace damath::web

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of totals that a person types: every spelling of a number, texts with two meanings, and texts that
// are no number.
#include "core/sheet/cells/typed_total.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <regex>

#include "core/exact/number_text.hpp"
#include "tests/support/printing.hpp"

namespace damath::sheet {
namespace {

using exact::Number;
using exact::Rational;

Expected<Number, BadTypedTotal> readIn(std::string_view set, std::string_view text) {
  return readTypedTotal(text, *rules::builtInChipSet(set));
}

// Returns the total as text; `?` for no number, `a or b` for two readings, `whole?` if a whole number may be
// missing.
std::string readingIn(std::string_view set, std::string_view text) {
  const auto total = readIn(set, text);
  if (total) return exact::toText(*total);
  switch (total.error().fault) {
    case TypedTotalFault::NoNumber:
      return "?";
    case TypedTotalFault::TwoReadings:
      return total.error().readings.at(0) + " or " + total.error().readings.at(1);
    case TypedTotalFault::WholeMissing:
      return "whole?";
  }
  return {};
}

TEST(TypedTotals, AreOneNumberInEverySpellingOfAScoresheet) {
  const std::pair<std::string_view, std::string_view> kSpellings[] = {{"75", "75"},
                                                                      {" 75 ", "75"},
                                                                      {"007", "7"},
                                                                      {"-72", "-72"},
                                                                      {"−72", "-72"},
                                                                      {"–72", "-72"},
                                                                      {"- 72", "-72"},
                                                                      {"+5", "5"},
                                                                      {"12 1/2", "25/2"},
                                                                      {"-3 1/4", "-13/4"},
                                                                      {"−3 1/4", "-13/4"},
                                                                      {"33 1/4", "133/4"},
                                                                      {"33  1/4 ", "133/4"},
                                                                      {"33.25", "133/4"},
                                                                      {"33,25", "133/4"},
                                                                      {"½", "1/2"},
                                                                      {"-½", "-1/2"},
                                                                      {"33½", "67/2"},
                                                                      {"-33½", "-67/2"},
                                                                      {"33 ½", "67/2"},
                                                                      {"33¾", "135/4"},
                                                                      {"91/2", "91/2"},
                                                                      {" 91/2", "91/2"},
                                                                      {"45.5", "91/2"},
                                                                      {".5", "1/2"},
                                                                      {"-,5", "?"},
                                                                      {"1/4", "1/4"},
                                                                      {"-21/4", "-21/4"},
                                                                      {"10/10", "1"},
                                                                      {"√2", "√2"},
                                                                      {"sqrt(2)", "√2"},
                                                                      {"5√2/36", "5√2/36"},
                                                                      {"4√18", "12√2"},
                                                                      {"1 - 5√2/36", "1 - 5√2/36"},
                                                                      {"1-5√2/36", "1 - 5√2/36"},
                                                                      {"√2 + √3", "√2 + √3"},
                                                                      {"45 1/2 + 3√2", "91/2 + 3√2"},
                                                                      {"33⅓", "100/3"},
                                                                      {"３３．２５", "133/4"},
                                                                      {"33\u00a01/4", "133/4"},
                                                                      {"33 1⁄4", "133/4"},
                                                                      {"√9", "3"},
                                                                      {"75\r\n", "75"}};
  for (const auto& [text, value] : kSpellings) EXPECT_EQ(readingIn("radical", text), value) << text;
}

TEST(TypedTotals, WithTwoMeaningsAreAskedAndNotGuessed) {
  EXPECT_EQ(readingIn("polynomial", "24,000"), "24000 or 24.000");
  EXPECT_EQ(readingIn("integer", "-1,024"), "-1024 or -1.024");
  EXPECT_EQ(readingIn("rational", "1,024"), "128/125") << "no total of rationals reaches 1000";
  EXPECT_EQ(readingIn("polynomial", "24,628.5"), "49257/2");
  EXPECT_EQ(readingIn("polynomial", "24,62"), "1231/50");
  EXPECT_EQ(readingIn("rational", "33 5/4"), "34 1/4 or 33; 5/4");
  EXPECT_EQ(readingIn("rational", "-3 4/4"), "-4 or -3; 4/4");
}

TEST(TypedTotals, AFractionBehindABlankMayLackItsWholeNumber) {
  for (const std::string_view text : {" 1/4", "  1/4 ", "- 1/4", " -1/4", " ½", "\u00a01/4", "\t3/10"}) {
    EXPECT_EQ(readingIn("rational", text), "whole?") << text;
  }
  EXPECT_EQ(readingIn("rational", " 5/4"), "5/4") << "not the rest of a mixed number";
  EXPECT_EQ(readingIn("rational", " 0 1/4"), "1/4");
}

TEST(TypedTotals, OfNoNumberOrSeveralAreRefused) {
  const std::string tooLong(61, '1');
  for (const std::string_view text :
       {"",        " ",        "-",      "+",      "7-",        "3o",         "--1",     "1//2",
        "1/",      "/2",       "1/0",    "1 1/0",  "1.",        "1.2.3",      "1/2/3",   "√",
        "√-2",     "√√2",      "√2√3",   "1 2",    "1 2 3/4",   "2x",         "12abc",   "1e3",
        "(1)",     "[8]",      "⑧",      "10-5",   "10 - 5",    "5+4",        "16 x 2",  "2(3)",
        "8 = 8",   "≈ 4",      "10 pts", "1/2 3",  "1/2 1/2",   "½½",         "33½4",    "½4",
        "3 1/2 4", "33 1 / 4", "33 /4",  "1 / 4",  "3√2 - 4√2", "√2 + 1 + 1", "~~9~~ 8", "3²",
        "?",       "1,5,5",    "1\n2",   "33-1/4", "√1000001",  "1 + ",       "\xff",    "√½",
        "33¼½",    "1/2½",     "33½.5",  "33 1/2¼"}) {
    EXPECT_EQ(readingIn("radical", text), "?") << text;
  }
  EXPECT_EQ(readingIn("radical", tooLong), "?");
  const std::string sixty(60, '9');
  EXPECT_EQ(readingIn("radical", sixty), sixty);
  EXPECT_EQ(readingIn("radical", "5 1/" + sixty), "?") << "as one fraction it has 61 digits";
  EXPECT_EQ(readingIn("radical", std::string_view("1\0", 2)), "?");
}

// Draws numbers and writes them in all their spellings.
TEST(TypedTotals, ReadBackAsTheNumberThatWasSpelled) {
  std::mt19937 random(41);
  const std::string_view kMinuses[] = {"-", "−", "–"};
  const std::string_view kBlanks[] = {" ", "  ", "\u00a0"};
  int halves = 0;
  for (int i = 0; i < 4000; ++i) {
    const std::int64_t whole = static_cast<std::int64_t>(random() % 100);
    const std::int64_t bottom = 2 + static_cast<std::int64_t>(random() % 19);
    const std::int64_t top = static_cast<std::int64_t>(random()) % bottom;
    const bool isNegative = random() % 2 == 0;
    const Rational size = Rational(whole) + Rational(top, bottom);
    const Number value = isNegative ? -Number(size) : Number(size);
    const std::string minus(isNegative ? kMinuses[random() % 3] : "");
    const std::string blank(kBlanks[random() % 3]);
    const std::string part = std::to_string(top) + "/" + std::to_string(bottom);
    std::vector<std::string> spellings = {
        exact::toText(value), exact::toMixedText(value), minus + std::to_string(whole) + blank + part,
        minus + std::to_string(whole * bottom + top) + "/" + std::to_string(bottom)};
    const std::string decimals = exact::toText(Number(size), exact::FigureStyle::Decimal);
    if (decimals.find('/') == std::string::npos) {
      std::string comma = decimals;
      std::ranges::replace(comma, '.', ',');
      spellings.insert(spellings.end(), {minus + decimals, minus + comma});
    }
    if (2 * top == bottom) {
      spellings.push_back(minus + (whole == 0 ? "" : std::to_string(whole)) + "½");
      ++halves;
    }
    for (const std::string& text : spellings) {
      const auto total = readIn("rational", text);
      ASSERT_TRUE(total) << text;
      EXPECT_EQ(*total, value) << text;
      EXPECT_EQ(*readIn("rational", text + " "), value) << text;
    }
  }
  EXPECT_GT(halves, 20);
}

// A plain second reader of totals without roots, with its own idea of the spellings. nullopt: not one number.
std::optional<Number> plainTotal(const std::string& text) {
  static const std::regex kShape(R"( *([-+]?) *(?:(\d+) +(\d+)/(\d+)|(\d+)/(\d+)|(\d*)[.,](\d+)|(\d+)) *)");
  std::smatch found;
  if (!std::regex_match(text, found, kShape)) return std::nullopt;
  const auto number = [&](std::size_t group) {
    return Rational(found[group].length() == 0 ? 0 : std::stoll(found[group].str()));
  };
  Rational value;
  if (found[2].matched) {
    if (number(4).isZero() || !(number(3) < number(4))) return std::nullopt;
    value = number(2) + number(3) / number(4);
  } else if (found[5].matched) {
    if (number(6).isZero()) return std::nullopt;
    value = number(5) / number(6);
  } else if (found[8].matched) {
    Rational scale(1);
    for (auto i = found[8].length(); i > 0; --i) scale = scale * Rational(10);
    value = number(7) + number(8) / scale;
  } else {
    value = number(9);
  }
  return found[1].str() == "-" ? -Number(value) : Number(value);
}

TEST(TypedTotals, OfAnyTextAreThoseOfAPlainReaderOrRefused) {
  const std::string_view kPieces[] = {"1", "2", "3", "4", "0", "12", "-", "+", "/", ".", ",", " ", "/", " "};
  std::mt19937 random(43);
  int accepted = 0;
  for (int i = 0; i < 60'000; ++i) {
    std::string text;
    for (auto length = 1 + random() % 7; length > 0; --length) text += kPieces[random() % std::size(kPieces)];
    const auto total = readIn("rational", text);
    const auto plain = plainTotal(text);
    if (total) {
      ASSERT_TRUE(plain) << "'" << text << "'";
      ASSERT_EQ(*total, *plain) << "'" << text << "'";
      ++accepted;
    } else if (plain) {
      // The plain reader does not ask about blanks before a fraction, and takes `,5` for 0.5.
      const bool isAsked = total.error().fault == TypedTotalFault::WholeMissing;
      const bool isBareComma = std::regex_match(text, std::regex(R"( *[-+]? *,\d+ *)"));
      ASSERT_TRUE(isAsked || isBareComma) << "'" << text << "'";
    }
  }
  EXPECT_GT(accepted, 5000);
}

TEST(TypedTotals, MixedNumbersAreWrittenForPeople) {
  EXPECT_EQ(exact::toMixedText(Rational(91, 2)), "45 1/2");
  EXPECT_EQ(exact::toMixedText(Rational(-13, 4)), "-3 1/4");
  EXPECT_EQ(exact::toMixedText(Rational(-1, 4)), "-1/4");
  EXPECT_EQ(exact::toMixedText(Rational(7)), "7");
  EXPECT_EQ(exact::toMixedText(Number()), "0");
  EXPECT_EQ(exact::toMixedText(Number(Rational(91, 2)) + Number::root(3, 2)), "45 1/2 + 3√2");
  EXPECT_EQ(exact::toMixedText(Number::root(Rational(5, 3), 2)), "5√2/3");
}

}  // namespace
}  // namespace damath::sheet

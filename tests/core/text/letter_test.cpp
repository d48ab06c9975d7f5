// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of letters in UTF-8 by their numbers in the Unicode charts, and of invalid UTF-8 by the table of
// well-formed bytes (The Unicode Standard, chapter 3, table 3-7).
#include "core/text/letter.hpp"

#include <gtest/gtest.h>

namespace damath {
namespace {

struct Spelled {
  char32_t code;
  std::string bytes;
};

TEST(Letters, AreReadAndWrittenAtEveryLength) {
  for (const Spelled& spelled : {Spelled{U'A', "A"},
                                 {0x7F, "\x7F"},
                                 {0x80, "\xC2\x80"},
                                 {0xF1, "ñ"},
                                 {0x7FF, "\xDF\xBF"},
                                 {0x800, "\xE0\xA0\x80"},
                                 {0x221A, "√"},
                                 {0xFFFF, "\xEF\xBF\xBF"},
                                 {0x10000, "\xF0\x90\x80\x80"},
                                 {0x10FFFF, "\xF4\x8F\xBF\xBF"}}) {
    const std::string text = spelled.bytes + "x";
    const auto letter = firstLetter(text);
    ASSERT_TRUE(letter) << spelled.bytes;
    EXPECT_EQ(letter->code, spelled.code);
    EXPECT_EQ(letter->bytes, spelled.bytes);
    std::string written;
    appendLetter(written, spelled.code);
    EXPECT_EQ(written, spelled.bytes);
  }
}

TEST(Letters, WhatIsNoUtf8IsNone) {
  for (const std::string bytes : {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3x", "\xE0\x80\x80",
                                  "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF", "\xE2\x88",
                                  "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    EXPECT_FALSE(firstLetter(bytes)) << ::testing::PrintToString(bytes);
  }
}

TEST(Letters, HaveTwoCases) {
  EXPECT_EQ(withoutCase("AZÀÑÞŸĀĹŽŊŶḀẠΑΩАЯЀЏ"), "azàñþÿāĺžŋŷḁạαωаяѐџ");
  EXPECT_EQ(withoutCase("PEN\u0303A"), "peña") << "a letter with its mark is one";
  EXPECT_EQ(withoutCase("0×÷√"), "0×÷√");
  const std::u32string capitals = U"AZÀÑÞŸĀĹŽŊŶḀẠΑΩАЯЀЏ0×÷√";
  const std::u32string smalls = U"azàñþÿāĺžŋŷḁạαωаяѐџ0×÷√";
  ASSERT_EQ(capitals.size(), smalls.size());
  for (std::size_t place = 0; place < capitals.size(); ++place) {
    EXPECT_EQ(capitalLetter(smalls[place]), capitals[place]) << place;
    EXPECT_EQ(capitalLetter(capitals[place]), capitals[place]) << place;
  }
}

TEST(Letters, LoseTheirMarks) {
  EXPECT_EQ(withoutMarks("Peña José Ü q\u0301 Nguyễn"), "Pena Jose U q Nguyen");
}

TEST(Letters, AreOfAKind) {
  for (const char32_t letter : std::u32string(U"aÑяª日")) EXPECT_EQ(kindOf(letter), LetterKind::Letter);
  for (const char32_t blank : std::u32string(U" \u00A0\u2009\u3000"))
    EXPECT_EQ(kindOf(blank), LetterKind::Blank);
  for (const char32_t dash : std::u32string(U"-\u2010–—")) EXPECT_EQ(kindOf(dash), LetterKind::Dash);
  EXPECT_EQ(kindOf(0x303), LetterKind::Mark);
  for (const char32_t other : std::u32string(U"1.’×\t")) EXPECT_EQ(kindOf(other), LetterKind::Other);
}

TEST(CutToLetters, KeepsWhatFitsAndMarksWhatDoesNot) {
  EXPECT_EQ(cutToLetters("", 5), "");
  EXPECT_EQ(cutToLetters("Peña", 4), "Peña");
  EXPECT_EQ(cutToLetters("Peñas", 4), "Peñ…");
  EXPECT_EQ(cutToLetters("Ana Lim", 5), "Ana…") << "no blank before the sign";
  EXPECT_EQ(cutToLetters("\xff\xff\xff\xff", 3), "\xff\xff…");
  const std::string cut = cutToLetters(std::string(10'000, 'n'), 120);
  EXPECT_EQ(cut, std::string(119, 'n') + "…");
}

TEST(CutToLetters, NeverTearsALetterApart) {
  EXPECT_EQ(cutToLetters("Pen\u0303as", 5), "Pen\u0303…");
  EXPECT_EQ(cutToLetters("Pen\u0303as", 4), "Pe…") << "the letter goes with its mark";
  EXPECT_EQ(cutToLetters("ab\U0001F469\u200D\U0001F393cd", 5), "ab…") << "joined pictures are one";
  EXPECT_EQ(cutToLetters("a\u0301\u0301\u0301\u0301", 3), "…");
}

}  // namespace
}  // namespace damath

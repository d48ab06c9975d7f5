// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/name_comparison.hpp"

#include <gtest/gtest.h>

namespace damath::desk {
namespace {

TEST(PersonText, SpellingsOfTheSameName) {
  EXPECT_EQ(folded("PEÑA"), folded("peña"));
  EXPECT_EQ(folded("PEN\xCC\x83"
                   "A"),
            folded("Peña"));
  EXPECT_EQ(folded("JOSÉ  María "), folded(" josé maría"));
  EXPECT_EQ(folded("DE\xC2\xA0LA Cruz"), folded("de la cruz"));
  EXPECT_EQ(folded("ÇÜŸŁŽĂ"), folded("çüÿłžă"));
  EXPECT_EQ(folded("ΑΒΓ ИЁЖ"), folded("αβγ иёж"));
  EXPECT_EQ(folded("NGUYỄN"), folded("nguyễn"));
}

TEST(PersonText, OtherNames) {
  EXPECT_NE(folded("Pena"), folded("Peña"));
  EXPECT_NE(folded("De la Cruz"), folded("Dela Cruz"));
  EXPECT_NE(folded("×"), folded("÷"));
  EXPECT_EQ(folded(""), "");
  EXPECT_EQ(folded("  "), "");
}

TEST(PersonText, FoldedTextIsAFixedPoint) {
  for (const char* text : {"Peña, Niño Ñ.", "ŻÓŁĆ", "İstanbul ı", "Ĳsselmeer ĿL ŉ", "ẞß", "日本 𝄞"}) {
    EXPECT_EQ(folded(folded(text)), folded(text));
    EXPECT_TRUE(isCleanText(folded(text))) << text;
  }
}

TEST(PersonText, CleanText) {
  for (const char* text : {"", "Peña", "×÷−√²", "日本", "\xF0\x9D\x84\x9E"})
    EXPECT_TRUE(isCleanText(text)) << text;
}

TEST(PersonText, WhatIsNoText) {
  using std::string;
  for (const string& text :
       {string("a\tb"), string("a\nb"), string("a\0b", 3), string("\x7F"), string("\xC2\x85"),
        string("Pe\xF1"
               "a"),
        string("\xC3"), string("\xC0\xAF"), string("\xE2\x82"), string("\xED\xA0\x80"),
        string("\xF4\x90\x80\x80"), string("\x80"), string("\xE0\x80\x80"), string("\xFF")}) {
    EXPECT_FALSE(isCleanText(text)) << ::testing::PrintToString(text);
  }
}

std::string repeated(std::string_view letter, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += letter;
  return text;
}

TEST(PersonText, ANameHasAtMostOneHundredAndTwentyLettersWhateverTheirBytes) {
  for (const char* letter : {"a", "ñ", "日", "\xF0\x9D\x84\x9E"}) {
    EXPECT_EQ(faultIn(repeated(letter, 120)), std::nullopt) << letter;
    EXPECT_EQ(faultIn(repeated(letter, 121)), TextFault::TooLong) << letter;
    EXPECT_EQ(faultIn(repeated(letter, 500), kMostRemarkLetters), std::nullopt) << letter;
    EXPECT_EQ(faultIn(repeated(letter, 501), kMostRemarkLetters), TextFault::TooLong) << letter;
  }
}

TEST(PersonText, WhatNobodySeesIsNoPartOfAName) {
  for (const char* unseen :
       {"\u00AD", "\u034F", "\u061C", "\u115F", "\u180E", "\u200B",    "\u200D", "\u200E",
        "\u200F", "\u2028", "\u202A", "\u202E", "\u2060", "\u2066",    "\u2069", "\u2800",
        "\u3164", "\uFE0F", "\uFEFF", "\uFFA0", "\uFFF9", "\U000E0041"}) {
    EXPECT_EQ(faultIn(std::string("An") + unseen + "a"), TextFault::Unseen) << shown(unseen);
    EXPECT_EQ(faultIn(unseen), TextFault::Unseen) << shown(unseen);
  }
  for (const char* seen :
       {"Peña, Niño Ñ.", "D’Angelo", "De\u00A0la Cruz", "pen\u0303a", "日本", "Grade 7–8", ""}) {
    EXPECT_EQ(faultIn(seen), std::nullopt) << seen;
  }
  EXPECT_EQ(faultIn("Pe\uFFFDa"), TextFault::NotText);
  EXPECT_EQ(faultIn("a\tb"), TextFault::NotText);
}

TEST(PersonText, WhatIsShownOfIt) {
  EXPECT_EQ(shown("An\u200Ba"), "An<U+200B>a");
  EXPECT_EQ(shown("\U000E0041\tñ"), "<U+E0041><U+0009>ñ");
  EXPECT_EQ(shown("Pe\xF1"
                  "a"),
            "Pe\uFFFDa");
  EXPECT_EQ(shown(repeated("ñ", 41)), repeated("ñ", 40) + "…");
  EXPECT_EQ(shown(repeated("ñ", 40)), repeated("ñ", 40));
}

TEST(PersonText, WithoutAccentsForLooking) {
  EXPECT_EQ(withoutAccents("PEÑA"), "pena");
  EXPECT_EQ(withoutAccents("pen\u0303a José  Ü"), "pena jose u");
  EXPECT_EQ(withoutAccents("q\u0301"), "q");
  EXPECT_EQ(withoutAccents("日本"), "日本");
}

}  // namespace
}  // namespace damath::desk

#include "app/desk/person_text.hpp"

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

TEST(PersonText, TrimmedOfBlanks) {
  EXPECT_EQ(trimmed(" \t a b \r\n"), "a b");
  EXPECT_EQ(trimmed(" \t"), "");
}

}  // namespace
}  // namespace damath::desk

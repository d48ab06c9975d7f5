// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/text_width.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace damath::words {
namespace {

using ::testing::ElementsAre;

TEST(TextWidth, CountsColumnsNotBytes) {
  EXPECT_EQ(columnsOf(""), 0U);
  EXPECT_EQ(columnsOf("Peña"), 4U);
  EXPECT_EQ(columnsOf("Pen\xCC\x83"
                      "a"),
            4U)
      << "the tilde stands on the n";
  EXPECT_EQ(columnsOf("−7 ÷ 2 ≈ √8"), 11U);
  EXPECT_EQ(columnsOf("李"), 2U);
  EXPECT_EQ(columnsOf("a\xFF"
                      "b\xC3"),
            4U)
      << "what is no UTF-8 counts byte by byte";
}

TEST(TextWidth, CutsBetweenCharactersAndSaysSo) {
  EXPECT_EQ(cutTo("Ramos, Ana", 10), "Ramos, Ana");
  EXPECT_EQ(cutTo("Ramos, Ana", 9), "Ramos, A…");
  EXPECT_EQ(cutTo("Ramos, Ana", 8), "Ramos,…") << "no blank before the sign";
  EXPECT_EQ(cutTo("ñññ", 2), "ñ…");
  EXPECT_EQ(cutTo("李李", 3), "李…");
  EXPECT_EQ(cutTo("李", 1), "…");
  EXPECT_EQ(cutTo("n\xCC\x83n", 1), "…");
}

TEST(TextWidth, WrapsAtBlanks) {
  EXPECT_THAT(wrapped("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("one two three", 80), ElementsAre("one two three"));
  EXPECT_THAT(wrapped("overlong word", 5), ElementsAre("over…", "word"));
  EXPECT_THAT(wrapped("  ", 5), ElementsAre(""));
  EXPECT_THAT(wrapped("", 5), ElementsAre(""));
}

TEST(TextWidth, WrapsRoundOperations) {
  EXPECT_THAT(wrapped("right is −9 − (−7) = −2", 16), ElementsAre("right is", "−9 − (−7) = −2"));
  EXPECT_THAT(wrapped("right is −9 − (−7) = −2", 13), ElementsAre("right is", "−9 − (−7)", "= −2"));
  EXPECT_THAT(wrapped("1 + 2 + 3 + 4", 6), ElementsAre("1 + 2", "+", "3 + 4")) << "too long for any line";
}

TEST(TextWidth, TheRestFromACharacter) {
  EXPECT_EQ(fromCharacter("−7ab", 3), "ab");
  EXPECT_EQ(fromCharacter("ab", 1), "ab");
  EXPECT_EQ(fromCharacter("ab", 9), "");
}

}  // namespace
}  // namespace damath::words

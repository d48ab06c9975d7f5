// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/trim.hpp"

#include <gtest/gtest.h>

#include <string>

namespace damath {
namespace {

TEST(Trimmed, DropsWhatCannotBeSeenAtBothEnds) {
  for (const char* blank :
       {" ", "\t", "\u00a0", "\u3000", "\u2009", "\u202f", "\u200b", "\ufeff", "\u200e"}) {
    const std::string text = std::string(blank) + " " + blank + "9 √2" + blank;
    EXPECT_EQ(trimmed(text), "9 √2") << "U+" << std::hex << static_cast<int>(*blank);
    EXPECT_EQ(trimmed(std::string(blank) + blank), "");
  }
  EXPECT_EQ(trimmed("9\u00a09"), "9\u00a09");
  EXPECT_EQ(trimmed("9\xe0\x82\xa0"), "9\xe0\x82\xa0") << "a blank in three bytes is none";
  EXPECT_EQ(trimmed("\x80 9 \xe3\x80"), "\x80 9 \xe3\x80") << "bytes that are no text stay";
}

TEST(TrimmedLines, DropsLineEndsAtBothEndsToo) {
  EXPECT_EQ(trimmedLines(" \t a b \r\n"), "a b");
  EXPECT_EQ(trimmedLines(" \t"), "");
}

}  // namespace
}  // namespace damath

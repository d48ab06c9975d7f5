// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/crossed_out.hpp"

#include <gtest/gtest.h>

namespace damath {
namespace {

std::string partsOf(std::string_view written) {
  const CrossedOut text = crossedOutIn(written);
  return text.crossed + "|" + text.rest;
}

TEST(CrossedOutText, IsTakenOutOfTheTextThatStands) {
  EXPECT_EQ(partsOf("5"), "|5");
  EXPECT_EQ(partsOf(""), "|");
  EXPECT_EQ(partsOf("~~99~~ 5"), "99|5");
  EXPECT_EQ(partsOf("~~6 (4,3)~~"), "6 (4,3)|");
  EXPECT_EQ(partsOf("6 ~~x 2~~ + 3"), "x 2|6 + 3");
  EXPECT_EQ(partsOf("~~1~~ ~~2~~ 3"), "1 2|3");
}

TEST(CrossedOutText, NeedsTwoPairsOfTildesWithTextBetween) {
  for (const std::string_view text : {"~~", "~~5", "~~~~ 5", "~5~"}) EXPECT_EQ(crossedOutIn(text).rest, text);
}

}  // namespace
}  // namespace damath

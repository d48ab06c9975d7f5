// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/number.hpp"

#include <gtest/gtest.h>

namespace damath {
namespace {

TEST(NumberInText, TheWholeTextSpellsIt) {
  EXPECT_EQ(numberIn<int>("12"), 12);
  EXPECT_EQ(numberIn<int>("-9"), -9);
  EXPECT_EQ(numberIn<double>("2.5"), 2.5);
  for (const char* const text : {"", " 1", "1 ", "+1", "1x", "x", "1.5", "99999999999"}) {
    EXPECT_EQ(numberIn<int>(text), std::nullopt) << text;
  }
}

TEST(NumberInText, PlainIsOnlyWhatTheProgramWritesItself) {
  EXPECT_EQ(plainIntegerIn("-9"), -9);
  EXPECT_EQ(plainIntegerIn("0"), 0);
  for (const char* const text : {"09", "-0", "10/10", ""})
    EXPECT_EQ(plainIntegerIn(text), std::nullopt) << text;
}

}  // namespace
}  // namespace damath

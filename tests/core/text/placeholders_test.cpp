// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/placeholders.hpp"

#include <gtest/gtest.h>

namespace damath {
namespace {

TEST(Placeholders, WordsGoWhereTheyBelong) {
  EXPECT_EQ(filled("Page %1 of %2", {"3", "12"}), "Page 3 of 12");
  EXPECT_EQ(filled("%2 before %1, 5 %% of %3", {"a", "b"}), "b before a, 5 % of ");
  EXPECT_EQ(filled("100 % of %1, %", {"%2", "b"}), "100 % of %2, %");
}

}  // namespace
}  // namespace damath

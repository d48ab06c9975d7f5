// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/placeholders.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace damath {
namespace {

TEST(Placeholders, WordsGoWhereTheyBelong) {
  EXPECT_EQ(filled("Page %1 of %2", {"3", "12"}), "Page 3 of 12");
  EXPECT_EQ(filled("%2 before %1, 5 %% of %3", {"a", "b"}), "b before a, 5 % of ");
  EXPECT_EQ(filled("100 % of %1, %", {"%2", "b"}), "100 % of %2, %");
}

TEST(Placeholders, ASentenceEndsWithOneFullStop) {
  for (const std::string_view name : {"Cruz, Ana P.", "Cruz, Juan Jr.", "Cruz, Ana"}) {
    const std::string ended = std::string(name) + (name.ends_with('.') ? "" : ".");
    EXPECT_EQ(filled("%1.", {name}), ended);
    EXPECT_EQ(filled("For %1. Then %2.", {name, name}), "For " + ended + " Then " + ended);
    EXPECT_EQ(filled("%1.\n%1", {name}), ended + "\n" + std::string(name));
    EXPECT_EQ(filled("%1.pdf", {name}), std::string(name) + ".pdf") << "a name of a file";
    for (const std::string_view after : {")", "”", "<br>", "\t"}) {
      EXPECT_EQ(filled("%1." + std::string(after), {name}), ended + std::string(after));
    }
    EXPECT_EQ(filled("%1.%2", {name, "b"}), std::string(name) + ".b");
    EXPECT_EQ(filled("%1...", {name}), std::string(name) + "...");
    EXPECT_EQ(filled("%1, %2", {name, "b"}), std::string(name) + ", b");
  }
}

}  // namespace
}  // namespace damath

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/extension.hpp"

#include <gtest/gtest.h>

namespace damath {
namespace {

TEST(Extension, IsTheEndOfTheNameInEitherCase) {
  for (const char* const name : {"R1.csv", "R1.CSV", "a.b.Csv", ".csv"}) {
    EXPECT_TRUE(hasExtension(name, ".csv")) << name;
  }
  for (const char* const name : {"", "csv", "R1.csv.bak", "R1csv", "R1.csw", "R1.CS7", "R1.[sv"}) {
    EXPECT_FALSE(hasExtension(name, ".csv")) << name;
  }
}

}  // namespace
}  // namespace damath

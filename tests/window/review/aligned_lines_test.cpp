// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a corrected sheet is aligned with the written sheet line by line, from whichever line the
// columns are exchanged.
#include "app/window/scoresheet/aligned_lines.hpp"

#include <gtest/gtest.h>

#include "tests/support/exchanged_sheet.hpp"

namespace damath::window {
namespace {

class ExchangedFrom : public ::testing::TestWithParam<int> {};

TEST_P(ExchangedFrom, EachLineStandsBesideItself) {
  const sheet::Sheet written = support::exchangedFrom(GetParam());
  const sheet::Sheet right = support::exchangedFrom(static_cast<int>(written.lines.size()) + 1);
  const auto [lefts, rights] = alignedLines(written.lines, right.lines);
  EXPECT_EQ(lefts, written.lines);
  EXPECT_EQ(rights, right.lines);
}

INSTANTIATE_TEST_SUITE_P(EveryLine, ExchangedFrom, ::testing::Range(1, 31));

}  // namespace
}  // namespace damath::window

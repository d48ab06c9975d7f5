// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the names of paper sizes.
#include <gtest/gtest.h>

#include <optional>

#include "reports/render/draw/paper.hpp"

namespace damath::render {
namespace {

TEST(Paper, IsReadByTheNamesOfShopsAndPrinters) {
  for (const Paper paper : kPapers) EXPECT_EQ(parsePaper(toText(paper)), paper);
  for (const char* name :
       {"longbond", "LONGBOND", "Long bond", "long-bond", "Long", "Folio", "FOLIO", "8.5x13", "8.5 x 13"}) {
    EXPECT_EQ(parsePaper(name), Paper::LongBond) << name;
  }
  for (const char* name : {"letter", "Short", "short bond", "8.5 x 11"}) {
    EXPECT_EQ(parsePaper(name), Paper::Letter) << name;
  }
  EXPECT_EQ(parsePaper("a4"), Paper::A4);
  // Legal paper is an inch longer than long bond.
  for (const char* name : {"Legal", "legal", "8.5 x 14"}) {
    EXPECT_EQ(parsePaper(name), std::nullopt) << name;
    EXPECT_TRUE(isLegalPaper(name)) << name;
  }
  for (const char* name : {"", "A5", "Tabloid", "Folios", "x13"}) {
    EXPECT_EQ(parsePaper(name), std::nullopt) << name;
    EXPECT_FALSE(isLegalPaper(name)) << name;
  }
  for (const Paper paper : kPapers) EXPECT_FALSE(isLegalPaper(toText(paper)));
}

}  // namespace
}  // namespace damath::render

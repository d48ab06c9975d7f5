// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of numbers taken apart as in a textbook, and as a page shows them.
#include "reports/compose/parts/set_figure.hpp"
#include "reports/compose/parts/route.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/html/figure.hpp"

namespace damath::compose {
namespace {

// Returns the parts as text, for example "−[21|4] (8)": fractions as [above|below], rings as (…).
std::string taken(std::string_view text) {
  std::string told;
  for (const SetGroup& group : setFigure(text)) {
    if (group.isRinged) told += "(";
    for (const SetPiece& piece : group.pieces) {
      told += piece.below.empty() ? piece.text : "[" + piece.text + "|" + piece.below + "]";
    }
    if (group.isRinged) told += ")";
  }
  return told;
}

std::string written(std::string_view text) {
  html::Writer html;
  html::writeFigure(html, text);
  return std::move(html).done();
}

std::string chip(std::string_view text) {
  html::Writer html;
  html::writeChipFigure(html, text);
  return std::move(html).done();
}

TEST(SetFigure, SpellingsBecomeTheSignsTheyAreSetWith) {
  EXPECT_EQ(inSetSigns("16sqrt(32) - x^2y^10"), "16√32 - x²y¹⁰");
  EXPECT_EQ(inSetSigns("SQRT8 √(8) √(2+x) √"), "√8 √8 √(2+x) √");
  EXPECT_EQ(inSetSigns("⑧ x ⑳ ㉑ ^ x^"), "[8] x [20] ㉑ ^ x^");
}

TEST(SetFigure, FractionsAreFiguresOverFigures) {
  EXPECT_EQ(taken("−21/4 + 5√2/36"), "−[21|4] + [5√2|36]");
  EXPECT_EQ(taken("(1/2)/3 √2/√3"), "([1|2])/3 [√2|√3]");
  EXPECT_EQ(taken("[10/10] x [2]"), "([10|10]) x (2)");
  for (const char* no :
       {"2026/11/20", "1,1/2", "1/2.5", "1/2,5", "a/b", "1/", "/2", "1/√", "√(2)/3", "]1[", "[1"}) {
    EXPECT_EQ(taken(no), no);
  }
  EXPECT_EQ(taken("1/2, 3/4."), "[1|2], [3|4].");
}

TEST(SetFigure, ASlashThatDividesStaysOnTheLine) {
  for (const char* text : {"-5/8", "10/5", "[10]/5", "1/2/3", "8/[-3]", "/", "a/b 5√2/36"}) {
    std::string told = text;
    std::ranges::replace(told, '[', '(');
    std::ranges::replace(told, ']', ')');
    EXPECT_EQ(taken(withDivisions(text)), told);
    html::Writer html;
    html::writeDivision(html, text);
    const std::string page = std::move(html).done();
    EXPECT_EQ(page.find("frac"), std::string::npos) << page;
    EXPECT_EQ(page.find('\x1f'), std::string::npos) << page;
  }
}

TEST(SetFigure, ARootHasItsBarOverFiguresOrBrackets) {
  const auto parts = rootedParts("−121√18 + √(2+x)y √z");
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].before + "|" + parts[0].under, "−121|18");
  EXPECT_EQ(parts[1].before + "|" + parts[1].under, " + |(2+x)");
  EXPECT_EQ(parts[2].before + "|" + parts[2].under, "y √z|");
}

TEST(SetFigure, ARouteIsLeftOutAndACaptureKeepsItsEnd) {
  EXPECT_EQ(withoutRoute("5 x 3 @(2,1)(4,3)"), "5 x 3 → (4,3)");
  EXPECT_EQ(withoutRoute("5 (3,2) @(2,1)(3,2)"), "5 (3,2)");
  EXPECT_EQ(withoutRoute("5 (3, 2)@(3,2)"), "5 (3, 2)");
  for (const char* no : {"a@b", "5 @", "5 @(1,2", "5 @(1,2)x", "5 x 3"}) EXPECT_EQ(withoutRoute(no), no);
  EXPECT_EQ(withoutRoutes("“5 x 3 @(2,1)(4,3)” is wrong; right is 5 x 4 (4,3) @(2,1)(4,3): Gng. Uy, a@b."),
            "“5 x 3 → (4,3)” is wrong; right is 5 x 4 (4,3): Gng. Uy, a@b.");
}

TEST(FigureOnAPage, ReadsAsTheLineItWasMadeOf) {
  EXPECT_EQ(written("1 + (-21/4)"),
            "1 + <span class=\"term\">(−<span class=\"frac\"><span>21</span>"
            "<span class=\"unseen\">/</span><span>4</span></span>)</span>");
  EXPECT_EQ(written("9sqrt(2)"), "9<span class=\"root\">√<span>2</span></span>");
  EXPECT_EQ(written("[x^2]"),
            "<span class=\"ring\"><span class=\"unseen\">[</span>x²<span class=\"unseen\">]</span></span>");
  EXPECT_EQ(written("a < b"), "a &lt; b");
}

TEST(FigureOnAChip, FitsItsDiscWhateverTheFont) {
  EXPECT_EQ(chip("12"),
            "<text x=\"5.36\" y=\"12.88\" font-size=\"8\" textLength=\"9.28\" "
            "lengthAdjust=\"spacingAndGlyphs\">12</text>");
  // A root is drawn, a fraction has its bar, and long values have smaller type.
  EXPECT_NE(chip("-9√2").find("<path d=\"M"), std::string::npos);
  EXPECT_NE(chip("-9/10").find(" 10h"), std::string::npos);
  EXPECT_EQ(chip("-9/10").find("/10<"), std::string::npos);
  EXPECT_NE(chip("-121√18").find("font-size=\"3."), std::string::npos);
}

}  // namespace
}  // namespace damath::compose

// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of every kind that a cell folds (rulebook N4), with the text that they become.
#include "core/sheet/cells/normalized_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace damath::sheet {
namespace {

std::string foldedOf(std::string_view cell) {
  return std::string(NormalizedText(cell).text());
}

struct LookAlikes {
  std::string folded;
  std::vector<std::string> characters;
};

const std::vector<LookAlikes> kLookAlikes = {
    {"-", {"-", "−", "–", "—", "‐", "‑", "‒", "―", "⁃", "˗", "➖", "﹘", "﹣", "－", "ー", "ｰ", "─", "━"}},
    {"+", {"+", "＋", "﹢", "➕"}},
    {"*", {"*", "×", "·", "⋅", "∗", "∙",  "•", "‧",      "⁎",  "⋆",  "✕",
           "✖", "✱", "⨯", "⨉", "╳", "・", "･", "\u0387", "＊", "﹡", "✖\ufe0f"}},
    {"x", {"x", "X", "ｘ", "Ｘ", "х", "Х", "χ", "Χ", "𝑥", "𝒙", "𝗫"}},
    {"y", {"y", "Y", "ｙ", "у", "У", "𝑦"}},
    {":", {":", "÷", "：", "∶", "꞉", "﹕", "➗"}},
    {"/", {"/", "／", "∕", "⁄", "⧸", "╱"}},
    {"=", {"=", "＝", "﹦"}},
    {"~", {"~", "≈", "≅", "≃", "≊", "≒", "≓", "∼", "～", "〜", "˜"}},
    {"(", {"(", "（", "{", "｛", "﹙", "﹛", "〔"}},
    {")", {")", "）", "}", "｝", "﹚", "﹜", "〕"}},
    {"[", {"[", "［", "【"}},
    {"]", {"]", "］", "】"}},
    {",", {",", "，", "﹐"}},
    {";", {";", "；", "﹔"}},
    {".", {".", "．", "﹒"}},
    {"r", {"√", "sqrt", "SQRT", "Sqrt", "ｓｑｒｔ"}},
    {"^2", {"²", "^2", "＾２"}},
    {"^3", {"³", "^3"}},
    {"^4", {"⁴"}},
    {"[0]", {"[0]", "⓪", "⓿"}},
    {"[8]", {"[8]", "［８］", "⑧", "❽", "➇", "➑", "⓼"}},
    {"[12]", {"⑫", "⓬"}},
    {"[36]", {"㊱"}},
    {" 1/2", {" 1/2", "½"}},
    {" 1/10", {"⅒"}},
    {" ",
     {" ", "\t", "\u00a0", "\u1680", "\u2000", "\u2007", "\u2009", "\u200a", "\u202f", "\u205f", "\u3000"}},
    {"", {"\u200b", "\u200d", "\u200e", "\u202a", "\u2060", "\ufeff", "\ufe0f", "\u0305"}},
    {"8?", {"８\u20e3"}},  // a keycap is no circled digit
    {"?", {"r", "R", "?", "✓", "∛", "\u00ad", "\x01", "𐍈", "ñ"}},
};

TEST(NormalizedText, FoldsEveryLookAlike) {
  for (const auto& [folded, characters] : kLookAlikes) {
    for (const std::string& character : characters) {
      EXPECT_EQ(foldedOf(character), folded) << character;
    }
  }
  EXPECT_EQ(foldedOf("０１２３４５６７８９"), "0123456789");
  EXPECT_EQ(foldedOf("𝟎𝟏𝟡𝟫𝟿"), "01999");
}

TEST(NormalizedText, KeepsThePlaceOfEachCharacter) {
  const NormalizedText written("½√８sqrt9");
  EXPECT_EQ(written.text(), " 1/2r8r9");
  EXPECT_EQ(written.column(0), 1U);
  EXPECT_EQ(written.column(3), 1U);
  EXPECT_EQ(written.column(4), 2U);
  EXPECT_EQ(written.column(5), 3U);
  EXPECT_EQ(written.column(6), 4U);
  EXPECT_EQ(written.column(7), 8U) << "behind the four letters";
  EXPECT_EQ(written.column(8), 9U) << "one past the last";
}

TEST(NormalizedText, KnowsTheEndOfAFractionSign) {
  const NormalizedText written("3½4 1");
  EXPECT_EQ(written.text(), "3 1/24 1");
  for (std::size_t place = 0; place < written.size(); ++place) {
    EXPECT_EQ(written.isCellBlank(place), place == 6) << place;
    EXPECT_EQ(written.isBehindSign(place), place == 5) << place;
  }
}

TEST(NormalizedText, TakesBytesThatAreNoTextOneByOne) {
  EXPECT_EQ(foldedOf("\xff"
                     "9"),
            "?9");
  EXPECT_EQ(foldedOf("\xe2\x88"
                     "9"),
            "??9");
  EXPECT_EQ(foldedOf("9\xc3"), "9?");
  EXPECT_EQ(foldedOf("\x80\x80"), "??");
}

TEST(NormalizedText, TakesOverlongFormsAndSurrogatesForNoText) {
  EXPECT_EQ(foldedOf("\xe0\x82\xb2"), "???") << "² in three bytes";
  EXPECT_EQ(foldedOf("\xf0\x82\x88\x9a"), "????") << "√ in four bytes";
  EXPECT_EQ(foldedOf("\xed\xa0\x80"), "???") << "half of a pair";
  EXPECT_EQ(foldedOf("\xf4\x90\x80\x80"), "????") << "beyond the last letter";
}

TEST(SameWriting, BlanksAndSpellingsSayNothing) {
  EXPECT_TRUE(isSameWriting("-18 x 2 = -36", "-18x2=-36"));
  EXPECT_TRUE(isSameWriting("2.5 ≈ 3", "2.5≈3"));
  EXPECT_TRUE(isSameWriting("−8 ÷ 4", "-8:4"));
  EXPECT_TRUE(isSameWriting(" -9 (0,3)", "-9(0,3) "));
  EXPECT_FALSE(isSameWriting("1 2", "12")) << "this blank parts two numbers";
  EXPECT_FALSE(isSameWriting("36", "-36"));
  EXPECT_FALSE(isSameWriting("10 : 4", "10 / 4")) << "as is written stays told";
  EXPECT_TRUE(isSameWriting("3½", "3 1/2"));
  EXPECT_FALSE(isSameWriting("3½4", "3 1/24")) << "this digit is no part of the fraction";
  EXPECT_FALSE(isSameWriting("♞", "♜")) << "both unknown, not the same";
}

}  // namespace
}  // namespace damath::sheet

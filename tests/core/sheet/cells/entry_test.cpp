// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the spellings of the Move cell (rulebook N1–N4).
#include "core/sheet/cells/entry.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

namespace damath::sheet {
namespace {

std::string signOf(board::Operator sign) {
  switch (sign) {
    case board::Operator::Plus:
      return "+";
    case board::Operator::Minus:
      return "-";
    case board::Operator::Times:
      return "x";
    case board::Operator::Divide:
      return ":";
  }
  return "?";
}

std::string chipOf(const rules::ChipSet& set, const Operand& operand) {
  std::string text;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (operand.names(chip)) text += (text.empty() ? "" : "|") + set.chips[chip].text;
  }
  if (text.empty()) text = "none:" + operand.text;
  return operand.encircled ? "[" + text + "]" : text;
}

// Returns the entry as text: `move -9 to 0 3`, `take -9 + -1`, `blank`, `unreadable at 4`.
std::string readingOf(std::string_view setName, std::string_view cell) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  const Entry entry = EntryReader(set).read(cell);
  if (const QuietEntry* quiet = entry.quiet()) {
    return "move " + chipOf(set, quiet->chip) + " to " + std::to_string(quiet->destination.x) + " " +
           std::to_string(quiet->destination.y);
  }
  if (const CaptureEntry* capture = entry.capture()) {
    std::string text = "take " + chipOf(set, capture->taker) + " " + signOf(capture->sign) + " " +
                       chipOf(set, capture->taken);
    if (capture->factor) text += " times " + std::to_string(*capture->factor);
    return text;
  }
  if (entry.isBlank()) return "blank";
  return "unreadable at " + std::to_string(std::get<UnreadableEntry>(entry.move).column);
}

struct Spelling {
  std::string name;
  std::string set;
  std::string cell;
  std::string reading;
};

void PrintTo(const Spelling& spelling, std::ostream* out) {
  *out << spelling.cell;
}

class Spellings : public testing::TestWithParam<Spelling> {};

TEST_P(Spellings, AreRead) {
  EXPECT_EQ(readingOf(GetParam().set, GetParam().cell), GetParam().reading);
}

INSTANTIATE_TEST_SUITE_P(
    N4, Spellings,
    testing::Values(
        Spelling{"quiet", "integer", "-9 (0,3)", "move -9 to 0 3"},
        Spelling{"quietBlanks", "integer", "  - 9 ( 0 , 3 ) ", "move -9 to 0 3"},
        Spelling{"quietMinusSign", "integer", "−9(0;3)", "move -9 to 0 3"},
        Spelling{"quietBracketed", "integer", "(-9) (0,3)", "move -9 to 0 3"},
        Spelling{"quietOffBoard", "integer", "8 (9,3)", "move 8 to 9 3"},
        Spelling{"plusBrackets", "integer", "-9 + (-1)", "take -9 + -1"},
        Spelling{"dashes", "integer", "– 9 – ( – 1 )", "take -9 - -1"},
        Spelling{"timesLetter", "integer", "10x6", "take 10 x 6"},
        Spelling{"timesCapital", "integer", "10 X 6", "take 10 x 6"},
        Spelling{"timesSign", "integer", "10×6", "take 10 x 6"},
        Spelling{"timesDot", "integer", "10·6", "take 10 x 6"},
        Spelling{"timesBeside", "integer", "(10)(6)", "take 10 x 6"},
        Spelling{"divideSign", "integer", "-7 ÷ 2", "take -7 : 2"},
        Spelling{"divideSlash", "integer", "-7/2", "take -7 : 2"},
        Spelling{"divideColon", "integer", "-7 : 2", "take -7 : 2"},
        Spelling{"fullWidth", "integer", "１０＋６", "take 10 + 6"},
        Spelling{"factorBefore", "integer", "2(-5 x 10)", "take -5 x 10 times 2"},
        Spelling{"factorBehind", "integer", "(-5 x 10) x 2 = -100", "take -5 x 10 times 2"},
        Spelling{"working", "integer", "-7 ÷ 2 = -3.5 ≈ -4", "take -7 : 2"},
        Spelling{"encircled", "integer", "[8] - ⑥", "take [8] - [6]"},
        Spelling{"encircledNegative", "integer", "-[9] + 4", "take [-9] + 4"},
        Spelling{"noChip", "integer", "12 x 3", "take none:12 x none:3"},
        Spelling{"blank", "integer", "   ", "blank"}, Spelling{"words", "integer", "pass", "unreadable at 1"},
        Spelling{"halfCapture", "integer", "6 +", "unreadable at 3"},
        Spelling{"fractions", "rational", "-7/10 / 6/10", "take -7/10 : 6/10"},
        Spelling{"fractionNoChip", "rational", "-11/10 x 4/40", "take -11/10 x none:4/40"},
        Spelling{"fractionReduced", "rational", "1/5 + -1/2", "take 2/10 + -5/10"},
        Spelling{"decimal", "rational", "0.6 x 1", "take 6/10 x 10/10"},
        Spelling{"rootSign", "radical", "4√18 (4,3)", "move 4√18 to 4 3"},
        Spelling{"rootWord", "radical", "-9sqrt2 x 36sqrt(32)", "take -9√2 x 36√32"},
        Spelling{"rootReduced", "radical", "-2√2 + 12√2", "take -√8 + 4√18"},
        Spelling{"rootTwins", "radical", "64√2 - 16√32", "take 64√2 - 16√32"},
        Spelling{"polynomialBeside", "polynomial", "(-3x²y)(-xy²)", "take -3x²y x -xy²"},
        Spelling{"polynomialCaret", "polynomial", "-15x - (-3x^2y)", "take -15x - -3x²y"},
        Spelling{"polynomialLetterTimes", "polynomial", "6x x 10y", "take 6x x 10y"},
        Spelling{"polynomialTight", "polynomial", "6xx10y", "take 6x x 10y"},
        Spelling{"polynomialNoChip", "polynomial", "66xy² (1,2)", "move none:66xy^2 to 1 2"},
        Spelling{"quietCommaForms", "integer", "8 ( 5 . 3 )", "move 8 to 5 3"},
        Spelling{"quietNoComma", "integer", "8 (5 3)", "move 8 to 5 3"},
        Spelling{"quietFullWidth", "integer", "－９　（０，３）", "move -9 to 0 3"},
        Spelling{"quietThinBlanks", "integer", "\u00a0-9\u2009(0,\u202f3)\u3000", "move -9 to 0 3"},
        Spelling{"quietTabs", "integer", "\t-9\t(0,\t3)\t", "move -9 to 0 3"},
        Spelling{"quietBraces", "integer", "{-9} {0,3}", "move -9 to 0 3"},
        Spelling{"quietOnlyBlanks", "integer", "\u3000\u00a0\u200b", "blank"},
        Spelling{"quietSignBeforeBracket", "integer", "-(9) (0,3)", "move -9 to 0 3"},
        Spelling{"quietDamaSignInside", "integer", "[-9] (0,3)", "move [-9] to 0 3"},
        Spelling{"quietDamaFullWidth", "integer", "【８】（６，７）", "move [8] to 6 7"},
        Spelling{"quietDamaNegativeCircle", "integer", "−⑪ (6,7)", "move [-11] to 6 7"},
        Spelling{"signedPlus", "integer", "+8 + (+6)", "take 8 + 6"},
        Spelling{"signsRun", "integer", "-9 - -1", "take -9 - -1"},
        Spelling{"signsRunTight", "integer", "-9--1", "take -9 - -1"},
        Spelling{"minusPlain", "integer", "8 - 6", "take 8 - 6"},
        Spelling{"minusTight", "integer", "8-6", "take 8 - 6"},
        Spelling{"timesCyrillic", "integer", "10 х 6", "take 10 x 6"},
        Spelling{"timesKeyboard", "integer", "10 ✖\ufe0f 6", "take 10 x 6"},
        Spelling{"timesBesideEncircled", "integer", "[10](6)", "take [10] x 6"},
        Spelling{"timesBesideBlank", "integer", "(-5) [10]", "take -5 x [10]"},
        Spelling{"divideRatio", "integer", "-7 ∶ 2", "take -7 : 2"},
        Spelling{"divideFraction", "integer", "-7⁄2", "take -7 : 2"},
        Spelling{"divideKeyboard", "integer", "-7 ➗ 2", "take -7 : 2"},
        Spelling{"plusKeyboard", "integer", "10➕6", "take 10 + 6"},
        Spelling{"bracketsNested", "integer", "((10)) x {[6]}", "take 10 x [6]"},
        Spelling{"factorBeforeTimes", "integer", "2 x (-5 x 10)", "take -5 x 10 times 2"},
        Spelling{"factorBeforeSquare", "integer", "4[(-5)(10)]", "take -5 x 10 times 4"},
        Spelling{"factorOpen", "integer", "-5 x 10 x 2", "take -5 x 10 times 2"},
        Spelling{"workingTypedSigns", "integer", "-7 ÷ 2 = -3.5 ~= -4", "take -7 : 2"},
        Spelling{"noBlanksInNumbers", "integer", "1 0 (0,3)", "unreadable at 3"},
        Spelling{"unreadableCoordinate", "integer", "-9 (0,a)", "unreadable at 7"},
        Spelling{"unreadableBehind", "integer", "-9 (0,3) ok", "unreadable at 10"},
        Spelling{"unreadableWorking", "integer", "10 x 6 = 6o", "unreadable at 11"},
        Spelling{"unreadableSign", "integer", "10 & 6", "unreadable at 4"},
        Spelling{"unreadableWide", "integer", "－９　（０，の）", "unreadable at 7"},
        Spelling{"bracketOpen", "integer", "(10 x 6", "take 10 x 6"},
        Spelling{"unreadableLetter", "integer", "r8 + 6", "unreadable at 1"},
        Spelling{"fractionSpaced", "fraction", "7 / 10 + 6", "take 7/10 + none:6"},
        Spelling{"fractionUnreducedSpaced", "fraction", "14 / 20 (2,3)", "move 7/10 to 2 3"},
        Spelling{"fractionsUnreducedSpaced", "fraction", "1 / 5 + 1 / 2", "take 2/10 + 5/10"},
        Spelling{"fractionOfFractions", "fraction", "1/5 / 1/2", "take 2/10 : 5/10"},
        Spelling{"fractionSign", "fraction", "½ (2,3)", "move 5/10 to 2 3"},
        Spelling{"fractionSignTenth", "fraction", "⅒ x ⅕", "take 1/10 x 2/10"},
        Spelling{"mixedNumber", "fraction", "1 1/10 (2,3)", "move 11/10 to 2 3"},
        Spelling{"mixedNumberTaken", "rational", "-1 1/10 - 1 1/10", "take -11/10 - none:1 1/10"},
        Spelling{"mixedNumberSign", "fraction", "1⅕ + 1⅒", "take 12/10 + 11/10"},
        Spelling{"mixedNumberBracketed", "rational", "-(1 1/10) (2,3)", "move -11/10 to 2 3"},
        Spelling{"mixedOfOne", "rational", "1 + 6/10", "take 10/10 + 6/10"},
        Spelling{"decimalLeadingPoint", "rational", "-.3 + .6", "take -3/10 + 6/10"},
        Spelling{"decimalLong", "rational", "-1.10 (2,3)", "move -11/10 to 2 3"},
        Spelling{"wholesAreNoFractions", "integer", "8 1/2", "unreadable at 3"},
        Spelling{"rootBlanks", "radical", "- 9 √ 2 + 4 √ ( 18 )", "take -9√2 + 4√18"},
        Spelling{"rootFallbackBlanks", "radical", "-2 √ 2 (2,3)", "move -√8 to 2 3"},
        Spelling{"rootLine", "radical", "4√1\u03058\u0305 (4,3)", "move 4√18 to 4 3"},
        Spelling{"rootWordCase", "radical", "4Sqrt 18 (4,3)", "move 4√18 to 4 3"},
        Spelling{"rootWordBracket", "radical", "-SQRT(8) x 4sqrt[18]", "unreadable at 17"},
        Spelling{"rootNone", "radical", "4√ (4,3)", "unreadable at 6"},
        Spelling{"rootRational", "radical", "-9√2/36√32", "take -9√2 : 36√32"},
        Spelling{"polynomialOrder", "polynomial", "-3yx² (1,2)", "move -3x²y to 1 2"},
        Spelling{"polynomialPowerOne", "polynomial", "6x^1 - 10y", "take 6x - 10y"},
        Spelling{"polynomialBlanks", "polynomial", "- 3 x ^ 2 y + ( - x y ² )", "take -3x²y + -xy²"},
        Spelling{"polynomialSignTimes", "polynomial", "-15x × 78xy²", "take -15x x 78xy²"},
        Spelling{"polynomialBlanksNoChip", "polynomial", "7x ^ 2 y + 6x", "take none:7x^2y + 6x"},
        Spelling{"polynomialItalic", "polynomial", "6𝑥 × 10𝑦", "take 6x x 10y"},
        Spelling{"polynomialBare", "polynomial", "-xy^2x6x", "take -xy² x 6x"},
        Spelling{"polynomialDama", "polynomial", "[6x] - (10y)", "take [6x] - 10y"},
        Spelling{"countingZeros", "counting", "07 (0,3)", "move 7 to 0 3"}),
    [](const auto& row) { return row.param.name; });

TEST(Chips, OfAFractionSignAndADigitBehindItAreNone) {
  for (const std::string sign : {"½", "¼", "⅒", "1½"}) {
    for (const std::string digits : {"0", "4", "03"}) {
      for (const std::string rest : {" (2,3)", "(2,3)", " + 1/10", ""}) {
        const std::string cell = sign + digits + rest;
        EXPECT_TRUE(readingOf("fraction", cell).starts_with("unreadable")) << cell;
      }
    }
  }
}

// The text resembles a chip of the set. An unreadable text would resemble none.
TEST(Chips, WithDigitsBehindAPowerHaveAnotherPower) {
  for (const std::string power : {"²", "^2"}) {
    for (const std::string digits : {"0", "4", "03"}) {
      for (const std::string chip : {"-21xy", "78xy", "-xy"}) {
        const std::string read = "none:" + chip + "^2" + digits;
        EXPECT_EQ(readingOf("polynomial", chip + power + digits + " (2,3)"), "move " + read + " to 2 3");
        EXPECT_EQ(readingOf("polynomial", "6x - " + chip + power + digits), "take 6x - " + read);
      }
    }
  }
}

TEST(Routes, StandBehindTheMoveInTheAbsoluteFrame) {
  const Entry entry = EntryReader(*rules::builtInChipSet("integer")).read("10 x 6 @(0,3)(2,5)");
  ASSERT_NE(entry.capture(), nullptr);
  ASSERT_EQ(entry.route.size(), 2U);
  EXPECT_EQ(entry.route[0], *board::Square::at(0, 3));
  EXPECT_EQ(entry.route[1], *board::Square::at(2, 5));
}

TEST(Routes, OffTheBoardAreUnreadable) {
  EXPECT_EQ(readingOf("integer", "10 x 6 @(0,3)(9,5)"), "unreadable at 14");
}

}  // namespace
}  // namespace damath::sheet

// Spellings of the Move cell (rulebook N1–N4).
#include "core/sheet/entry.hpp"

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

// `move -9 to 0 3`, `take -9 + -1`, `blank`, `unreadable at 4`.
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
    testing::Values(Spelling{"quiet", "integer", "-9 (0,3)", "move -9 to 0 3"},
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
                    Spelling{"blank", "integer", "   ", "blank"},
                    Spelling{"words", "integer", "pass", "unreadable at 1"},
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
                    Spelling{"polynomialNoChip", "polynomial", "66xy² (1,2)", "move none:66xy^2 to 1 2"}),
    [](const auto& row) { return row.param.name; });

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

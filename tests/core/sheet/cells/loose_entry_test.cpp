// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the looser spellings of the Move cell: spellings that pupils use besides the plain ones of
// rulebook N4.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "core/sheet/cells/entry.hpp"
#include "core/sheet/cells/loose_entry.hpp"

namespace damath::sheet {
namespace {

std::string readingsText(const std::vector<std::string>& readings) {
  std::string text;
  for (const std::string& reading : readings) text += (text.empty() ? "" : " | ") + reading;
  return text;
}

// Returns the move in plain spelling, a word for a cell without a move (`blank`, `mark`, `struck`), or the
// reason why the cell is unreadable: `unreadable at 4`, `square missing`.
std::string looseReadingOf(std::string_view setName, std::string_view cell) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  const Entry entry = EntryReader(set).read(cell);
  if (const auto* blank = std::get_if<BlankEntry>(&entry.move)) {
    return blank->struck ? (blank->mark ? "struck or mark" : "struck") : blank->mark ? "mark" : "blank";
  }
  const auto* unreadable = std::get_if<UnreadableEntry>(&entry.move);
  if (unreadable == nullptr) return plainText(OperandReader(set), entry);
  switch (unreadable->reason) {
    case UnreadableReason::Other:
      return "unreadable at " + std::to_string(unreadable->column);
    case UnreadableReason::SquareMissing:
      return "square missing";
    case UnreadableReason::Ambiguous:
      return "ambiguous: " + readingsText(unreadable->readings);
    case UnreadableReason::UnclearSign:
      return "unclear sign at " + std::to_string(unreadable->column);
  }
  return {};
}

struct LooseSpelling {
  std::string set;
  std::string cell;
  std::string reading;
};

void PrintTo(const LooseSpelling& spelling, std::ostream* out) {
  *out << spelling.set << ": " << spelling.cell;
}

class LooseSpellings : public testing::TestWithParam<LooseSpelling> {};

TEST_P(LooseSpellings, AreRead) {
  EXPECT_EQ(looseReadingOf(GetParam().set, GetParam().cell), GetParam().reading);
}

INSTANTIATE_TEST_SUITE_P(Squares, LooseSpellings,
                         testing::ValuesIn(std::vector<LooseSpelling>{
                             {"integer", "-9 0,3", "-9 (0,3)"},
                             {"integer", "-9 0, 3", "-9 (0,3)"},
                             {"integer", "-9 0;3", "-9 (0,3)"},
                             {"integer", "-9 0.3", "-9 (0,3)"},
                             {"rational", "-9/10 0.3", "unreadable at 7"},
                             {"rational", "-9/10 0,3", "-9/10 (0,3)"},
                             {"fraction", "1 1/10 0,3", "11/10 (0,3)"},
                             {"integer", "-9 03", "-9 (0,3)"},
                             {"integer", "-9 30", "-9 (3,0)"},
                             {"integer", "-9 (03)", "-9 (0,3)"},
                             {"integer", "-9 33", "unreadable at 4"},
                             {"integer", "-9 38", "unreadable at 4"},
                             {"integer", "-9 10", "ambiguous: -9 ? 10 | -9 (1,0)"},
                             {"integer", "-9 (10)", "ambiguous: -9 ? 10 | -9 (1,0) | -9 x 10"},
                             {"integer", "12 34", "unreadable at 4"},
                             {"whole", "9 03", "ambiguous: 9 ? 03 | 9 (0,3)"},
                             {"radical", "4√18 34", "4√18 (3,4)"},
                             {"integer", "-9 [0,3]", "-9 (0,3)"},
                             {"integer", "-9 [0 3]", "-9 (0,3)"},
                             {"integer", "[8] [0,3]", "[8] (0,3)"},
                             {"integer", "-9 (0,3", "-9 (0,3)"},
                             {"integer", "-9 0,3)", "-9 (0,3)"},
                             {"integer", "-9 → (0,3)", "-9 (0,3)"},
                             {"integer", "-9 → 0,3", "-9 (0,3)"},
                             {"integer", "-9 -> (0,3)", "-9 (0,3)"},
                             {"integer", "-9 --> (0,3)", "-9 (0,3)"},
                             {"integer", "-9->03", "-9 (0,3)"},
                             {"integer", "-9 to (0,3)", "-9 (0,3)"},
                             {"integer", "-9 sa (0,3)", "-9 (0,3)"},
                             {"integer", "-9 @ (0,3)", "-9 (0,3)"},
                             {"integer", "-9: (0,3)", "-9 (0,3)"},
                             {"integer", "-9 - (0,3)", "-9 (0,3)"},
                             {"integer", "-9, (0,3)", "-9 (0,3)"},
                             {"rational", "-9/10: (0,3)", "-9/10 (0,3)"},
                             {"rational", "6/10 - (0,2)", "6/10 (0,2)"},
                             {"fraction", "10/10: (0,3)", "10/10 (0,3)"},
                             {"integer", "-9 (1,2)-(0,3)", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 (1,2)→(0,3)", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 (1,2) (0,3)", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 (1,2)(0,3)", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 (1,2) to (0,3)", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 [1,2] - [0,3]", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 1,2-0,3", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 1,2 0,3", "-9 (1,2)-(0,3)"},
                             {"integer", "-9: (1,2) - (0,3)", "-9 (1,2)-(0,3)"},
                             {"integer", "-9 (1,2) x (0,3)", "unreadable at 10"},
                             {"integer", "-9 + (0,3)", "unreadable at 8"},
                             {"integer", "-9 0,3 ok", "unreadable at 8"},
                             {"integer", "-9", "square missing"},
                             {"integer", "[8]", "square missing"},
                             {"integer", "5. -9", "square missing"},
                             {"rational", "-9/10", "square missing"},
                             {"polynomial", "78xy²", "square missing"},
                             {"integer", "0", "square missing"},
                             {"integer", "6 (6,?)", "unclear sign at 6"},
                             {"integer", "6? (6,1)", "unclear sign at 2"},
                             {"integer", "6 ？ 2", "unclear sign at 3"},
                         }));

INSTANTIATE_TEST_SUITE_P(NumbersBefore, LooseSpellings,
                         testing::ValuesIn(std::vector<LooseSpelling>{
                             {"integer", "1. -9 (0,3)", "-9 (0,3)"},
                             {"integer", "1.-9 (0,3)", "-9 (0,3)"},
                             {"integer", "1) -9 (0,3)", "-9 (0,3)"},
                             {"integer", "1.) -9 0,3", "-9 (0,3)"},
                             {"integer", "12. 10 x 6", "10 x 6"},
                             {"integer", "12) 10 x 6 = 60", "10 x 6"},
                             {"integer", "12. [8] - 6", "[8] - 6"},
                             {"integer", "1. (-9) (0,3)", "-9 (0,3)"},
                             {"integer", "12.10 x 6", "12.10 x 6"},
                             {"rational", "3. 6/10 (2,3)", "6/10 (2,3)"},
                             {"rational", "3.6/10 (2,3)", "ambiguous: 6/10 (2,3) | 3.6 ÷ 10 (2,3)"},
                             {"polynomial", "3. 6x (2,3)", "6x (2,3)"},
                             {"integer", "1 -9 (0,3)", "ambiguous: -9 (0,3) | 1 - 9 (0,3)"},
                             {"integer", "(1) -9 (0,3)", "ambiguous: -9 (0,3) | 1 - 9 (0,3)"},
                             {"integer", "6 - 4 (0,3)", "6 - 4 (0,3)"},
                             {"integer", "1 10 x 6", "unreadable at 3"},
                         }));

INSTANTIATE_TEST_SUITE_P(Brackets, LooseSpellings,
                         testing::ValuesIn(std::vector<LooseSpelling>{
                             {"integer", "-1(6)", "-1 x 6"},
                             {"integer", "-1 (6)", "-1 x 6"},
                             {"integer", "(-1)6", "-1 x 6"},
                             {"integer", "-1(-9)", "-1 x (-9)"},
                             {"integer", "2(6)", "2 x 6"},
                             {"integer", "-9(3)", "unreadable at 5"},
                             {"integer", "-9 x (-1", "-9 x (-1)"},
                             {"integer", "-9 + -1)", "-9 + (-1)"},
                             {"integer", "-9) + -1", "-9 + (-1)"},
                             {"integer", "(-9 + -1", "-9 + (-1)"},
                             {"integer", "2(5 x 10", "5 x 10 x 2"},
                             {"radical", "-9√2(4√18)", "-9√2 x 4√18"},
                             {"polynomial", "6x(10y)", "6x x 10y"},
                             {"polynomial", "(6x)10y", "6x x 10y"},
                         }));

INSTANTIATE_TEST_SUITE_P(Roots, LooseSpellings,
                         testing::ValuesIn(std::vector<LooseSpelling>{
                             {"radical", "4v18 (4,3)", "4√18 (4,3)"},
                             {"radical", "4 v 18 (4,3)", "4√18 (4,3)"},
                             {"radical", "4V18 x -v8", "4√18 x (-√8)"},
                             {"radical", "4 root 18 (4,3)", "4√18 (4,3)"},
                             {"radical", "4root18 (4,3)", "4√18 (4,3)"},
                             {"radical", "4 sqrt 18 (4,3)", "4√18 (4,3)"},
                             {"radical", "4√(18) 4,3", "4√18 (4,3)"},
                             {"radical", "-root 8 + 100v2", "-√8 + 100√2"},
                             {"radical", "v", "unreadable at 1"},
                             {"polynomial", "-3x 2 y (1,2)", "-3x²y (1,2)"},
                             {"polynomial", "-3x2y (1,2)", "-3x²y (1,2)"},
                             {"polynomial", "6x - 78xy 2", "6x - 78xy²"},
                             {"polynomial", "6x x 66x2y", "6x x 66x²y"},
                             {"polynomial", "6xx66x2y", "6x x 66x²y"},
                             {"polynomial", "-xy2 x 10y x 2", "-xy² x 10y x 2"},
                             {"polynomial", "- 3 x ² y ( 1 , 2 )", "-3x²y (1,2)"},
                             {"polynomial", "66xy2 (1,2)", "unreadable at 5"},
                         }));

INSTANTIATE_TEST_SUITE_P(Landings, LooseSpellings,
                         testing::ValuesIn(std::vector<LooseSpelling>{
                             {"integer", "6 - (-11) (3,4)", "6 - (-11) (3,4)"},
                             {"integer", "6--11 (3,4)", "6 - (-11) (3,4)"},
                             {"integer", "6--11(3,4)", "6 - (-11) (3,4)"},
                             {"integer", "6 x 2 @ (0,7)", "6 x 2 (0,7)"},
                             {"integer", "6 x 2 @(0,7)", "6 x 2 (0,7)"},
                             {"integer", "6 x 2 = 12 @(0,7)", "6 x 2 (0,7)"},
                             {"integer", "6 x 2 (1,2) @(0,7)", "unreadable at 13"},
                             {"integer", "6 x 2 @ 07", "6 x 2 (0,7)"},
                             {"integer", "6 x 2 at (0,7)", "6 x 2 (0,7)"},
                             {"integer", "6 x 2 → (0,7)", "6 x 2 (0,7)"},
                             {"integer", "[6] x 2 (0,7)", "[6] x 2 (0,7)"},
                             {"integer", "6 x 2 0,7", "6 x 2 (0,7)"},
                             {"integer", "6 x 2 07", "unreadable at 7"},
                             {"integer", "6 x 2 at 11", "unreadable at 7"},
                             {"integer", "6 x 2 [0,7]", "6 x 2 (0,7)"},
                             {"integer", "6 - (-11) (3,4) = 34", "6 - (-11) (3,4)"},
                             {"integer", "6 - (-11) = 17 x 2 = 34 (3,4)", "6 - (-11) (3,4)"},
                             {"integer", "(6)(-11)(3,4)", "6 x (-11) (3,4)"},
                             {"integer", "2(6 x 10) (3,4)", "6 x 10 x 2 (3,4)"},
                             {"integer", "6 x 10 x 2 (3,4)", "6 x 10 x 2 (3,4)"},
                             {"integer", "6 x (3,4)", "unreadable at 7"},
                             {"fraction", "7/10 x (0,3)", "unreadable at 10"},
                             {"fraction", "7/10 x 10/10 0,7",
                              "ambiguous: 7/10 x 10/10 = 0.7 | 7/10 x 10/10 (0,7)"},
                             {"fraction", "0,7 x 0,3", "7/10 x 3/10"},
                             {"fraction", "0,7 (2,3)", "7/10 (2,3)"},
                             {"polynomial", "6x x 10y (3,4)", "6x x 10y (3,4)"},
                         }));

INSTANTIATE_TEST_SUITE_P(Marks, LooseSpellings,
                         testing::ValuesIn(std::vector<LooseSpelling>{
                             {"integer", "-", "mark"},
                             {"integer", "--", "mark"},
                             {"integer", "—", "mark"},
                             {"integer", "–", "mark"},
                             {"integer", "n/a", "mark"},
                             {"integer", "N/A", "mark"},
                             {"integer", "NA", "mark"},
                             {"integer", "\"", "mark"},
                             {"integer", "〃", "mark"},
                             {"integer", "''", "mark"},
                             {"integer", "”", "mark"},
                             {"integer", "- \" -", "mark"},
                             {"integer", "do.", "mark"},
                             {"integer", "Ditto", "mark"},
                             {"integer", "WALA", "mark"},
                             {"integer", "none", "mark"},
                             {"integer", ".", "mark"},
                             {"integer", "5.", "mark"},
                             {"integer", "5) -", "mark"},
                             {"integer", "5. xxxxx", "struck"},
                             {"integer", "5. ~~-9 (0,3)~~", "struck"},
                             {"integer", "5", "square missing"},
                             {"integer", "x", "unreadable at 1"},
                             {"integer", "----", "struck or mark"},
                             {"integer", "xxxxx", "struck"},
                             {"integer", "X X X X", "struck"},
                             {"integer", "xxx", "unreadable at 1"},
                             {"integer", "////", "struck"},
                             {"integer", "/ / / / /", "struck"},
                             {"integer", "5. \\\\\\\\", "struck"},
                             {"integer", "======", "struck"},
                             {"integer", "x/x/x/", "unreadable at 1"},
                             {"polynomial", "xxxx", "struck"},
                             {"integer", "~~-9 (0,3)~~", "struck"},
                             {"integer", "~~-9~~ 6 (0,3)", "6 (0,3)"},
                             {"integer", "-9 ~~(2,3)~~ (0,3)", "-9 (0,3)"},
                             {"integer", "~~a~~ -9 (0,b)", "unreadable at 13"},
                             {"integer", "~~-9 (0,3)", "unreadable at 1"},
                             {"integer", "~~~~", "unreadable at 1"},
                         }));

// Returns the chip and its doubling. Empty if the cell is not an R.C. entry.
std::string remainingOf(std::string_view setName, std::string_view cell) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  const auto row = EntryReader(set).readRemaining(cell);
  if (!row) return {};
  return OperandReader(set).plainText(row->chip) + (row->factor ? " x " + std::to_string(*row->factor) : "");
}

TEST(RemainingChips, AreReadInTheLooserSpellings) {
  EXPECT_EQ(remainingOf("radical", "4v18 x 2"), "4√18 x 2");
  EXPECT_EQ(remainingOf("radical", "4 root 18"), "4√18");
  EXPECT_EQ(remainingOf("polynomial", "78xy 2"), "78xy²");
  EXPECT_EQ(remainingOf("polynomial", "-3x2y x 2"), "-3x²y x 2");
  EXPECT_EQ(remainingOf("fraction", "0,7"), "7/10");
  EXPECT_EQ(remainingOf("fraction", "(0,7)"), "") << "a square";
  EXPECT_EQ(remainingOf("integer", "~~6~~ -11 x 2"), "-11 x 2");
}

// Returns the jumps: `6 : 10; 6 - 0 (1,2)`. Empty if the cell holds fewer than two jumps.
std::string jumpsOf(std::string_view setName, std::string_view cell) {
  const rules::ChipSet& set = *rules::builtInChipSet(setName);
  const EntryReader reader(set);
  EXPECT_TRUE(reader.read(cell).isUnreadable()) << cell;
  std::string text;
  for (const Entry& jump : reader.readJumps(cell)) {
    text += (text.empty() ? "" : "; ") + plainText(OperandReader(set), jump);
  }
  return text;
}

TEST(Jumps, OfAChainMayShareACell) {
  for (const char* cell : {"6 ÷ 10; 6 - 0", "6÷10,6-0", "6÷10, 6-0", "6 ÷ 10 / 6 - 0", "6 ÷ 10 and 6 - 0",
                           "6 ÷ 10 at 6 - 0", "6 ÷ 10 then 6 - 0", "6 ÷ 10 & 6 - 0", "6 ÷ 10 → 6 - 0",
                           "6 ÷ 10\n6 - 0", "6 ÷ 10 AND 6 - 0;", "6 ÷ 10 = 1; 6 - 0 = 6"}) {
    EXPECT_EQ(jumpsOf("integer", cell), "6 ÷ 10; 6 - 0") << cell;
  }
  EXPECT_EQ(jumpsOf("integer", "-1 x (-9) and (-1) ÷ 6"), "-1 x (-9); -1 ÷ 6");
  EXPECT_EQ(jumpsOf("integer", "6 ÷ 10 (3,4); 6 - 0 (1,2)"), "6 ÷ 10 (3,4); 6 - 0 (1,2)");
  EXPECT_EQ(jumpsOf("integer", "6÷10; 6-0; 6x2"), "6 ÷ 10; 6 - 0; 6 x 2");
  EXPECT_EQ(jumpsOf("integer", "4. 6÷10; 6-0"), "6 ÷ 10; 6 - 0");
  EXPECT_EQ(jumpsOf("rational", "6/10 ÷ 10/10 / 6/10 - 0"), "6/10 ÷ 10/10; 6/10 - 0");
}

TEST(Jumps, AreReadOnlyWhereEachIsACapture) {
  for (const char* cell : {"6 ÷ 10; 6", "-9 (0,3); 4 (2,3)", "6 ÷ 10; -9 (0,3)", "6 ÷ 10; 6 -",
                           "6 ÷ 10 / 4 - 0", "6 ÷ 10 / 6 - 12", "6 ÷ 10 6 - 0", "6 x 10 x 4 x 2"}) {
    EXPECT_EQ(jumpsOf("integer", cell), "") << cell;
  }
}

}  // namespace
}  // namespace damath::sheet

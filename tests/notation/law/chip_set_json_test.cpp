// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/law/chip_set_json.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace damath::notation {
namespace {

using enum JsonFaultCode;

struct Row {
  std::string square;
  std::string text;
};

std::vector<Row> goodRows() {
  std::vector<Row> rows;
  for (const rules::Chip& chip : rules::builtInChipSet("rational")->chips) {
    rows.push_back({"[" + std::to_string(chip.square.x()) + "," + std::to_string(chip.square.y()) + "]",
                    "\"" + chip.text + "\""});
  }
  return rows;
}

std::string documentOf(const std::vector<Row>& rows) {
  std::string text = "{\"name\":\"ours\",\"chips\":[";
  for (const Row& row : rows) {
    text += "\n{\"square\":" + row.square + ",\"text\":" + row.text + "},";
  }
  text.back() = ']';
  return text + "}";
}

JsonFaults faultsIn(const std::string& text) {
  const auto set = parseChipSetJson(text);
  return set ? JsonFaults{} : set.error();
}

TEST(ChipSetJson, EveryBuiltInSetReadsBackEqual) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const auto back = parseChipSetJson(toChipSetJson(set));
    ASSERT_TRUE(back.has_value()) << name;
    EXPECT_EQ(*back, set) << name;
    EXPECT_TRUE(rules::faultsOf(*back).empty());
  }
}

TEST(ChipSetJson, AContestsOwnSet) {
  std::vector<Row> rows = goodRows();
  rows[0].text = "\"7√3\"";
  const auto set = parseChipSetJson(documentOf(rows));
  ASSERT_TRUE(set.has_value());
  EXPECT_EQ(set->name, "ours");
  EXPECT_EQ(set->chips[0].value.coefficient, exact::Number::root(7, 3));
}

struct BadSet {
  const char* why;
  std::size_t row;
  Row change;
  JsonFaultCode code;
  std::string where;
};

TEST(ChipSetJson, EachFaultHasItsPlace) {
  const std::vector<BadSet> cases = {
      {"square taken", 3, {"[1,2]", "\"4/10\""}, SquareTwice, "chips[3].square"},
      {"text taken", 3, {"[7,2]", "\"-9/10\""}, ChipTextTwice, "chips[3].text"},
      {"RED's square", 3, {"[7,4]", "\"4/10\""}, SquareNotBlues, "chips[3].square"},
      {"unplayable", 3, {"[7,1]", "\"4/10\""}, SquareNotBlues, "chips[3].square"},
      {"off the board", 3, {"[8,1]", "\"4/10\""}, SquareNotBlues, "chips[3].square"},
      {"far off", 3, {"[4294967303,2]", "\"4/10\""}, SquareNotBlues, "chips[3].square"},
      {"no square", 3, {"[7]", "\"4/10\""}, WrongCount, "chips[3].square"},
      {"no number", 3, {"[7,\"2\"]", "\"4/10\""}, WrongType, "chips[3].square[1]"},
      {"no value", 3, {"[7,2]", "\"four\""}, NoChipValue, "chips[3].text"},
      {"division by 0", 3, {"[7,2]", "\"4/0\""}, NoChipValue, "chips[3].text"},
      {"two terms", 3, {"[7,2]", "\"1 + √2\""}, NoChipValue, "chips[3].text"},
      {"blank before", 3, {"[7,2]", "\" 4\""}, NoChipValue, "chips[3].text"},
      {"empty", 3, {"[7,2]", "\"\""}, TextEmpty, "chips[3].text"},
      {"a number", 3, {"[7,2]", "4"}, WrongType, "chips[3].text"},
  };
  for (const BadSet& bad : cases) {
    std::vector<Row> rows = goodRows();
    rows[bad.row] = bad.change;
    const JsonFaults faults = faultsIn(documentOf(rows));
    ASSERT_EQ(faults.size(), 1U) << bad.why;
    EXPECT_EQ(static_cast<int>(faults[0].code), static_cast<int>(bad.code)) << bad.why;
    EXPECT_EQ(faults[0].where, bad.where) << bad.why;
    EXPECT_EQ(faults[0].line, 5) << bad.why;
  }
}

TEST(ChipSetJson, AllFaultsAtOnce) {
  std::vector<Row> rows = goodRows();
  rows[1] = {"[0,0]", "\"?\""};
  rows[5] = {"[1,2]", "\"-9/10\""};
  EXPECT_EQ(faultsIn(documentOf(rows)).size(), 4U);
}

// The document has a repeated field, too many chips, and every kind of error of a square or a text. The
// errors are reported in the order of the lines.
TEST(ChipSetJson, AllKindsOfFaultsAtOnce) {
  std::vector<Row> rows = goodRows();
  rows[1] = {"[3,5]", "\"6/10\""};      // a square of RED
  rows[3] = {"[7,2]", "\"six\""};       // a text without a value
  rows[4] = {"[0,1]", "\"-9/10\""};     // the text of the first chip
  rows[6] = {"[1,2]", "\"10/10\""};     // the square of the first chip
  rows[8] = {"7", "8"};                 // numbers in place of the array and the text
  rows.push_back({"[3,5]", "\"99\""});  // a thirteenth chip, on RED's square again
  std::string text = documentOf(rows);
  text.insert(1, "\"name\":\"twice\",");
  const JsonFaults faults = faultsIn(text);
  struct Expected {
    JsonFaultCode code;
    int line;
    std::string where;
  };
  const std::vector<Expected> expected = {
      {FieldTwice, 1, "name"},
      {WrongCount, 1, "chips"},
      {SquareNotBlues, 3, "chips[1].square"},
      {NoChipValue, 5, "chips[3].text"},
      {ChipTextTwice, 6, "chips[4].text"},
      {SquareTwice, 8, "chips[6].square"},
      {WrongType, 10, "chips[8].square"},
      {WrongType, 10, "chips[8].text"},
      {SquareNotBlues, 14, "chips[12].square"},
      {SquareTwice, 14, "chips[12].square"},
  };
  ASSERT_EQ(faults.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(faults[i].code, expected[i].code) << faults[i].where;
    EXPECT_EQ(faults[i].line, expected[i].line) << faults[i].where;
    EXPECT_EQ(faults[i].where, expected[i].where);
  }
}

// C1: values may be equal, but texts may not. Texts that the sheet reader cannot tell apart count as equal.
TEST(ChipSetJson, EqualValuesAreAllowedEqualTextsAreNot) {
  std::vector<Row> rows = goodRows();
  rows[1].text = "\"3/5\"";
  rows[9].text = "\"6/10\"";
  EXPECT_TRUE(faultsIn(documentOf(rows)).empty());
  rows[9].text = "\"3/5\"";
  ASSERT_EQ(faultsIn(documentOf(rows)).size(), 1U);
  for (const auto& [one, other] : {std::pair("-4", "−4"), std::pair("√8", "sqrt8")}) {
    rows = goodRows();
    rows[1].text = "\"" + std::string(one) + "\"";
    rows[9].text = "\"" + std::string(other) + "\"";
    const JsonFaults faults = faultsIn(documentOf(rows));
    ASSERT_EQ(faults.size(), 1U) << one;
    EXPECT_EQ(faults[0].code, ChipTextTwice);
    EXPECT_EQ(toText(faults[0].clause), "C1");
  }
}

// Each set has twelve random texts with any kind of value, on squares in any order.
TEST(ChipSetJson, AnyOwnSetReadsBackEqual) {
  std::mt19937 random(12);
  const std::vector<std::string> forms = {"N",     "-N", "N/7",   "-N/30", "N√3",
                                          "-N√12", "Nx", "-Nx²y", "Nxy²",  "N.5"};
  for (int i = 0; i < 500; ++i) {
    rules::ChipSet set = *rules::builtInChipSet("counting");
    set.name = "own \"" + std::to_string(i) + "\" ñ";
    std::vector<board::Square> squares;
    for (const rules::Chip& chip : set.chips) squares.push_back(chip.square);
    std::shuffle(squares.begin(), squares.end(), random);
    for (std::size_t chip = 0; chip < set.chips.size(); ++chip) {
      std::string text = forms[random() % forms.size()];
      text.replace(text.find('N'), 1, std::to_string(chip + 1 + 12 * (random() % 9)));
      set.chips[chip] = {squares[chip], text, rules::parseChipValue(text).value()};
    }
    const auto back = parseChipSetJson(toChipSetJson(set));
    ASSERT_TRUE(back.has_value()) << toChipSetJson(set);
    ASSERT_EQ(*back, set);
  }
}

TEST(ChipSetJson, TwelveChips) {
  std::vector<Row> rows = goodRows();
  rows.pop_back();
  const JsonFaults faults = faultsIn(documentOf(rows));
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults[0].code, WrongCount);
  EXPECT_EQ(faults[0].written, "11");
  EXPECT_EQ(faults[0].expected, std::vector<std::string>{"12"});
}

}  // namespace
}  // namespace damath::notation

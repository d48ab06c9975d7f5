#include "core/notation/chip_set_json.hpp"

#include <gtest/gtest.h>

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

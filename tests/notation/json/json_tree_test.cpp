// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/json/json_tree.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/board/position_json.hpp"

#include <gtest/gtest.h>

#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::notation {
namespace {

using enum JsonFaultCode;

JsonFault faultIn(std::string_view text) {
  const auto tree = parseJson(text);
  EXPECT_FALSE(tree.has_value());
  return tree ? JsonFault{} : tree.error();
}

TEST(JsonTree, EveryValueKnowsItsLine) {
  const auto tree = parseJson("{\"a\":1,\n\"b\":[2\n,3,\r\n\"x\"],\"c\":\n{\"d\":null}}");
  ASSERT_TRUE(tree.has_value());
  EXPECT_EQ(tree->line, 1);
  EXPECT_EQ(tree->field("a")->line, 1);
  const JsonNode& b = *tree->field("b");
  EXPECT_EQ(b.line, 2);
  EXPECT_EQ(b.items[0].line, 2);  // the number is on line 2; the parser sees its end only on line 3
  EXPECT_EQ(b.items[1].line, 3);
  EXPECT_EQ(b.items[2].line, 4);
  EXPECT_EQ(tree->field("c")->field("d")->line, 5);
}

TEST(JsonTree, KeepsNumbersExact) {
  const auto tree = parseJson("[9223372036854775807,9223372036854775808,-9,0.1,1e3]");
  ASSERT_TRUE(tree.has_value());
  EXPECT_EQ(tree->items[0].integer, 9223372036854775807);
  EXPECT_EQ(tree->items[1].kind, JsonKind::OtherNumber);
  EXPECT_EQ(tree->items[1].text, "9223372036854775808");
  EXPECT_EQ(tree->items[2].integer, -9);
  EXPECT_EQ(tree->items[3].text, "0.1");
  EXPECT_EQ(tree->items[4].kind, JsonKind::OtherNumber);
}

TEST(JsonTree, RefusesWhatIsNoDocument) {
  EXPECT_EQ(faultIn("").code, NotJson);
  EXPECT_EQ(faultIn("{\"a\":1,\n}").line, 2);
  EXPECT_EQ(faultIn("[1] x").code, NotJson);
  EXPECT_EQ(faultIn("nul").code, NotJson);
  EXPECT_EQ(faultIn("{\"a\":√8}").written, "\"a\":√") << "a whole character";
  EXPECT_EQ(faultIn("[1e999]").code, NotJson);
  EXPECT_EQ(faultIn(std::string_view("[\0]", 3)).code, NotText);
  EXPECT_EQ(faultIn("[\"\xff\"]").code, NotText);
  EXPECT_EQ(faultIn("{\"a\":1,\n\"a\":2}").code, FieldTwice);
  EXPECT_EQ(faultIn("{\"a\":1,\n\"a\":2}").where, "a");
}

TEST(JsonTree, NamesThatStandTwiceAreAllToldAndBothKept) {
  const auto document =
      parseJsonDocument("{\"a\":1,\n\"b\":[{\"c\":1},{\"d\":2,\n\"d\":3,\"d\":4}],\n\"a\":5}");
  ASSERT_TRUE(document.has_value());
  ASSERT_EQ(document->twice.size(), 3U);
  EXPECT_EQ(document->twice[0].where, "b[1].d");
  EXPECT_EQ(document->twice[0].line, 3);
  EXPECT_EQ(document->twice[1].where, "b[1].d");
  EXPECT_EQ(document->twice[2].where, "a");
  EXPECT_EQ(document->twice[2].line, 4);
  EXPECT_EQ(document->root.field("a")->integer, 1);
  EXPECT_EQ(document->root.fields.size(), 3U);
  std::string many = "{\"x\":0";
  for (int i = 0; i < 1000; ++i) many += ",\"x\":0";
  EXPECT_EQ(parseJsonDocument(many + "}")->twice.size(), kMostFaults);
}

TEST(JsonTree, RefusesBeforeItGrows) {
  EXPECT_EQ(faultIn(std::string(kMostJsonBytes + 1, ' ')).code, TooLarge);
  EXPECT_EQ(faultIn(std::string(kMostJsonBytes, '[')).code, TooDeep);
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_EQ(faultIn(objects).code, TooDeep);
  EXPECT_TRUE(parseJson(std::string(kMostJsonDepth, '[') + std::string(kMostJsonDepth, ']')).has_value());
}

TEST(JsonTree, ExcerptsAreShortAndWhole) {
  const auto tree =
      parseJson("[\"" + std::string(29, 'x') + "ñññññññññññññññññññññññññññ\",[1,{\"a\":null}]]");
  ASSERT_TRUE(tree.has_value());
  EXPECT_LE(tree->items[0].excerpt().size(), 60U);
  EXPECT_EQ(tree->items[1].excerpt(), "[1,{\"a\":null}]");
}

// Every beginning of a valid document is refused. A document with one changed byte is accepted or refused
// without a crash. An accepted document is written and read back equal.
TEST(JsonTree, DamagedDocumentsAreReadOrRefused) {
  const rules::ChipSet& set = *rules::builtInChipSet("polynomial");
  const GameLaw law{rules::manual(), set};
  const std::string ruleset = toRulesetJson(rules::manual());
  const std::string chips = toChipSetJson(set);
  const std::string position = toPositionJson(rules::startPosition(set, rules::manual()), set);
  const auto tryAll = [&](const std::string& text) {
    if (const auto read = parseRulesetJson(text)) {
      EXPECT_EQ(*parseRulesetJson(toRulesetJson(*read)), *read);
    }
    if (const auto read = parseChipSetJson(text)) {
      EXPECT_EQ(*parseChipSetJson(toChipSetJson(*read)), *read);
    }
    if (const auto read = parsePositionJson(text, law)) {
      EXPECT_EQ(*parsePositionJson(toPositionJson(*read, set), law), *read);
    }
  };
  for (const std::string& whole : {ruleset, chips, position}) {
    for (std::size_t size = 0; size < whole.size(); ++size) {
      EXPECT_FALSE(parseJson(whole.substr(0, size)).has_value());
      std::string changed = whole;
      changed[size] = std::string_view("\0\"{9\xc3 ", 6)[size % 6];
      tryAll(changed);
    }
  }
}

}  // namespace
}  // namespace damath::notation

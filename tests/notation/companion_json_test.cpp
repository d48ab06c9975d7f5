// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and turns of English draughts and Dame in the documents of Damath (seed_json.hpp).
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/notation/board/seed_json.hpp"
#include "core/rules/profiles.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::notation {
namespace {

using board::Position;
using board::Side;
using nlohmann::json;
using rules::Game;
using support::drawn;
using support::integers;
using enum JsonFaultCode;

GameLaw lawOf(Game game) {
  return {rules::manual(), integers(), game};
}

JsonFault onlyFault(const Expected<Position, JsonFaults>& read) {
  EXPECT_FALSE(read.has_value());
  EXPECT_EQ(read ? 0 : read.error().size(), 1U);
  return read ? JsonFault{} : read.error().front();
}

TEST(CompanionJson, TheStartIsTheDocumentOfDamath) {
  const std::string text = toPositionJson(startPosition(rules::companionLaw(Game::English)), integers());
  EXPECT_EQ(text, toPositionJson(rules::startPosition(integers(), rules::manual()), integers()));
  const auto read = parsePositionJson(text, lawOf(Game::English));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(*read, startPosition(rules::companionLaw(Game::English)));
}

TEST(CompanionJson, ValuesArePresentAndIgnored) {
  json document = json::parse(toPositionJson(startPosition(rules::companionLaw(Game::Dame)), integers()));
  const json values[] = {0, 0, "x", 3.5, nullptr, true, 99};
  std::size_t next = 0;
  for (json& place : document["board"]) {
    if (!place["piece"].is_null()) place["piece"][1] = values[next++ % std::size(values)];
  }
  const auto read = parsePositionJson(document.dump(), lawOf(Game::Dame));
  ASSERT_TRUE(read.has_value());
  EXPECT_TRUE(rules::isSameDiagram(*read, startPosition(rules::companionLaw(Game::Dame))));
  EXPECT_FALSE(parsePositionJson(document.dump(), lawOf(Game::Damath)).has_value());
  for (json& place : document["board"]) {
    if (!place["piece"].is_null()) place["piece"][1] = json::array();
  }
  EXPECT_EQ(parsePositionJson(document.dump(), lawOf(Game::Dame)).error().front().code, WrongType);
}

TEST(CompanionJson, TurnIsTheFirstMoversByDefault) {
  json document = json::parse(toPositionJson(startPosition(rules::companionLaw(Game::Dame)), integers()));
  document.erase("turn");
  EXPECT_EQ(parsePositionJson(document.dump(), lawOf(Game::Dame)).value().toMove(), Side::Blue);
  document["turn"] = "red";
  EXPECT_EQ(parsePositionJson(document.dump(), lawOf(Game::Dame)).value().toMove(), Side::Red);
}

TEST(CompanionJson, P1AManOnItsFarRowIsRefused) {
  json document = json::parse(toPositionJson(Position(), integers()));
  document["board"][0]["piece"] = {"blue", 0, false};
  EXPECT_EQ(onlyFault(parsePositionJson(document.dump(), lawOf(Game::English))).code, ChipOnFarRow);
}

TEST(CompanionJson, ThirteenOfASideAreTooMany) {
  json document = json::parse(toPositionJson(startPosition(rules::companionLaw(Game::English)), integers()));
  document["board"][16]["piece"] = {"blue", 7, false};
  EXPECT_EQ(onlyFault(parsePositionJson(document.dump(), lawOf(Game::English))).code, TooManyChips);
}

const std::string_view kChain = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)";

TEST(CompanionJson, EveryLegalTurnIsListed) {
  std::mt19937 random(4);
  for (int i = 0; i < 300; ++i) {
    const Position position = support::strewnPosition(random, 10);
    for (const Game game : {Game::English, Game::Dame}) {
      const json listed = json::parse(toMovesJson(position, lawOf(game)))["turns"];
      const rules::TurnList turns = rules::legalTurns(lawOf(game).movement(), position);
      ASSERT_EQ(listed.size(), turns.size());
      for (std::size_t t = 0; t < turns.size(); ++t) {
        EXPECT_EQ(listed[t]["jumps"], json::parse(toTurnJson(turns[t], position, lawOf(game))));
      }
    }
  }
}

TEST(CompanionJson, ScoresAreNought) {
  const Position position = drawn(kChain);
  const rules::TurnList turns = rules::legalTurns(lawOf(Game::English).movement(), position);
  const json document = json::parse(toTurnJson(turns.front(), position, lawOf(Game::English)));
  ASSERT_EQ(document.size(), 2U);
  for (const json& step : document) EXPECT_EQ(step["Capture"]["score"], 0);
}

}  // namespace
}  // namespace damath::notation

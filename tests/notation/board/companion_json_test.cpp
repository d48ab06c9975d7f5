// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the documents of positions and turns, for English draughts and Dame.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/notation/board/game_law.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
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
JsonFault onlyFault(const Expected<rules::Turn, JsonFaults>& read) {
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

TEST(CompanionJson, EveryLegalTurnComesBack) {
  std::mt19937 random(4);
  for (int i = 0; i < 300; ++i) {
    const Position position = support::strewnPosition(random, 10);
    for (const Game game : {Game::English, Game::Dame}) {
      const json listed = json::parse(toMovesJson(position, lawOf(game)))["turns"];
      const rules::TurnList turns = rules::legalTurns(lawOf(game).movement(), position);
      ASSERT_EQ(listed.size(), turns.size());
      for (std::size_t t = 0; t < turns.size(); ++t) {
        const std::string text = toTurnJson(turns[t], position, lawOf(game));
        EXPECT_EQ(listed[t]["jumps"], json::parse(text));
        EXPECT_EQ(parseTurnJson(text, position, lawOf(game)).value(), turns[t]);
      }
    }
  }
}

TEST(CompanionJson, ScoresAreNoughtAndMayBeLeftOut) {
  const Position position = drawn(kChain);
  const rules::TurnList turns = rules::legalTurns(lawOf(Game::English).movement(), position);
  json document = json::parse(toTurnJson(turns.front(), position, lawOf(Game::English)));
  ASSERT_EQ(document.size(), 2U);
  EXPECT_EQ(document[0]["Capture"]["score"], 0);
  for (json& step : document) {
    step["Capture"].erase("score");
    step["Capture"]["middle"]["piece"][1] = "any";
    step["Capture"]["source"]["piece"][1] = 0;
  }
  EXPECT_EQ(parseTurnJson(document.dump(), position, lawOf(Game::English)).value(), turns.front());
  EXPECT_FALSE(parseTurnJson(document.dump(), position, lawOf(Game::Damath)).has_value());
}

std::string moveText(int source, int destination, std::string_view colour = "blue", bool dama = false) {
  json step;
  step["Move"]["source"] = {{"position", source}, {"piece", {colour, 0, dama}}};
  step["Move"]["destination"] = {{"position", destination}, {"piece", nullptr}};
  return json::array({step}).dump();
}

std::string captureText(int source, int middle, int destination, bool dama = false) {
  json step;
  step["Capture"]["source"] = {{"position", source}, {"piece", {"blue", 0, dama}}};
  step["Capture"]["middle"] = {{"position", middle}, {"piece", {"red", 0, false}}};
  step["Capture"]["destination"] = {{"position", destination}, {"piece", nullptr}};
  return json::array({step}).dump();
}

TEST(CompanionJson, IllegalTurnsAreRefusedWithTheirClause) {
  const auto clause = [](std::string_view board, const std::string& turn, Game game = Game::English) {
    const JsonFault fault = onlyFault(parseTurnJson(turn, drawn(board), lawOf(game)));
    EXPECT_EQ(fault.code, IllegalMove);
    return toText(fault.clause);
  };
  EXPECT_EQ(clause(kChain, moveText(41, 32)), "K1");
  EXPECT_EQ(clause(kChain, captureText(41, 34, 27)), "K4");
  // G5: a chain of Dame may stop after its first jump.
  EXPECT_TRUE(parseTurnJson(captureText(41, 34, 27), drawn(kChain), lawOf(Game::Dame)).has_value());
  EXPECT_EQ(clause(kChain, moveText(41, 25)), "M2");
  const std::string_view king = R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . r .
. . . .
 . B . .
)";
  EXPECT_EQ(clause(king, moveText(59, 45, "blue", true)), "G3");
  const std::string_view behind = R"(
. . . .
 . . . .
. . . .
 . . . .
. b . .
 . r . .
. . . .
 . . . .
)";
  EXPECT_EQ(clause(behind, captureText(34, 43, 52)), "G2");
}

}  // namespace
}  // namespace damath::notation

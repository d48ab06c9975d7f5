// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of movement options as JSON layers (rulebook L2, L6).
#include "core/notation/board/layers_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/layers/chip_layers.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/role_board_json.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/laws.hpp"
#include "tests/support/role_drawing.hpp"

namespace damath::notation {
namespace {

using board::Position;
using board::Square;
using layers::Place;
using nlohmann::json;
using support::drawn;
using support::drawnRoles;
using support::integers;

GameLaw gameLaw(rules::Game game = rules::Game::Damath) {
  return {rules::manual(), integers(), game};
}
json chips(const Position& position, const GameLaw& itsLaw, const std::vector<Square>& squares) {
  return json::parse(toChipLayersJson(position, itsLaw, squares));
}

TEST(ChipLayersJson, TheFirstTurnsOfAChip) {
  const Position start = rules::startPosition(integers(), rules::manual());
  const json document = chips(start, gameLaw(), {*Square::at(1, 2)});
  EXPECT_EQ(document["game"], "damath");
  EXPECT_EQ(document["turn"], "blue");
  EXPECT_EQ(document["shape"][0], json::parse("[1,0,1,0,1,0,1,0]"));
  EXPECT_EQ(document["shape"][7], json::parse("[0,1,0,1,0,1,0,1]"));
  ASSERT_EQ(document["pieces"].size(), 1U);
  const json& piece = document["pieces"][0];
  EXPECT_EQ(piece["position"], 41);
  EXPECT_EQ(piece["piece"], json::parse(R"(["blue",-9,false])"));
  ASSERT_EQ(piece["layers"].size(), 3U);
  EXPECT_EQ(piece["layers"][0][0],
            json::parse(R"([["red",2,false],0,["red",-5,false],0,["red",8,false],0,["red",-11,false],0])"));
  EXPECT_EQ(piece["layers"][0][4], json::parse("[null,0,null,0,null,0,null,0]"));
  for (std::size_t k = 1; k <= 2; ++k) {
    const json& option = piece["options"][k - 1];
    EXPECT_EQ(option["layer"], k);
    EXPECT_EQ(option["path"][0], 41);
    const std::size_t end = option["path"][1].get<std::size_t>();
    EXPECT_EQ(piece["layers"][k][end / 8][end % 8], piece["piece"]);
    EXPECT_TRUE(piece["layers"][k][5][1].is_null());
  }
}

TEST(ChipLayersJson, AChainTakesAndCrowns) {
  const Position position = drawn(R"(
. . . .
 . . r .
. . . .
 . r . .
. b . .
 . . . .
. . . .
 . . . .
)");
  for (const rules::Game game : {rules::Game::Damath, rules::Game::English}) {
    const json piece = chips(position, gameLaw(game), {*Square::at(2, 3)})["pieces"][0];
    ASSERT_EQ(piece["options"], json::parse(R"([{"layer":1,"path":[34,20,6]}])"));
    const json& layer = piece["layers"][1];
    EXPECT_EQ(layer[0][6], json::parse(R"(["blue",-9,true])"));
    EXPECT_TRUE(layer[1][5].is_null());
    EXPECT_TRUE(layer[3][3].is_null());
    EXPECT_TRUE(layer[4][2].is_null());
  }
  // G5: in Dame, the chain may stop after its first jump.
  const json dame = chips(position, gameLaw(rules::Game::Dame), {*Square::at(2, 3)});
  EXPECT_EQ(dame["game"], "dame");
  EXPECT_EQ(dame["pieces"][0]["options"].size(), 2U);
}

TEST(ChipLayersJson, ValuesThatAreNoWholeNumbersAreTexts) {
  const rules::ChipSet& rationals = *rules::builtInChipSet("rational");
  const Position start = rules::startPosition(rationals, rules::manual());
  const json document = chips(start, {rules::manual(), rationals}, {*Square::at(1, 2)});
  EXPECT_EQ(document["pieces"][0]["piece"], json::parse(R"(["blue","-9/10",false])"));
}

TEST(ChipLayersJson, AChipWithoutOptionsHasLayerZeroAlone) {
  const Position start = rules::startPosition(integers(), rules::manual());
  const json piece = chips(start, gameLaw(), {*Square::at(0, 1)})["pieces"][0];
  EXPECT_EQ(piece["layers"].size(), 1U);
  EXPECT_EQ(piece["options"], json::array());
}

// Layer 0 reads back as the position itself, and every other layer as the position after its turn. All layers
// have the same shape.
TEST(ChipLayersJson, LayersOfManyPositions) {
  std::mt19937 random(77);
  for (const rules::Game game : rules::kGames) {
    for (int round = 0; round < 60; ++round) {
      const Position position = support::strewnPosition(random, 8);
      const rules::Movement movement = gameLaw(game).movement();
      const auto squares = layers::squaresWithOptions(movement, position);
      const json document = chips(position, gameLaw(game), squares);
      ASSERT_EQ(document["pieces"].size(), squares.size());
      for (std::size_t i = 0; i < squares.size(); ++i) {
        const auto options = layers::optionsOf(movement, position, squares[i]);
        const json& piece = document["pieces"][i];
        ASSERT_EQ(piece["layers"].size(), options.size() + 1);
        for (std::size_t k = 0; k < piece["layers"].size(); ++k) {
          const Position& expected = k == 0 ? position : options[k - 1].after;
          json places = json::array();
          for (std::size_t index = 0; index < 64; ++index) {
            const json& tile = piece["layers"][k][index / 8][index % 8];
            ASSERT_EQ(tile.is_number(), document["shape"][index / 8][index % 8] == 0);
            if (!tile.is_number()) places.push_back({{"position", index}, {"piece", tile}});
          }
          const json whole = {{"board", places},
                              {"turn", expected.toMove() == board::Side::Blue ? "blue" : "red"}};
          const auto back = parsePositionJson(whole.dump(), gameLaw(game));
          ASSERT_TRUE(back.has_value());
          ASSERT_EQ(*back, expected);
        }
      }
    }
  }
}

json roles(const layers::RoleBoard& board, const std::vector<Place>& places) {
  return json::parse(toRoleLayersJson(board, places));
}

TEST(RoleLayersJson, AttacksLeaveTheirMarks) {
  // The rukh [-3,2,3,1] (code −3, attack 2, health 3, armor 1) is an example of the wiki page about boards.
  // The rukh stands between two piyadehs. Its attack defeats the left piyadeh, and the right piyadeh
  // survives.
  layers::RoleBoard board = drawnRoles("P . r . P", layers::Colour::Black);
  std::get<layers::RolePiece>(board.tiles[(Place{0, 0})]) = {*layers::Code::of(6), 2, 2, 0};
  std::get<layers::RolePiece>(board.tiles[(Place{0, 4})]) = {*layers::Code::of(6), 2, 3, 0};
  const json document = roles(board, {{0, 2}});
  EXPECT_EQ(document["game"], "roles");
  EXPECT_EQ(document["turn"], "black");
  EXPECT_EQ(document["shape"][0], json::parse("[1,1,1,1,1,0,0,0]"));
  const json& piece = document["pieces"][0];
  EXPECT_EQ(piece["position"], 2);
  EXPECT_EQ(piece["piece"], json::parse("[-3,2,3,1]"));
  EXPECT_EQ(piece["options"], json::parse(R"([
    {"layer":1,"maneuver":"attack","target":0,"end":0,"conflict":"won"},
    {"layer":2,"maneuver":"move","target":1,"end":1,"conflict":null},
    {"layer":3,"maneuver":"move","target":3,"end":3,"conflict":null},
    {"layer":4,"maneuver":"attack","target":4,"end":3,"conflict":"repelled"},
    {"layer":5,"maneuver":"closeRanks","target":2,"end":2,"conflict":null}])"));
  ASSERT_EQ(piece["layers"].size(), 6U);
  EXPECT_EQ(piece["layers"][0][0], json::parse("[[6,2,2,0],[0,0,0,0],[-3,2,3,1],[0,0,0,0],[6,2,3,0],0,0,0]"));
  EXPECT_EQ(piece["layers"][1][0],
            json::parse("[[-3,2,3,1,6],[0,0,0,0],[0,0,0,0],[0,0,0,0],[6,2,3,0],0,0,0]"));
  EXPECT_EQ(piece["layers"][4][0],
            json::parse("[[6,2,2,0],[0,0,0,0],[0,0,0,0],[-3,2,3,1],[6,2,1,0,-3],0,0,0]"));
  EXPECT_EQ(piece["layers"][5], piece["layers"][0]);
  ASSERT_EQ(piece["effects"].size(), 6U);
  EXPECT_EQ(piece["effects"][0][0][2], json::parse("[[0,0],[0,0],[0,0]]"));
  EXPECT_EQ(piece["effects"][5][0][2], json::parse("[[0,0],[0,0],[1,1]]"));
  EXPECT_EQ(piece["effects"][5][0][5], 0);
  EXPECT_FALSE(piece.contains("moreEffects"));
}

TEST(RoleLayersJson, EndingsThatDifferTakeFurtherLayers) {
  layers::RoleBoard board = drawnRoles("S .");
  board.effects.add({0, 0}, &layers::TileEffects::armor, {2, 5});
  const json piece = roles(board, {{0, 0}})["pieces"][0];
  ASSERT_EQ(piece["moreEffects"].size(), 3U);
  EXPECT_EQ(piece["moreEffects"][0], json::array());
  ASSERT_EQ(piece["moreEffects"][2].size(), 1U);
  EXPECT_EQ(piece["effects"][2][0][0], json::parse("[[0,0],[0,0],[2,4]]"));
  EXPECT_EQ(piece["moreEffects"][2][0][0][0], json::parse("[[0,0],[0,0],[1,1]]"));
}

// A layer together with its effects describes a whole board. Therefore the command accepts its own output as
// input.
TEST(RoleLayersJson, EveryLayerReadsBackAsABoard) {
  std::mt19937 random(78);
  for (int round = 0; round < support::sized(8, 30); ++round) {
    const layers::RoleBoard board = support::strewnRoles(random);
    const json document = roles(board, placesToMove(board));
    for (const json& piece : document["pieces"]) {
      const Place place{piece["position"].get<int>() / 8, piece["position"].get<int>() % 8};
      const auto options = optionsOf(board, place);
      ASSERT_EQ(piece["layers"].size(), options.size() + 1);
      ASSERT_EQ(piece["options"].size(), options.size());
      for (std::size_t k = 0; k < piece["layers"].size(); ++k) {
        const layers::RoleBoard& expected = k == 0 ? board : options[k - 1].after;
        json whole = {{"shape", document["shape"]},
                      {"board", piece["layers"][k]},
                      {"turn", colourOf(expected.toMove)},
                      {"effects", piece["effects"][k]}};
        if (piece.contains("moreEffects")) whole["moreEffects"] = piece["moreEffects"][k];
        const auto back = parseRoleBoardJson(whole.dump());
        ASSERT_TRUE(back.has_value()) << back.error()[0].where;
        ASSERT_TRUE(*back == expected) << whole.dump();
      }
    }
  }
}

}  // namespace
}  // namespace damath::notation

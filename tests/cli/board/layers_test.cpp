// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath layers` (rulebook 11).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Returns the width of the widest line in characters, not bytes.
std::size_t widestLine(const std::string& text) {
  std::size_t widest = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto width = std::count_if(line.begin(), line.end(), [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    });
    widest = std::max(widest, static_cast<std::size_t>(width));
  }
  return widest;
}

// Returns a position document. `pieces` has the index of each occupied square, and the piece on it.
std::string position(const std::vector<std::pair<int, std::string>>& pieces,
                     const std::string& turn = "blue") {
  json document = {{"board", json::array()}, {"turn", turn}};
  for (int index = 0; index < 64; ++index) {
    if ((index % 8 + index / 8) % 2 == 1) continue;
    json entry = {{"position", index}, {"piece", nullptr}};
    for (const auto& [at, piece] : pieces) {
      if (at == index) entry["piece"] = json::parse(piece);
    }
    document["board"].push_back(entry);
  }
  return document.dump();
}

// A black rukh on d6, and white piyadehs on e5 and d4. The rukh can attack only d4. A tile is
// [code, attack, health, armor] (L3).
constexpr const char* kTiles = R"({"board":[
  [0,0,0,0,0,0,0,0],
  [0,0,0,0,0,0,0,0],
  [0,0,0,[-3,2,3,1],[0,0,0,0],0,0,0],
  [0,0,0,[0,0,0,0],[6,2,1,0],0,0,0],
  [0,0,0,[6,2,2,1],[0,0,0,0],0,0,0],
  [0,0,0,[0,0,0,0],[0,0,0,0],0,0,0],
  [0,0,0,0,0,0,0,0],
  [0,0,0,0,0,0,0,0]],
 "turn":"black"})";

TEST(LayersCommand, TheFourChipsThatCanMoveFirst) {
  const Workplace place;
  const auto run = place.damath({"layers", "--json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const json document = json::parse(run.out);
  EXPECT_EQ(document["game"], "damath");
  ASSERT_EQ(document["pieces"].size(), 4U);
  std::size_t options = 0;
  for (const json& piece : document["pieces"]) {
    options += piece["options"].size();
    EXPECT_EQ(piece["layers"].size(), piece["options"].size() + 1);
  }
  EXPECT_EQ(options, 7U);
}

TEST(LayersCommand, ASquareInEachWayOfWriting) {
  const Workplace place;
  for (const char* square : {"41", "(1,2)", "( 1, 2 )"}) {
    const auto run = place.damath({"layers", "--json", "--square", square});
    EXPECT_EQ(run.status, 0) << run.err;
    const json pieces = json::parse(run.out)["pieces"];
    ASSERT_EQ(pieces.size(), 1U) << square;
    EXPECT_EQ(pieces[0]["position"], 41) << square;
  }
  const auto dame = place.damath({"layers", "--game", "dame", "--json", "--square", "g3"});
  EXPECT_EQ(json::parse(dame.out)["pieces"][0]["position"], 41);
  const auto english = place.damath({"layers", "--game", "english", "--json", "--square", "41"});
  EXPECT_EQ(json::parse(english.out)["pieces"][0]["position"], 41);
}

TEST(LayersCommand, AsAPicture) {
  const Workplace place;
  const auto run = place.damath({"layers", "--square", "(1,2)"});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("b-9 on (1,2), options: 2\n"));
  EXPECT_THAT(run.out, HasSubstr("   now                 1                   2\n"
                                 "7  r   r   r   r    7  r   r   r   r    7  r   r   r   r\n"));
  EXPECT_THAT(run.out, HasSubstr("2   (b)  b   b   b  2    .   b   b   b  2    .   b   b   b\n"));
  EXPECT_THAT(run.out, HasSubstr("   0 1 2 3 4 5 6 7     0 1 2 3 4 5 6 7     0 1 2 3 4 5 6 7\n"));
}

// The picture shows each board from its players' side: Dark at the top in English draughts, a1 at the lower
// left in Dame.
TEST(LayersCommand, PicturesOfTheCompanions) {
  const Workplace place;
  const auto english = place.damath({"layers", "--game", "english", "--square", "(5,2)"});
  EXPECT_THAT(english.out, HasSubstr("man on 11 (5,2), options: 2\n"));
  EXPECT_THAT(english.out, HasSubstr("11-15"));
  EXPECT_THAT(english.out, HasSubstr("0    b   b   b   b  0"));
  EXPECT_THAT(english.out, HasSubstr("2    b   b  (b)  b  2"));
  const auto dame = place.damath({"layers", "--game", "dame", "--square", "g3"});
  EXPECT_THAT(dame.out, HasSubstr("man on g3, options: 2\n"));
  EXPECT_THAT(dame.out, HasSubstr("3  w   w   w  (w)   3"));
  EXPECT_THAT(dame.out, HasSubstr("   a b c d e f g h     a b c d e f g h"));
}

TEST(LayersCommand, AChainTakesAndCrowns) {
  const Workplace place;
  const std::string file = place.write(
      "p.json",
      position({{34, R"(["blue",2,false])"}, {27, R"(["red",-7,false])"}, {13, R"(["red",8,true])"}}));
  const auto damath = place.damath({"layers", "--position", file});
  EXPECT_THAT(damath.out, HasSubstr("  1  (2,3)(4,5)(6,7), takes r-7 and r[8], becomes dama\n"));
  EXPECT_THAT(damath.out, HasSubstr("7  .   .   .  (B)\n"));
  const auto english = place.damath({"layers", "--game", "english", "--position", file});
  EXPECT_THAT(english.out, HasSubstr("  1  14x23x32, takes 18 and 27, becomes king\n"));
  // G5: in Dame, a player may stop a chain early.
  const auto dame = place.damath({"layers", "--game", "dame", "--position", file});
  EXPECT_THAT(dame.out, HasSubstr("man on f4, options: 2\n"));
}

TEST(LayersCommand, AChipWithoutOptionsIsShownAsItStands) {
  const Workplace place;
  const auto blocked = place.damath({"layers", "--square", "(2,1)"});
  EXPECT_EQ(blocked.status, 0);
  EXPECT_THAT(blocked.out, HasSubstr("b-3 on (2,1): no options\n"));
  const auto others = place.damath({"layers", "--square", "(0,5)"});
  EXPECT_EQ(others.status, 0);
  EXPECT_THAT(others.out, HasSubstr("r4 on (0,5): no options, BLUE is to move\n"));
  const auto cornered =
      place.damath({"layers", "--position", place.write("none.json", position({{0, R"(["red",2,false])"}}))});
  EXPECT_EQ(cornered.status, 0);
  EXPECT_EQ(cornered.out, "BLUE has no legal turn\n");
}

TEST(LayersCommand, TileBoardsAreRecognised) {
  const Workplace place;
  const std::string file = place.write("tiles.json", kTiles);
  const auto run = place.damath({"layers", "--position", file});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("BLACK to move, pieces: 1\n"));
  EXPECT_THAT(run.out, HasSubstr("black rukh [-3,2,3,1] on d6, options: 4\n"));
  EXPECT_THAT(run.out, HasSubstr("  1  moves to e6\n"));
  EXPECT_THAT(run.out, HasSubstr("  2  moves to d5\n"));
  EXPECT_THAT(run.out, HasSubstr("  3  attacks d4, is repelled and stops on d5: [6,2,1,0,-3]\n"));
  EXPECT_THAT(run.out,
              HasSubstr("  4  closes ranks: armor +1 for d6 until the end of the next enemy turn\n"));
  EXPECT_THAT(run.out, HasSubstr("   now         1           2           3           4\n"
                                 "6 (-3)  .   6   . (-3)  6   .   .   6   .   .   6 (-3)  .\n"
                                 "5   .   6   5   .   6   5 (-3)  6   5 (-3)  6   5   .   6\n"
                                 "4   6   .   4   6   .   4   6   .   4 < 6>  .   4   6   .\n"
                                 "3   .   .   3   .   .   3   .   .   3   .   .   3   .   .\n"
                                 "    d   e       d   e       d   e       d   e       d   e\n"));
}

TEST(LayersCommand, AttacksOfTileBoardsAsArrays) {
  const Workplace place;
  std::string tiles = kTiles;
  tiles.replace(tiles.find("[6,2,2,1]"), 9, "[6,2,2,0]");
  const std::string file = place.write("tiles.json", tiles);
  for (const char* square : {"d6", "19", "(3,5)"}) {
    const auto run = place.damath({"layers", "--position", file, "--json", "--square", square});
    EXPECT_EQ(run.status, 0) << run.err;
    const json document = json::parse(run.out);
    EXPECT_EQ(document["game"], "roles");
    ASSERT_EQ(document["pieces"].size(), 1U);
    const json& piece = document["pieces"][0];
    EXPECT_EQ(piece["position"], 19);
    EXPECT_EQ(piece["options"][2],
              json::parse(R"({"layer":3,"maneuver":"attack","target":35,"end":35,"conflict":"won"})"));
    EXPECT_EQ(piece["layers"][3][4][3], json::parse("[-3,2,3,1,6]"));
    EXPECT_EQ(piece["effects"][4][2][3], json::parse("[[0,0],[0,0],[1,1]]"));
    // L2: a layer of the output can be used as the next board.
    const json next = {{"shape", document["shape"]},
                       {"board", piece["layers"][3]},
                       {"effects", piece["effects"][3]},
                       {"turn", "white"}};
    const auto again = place.damath({"layers", "--position", place.write("next.json", next.dump())});
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_THAT(again.out, HasSubstr("WHITE to move, pieces: 1\n"));
  }
}

// The option closeRanks (L5): the second black piece of the row stands beyond a vacant tile.
TEST(LayersCommand, ClosesTheRanksOfTheWholeRowByOption) {
  const Workplace place;
  json tiles = {{"board", json::array()}, {"turn", "black"}};
  for (int row = 0; row < 8; ++row) tiles["board"].push_back(json::array({0, 0, 0, 0, 0, 0, 0, 0}));
  tiles["board"][0] = json::parse("[[-3,2,3,1],[0,0,0,0],[-6,1,1,0],0,0,0,0,0]");
  const std::string file = place.write("row.json", tiles.dump());
  const auto told = [&](std::vector<std::string> more) {
    std::vector<std::string> words = {"layers", "--position", file, "--square", "a8"};
    words.insert(words.end(), more.begin(), more.end());
    return place.damath(words);
  };
  EXPECT_THAT(told({}).out, HasSubstr("armor +1 for a8 until"));
  EXPECT_THAT(told({"--close-ranks", "neighbors"}).out, HasSubstr("armor +1 for a8 until"));
  EXPECT_THAT(told({"--close-ranks", "row"}).out, HasSubstr("armor +1 for a8 and c8 until"));
  const json piece = json::parse(told({"--close-ranks", "row", "--json"}).out)["pieces"][0];
  EXPECT_EQ(piece["effects"].back()[0][2], json::parse("[[0,0],[0,0],[1,1]]"));

  const auto wrong = told({"--close-ranks", "all"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("--close-ranks 'all' cannot be used; write neighbors or row"));
  const auto chips = place.damath({"layers", "--close-ranks", "row"});
  EXPECT_EQ(chips.status, 2);
  EXPECT_THAT(chips.err, HasSubstr("leave it out"));
}

TEST(LayersCommand, EffectsAreToldAndFought) {
  const Workplace place;
  json tiles = json::parse(kTiles);
  tiles["effects"] = json::array();
  for (const json& row : tiles["board"]) {
    tiles["effects"].push_back(json::array());
    for (const json& tile : row) {
      tiles["effects"].back().push_back(tile.is_number() ? json(0) : json::parse("[[0,0],[0,0],[0,0]]"));
    }
  }
  tiles["effects"][2][3] = json::parse("[[1,1],[0,0],[0,0]]");
  const auto run = place.damath({"layers", "--position", place.write("t.json", tiles.dump())});
  EXPECT_THAT(run.out, HasSubstr("  with its effects: attack 3, health 3, armor 1\n"));
  EXPECT_THAT(run.out, HasSubstr("attacks d4 and wins the tile: [-3,2,3,1,6]\n"));
}

TEST(LayersCommand, EightyColumnsAreEnough) {
  const Workplace place;
  // The first row has eight black rukhs, the last row has eight white shahs. All other squares are vacant.
  json board = json::array();
  for (int row = 0; row < 8; ++row) {
    board.push_back(json::array());
    for (int column = 0; column < 8; ++column) {
      board.back().push_back(row == 0   ? json{-3, 2, 3, 1}
                             : row == 7 ? json{1, 999, 999, 999}
                                        : json{0, 0, 0, 0});
    }
  }
  const std::string whole = place.write("b.json", json{{"board", board}}.dump());
  for (const char* language : {"en", "fil"}) {
    const auto roles = place.damath({"layers", "--position", whole, "--lang", language});
    EXPECT_EQ(roles.status, 0) << roles.err;
    EXPECT_LE(widestLine(roles.out), 80U) << roles.out;
  }
  // A chain of five jumps. All chips have long texts.
  const std::string chain = place.write("c.json", position({{61, R"(["blue","144√8",true])"},
                                                            {52, R"(["red","-121√18",true])"},
                                                            {38, R"(["red","-49√8",true])"},
                                                            {20, R"(["red","-25√18",true])"},
                                                            {18, R"(["red","-81√32",true])"},
                                                            {36, R"(["red","100√2",true])"}}));
  const auto chained = place.damath({"layers", "--set", "radical", "--position", chain});
  EXPECT_EQ(chained.status, 0) << chained.err;
  EXPECT_THAT(chained.out, HasSubstr("takes r[-121√18],"));
  EXPECT_LE(widestLine(chained.out), 80U) << chained.out;
  const std::string dama = place.write("d.json", position({{28, R"(["blue",2,true])"}}));
  for (const char* game : {"damath", "english", "dame"}) {
    for (const char* language : {"en", "fil"}) {
      const auto run = place.damath({"layers", "--game", game, "--position", dama, "--lang", language});
      EXPECT_LE(widestLine(run.out), 80U) << run.out;
      EXPECT_LE(widestLine(place.damath({"layers", "--game", game, "--lang", language}).out), 80U);
    }
  }
}

// Each error is one line, states the accepted form, and has exit status 2.
TEST(LayersCommand, UnusableSquares) {
  const Workplace place;
  const std::string tiles = place.write("tiles.json", kTiles);
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--square", "64"}, "write an index from 0 to 63, or (x,y)"},
      {{"--square", "a3"}, "'a3' is not a square of this board"},
      {{"--square", "(9,9)"}, "'(9,9)' is not a square of this board"},
      {{"--square", "here"}, "'here' is not a square of this board"},
      {{"--square", "(0,0)"}, "pieces cannot be on (0,0)"},
      {{"--square", "(0,3)"}, "(0,3) is empty"},
      {{"--game", "english", "--square", "a3"}, "'a3' is not a square of this board"},
      {{"--game", "dame", "--square", "a9"}, "or a1 to h8"},
      {{"--game", "dame", "--square", "a2"}, "pieces cannot be on a2"},
      {{"--game", "dame", "--square", "b3"}, "pieces cannot be on b3"},
      {{"--game", "dame", "--square", "a5"}, "a5 is empty"},
      {{"--position", tiles, "--square", "i3"}, "or a1 to h8"},
      {{"--position", tiles, "--square", "a1"}, "pieces cannot be on a1"},
      {{"--position", tiles, "--square", "d3"}, "d3 is empty"},
      {{"--position", tiles, "--game", "dame"}, "--game does not apply"},
      {{"--position", tiles, "--set", "integer"}, "--set does not apply"},
      {{"--game", "chess"}, "damath, english or dame"},
      {{"--position", place.at("no.json")}, "this file does not exist"},
  };
  for (auto [arguments, expected] : cases) {
    arguments.insert(arguments.begin(), "layers");
    for (const bool asJson : {false, true}) {
      if (asJson) arguments.emplace_back("--json");
      const auto run = place.damath(arguments);
      EXPECT_EQ(run.status, 2) << expected;
      EXPECT_EQ(run.out, "") << expected;
      EXPECT_THAT(run.err, StartsWith("damath: "));
      EXPECT_THAT(run.err, HasSubstr(expected));
      EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    }
  }
}

TEST(LayersCommand, FaultsOfATileBoardHaveTheirLines) {
  const Workplace place;
  std::string tiles = kTiles;
  tiles.replace(tiles.find("[-3,2,3,1]"), 10, "[-7,2,3,1]");
  tiles.replace(tiles.find("[6,2,1,0]"), 9, "[6,2,0,0]");
  const std::string file = place.write("tiles.json", tiles);
  const auto run = place.damath({"layers", "--position", file});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("damath: " + file + ":4: board[2][3][0]: -7 is not a kind of piece"));
  EXPECT_THAT(run.err, HasSubstr("damath: " + file + ":5: board[3][4][2] is 0; it must be within 1 … 999"));
}

TEST(LayersCommand, SpeaksFilipino) {
  const Workplace place;
  const auto run = place.damath({"layers", "--lang", "fil", "--square", "41"});
  EXPECT_THAT(run.out, HasSubstr("b-9 sa (1,2), mga opsyon: 2\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("now")));
}

}  // namespace
}  // namespace damath::cli

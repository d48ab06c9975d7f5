// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/position_builder.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/rules/legal_turns.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/board/position.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/notation/board/one_fault.hpp"
#include "tests/support/laws.hpp"

namespace damath::notation {
namespace {

using board::Piece;
using board::Position;
using board::Rank;
using board::Side;
using board::Square;
using nlohmann::json;
using nlohmann::ordered_json;
using support::integers;
using enum JsonFaultCode;

GameLaw law() {
  return {rules::manual(), integers()};
}
Square at(int x, int y) {
  return *Square::at(x, y);
}
Position start() {
  return rules::startPosition(integers(), rules::manual());
}
json startDocument() {
  return json::parse(toPositionJson(start(), integers()));
}
JsonFaults positionFaults(const json& document) {
  const auto position = parsePositionJson(document.dump(), law());
  return position ? JsonFaults{} : position.error();
}
JsonFaults turnFaults(const std::string& text, const Position& position) {
  const auto turn = parseTurnJson(text, position, law());
  return turn ? JsonFaults{} : turn.error();
}

// The start position equals the example in the description of the board document, letter by letter except
// blanks.
TEST(PositionJson, TheStartAsTheDocumentHasIt) {
  const std::string expected =
      R"({"board":[{"position":0,"piece":["red",2,false]},{"position":2,"piece":["red",-5,false]},)"
      R"({"position":4,"piece":["red",8,false]},{"position":6,"piece":["red",-11,false]},)"
      R"({"position":9,"piece":["red",-7,false]},{"position":11,"piece":["red",10,false]},)"
      R"({"position":13,"piece":["red",-3,false]},{"position":15,"piece":["red",0,false]},)"
      R"({"position":16,"piece":["red",4,false]},{"position":18,"piece":["red",-1,false]},)"
      R"({"position":20,"piece":["red",6,false]},{"position":22,"piece":["red",-9,false]},)"
      R"({"position":25,"piece":null},{"position":27,"piece":null},{"position":29,"piece":null},)"
      R"({"position":31,"piece":null},{"position":32,"piece":null},{"position":34,"piece":null},)"
      R"({"position":36,"piece":null},{"position":38,"piece":null},)"
      R"({"position":41,"piece":["blue",-9,false]},{"position":43,"piece":["blue",6,false]},)"
      R"({"position":45,"piece":["blue",-1,false]},{"position":47,"piece":["blue",4,false]},)"
      R"({"position":48,"piece":["blue",0,false]},{"position":50,"piece":["blue",-3,false]},)"
      R"({"position":52,"piece":["blue",10,false]},{"position":54,"piece":["blue",-7,false]},)"
      R"({"position":57,"piece":["blue",-11,false]},{"position":59,"piece":["blue",8,false]},)"
      R"({"position":61,"piece":["blue",-5,false]},{"position":63,"piece":["blue",2,false]}],"turn":"blue"})";
  EXPECT_EQ(toPositionJson(start(), integers()), expected);
}

TEST(PositionJson, EverySetReadsBackEqual) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const GameLaw itsLaw{rules::manual(), set};
    Position position = rules::startPosition(set, rules::manual());
    position.move(at(1, 2), at(0, 3), Rank::Dama);
    position.setToMove(Side::Red);
    const auto back = parsePositionJson(toPositionJson(position, set), itsLaw);
    ASSERT_TRUE(back.has_value()) << name;
    EXPECT_EQ(*back, position) << name;
  }
}

TEST(PositionJson, WholeNumbersAreNumbersOtherTextsStrings) {
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  const json document = json::parse(toPositionJson(rules::startPosition(set, rules::manual()), set));
  EXPECT_EQ(document["board"][24]["piece"], json::parse(R"(["blue",0,false])"));
  EXPECT_EQ(document["board"][26]["piece"], json::parse(R"(["blue","10/10",false])"));
}

TEST(PositionJson, TurnIsTheFirstMoversByDefault) {
  json document = startDocument();
  document.erase("turn");
  const auto position = parsePositionJson(document.dump(), law());
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(*position, start());
}

TEST(PositionJson, EachFaultHasItsPlace) {
  json document = startDocument();
  document["board"][5]["position"] = 12;
  expectOne(positionFaults(document), UnknownIndex, "board[5].position", "B2");

  document = startDocument();
  document["board"][5]["position"] = -1;
  expectOne(positionFaults(document), UnknownIndex, "board[5].position", "B2");

  document = startDocument();
  std::swap(document["board"][13], document["board"][14]);
  expectOne(positionFaults(document), WrongOrder, "board[13].position", "B2");

  document = startDocument();
  document["board"].erase(13);
  ASSERT_FALSE(positionFaults(document).empty());
  EXPECT_EQ(positionFaults(document)[0].code, WrongCount);

  document = startDocument();
  document["board"][0]["piece"][0] = "green";
  expectOne(positionFaults(document), UnknownColour, "board[0].piece[0]");

  document = startDocument();
  document["board"][0]["piece"][1] = 3;
  expectOne(positionFaults(document), UnknownChip, "board[0].piece[1]", "C1");

  document = startDocument();
  document["board"][0]["piece"][1] = 2.5;
  expectOne(positionFaults(document), UnknownChip, "board[0].piece[1]", "C1");

  document = startDocument();
  document["board"][0]["piece"][1] = -5;
  expectOne(positionFaults(document), ChipTwice, "board[1].piece", "C1");

  document = startDocument();
  document["board"][0]["piece"][2] = 0;
  expectOne(positionFaults(document), WrongType, "board[0].piece[2]");

  document = startDocument();
  document["board"][0]["piece"] = "red";
  expectOne(positionFaults(document), WrongType, "board[0].piece");

  document = startDocument();
  document["board"][0]["chip"] = 1;
  expectOne(positionFaults(document), UnknownField, "board[0].chip");

  document = startDocument();
  document["board"][0].erase("piece");
  expectOne(positionFaults(document), MissingField, "board[0].piece");

  document = startDocument();
  document["turn"] = "white";
  expectOne(positionFaults(document), UnknownColour, "turn");

  document = startDocument();
  document["clock"] = 1;
  expectOne(positionFaults(document), UnknownField, "clock");
}

TEST(PositionJson, AnOrdinaryChipCannotStandOnItsFarRow) {
  json document = startDocument();
  document["board"][0]["piece"] = json::parse(R"(["blue",2,false])");
  document["board"][31]["piece"] = nullptr;
  expectOne(positionFaults(document), ChipOnFarRow, "board[0].piece", "P1");
  document["board"][0]["piece"][2] = true;
  EXPECT_TRUE(positionFaults(document).empty());
}

TEST(PositionJson, ThirteenOfASideAreTooMany) {
  json document = startDocument();
  document["board"][14]["piece"] = json::parse(R"(["blue",2,false])");
  const JsonFaults faults = positionFaults(document);
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_EQ(faults[0].code, ChipTwice);
  EXPECT_EQ(faults[1].code, TooManyChips);
}

// Rulebook 12: BLUE (1,2)→(0,3), RED (2,5)→(1,4). Then BLUE can capture and land on (2,5): −9 + (−1) = −10.
Position beforeTheFirstCapture() {
  Position position = start();
  rules::play(rules::manual(), position, {at(1, 2), at(0, 3)});
  rules::play(rules::manual(), position, {at(2, 5), at(1, 4)});
  return position;
}

TEST(TurnJson, AMoveToTheLetter) {
  EXPECT_EQ(toTurnJson({at(1, 2), at(0, 3)}, start(), law()),
            R"([{"Move":{"source":{"position":41,"piece":["blue",-9,false]},)"
            R"("destination":{"position":32,"piece":null}}}])");
}

TEST(TurnJson, ACaptureToTheLetter) {
  rules::Turn capture(at(0, 3));
  capture.add({at(1, 4), at(2, 5)});
  EXPECT_EQ(toTurnJson(capture, beforeTheFirstCapture(), law()),
            R"([{"Capture":{"source":{"position":32,"piece":["blue",-9,false]},)"
            R"("middle":{"position":25,"piece":["red",-1,false]},)"
            R"("destination":{"position":18,"piece":null},"score":-10}}])");
}

TEST(TurnJson, MovesOfTheStart) {
  const json document = json::parse(toMovesJson(start(), law()));
  ASSERT_EQ(document["turns"].size(), 7U);
  for (const json& turn : document["turns"]) {
    EXPECT_EQ(turn["path"].size(), 2U);
    EXPECT_EQ(turn["path"][0], turn["jumps"][0]["Move"]["source"]["position"]);
    EXPECT_EQ(turn["path"][1], turn["jumps"][0]["Move"]["destination"]["position"]);
  }
}

TEST(TurnJson, EveryTurnOfManyPositionsReadsBackEqual) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    const GameLaw itsLaw{rules::manual(), set};
    Position position = rules::startPosition(set, rules::manual());
    std::size_t chains = 0;
    for (std::size_t ply = 0; ply < 90; ++ply) {
      const auto turns = rules::legalTurns(rules::manual(), position);
      if (turns.empty()) break;
      for (const rules::Turn& turn : turns) {
        chains += turn.jumps().size() > 1 ? 1U : 0U;
        const std::string text = toTurnJson(turn, position, itsLaw);
        const auto back = parseTurnJson(text, position, itsLaw);
        ASSERT_TRUE(back.has_value()) << name << ' ' << text << back.error()[0].where;
        EXPECT_EQ(*back, turn);
      }
      rules::play(rules::manual(), position, turns[(ply * 7 + 3) % turns.size()]);
    }
    EXPECT_GT(chains, 0U) << name;
  }
}

// The move from 2 to 4 runs along a row, so it is illegal for either side (M2).
TEST(TurnJson, TwoToFourIsRefused) {
  Position position = start();
  position.remove(at(4, 7));
  position.setToMove(Side::Red);
  const std::string text =
      R"([{"Move":{"source":{"position":2,"piece":["red",-5,false]},"destination":{"position":4,"piece":null}}}])";
  expectOne(turnFaults(text, position), IllegalMove, "[0].Move", "M2");
  // In the start position, RED's 8 is on 4, and BLUE is to move.
  expectOne(turnFaults(text, start()), IllegalMove, "[0].Move", "M1");
}

std::string move(int from, const std::string& piece, int to) {
  return R"([{"Move":{"source":{"position":)" + std::to_string(from) + R"(,"piece":)" + piece +
         R"(},"destination":{"position":)" + std::to_string(to) + R"(,"piece":null}}}])";
}

std::string capture(int from, const std::string& piece, int middle, const std::string& taken, int to,
                    const std::string& score) {
  return R"({"Capture":{"source":{"position":)" + std::to_string(from) + R"(,"piece":)" + piece +
         R"(},"middle":{"position":)" + std::to_string(middle) + R"(,"piece":)" + taken +
         R"(},"destination":{"position":)" + std::to_string(to) + R"(,"piece":null},"score":)" + score + "}}";
}

TEST(TurnJson, ADueCaptureMustBeTaken) {
  const JsonFaults faults = turnFaults(move(43, "[\"blue\",6,false]", 34), beforeTheFirstCapture());
  expectOne(faults, IllegalMove, "[0].Move", "K1");
  EXPECT_EQ(faults[0].expected, std::vector<std::string>{"32-18"});
}

TEST(TurnJson, AWrongScoreIsRefused) {
  const Position position = beforeTheFirstCapture();
  const JsonFaults faults = turnFaults(
      "[" + capture(32, "[\"blue\",-9,false]", 25, "[\"red\",-1,false]", 18, "-8") + "]", position);
  expectOne(faults, WrongScore, "[0].Capture.score", "S1");
  EXPECT_EQ(faults[0].expected, std::vector<std::string>{"-10"});
}

TEST(TurnJson, TheBoardMustHoldWhatTheTurnSays) {
  expectOne(turnFaults(move(41, "[\"blue\",6,false]", 32), start()), NotThere, "[0].Move.source");
  expectOne(turnFaults(move(32, "[\"blue\",6,false]", 25), start()), NotThere, "[0].Move.source");
}

TEST(TurnJson, TheDestinationMustBeVacant) {
  const std::string text =
      R"([{"Move":{"source":{"position":41,"piece":["blue",-9,false]},"destination":{"position":32,"piece":["red",2,true]}}}])";
  expectOne(turnFaults(text, start()), NotVacant, "[0].Move.destination.piece");
  expectOne(turnFaults(move(50, "[\"blue\",-3,false]", 43), start()), IllegalMove, "[0].Move", "M2");
}

TEST(TurnJson, ShapeFirst) {
  EXPECT_EQ(turnFaults("{}", start()).at(0).code, WrongType);
  EXPECT_EQ(turnFaults("[]", start()).at(0).code, WrongCount);
  EXPECT_EQ(turnFaults("[{}]", start()).at(0).code, WrongType);
  EXPECT_EQ(turnFaults("[{\"Jump\":{}}]", start()).at(0).code, UnknownField);
  EXPECT_EQ(turnFaults("[{\"Move\":{}}]", start()).size(), 2U);
  EXPECT_EQ(turnFaults("[{\"Capture\":{}}]", start()).size(), 4U);
  EXPECT_EQ(turnFaults("[1,1,1,1,1,1,1,1,1,1,1,1,1]", start()).at(0).code, WrongCount);
}

// BLUE's dama 8 stands on (1,0), and ordinary chips of RED stand on these squares. BLUE is to move.
Position damaAgainst(const std::vector<Square>& reds) {
  board::PositionBuilder position(Side::Blue);
  position.put(at(1, 0), {Side::Blue, 9, Rank::Dama});
  for (std::size_t i = 0; i < reds.size(); ++i) {
    position.put(reds[i], {Side::Red, static_cast<board::ChipIndex>(i), Rank::Ordinary});
  }
  return position.build().value();
}

TEST(TurnJson, EachCaptureClause) {
  const std::string dama = "[\"blue\",8,true]";
  // K2, K3: a second chip stands between the captured chip and the landing square.
  Position position = damaAgainst({at(3, 2), at(4, 3)});
  expectOne(turnFaults("[" + capture(57, dama, 43, "[\"red\",-9,false]", 29, "0") + "]", position),
            IllegalMove, "[0].Capture", "K3");
  // K4: two chips can be taken in a chain, so a single capture is not enough.
  position = damaAgainst({at(3, 2), at(5, 4)});
  const std::string first = capture(57, dama, 43, "[\"red\",-9,false]", 36, "34");
  expectOne(turnFaults("[" + first + "]", position), IllegalMove, "[0].Capture", "K4");
  // K4: the second jump does not begin on the square where the first jump ended.
  const std::string second = capture(34, dama, 29, "[\"red\",6,false]", 22, "0");
  expectOne(turnFaults("[" + first + "," + second + "]", position), BrokenChain, "[1].Capture.source", "K4");
  // K8: the chain takes the same chip twice.
  const std::string again = capture(36, dama, 43, "[\"red\",-9,false]", 57, "0");
  expectOne(turnFaults("[" + first + "," + again + "]", position), IllegalMove, "[1].Capture", "K8");
  // K2: a chip must not capture a chip of its own side.
  position = start();
  expectOne(
      turnFaults("[" + capture(41, "[\"blue\",-9,false]", 34, "[\"blue\",6,false]", 27, "0") + "]", position),
      IllegalMove, "[0].Capture.middle", "K2");
}

}  // namespace
}  // namespace damath::notation

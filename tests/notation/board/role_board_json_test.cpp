// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of boards of the six roles as documents (rulebook L1, L3, L5).
#include "core/notation/board/role_board_json.hpp"
#include "core/notation/board/position_json.hpp"

#include <gtest/gtest.h>

#include "core/notation/board/layers_json.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/notation/board/one_fault.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/role_board_document.hpp"
#include "tests/support/role_drawing.hpp"

namespace damath::notation {
namespace {

using layers::Code;
using layers::Colour;
using layers::Place;
using layers::RoleBoard;
using layers::RolePiece;
using layers::RoleTile;
using nlohmann::json;
using support::drawnRoles;
using enum JsonFaultCode;

RoleTile piece(int code, int attack, int health, int armor, int mark = 0) {
  return RolePiece{*Code::of(code), attack, health, armor, Code::of(mark)};
}

// These tuples are the examples of the wiki page about the representation of boards.
TEST(RoleTileJson, TheFourExamplesToTheLetter) {
  EXPECT_EQ(roleTileJson(piece(-1, 2, 2, 0)).dump(), "[-1,2,2,0]");
  EXPECT_EQ(roleTileJson(piece(-3, 2, 3, 1)).dump(), "[-3,2,3,1]");
  EXPECT_EQ(roleTileJson(piece(-3, 2, 3, 1, 6)).dump(), "[-3,2,3,1,6]");
  EXPECT_EQ(roleTileJson(piece(6, 2, 1, 0, -3)).dump(), "[6,2,1,0,-3]");
  EXPECT_EQ(roleTileJson(layers::Vacant{}).dump(), "[0,0,0,0]");
  EXPECT_EQ(roleTileJson(layers::Unplayable{}).dump(), "0");
}

json document() {
  return json::parse(support::roleBoardDocument(drawnRoles(R"(
S . p
. # .
)")));
}
JsonFaults faultsOf(const json& text) {
  const auto board = parseRoleBoardJson(text.dump());
  return board ? JsonFaults{} : board.error();
}
TEST(RoleBoardJson, TheFourExamplesRead) {
  for (const auto& [text, tile] : {std::pair("[-1,2,2,0]", piece(-1, 2, 2, 0)),
                                   {"[-3,2,3,1]", piece(-3, 2, 3, 1)},
                                   {"[-3,2,3,1,6]", piece(-3, 2, 3, 1, 6)},
                                   {"[6,2,1,0,-3]", piece(6, 2, 1, 0, -3)},
                                   {"[0,0,0,0]", RoleTile(layers::Vacant{})}}) {
    json board = document();
    board["board"][0][0] = json::parse(text);
    const auto read = parseRoleBoardJson(board.dump());
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_EQ(read->tiles[(Place{0, 0})], tile) << text;
  }
}

TEST(RoleBoardJson, ToTheLetter) {
  const std::string text = support::roleBoardDocument(drawnRoles("S . p", Colour::Black, {1, 2, 0}));
  EXPECT_TRUE(text.starts_with(R"({"shape":[[1,1,1,0,0,0,0,0],[0,0,0,0,0,0,0,0],)")) << text;
  EXPECT_NE(text.find(R"("board":[[[1,1,2,0],[0,0,0,0],[-6,1,2,0],0,0,0,0,0],[0,0,0,0,0,0,0,0],)"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"("turn":"black","effects":[[[[0,0],[0,0],[0,0]],[[0,0],[0,0],[0,0]],)"),
            std::string::npos)
      << text;
}

TEST(RoleBoardJson, StrewnBoardsReadBackEqual) {
  std::mt19937 random(8);
  int further = 0;
  for (int round = 0; round < support::sized(20, 120); ++round) {
    const RoleBoard board = support::strewnRoles(random);
    further += board.effects.layers().size() > 1 ? 1 : 0;
    const auto back = parseRoleBoardJson(support::roleBoardDocument(board));
    ASSERT_TRUE(back.has_value()) << back.error()[0].where;
    ASSERT_TRUE(*back == board) << support::roleBoardDocument(board) << '\n'
                                << support::roleBoardDocument(*back);
    for (const Place place : placesToMove(board)) {
      for (const layers::RoleOption& option : optionsOf(board, place)) {
        const auto after = parseRoleBoardJson(support::roleBoardDocument(option.after));
        ASSERT_TRUE(after.has_value()) << after.error()[0].where;
        ASSERT_TRUE(*after == option.after) << support::roleBoardDocument(option.after) << '\n'
                                            << support::roleBoardDocument(*after);
      }
    }
  }
  EXPECT_GT(further, support::sized(3, 20));
}

TEST(RoleBoardJson, OnlyTheBoardIsRequired) {
  const json whole = document();
  const auto read = parseRoleBoardJson(json{{"board", whole["board"]}}.dump());
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->toMove, Colour::White);
  EXPECT_EQ(read->effects, layers::Effects());
  EXPECT_EQ(json::parse(support::roleBoardDocument(*read)), whole);
  EXPECT_EQ(faultsOf(json{{"turn", "white"}})[0].code, MissingField);
}

TEST(RoleBoardJson, EachFaultWithItsPlace) {
  const auto with = [](const json::json_pointer& at, const json& value) {
    json changed = document();
    changed[at] = value;
    return faultsOf(changed);
  };
  using namespace nlohmann::literals;
  // L3: there are six roles.
  expectOne(with("/board/0/0/0"_json_pointer, 7), UnknownRole, "board[0][0][0]", "L3");
  expectOne(with("/board/0/0/0"_json_pointer, 0), UnknownRole, "board[0][0][0]", "L3");
  expectOne(with("/board/0/0/0"_json_pointer, 4294967297), UnknownRole, "board[0][0][0]", "L3");
  expectOne(with("/board/0/0/0"_json_pointer, "shah"), WrongType, "board[0][0][0]");
  // L3, L4: a piece without health is not on the board.
  expectOne(with("/board/0/0/2"_json_pointer, 0), OutOfRange, "board[0][0][2]", "L3");
  expectOne(with("/board/0/0/1"_json_pointer, -1), OutOfRange, "board[0][0][1]", "L3");
  expectOne(with("/board/0/0/3"_json_pointer, 1000), OutOfRange, "board[0][0][3]", "L3");
  expectOne(with("/board/0/0/1"_json_pointer, 2.5), WrongType, "board[0][0][1]");
  expectOne(with("/board/0/0"_json_pointer, json::parse("[1,2,3]")), WrongCount, "board[0][0]");
  expectOne(with("/board/0/0"_json_pointer, json::parse("[1,2,3,0,6]")), OwnConflict, "board[0][0][4]", "L3");
  expectOne(with("/board/0/0"_json_pointer, json::parse("[1,2,3,0,0]")), UnknownRole, "board[0][0][4]", "L3");
  expectOne(with("/board/0/0"_json_pointer, nullptr), WrongType, "board[0][0]");
  expectOne(with("/board/0/0"_json_pointer, 1), WrongType, "board[0][0]");
  // L1: the board and the shape must have the same playable tiles.
  expectOne(with("/shape/0/1"_json_pointer, 0), NotOfShape, "board[0][1]", "L1");
  expectOne(with("/shape/7/7"_json_pointer, 1), NotOfShape, "board[7][7]", "L1");
  expectOne(with("/shape/0/1"_json_pointer, true), WrongType, "shape[0][1]");
  expectOne(with("/shape/0"_json_pointer, json::array()), WrongCount, "shape[0]");
  expectOne(with("/board/0"_json_pointer, json::array()), WrongCount, "board[0]");
  expectOne(with("/board"_json_pointer, json::object()), WrongType, "board");
  // L5: each wrong effect is reported.
  const json bonus = json::parse("[[0,0],[0,0],[1,1]]");
  EXPECT_TRUE(with("/effects/0/0"_json_pointer, bonus).empty());
  expectOne(with("/effects/0/1"_json_pointer, bonus), EffectOnNobody, "effects[0][1]", "L5");
  expectOne(with("/effects/1/1"_json_pointer, bonus), NotOfShape, "effects[1][1]", "L1");
  expectOne(with("/effects/0/0"_json_pointer, 0), NotOfShape, "effects[0][0]", "L1");
  expectOne(with("/effects/0/0"_json_pointer, 2), WrongType, "effects[0][0]");
  expectOne(with("/effects/0/0"_json_pointer, json::parse("[[0,0],[0,0]]")), WrongCount, "effects[0][0]");
  expectOne(with("/effects/0/0/2"_json_pointer, json::parse("[1,0]")), HalfEffect, "effects[0][0][2]", "L5");
  expectOne(with("/effects/0/0/2"_json_pointer, json::parse("[0,1]")), HalfEffect, "effects[0][0][2]", "L5");
  expectOne(with("/effects/0/0/2"_json_pointer, json::parse("[1,-1]")), OutOfRange, "effects[0][0][2][1]",
            "L5");
  expectOne(with("/effects/0/0/2"_json_pointer, json::parse("[1,1,1]")), WrongCount, "effects[0][0][2]");
  expectOne(with("/effects/0/0/2"_json_pointer, 1), WrongType, "effects[0][0][2]");
  expectOne(with("/moreEffects"_json_pointer, 1), WrongType, "moreEffects");
  expectOne(with("/moreEffects"_json_pointer, json(9, json::array())), WrongCount, "moreEffects");
  // Errors in the fields `turn` and `clock`.
  expectOne(with("/turn"_json_pointer, "blue"), UnknownColour, "turn");
  expectOne(with("/turn"_json_pointer, 1), WrongType, "turn");
  expectOne(with("/clock"_json_pointer, 1), UnknownField, "clock");
}

TEST(RoleBoardJson, AllFaultsAtOnceWithTheirLines) {
  std::string text = document().dump();
  text.replace(text.find("[1,2,3,1]"), 9, "\n[9,2,3,1]");
  text.replace(text.find("[-6,2,3,1]"), 10, "\n[-6,2,0,\n-1]");
  const auto board = parseRoleBoardJson(text);
  ASSERT_FALSE(board.has_value());
  ASSERT_EQ(board.error().size(), 3U);
  EXPECT_EQ(board.error()[0].line, 2);
  EXPECT_EQ(board.error()[1].line, 3);
  EXPECT_EQ(board.error()[1].where, "board[0][2][2]");
  EXPECT_EQ(board.error()[2].line, 4);
}

TEST(RoleBoardJson, IsToldFromAPositionOfChips) {
  EXPECT_TRUE(holdsRoleBoard(document().dump()));
  EXPECT_TRUE(holdsRoleBoard(R"({"board":[[0]]})"));
  EXPECT_TRUE(holdsRoleBoard(R"({"shape":1})"));
  EXPECT_FALSE(holdsRoleBoard(R"({"board":[]})"));
  EXPECT_FALSE(holdsRoleBoard("{"));
  EXPECT_FALSE(holdsRoleBoard("[]"));
  const auto start = rules::startPosition(*rules::builtInChipSet("integer"), rules::manual());
  EXPECT_FALSE(holdsRoleBoard(toPositionJson(start, *rules::builtInChipSet("integer"))));
}

}  // namespace
}  // namespace damath::notation

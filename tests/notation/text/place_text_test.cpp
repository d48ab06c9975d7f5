// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/text/place_text.hpp"

#include <gtest/gtest.h>

#include "core/layers/chip_layers.hpp"
#include "core/notation/board/square_name.hpp"

namespace damath::notation {
namespace {

using layers::Place;

std::optional<Place> read(std::string_view text, Files files = Files::None) {
  return parsePlaceText(text, files);
}

TEST(PlaceText, TheIndexOfTheDocuments) {
  EXPECT_EQ(read("0"), (Place{0, 0}));
  EXPECT_EQ(read("41"), (Place{5, 1}));
  EXPECT_EQ(read("63"), (Place{7, 7}));
  EXPECT_EQ(read(" 7 "), (Place{0, 7}));
  for (const char* text : {"64", "99", "100", "-1", "+1", "1.0", "4 1", "0x1", ""}) {
    EXPECT_EQ(read(text), std::nullopt) << text;
  }
}

TEST(PlaceText, CoordinatesFromTheBottomLeft) {
  EXPECT_EQ(read("(0,0)"), (Place{7, 0}));
  EXPECT_EQ(read("(1,2)"), (Place{5, 1}));
  EXPECT_EQ(read("( 7 , 7 )"), (Place{0, 7}));
  for (const char* text :
       {"(8,0)", "(0,8)", "(-1,0)", "(1,2", "1,2)", "1,2", "(1;2)", "(1,2,3)", "()", "(,)", "(", "[1,2]"}) {
    EXPECT_EQ(read(text), std::nullopt) << text;
  }
}

TEST(PlaceText, LettersWhereTheBoardHasThem) {
  EXPECT_EQ(read("a1", Files::FromLeft), (Place{7, 0}));
  EXPECT_EQ(read("h8", Files::FromLeft), (Place{0, 7}));
  EXPECT_EQ(read("D4", Files::FromLeft), (Place{4, 3}));
  EXPECT_EQ(read("a1", Files::FromRight), (Place{7, 7}));
  EXPECT_EQ(read("a3"), std::nullopt);
  for (const char* text : {"i1", "a0", "a9", "a", "a10", "aa", "1a", "a 1"}) {
    EXPECT_EQ(read(text, Files::FromLeft), std::nullopt) << text;
    EXPECT_EQ(read(text, Files::FromRight), std::nullopt) << text;
  }
}

// G9: the names of the squares in Dame and in Damath, and the indices of the squares, are read as places.
TEST(PlaceText, AgreesWithTheNamesOfTheGames) {
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    const Place place = layers::placeOf(square);
    EXPECT_EQ(read(squareName(rules::Game::Dame, square), Files::FromRight), place);
    EXPECT_EQ(read(squareName(rules::Game::Damath, square)), place);
    EXPECT_EQ(read(std::to_string(square.index())), place);
  }
}

TEST(PlaceText, NamesReadBack) {
  for (const Place place : layers::kPlaces) {
    for (const Files files : {Files::FromLeft, Files::FromRight}) {
      EXPECT_EQ(read(placeName(place, files), files), place);
    }
  }
}

}  // namespace
}  // namespace damath::notation

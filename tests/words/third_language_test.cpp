// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a new language needs only a catalogue and a line in LINGUAS. This program is built from the
// sources in words/ with the small catalogues of tests/data/words/three_languages. Their third
// language is Cebuano; no C++ source in words/ names that language.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/board/side.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "board_Side.inc"
#include "name_board_Side.inc"

TEST(ThirdLanguage, IsListedWithItsCode) {
  ASSERT_EQ(std::size(kLanguages), 3U);
  EXPECT_EQ(kLanguages[2].name, "Cebuano");
  EXPECT_EQ(parseLanguage("ceb_PH.UTF-8"), Language::Cebuano);
  EXPECT_EQ(parseLanguage("tl"), Language::Filipino);
  EXPECT_EQ(parseLanguage("en"), Language::English);
  EXPECT_EQ(parseLanguage(""), std::nullopt);
  EXPECT_EQ(parseLanguage("fr"), std::nullopt);
  EXPECT_EQ(codeOf(Language::Cebuano), "ceb");
}

TEST(ThirdLanguage, HasEveryText) {
  EXPECT_EQ(joinedByAnd({"Ana", "Ben", "Eva"}, Language::Cebuano), "Ana, Ben ug Eva");
  EXPECT_EQ(joinedByAnd({"Ana", "Ben", "Eva"}, Language::English), "Ana, Ben and Eva");
  EXPECT_EQ(toText(Phrase::Winner, Language::Cebuano), "Mananaog");
  EXPECT_EQ(toText(Phrase::Quit, Language::Cebuano), "&Gawas");
  EXPECT_EQ(said(Phrase::Round, Language::Cebuano, {"3"}), "Hugna 3");
  EXPECT_EQ(said(phraseOf(board::Side::Blue), Language::Cebuano, {"Ana"}), "ASUL “Ana”");
  EXPECT_EQ(said(phraseOf(board::Side::Red), Language::English, {"Ben"}), "RED \"Ben\"\n");
  EXPECT_EQ(toText(words::nameOf(board::Side::Red), Language::Cebuano), "pula");
  EXPECT_EQ(toText(words::nameOf(board::Side::Blue), Language::Filipino), "bughaw");
  EXPECT_EQ(buttonText("Cancel", Language::Cebuano), "Kanselahon");
  EXPECT_EQ(buttonText("&Cancel", Language::Cebuano), "&Kanselahon");
  EXPECT_EQ(buttonText("Close", Language::Cebuano), "");
}

// The placeholders %1 to %4 have one name in four forms: alone, or after "kay", "ni" or "si". Each language
// uses the form that it needs.
TEST(ThirdLanguage, TakesTheFormOfANameThatItNeeds) {
  const std::initializer_list<std::string_view> forms{"Ana", "kay Ana", "ni Ana", "si Ana", "2"};
  EXPECT_EQ(said(Phrase::Due, Language::English, forms), "Rematch due with Ana, round 2");
  EXPECT_EQ(said(Phrase::Due, Language::Filipino, forms), "May rematch pa laban kay Ana, round 2");
  EXPECT_EQ(said(Phrase::Due, Language::Cebuano, forms), "Naay rematch batok ni Ana, round 2");
}

}  // namespace
}  // namespace damath::words

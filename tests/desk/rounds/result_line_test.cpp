// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of results typed in one line, and of totals that look like a typing error.
#include "app/desk/rounds/result_line.hpp"
#include "app/desk/rounds/result_input.hpp"

#include <gtest/gtest.h>

#include "core/exact/number_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using rules::Ending;

exact::Number figure(std::string_view text) {
  return exact::parseNumber(text).value();
}

TEST(ResultLineTest, BoardAndBothTotalsAreALine) {
  const auto line = parseResultLine("12 75 -72");
  ASSERT_TRUE(line);
  EXPECT_EQ(numberOf(line->board), 12);
  EXPECT_EQ(line->input.ending, Ending::Time);
  EXPECT_EQ(line->input.blueGrand, figure("75"));
  EXPECT_EQ(line->input.redGrand, figure("-72"));
}

TEST(ResultLineTest, TheNumberPadAloneWritesEveryFigureOfRationals) {
  const auto line = parseResultLine("  3   -21/4\t5.25 ");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->input.blueGrand, figure("-21/4"));
  EXPECT_EQ(line->input.redGrand, figure("21/4"));
  const auto root = parseResultLine("3 sqrt(2) 2√3");
  ASSERT_TRUE(root);
  EXPECT_EQ(root->input.blueGrand, figure("√2"));
}

struct Case {
  std::string_view letters;
  Ending ending;
};

class Letters : public ::testing::TestWithParam<Case> {};

TEST_P(Letters, TellTheEndingBehindTheTotalsOrInTheirPlace) {
  const auto& [letters, ending] = GetParam();
  const auto behind = parseResultLine("12 75 -72 " + std::string(letters));
  ASSERT_TRUE(behind);
  EXPECT_EQ(behind->input.ending, ending);
  EXPECT_EQ(behind->input.redGrand, figure("-72"));
  const auto alone = parseResultLine("12 " + std::string(letters));
  ASSERT_TRUE(alone);
  EXPECT_EQ(alone->input.ending, ending);
  EXPECT_FALSE(alone->input.blueGrand);
  EXPECT_FALSE(alone->input.redGrand);
}

INSTANTIATE_TEST_SUITE_P(BothLanguages, Letters,
                         ::testing::Values(Case{"nb", Ending::NoShowBlue}, Case{"nr", Ending::NoShowRed},
                                           Case{"nbr", Ending::NoShowBoth}, Case{"hb", Ending::NoShowBlue},
                                           Case{"hr", Ending::NoShowRed}, Case{"HRB", Ending::NoShowBoth},
                                           Case{"gb", Ending::ResignBlue}, Case{"gr", Ending::ResignRed},
                                           Case{"bg", Ending::ResignBlue}, Case{"r g", Ending::ResignRed},
                                           Case{"rbn", Ending::NoShowBoth},
                                           Case{"Bdr", Ending::DisqualifiedBoth},
                                           Case{"sb", Ending::ResignBlue}, Case{"SR", Ending::ResignRed},
                                           Case{"db", Ending::DisqualifiedBlue},
                                           Case{"dr", Ending::DisqualifiedRed},
                                           Case{"dbr", Ending::DisqualifiedBoth}));

TEST(ResultLineTest, AnEndingMayStandCloseBehindTheTotalOfRed) {
  for (const std::string_view text : {"12 75 31gr", "12 75 31rg", "12 75 31g r", "12 75 31 rg"}) {
    const auto line = parseResultLine(text);
    ASSERT_TRUE(line) << text;
    EXPECT_EQ(line->input.redGrand, figure("31")) << text;
    EXPECT_EQ(line->input.ending, Ending::ResignRed) << text;
  }
  EXPECT_EQ(parseResultLine("3 1 -21/4sb")->input.redGrand, figure("-21/4"));
}

struct Wrong {
  std::string_view line;
  LineError error;
};

class Refused : public ::testing::TestWithParam<Wrong> {};

TEST_P(Refused, SaysWhichPartAndWhy) {
  const auto line = parseResultLine(GetParam().line);
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error(), GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(Lines, Refused,
                         ::testing::Values(Wrong{"", {LineFault::BoardMissing, LinePart::Board}},
                                           Wrong{"x 1 2", {LineFault::NoBoard, LinePart::Board, "x"}},
                                           Wrong{"0 1 2", {LineFault::NoBoard, LinePart::Board, "0"}},
                                           Wrong{"1/2 1 2", {LineFault::NoBoard, LinePart::Board, "1/2"}},
                                           Wrong{"12", {LineFault::FigureMissing, LinePart::Blue}},
                                           Wrong{"12 75", {LineFault::FigureMissing, LinePart::Red}},
                                           Wrong{"12 75 gb", {LineFault::FigureMissing, LinePart::Red}},
                                           Wrong{"12 7- 5", {LineFault::NoFigure, LinePart::Blue, "7-"}},
                                           Wrong{"12 7 5..", {LineFault::NoFigure, LinePart::Red, "5.."}},
                                           Wrong{"12 7gb 5", {LineFault::NoFigure, LinePart::Blue, "7gb"}},
                                           Wrong{"12 7 3o", {LineFault::NoFigure, LinePart::Red, "3o"}},
                                           Wrong{"12 7 31gx", {LineFault::NoEnding, LinePart::Ending, "gx"}},
                                           Wrong{"12 7 31r", {LineFault::NoEnding, LinePart::Ending, "r"}},
                                           Wrong{"12 7 31g", {LineFault::SideMissing, LinePart::Ending, "g"}},
                                           Wrong{"12 7 5 ggr",
                                                 {LineFault::NoEnding, LinePart::Ending, "ggr"}},
                                           Wrong{"12 7 5 9", {LineFault::TooMuch, LinePart::Ending, "9"}},
                                           Wrong{"12 7 5 gb 9", {LineFault::TooMuch, LinePart::Ending, "9"}},
                                           Wrong{"12 gb 7 5", {LineFault::TooMuch, LinePart::Ending, "7"}},
                                           Wrong{"12 7 5 x", {LineFault::NoEnding, LinePart::Ending, "x"}},
                                           Wrong{"12 7 5 gx", {LineFault::NoEnding, LinePart::Ending, "gx"}},
                                           Wrong{"12 7 5 g", {LineFault::SideMissing, LinePart::Ending, "g"}},
                                           Wrong{"12 sbr", {LineFault::NotBoth, LinePart::Ending, "sbr"}}));

contest::Event playedWith(std::initializer_list<int> totals) {
  contest::Event event{{}, setupOf("Grade 7"), {}, {}, {}, {}};
  for (const int total : totals) {
    contest::Game game;
    game.result = contest::GameResult{Ending::Time, exact::Number(total), exact::Number(-total)};
    event.games.push_back(game);
  }
  return event;
}

contest::ResultInput entered(int blue, int red) {
  return {Ending::Time, exact::Number(blue), exact::Number(red)};
}

TEST(DoubtfulTotalTest, TenTimesTheUsualIsDoubted) {
  const contest::Event event = playedWith({70, 50, 60});
  EXPECT_FALSE(doubtIn(event, entered(600, -600))) << "ten times, not more";
  const auto doubt = doubtIn(event, entered(75, -720));
  ASSERT_TRUE(doubt);
  EXPECT_EQ(doubt->total, exact::Number(-720));
  EXPECT_EQ(doubt->usual, exact::Number(60));
  EXPECT_FALSE(doubtIn(event, {Ending::NoShowBlue, std::nullopt, std::nullopt}));
}

TEST(DoubtfulTotalTest, BeforeAUsualOneIsKnownNothingIs) {
  EXPECT_FALSE(doubtIn(playedWith({70, 50}), entered(7000, 1)));
  EXPECT_FALSE(doubtIn(playedWith({0, 0, 0, 0}), entered(7000, 1)));
}

}  // namespace
}  // namespace damath::desk

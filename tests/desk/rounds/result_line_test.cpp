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

contest::EventSetup eventOf(std::string_view set) {
  contest::EventSetup setup = setupOf("Grade 7");
  setup.set = *rules::builtInChipSet(set);
  return setup;
}

Expected<ResultLine, LineError> parseResultLine(std::string_view line, std::string_view set = "radical") {
  const contest::EventSetup setup = eventOf(set);
  DAMATH_TRY(texts, dividedLine(line, setup));
  return parseResult(*texts, setup.set);
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
                                           Wrong{"12 7 5 9", {LineFault::NoFigure, LinePart::Red, "5 9"}},
                                           Wrong{"12 7 5 gb 9", {LineFault::TooMuch, LinePart::Ending, "9"}},
                                           Wrong{"12 gb 7 5", {LineFault::TooMuch, LinePart::Ending, "7"}},
                                           Wrong{"12 7 5 x", {LineFault::NoEnding, LinePart::Ending, "x"}},
                                           Wrong{"12 7 5 gx", {LineFault::NoEnding, LinePart::Ending, "gx"}},
                                           Wrong{"12 7 5 g", {LineFault::SideMissing, LinePart::Ending, "g"}},
                                           Wrong{"12 sbr", {LineFault::NotBoth, LinePart::Ending, "sbr"}}));

// Returns the three texts as `board | BLUE | RED`, or the fault `two?` with the text that has two meanings.
std::string dividedIn(std::string_view set, std::string_view line) {
  const auto texts = dividedLine(line, eventOf(set));
  if (texts) return texts->board + " | " + texts->blue + " | " + texts->red;
  EXPECT_EQ(texts.error().fault, LineFault::OneOrTwo);
  EXPECT_EQ(texts.error().part, LinePart::Blue);
  return "two? " + texts.error().word;
}

TEST(DividedLineTest, WithWholeTotalsABlankEndsATotal) {
  EXPECT_EQ(dividedIn("integer", "2 10 5"), "2 | 10 | 5");
  EXPECT_EQ(dividedIn("integer", " 2  10 5  g r "), "2 | 10 | 5 g r");
  EXPECT_EQ(dividedIn("integer", "2 33 1/4"), "2 | 33 | 1/4") << "refused later: no total is a fraction";
  EXPECT_EQ(dividedIn("integer", "2 n r"), "2 | n r | ");
  EXPECT_EQ(dividedIn("integer", "2"), "2 |  | ");
  EXPECT_EQ(dividedIn("integer", ""), " |  | ");
}

TEST(DividedLineTest, WithFractionsAMixedNumberIsOneTotal) {
  EXPECT_EQ(dividedIn("rational", "2 33 1/4 5"), "2 | 33 1/4 | 5");
  EXPECT_EQ(dividedIn("rational", "2 33 1/4 -3 1/4 gr"), "2 | 33 1/4 | -3 1/4 gr");
  EXPECT_EQ(dividedIn("rational", "2 10 33 1/4"), "2 | 10 | 33 1/4");
  EXPECT_EQ(dividedIn("rational", "2 1/2 1/4"), "2 | 1/2 | 1/4");
  EXPECT_EQ(dividedIn("rational", "2 33,25 33½"), "2 | 33,25 | 33½");
  EXPECT_EQ(dividedIn("rational", "2 10 5/4"), "2 | 10 | 5/4") << "no mixed number has 5/4";
  EXPECT_EQ(dividedIn("radical", "2 1 - 5√2/36 3"), "2 | 1 - 5√2/36 | 3");
}

TEST(DividedLineTest, AFractionBehindABlankIsAskedIfItMayBeATotalOfItsOwn) {
  EXPECT_EQ(dividedIn("rational", "2 33 1/4"), "two? 33 1/4");
  EXPECT_EQ(dividedIn("rational", "2 33 1/4 gr"), "two? 33 1/4");
  EXPECT_EQ(dividedIn("rational", "2 33 1/4 x y"), "two? 33 1/4");
  EXPECT_EQ(dividedIn("fraction", "2 -3 7/10"), "two? -3 7/10");
  EXPECT_EQ(dividedIn("radical", "2 5 - 3√2"), "two? 5 - 3√2");
}

TEST(DividedLineTest, TabsDivideAsInASpreadsheet) {
  EXPECT_EQ(dividedIn("rational", "2\t33 1/4\t1/2"), "2 | 33 1/4 | 1/2");
  EXPECT_EQ(dividedIn("rational", "2\t33\t1/4\tgr"), "2 | 33 | 1/4 gr");
  EXPECT_EQ(dividedIn("integer", "2\tnr"), "2 | nr | ");
}

TEST(DividedTotalsTest, LeaveOneTotalInOneField) {
  const auto divided = [](std::string_view set, std::string_view text) {
    const ResultTexts texts = dividedTotals(text, eventOf(set));
    EXPECT_EQ(texts.board, "");
    return texts.blue + " | " + texts.red;
  };
  EXPECT_EQ(divided("rational", "33 1/4"), "33 1/4 | ");
  EXPECT_EQ(divided("rational", "33 1/4 5"), "33 1/4 | 5");
  EXPECT_EQ(divided("rational", "33 5"), "33 | 5");
  EXPECT_EQ(divided("rational", "33\t1/4"), "33 | 1/4");
  EXPECT_EQ(divided("rational", " 1/4"), " 1/4 | ") << "parseTotal asks about it";
  EXPECT_EQ(divided("rational", "33 x 2"), "33 x 2 | ") << "nothing is moved that is no total";
  EXPECT_EQ(divided("integer", "33 5"), "33 | 5");
  EXPECT_EQ(divided("integer", "r g"), "r g | ");
}

TEST(TotalFieldTest, HasNoTotalIfItHasOnlyBlanks) {
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  for (const char* text : {"", " ", "\t", "\u00a0 ", "\r\n", "\u200b"}) {
    const auto total = parseTotalField(text, LinePart::Red, set);
    ASSERT_TRUE(total) << "'" << text << "'";
    EXPECT_FALSE(total->has_value()) << "'" << text << "'";
  }
  EXPECT_EQ(*parseTotalField(" 33 1/4", LinePart::Red, set), figure("133/4"));
  const auto lacking = parseTotalField(" 1/4", LinePart::Red, set);
  ASSERT_FALSE(lacking);
  EXPECT_EQ(lacking.error(), (LineError{LineFault::WholeMissing, LinePart::Red, "1/4"}));
}

TEST(ParsedResultTest, FieldsHoldMixedNumbersAndDecimals) {
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  const auto result = parseResult({"3", " 33 1/4 ", "-3¼ gr"}, set);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->input.blueGrand, figure("133/4"));
  EXPECT_EQ(result->input.redGrand, figure("-13/4"));
  EXPECT_EQ(result->input.ending, Ending::ResignRed);
  const auto unclear = parseResult({"3", "33 5/4", "1"}, set);
  ASSERT_FALSE(unclear);
  EXPECT_EQ(unclear.error(),
            (LineError{LineFault::TwoReadings, LinePart::Blue, "33 5/4", {"34 1/4", "33; 5/4"}}));
  const auto lacking = parseResult({"3", "33", " 1/4"}, set);
  ASSERT_FALSE(lacking);
  EXPECT_EQ(lacking.error(), (LineError{LineFault::WholeMissing, LinePart::Red, "1/4", {}}));
  EXPECT_EQ(parseResult({"3", "10-5", "1"}, set).error().fault, LineFault::NoFigure);
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of figures and their workings (rulebook N3, N7).
#include "core/sheet/cells/figure.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <regex>
#include <string>

#include "core/exact/number_text.hpp"
#include "tests/support/printing.hpp"

namespace damath::sheet {
namespace {

// Returns the values with their factors: `6, 3*2`. `blank` if the cell is blank; `?4` if the cell is
// unreadable from the fourth character on.
std::string readingOf(std::string_view cell) {
  const Figure figure = readFigure(cell);
  if (const auto* unreadable = std::get_if<UnreadableFigure>(&figure)) {
    return "?" + std::to_string(unreadable->column);
  }
  if (std::holds_alternative<BlankFigure>(figure)) return "blank";
  std::string text;
  for (const FigureStep& step : std::get<std::vector<FigureStep>>(figure)) {
    text += (text.empty() ? "" : ", ") + exact::toText(step.value);
    if (step.factor) text += "*" + std::to_string(*step.factor);
  }
  return text;
}

TEST(Figures, AreReadInEverySpelling) {
  EXPECT_EQ(readingOf("75"), "75");
  EXPECT_EQ(readingOf("- 9"), "-9");
  EXPECT_EQ(readingOf("−29/30"), "-29/30");
  EXPECT_EQ(readingOf("-10/10"), "-1");
  EXPECT_EQ(readingOf("1 1/2"), "3/2");
  EXPECT_EQ(readingOf("3½"), "7/2");
  EXPECT_EQ(readingOf("-22.69"), "-2269/100");
  EXPECT_EQ(readingOf(".5"), "1/2");
  EXPECT_EQ(readingOf("3 + 2√2"), "3 + 2√2");
  EXPECT_EQ(readingOf("1/2 - 5√2/36"), "1/2 - 5√2/36");
  EXPECT_EQ(readingOf("4sqrt(18)"), "12√2");
  EXPECT_EQ(readingOf("-12 √ 2"), "-12√2");
  EXPECT_EQ(readingOf("4 sqrt ( 18 )"), "12√2");
  EXPECT_EQ(readingOf("(-12)"), "-12");
  EXPECT_EQ(readingOf("{-12}"), "-12");
  EXPECT_EQ(readingOf("＋１２．５０"), "25/2");
  EXPECT_EQ(readingOf("－２９／３０"), "-29/30");
  EXPECT_EQ(readingOf("—\u00a0\u200912\u3000"), "-12");
  EXPECT_EQ(readingOf("\t7\t"), "7");
  EXPECT_EQ(readingOf("007"), "7");
  EXPECT_EQ(readingOf("4 / 8"), "1/2");
  EXPECT_EQ(readingOf("-1⅒"), "-11/10");
  EXPECT_EQ(readingOf("⅔"), "2/3");
  EXPECT_EQ(readingOf("√2/36"), "√2/36");
  EXPECT_EQ(readingOf("-(5√2)/36"), "-5√2/36");
  EXPECT_EQ(readingOf(""), "blank");
  EXPECT_EQ(readingOf("\u3000\u200b"), "blank");
}

TEST(Figures, CountByTheLastStepOfTheirWorking) {
  EXPECT_EQ(readingOf("-3.5 ≈ -4"), "-7/2, -4");
  EXPECT_EQ(readingOf("16 x 2 = 32"), "32*2, 32");
  EXPECT_EQ(readingOf("-3.5 ≈ -4 x 2 = -8"), "-7/2, -8*2, -8");
  EXPECT_EQ(readingOf("2(5 x 10) = 100"), "100*2, 100");
  EXPECT_EQ(readingOf("(-240)(-100) = 24000"), "24000, 24000");
  EXPECT_EQ(readingOf("-9 + -1 = -10"), "-10, -10");
  EXPECT_EQ(readingOf("-9 - (-1) = -8"), "-8, -8");
  EXPECT_EQ(readingOf("-3.5 ~= -4"), "-7/2, -4");
  EXPECT_EQ(readingOf("-3.5 ≒ －４"), "-7/2, -4");
}

TEST(Figures, ThatAreNoneSayWhere) {
  EXPECT_EQ(readingOf("12a"), "?3");
  EXPECT_EQ(readingOf("x"), "?1");
  EXPECT_EQ(readingOf("３の"), "?2");
  EXPECT_EQ(readingOf("√"), "?2");
  EXPECT_EQ(readingOf("√(2"), "?4");
  EXPECT_EQ(readingOf("r2"), "?1");
  EXPECT_EQ(readingOf("1 0"), "?3");
  EXPECT_EQ(readingOf("5 === 5"), "?3");
  EXPECT_EQ(readingOf("1,000"), "?2");
  EXPECT_EQ(readingOf("1/0"), "?4");
  EXPECT_EQ(readingOf("5 ="), "?4");
  EXPECT_EQ(readingOf("((((((((((1))))))))))"), "?9");
  EXPECT_EQ(readingOf("1" + std::string(60, '0')), "?62");
}

// A plain second reader of cells with whole numbers, fractions, mixed numbers and divisions. It reads the
// cell's own letters, each of which may stand for a sign: h for ½, q for ¾, t for ⅒, s for ². nullopt if the
// cell is no figure.
std::optional<exact::Number> plainFigure(const std::string& cell) {
  static const std::regex kMixed(R"((\d+) +(\d+)/(\d+))");
  static const std::regex kFraction(R"((\d+)/(\d+))");
  static const std::regex kSign(R"((\d*) *([hqt]))");
  static const std::regex kWhole(R"(\d+)");
  static const std::regex kDivision(R"( */ *)");
  constexpr auto kHere = std::regex_constants::match_continuous;
  std::optional<exact::Rational> value;
  auto at = cell.begin();
  const auto skip = [&] {
    while (at != cell.end() && *at == ' ') ++at;
  };
  const auto figureOf = [](const std::ssub_match& digits) {
    return exact::Rational(digits.length() == 0 ? 0 : std::stoll(digits.str()));
  };
  for (skip();;) {
    std::smatch found;
    exact::Rational number;
    if (std::regex_search(at, cell.end(), found, kMixed, kHere)) {
      if (figureOf(found[3]).isZero()) return std::nullopt;
      number = figureOf(found[1]) + figureOf(found[2]) / figureOf(found[3]);
    } else if (std::regex_search(at, cell.end(), found, kFraction, kHere)) {
      if (figureOf(found[2]).isZero()) return std::nullopt;
      number = figureOf(found[1]) / figureOf(found[2]);
    } else if (std::regex_search(at, cell.end(), found, kSign, kHere)) {
      const char sign = found[2].str().front();
      const exact::Rational part = sign == 'h'   ? exact::Rational(1, 2)
                                   : sign == 'q' ? exact::Rational(3, 4)
                                                 : exact::Rational(1, 10);
      number = figureOf(found[1]) + part;
    } else if (std::regex_search(at, cell.end(), found, kWhole, kHere)) {
      number = figureOf(found[0]);
    } else {
      return std::nullopt;
    }
    if (value && number.isZero()) return std::nullopt;
    value = value ? *value / number : number;
    at += found.length();
    skip();
    if (at == cell.end()) return exact::Number(*value);
    if (!std::regex_search(at, cell.end(), found, kDivision, kHere)) return std::nullopt;
    at += found.length();
  }
}

// Returns the cell that the letters of plainFigure() stand for.
std::string spelled(const std::string& letters, std::string_view slash) {
  std::string cell;
  for (const char letter : letters) {
    const std::string_view sign = letter == 'h'   ? "½"
                                  : letter == 'q' ? "¾"
                                  : letter == 't' ? "⅒"
                                  : letter == 's' ? "²"
                                  : letter == '/' ? slash
                                                  : std::string_view(&letter, 1);
    cell += sign;
  }
  return cell;
}

TEST(Figures, WithFractionSignsAreThoseOfAPlainReaderOrUnreadable) {
  const std::string_view kPieces[] = {"1", "2", "33", "0", "4", "h", "q", "t", "h", "/", "/", " ", " ", "s"};
  const std::string_view kSlashes[] = {"/", "\u2044", "\u2215"};
  std::mt19937 random(47);
  int read = 0;
  int refused = 0;
  for (int i = 0; i < 40'000; ++i) {
    std::string letters;
    for (auto length = 1 + random() % 7; length > 0; --length) {
      letters += kPieces[random() % std::size(kPieces)];
    }
    const std::string cell = spelled(letters, kSlashes[random() % std::size(kSlashes)]);
    const Figure figure = readFigure(cell);
    if (isBlank(figure)) continue;  // blanks alone
    const FigureStep* step = lastStep(figure);
    const std::optional<exact::Number> plain = plainFigure(letters);
    ASSERT_EQ(step != nullptr, plain.has_value()) << "'" << cell << "'";
    if (plain) {
      ASSERT_EQ(step->value, *plain) << "'" << cell << "'";
    }
    plain ? ++read : ++refused;
  }
  EXPECT_GT(read, 3000);
  EXPECT_GT(refused, 3000);
}

TEST(Figures, WithADigitBehindAFractionSignSayWhere) {
  EXPECT_EQ(readingOf("33½4"), "?4");
  EXPECT_EQ(readingOf("½4"), "?2");
  EXPECT_EQ(readingOf("-3 x ½4 = 5"), "?7");
  EXPECT_EQ(readingOf("½４"), "?2") << "a full-width digit";
  EXPECT_EQ(readingOf("½\u200b4"), "?3") << "a character without width between them";
  EXPECT_EQ(readingOf("½~~9~~4"), "?7") << "a crossed-out digit between them";
  EXPECT_EQ(readingOf("1/2½"), "?4");
  EXPECT_EQ(readingOf("½½"), "?2");
  EXPECT_EQ(readingOf("33 1/2 1/4"), "?8");
  EXPECT_EQ(readingOf("1.5½"), "?4");
  EXPECT_EQ(readingOf("√½"), "?2") << "not half of √1";
  EXPECT_EQ(readingOf("½√2"), "√2/2");
  EXPECT_EQ(readingOf("33 1⁄4"), "133/4");
}

// Returns the last value; `blank` or `mark` for a cell without a figure. An unreadable cell gives its column,
// with the reason or the possible readings: `?3 24000|24.000`.
std::string withReasonOf(std::string_view cell, Thousands thousands = Thousands::Possible) {
  const Figure figure = readFigure(cell, thousands);
  if (const auto* blank = std::get_if<BlankFigure>(&figure)) return blank->mark ? "mark" : "blank";
  const auto* unreadable = std::get_if<UnreadableFigure>(&figure);
  if (unreadable == nullptr) return exact::toText(std::get<std::vector<FigureStep>>(figure).back().value);
  std::string text = "?" + std::to_string(unreadable->column);
  if (unreadable->reason == UnreadableReason::UnclearSign) text += " sign";
  for (const std::string& reading : unreadable->readings) {
    text += (&reading == &unreadable->readings.front() ? " " : "|") + reading;
  }
  return text;
}

TEST(Figures, MayHaveASignBeforeAndAUnitBehind) {
  for (const char* cell : {"= 10", "=10", "≈ 10", "≈10", "~= 10", "10 pts", "10pts.", "10 pt.", "10 pt",
                           "10 points", "10 Point", "10 puntos", "10 PUNTO", "= 10 pts", "5 x 2 = 10 pts"}) {
    EXPECT_EQ(withReasonOf(cell), "10") << cell;
  }
  EXPECT_EQ(withReasonOf("= -6"), "-6");
  EXPECT_EQ(withReasonOf("pts"), "?1");
  EXPECT_EQ(withReasonOf("="), "?1");
  EXPECT_EQ(withReasonOf("=== 5"), "?1");
  EXPECT_EQ(withReasonOf("10 pts 5"), "?4");
  EXPECT_EQ(withReasonOf("5 x pts"), "?5");
}

TEST(Figures, MayHaveADecimalComma) {
  EXPECT_EQ(withReasonOf("-0,44"), "-11/25");
  EXPECT_EQ(withReasonOf("-0,67"), "-67/100");
  EXPECT_EQ(withReasonOf("-10,0"), "-10");
  EXPECT_EQ(withReasonOf("3,5"), "7/2");
  EXPECT_EQ(withReasonOf("0,125"), "1/8");
  EXPECT_EQ(withReasonOf("1234,567"), "1234567/1000");
  EXPECT_EQ(withReasonOf("-3,5 ≈ -4"), "-4");
  EXPECT_EQ(withReasonOf("-3,5 x 2"), "-7");
  EXPECT_EQ(withReasonOf("2,5√2"), "5√2/2");
  EXPECT_EQ(withReasonOf("1,2,3"), "?2");
  EXPECT_EQ(withReasonOf("1, 6"), "?2");
  EXPECT_EQ(withReasonOf("34 (3,4)"), "?6") << "a square";
  const auto decimals = [](std::string_view cell) {
    return std::get<std::vector<FigureStep>>(readFigure(cell)).back().decimals;
  };
  EXPECT_EQ(decimals("-0,44"), 2);
  EXPECT_EQ(decimals("-10,0"), 1);
  EXPECT_EQ(decimals("1,234,567.5"), 1);
  EXPECT_EQ(decimals("1,234,567"), 0);
  for (const char* const sum : {"1.5 + 2", "5 - 3.50", "2 + 1.5", "-1.5-2.25"})
    EXPECT_EQ(decimals(sum), 0) << sum;
}

TEST(Figures, WithAThousandsCommaAreUnclearWhereTheyMayBeDecimals) {
  EXPECT_EQ(withReasonOf("24,000"), "?3 24000|24.000");
  EXPECT_EQ(withReasonOf("-1,024"), "?3 -1024|-1.024");
  EXPECT_EQ(withReasonOf("5 x 2 = 1,000"), "?10 5 x 2 = 1000|5 x 2 = 1.000");
  EXPECT_EQ(withReasonOf("24,000", Thousands::Impossible), "24");
  EXPECT_EQ(withReasonOf("0,440"), "11/25");
  EXPECT_EQ(withReasonOf("1,234,567"), "1234567");
  EXPECT_EQ(withReasonOf("1,234.5"), "2469/2");
  EXPECT_EQ(withReasonOf("1,234,567", Thousands::Impossible), "?2");
}

TEST(Figures, OfMarksAloneAreBlank) {
  for (const char* cell :
       {"-",  "--", "----", "—",     "–",    "n/a",  "N/A", "NA",     "n.a.",   "\"",         "〃",
        "''", "“",  "do.",  "Ditto", "wala", "none", ".",   "- \" -", "~~99~~", "~~9~~ ~~8~~"}) {
    EXPECT_EQ(withReasonOf(cell), "mark") << cell;
  }
  EXPECT_EQ(withReasonOf(""), "blank");
  EXPECT_EQ(withReasonOf("0"), "0");
  EXPECT_EQ(withReasonOf("x"), "?1");
  EXPECT_EQ(withReasonOf("1?"), "?2 sign");
}

TEST(Figures, LeaveOutWhatIsCrossedOut) {
  EXPECT_EQ(withReasonOf("~~99~~ 5"), "5");
  EXPECT_EQ(withReasonOf("5 ~~99~~"), "5");
  EXPECT_EQ(withReasonOf("1~~0~~2"), "12");
  EXPECT_EQ(withReasonOf("~~99~~ 5a"), "?9");
  EXPECT_EQ(withReasonOf("-3.5 ~~ -4"), "-4") << "about, typed twice";
}

// Players put a wrong figure in brackets instead of crossing it out, and write the right figure behind it.
TEST(Figures, LeaveOutAFigureInBracketsBeforeAnotherFigure) {
  for (const char* wrong : {"99", "-99", "3.5", "1/2", "-3.5 ≈ -4", "0", "3,5"}) {
    for (const auto& [kept, value] : std::vector<std::pair<std::string, std::string>>{
             {"5", "5"}, {"7 x 2 = 14", "14"}, {"1/5", "1/5"}, {"2.5 ≈ 3", "3"}}) {
      EXPECT_EQ(withReasonOf("(" + std::string(wrong) + ") " + kept), value) << wrong;
    }
  }
  EXPECT_EQ(withReasonOf("(99) -5"), "94") << "a difference";
  EXPECT_EQ(withReasonOf("(99)(5)"), "495") << "a product";
  EXPECT_EQ(withReasonOf("(99)5"), "?5");
  EXPECT_EQ(withReasonOf("(99) a"), "?6");
  EXPECT_EQ(withReasonOf("(a) 5"), "?2");
  EXPECT_EQ(withReasonOf("(99)"), "99");
}

// Returns the figures of the jumps that share a cell: `1 | 6`, or `all 7` for one figure.
std::string sharedOf(std::string_view cell, std::size_t jumps, Thousands thousands = Thousands::Possible) {
  const SharedFigure shared = readSharedFigure(cell, jumps, thousands);
  const auto textOf = [](const Figure& figure) {
    const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
    return steps == nullptr ? "?" : exact::toText(steps->back().value);
  };
  std::string text;
  for (const Figure& figure : shared.each) text += (text.empty() ? "" : " | ") + textOf(figure);
  if (!text.empty()) return text;
  return std::holds_alternative<BlankFigure>(shared.whole) ? "blank" : "all " + textOf(shared.whole);
}

TEST(Figures, OfSeveralJumpsMayShareACell) {
  for (const char* cell : {"1 6", "1; 6", "1, 6", "1 and 6", "1 at 6", "1 & 6", "1 + 6 = 7", "1 + 6",
                           "= 1; = 6", "1; 3 x 2 = 6", "1 pt; 6 pts"}) {
    EXPECT_EQ(sharedOf(cell, 2), "1 | 6") << cell;
  }
  EXPECT_EQ(sharedOf("-53 -47", 2), "-53 | -47");
  EXPECT_EQ(sharedOf("-53; -47", 2), "-53 | -47");
  EXPECT_EQ(sharedOf("5 + -4 = 1", 2), "5 | -4");
  EXPECT_EQ(sharedOf("5 - 4 = 1", 2), "5 | -4");
  EXPECT_EQ(sharedOf("1 2 3", 3), "1 | 2 | 3");
  EXPECT_EQ(sharedOf("1/2, 1/3", 2), "1/2 | 1/3");
  EXPECT_EQ(sharedOf("-47", 2), "all -47");
  EXPECT_EQ(sharedOf("1 + 6 = 8", 2), "all 8")
      << "the sum is wrong, so that nobody knows whose the terms are";
  EXPECT_EQ(sharedOf("1 1/2", 2), "all 3/2") << "one mixed number";
  EXPECT_EQ(sharedOf("5 3½", 2), "5 | 7/2");
  EXPECT_EQ(sharedOf("3½4½", 2), "all ?");
  EXPECT_EQ(sharedOf("3½4½", 3), "all ?") << "no blank parts the figures";
  EXPECT_EQ(sharedOf("1 2 3", 2), "all ?");
  EXPECT_EQ(sharedOf("1,6", 2), "all ?") << "a decimal or two scores";
  EXPECT_EQ(sharedOf("", 2), "blank");
  EXPECT_EQ(sharedOf("-", 2), "blank");
}

FigureStep stepOf(std::string_view cell) {
  return std::get<std::vector<FigureStep>>(readFigure(cell)).back();
}

TEST(Figures, StateAnExactValueOrItsRoundingToTwoOrMoreDecimals) {
  const exact::Number third(exact::Rational(1, 3));
  EXPECT_TRUE(states(stepOf("2/6"), third, 2));
  EXPECT_TRUE(states(stepOf("0.33"), third, 2));
  EXPECT_TRUE(states(stepOf("0.333"), third, 2));
  EXPECT_FALSE(states(stepOf("0.3"), third, 2)) << "one decimal is too few";
  EXPECT_FALSE(states(stepOf("0.34"), third, 2));
  EXPECT_FALSE(states(stepOf("0.33"), third, 3));
  EXPECT_TRUE(states(stepOf("0.333"), third, 3));
  EXPECT_TRUE(states(stepOf("1.41"), exact::Number::root(exact::Rational(1), 2), 2));
  EXPECT_TRUE(states(stepOf("-0.13"), exact::Number(exact::Rational(-125, 1000)), 2))
      << "halves away from zero";
}

}  // namespace
}  // namespace damath::sheet

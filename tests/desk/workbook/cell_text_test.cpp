// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/cell_text.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

namespace damath::desk {
namespace {

std::string plainNumber(std::string_view number) {
  return numberText(number, {}, DayCount::From1900);
}

std::string shownAs(std::string_view number, std::string_view code, DayCount days = DayCount::From1900) {
  return numberText(number, numberForm(code), days);
}

TEST(CellText, NumbersAreShownWithoutExponents) {
  EXPECT_EQ(plainNumber("136512345678"), "136512345678") << "an LRN";
  EXPECT_EQ(plainNumber("1.36512345678E+11"), "136512345678");
  EXPECT_EQ(plainNumber("1.36512345678e11"), "136512345678");
  EXPECT_EQ(plainNumber("7"), "7");
  EXPECT_EQ(plainNumber("7.0"), "7") << "Google Sheets";
  EXPECT_EQ(plainNumber("-7.50"), "-7.5");
  EXPECT_EQ(plainNumber("0.30000000000000004"), "0.3");
  EXPECT_EQ(plainNumber("99999999999999999"), "100000000000000000");
  EXPECT_EQ(plainNumber("0"), "0");
  EXPECT_EQ(plainNumber("-0.0"), "0");
  EXPECT_EQ(plainNumber("5E-2"), "0.05");
  EXPECT_EQ(plainNumber(".5"), "0.5");
  EXPECT_EQ(plainNumber("1E+300"), "1E+300") << "unchanged";
  EXPECT_EQ(plainNumber("1E+9999"), "1E+9999");
  EXPECT_EQ(plainNumber("seven"), "seven");
  EXPECT_EQ(plainNumber(""), "");
  EXPECT_EQ(plainNumber("1.2.3"), "1.2.3");
}

// Rounds to 15 digits with whole numbers of 128 bits, and sets the point by hand.
std::string plainlyRounded(std::uint64_t digits, int exponent) {
  constexpr std::uint64_t kMost = 1'000'000'000'000'000;
  while (digits >= kMost) {
    const std::uint64_t last = digits % 10;
    // Rounds only the last step. All digits before it decide by their size, as the number has 16 digits at
    // most.
    digits = digits / 10 + (last >= 5 ? 1 : 0);
    ++exponent;
  }
  std::string text = std::to_string(digits);
  while (exponent < 0 && text.ends_with('0')) {
    text.pop_back();
    ++exponent;
  }
  if (digits == 0) return "0";
  if (exponent >= 0) return text + std::string(static_cast<std::size_t>(exponent), '0');
  const auto places = static_cast<std::size_t>(-exponent);
  if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
  return text.insert(text.size() - places, ".");
}

TEST(CellText, RandomNumbersAreRoundedAsByHand) {
  std::mt19937_64 lots(7);
  for (int turn = 0; turn < 20000; ++turn) {
    const std::uint64_t most = turn % 3 == 0   ? 9'999'999'999'999'999U
                               : turn % 3 == 1 ? 99'999U
                                               : 999'999'999'999U;
    const std::uint64_t digits = lots() % (most + 1);
    const std::string text = std::to_string(digits);
    const int exponent = -static_cast<int>(lots() % 5);
    // Writes the number with a point, or with an exponent.
    std::string written = text;
    if (turn % 2 == 0 && exponent != 0) {
      const auto places = static_cast<std::size_t>(-exponent);
      if (written.size() <= places) written.insert(0, places + 1 - written.size(), '0');
      written.insert(written.size() - places, ".");
    } else {
      written = text.substr(0, 1) + "." + text.substr(1) + "0E" +
                std::to_string(exponent + static_cast<int>(text.size()) - 1);
    }
    ASSERT_EQ(plainNumber(written), plainlyRounded(digits, exponent)) << written;
  }
}

TEST(CellText, FormsOfDatesAndTimes) {
  for (const char* code :
       {"mm/dd/yyyy", "d-mmm-yy", "[$-409]mmmm d, yyyy;@", "mmm", "yyyy\\-mm\\-dd", "DD.MM.YYYY"}) {
    EXPECT_EQ(shownAs("46346.3", code), "2026-11-20") << code;
  }
  for (const char* code : {"m/d/yyyy h:mm", "mm/dd/yyyy\\ hh:mm:ss\\ AM/PM"}) {
    EXPECT_EQ(shownAs("46346.334282407409", code), "2026-11-20 08:01:22") << code;
    EXPECT_EQ(shownAs("46346.5", code), "2026-11-20 12:00") << code;
    EXPECT_EQ(shownAs("46346.9999999", code), "2026-11-21 00:00") << code;
  }
  EXPECT_EQ(shownAs("0.5", "h:mm AM/PM"), "12:00");
  EXPECT_EQ(shownAs("1.25", "[h]:mm"), "30:00");
  for (const char* code : {"General", "0.00", "#,##0.00_);[Red](#,##0.00)", "\"day\" 0", "0.00E+00", "@",
                           "\\d0", "[$₱-3409]#,##0.00", "_d0", "0%"}) {
    EXPECT_EQ(shownAs("46346.5", code), "46346.5") << code;
  }
  EXPECT_EQ(shownAs("12345678", "000000000000"), "000012345678") << "an LRN with zeros";
  EXPECT_EQ(shownAs("-5", "yyyy"), "-5") << "no day";
  EXPECT_EQ(shownAs("2958466", "yyyy"), "2958466") << "after the last day";
  EXPECT_EQ(shownAs("#N/A", "yyyy"), "#N/A");
}

// Counts the days of both calendars one by one.
TEST(CellText, EveryDayIsTheDayOfThePlainCalendar) {
  const auto count = [](int year, int month, int day, DayCount days, int number) {
    constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    for (; number <= 60000; ++number) {
      const std::string text = std::to_string(year) + (month < 10 ? "-0" : "-") + std::to_string(month) +
                               (day < 10 ? "-0" : "-") + std::to_string(day);
      ASSERT_EQ(shownAs(std::to_string(number), "yyyy-mm-dd", days), text) << number;
      const bool isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
      // Spreadsheets count a 29 February 1900 in the calendar from 1900.
      const bool isLeapInSheets = isLeap || (year == 1900 && days == DayCount::From1900);
      const int last = kDays[month - 1] + (month == 2 && isLeapInSheets ? 1 : 0);
      if (++day <= last) continue;
      day = 1;
      if (++month <= 12) continue;
      month = 1;
      ++year;
    }
  };
  count(1900, 1, 1, DayCount::From1900, 1);
  count(1904, 1, 1, DayCount::From1904, 0);
}

TEST(CellText, EscapesAndLineBreaks) {
  EXPECT_EQ(cellText("Name of\nContestant"), "Name of Contestant");
  EXPECT_EQ(cellText("  a\r\n\tb  "), "a b");
  EXPECT_EQ(cellText("a_x000D_\nb"), "a b");
  EXPECT_EQ(cellText("_x005F_x000D_"), "_x000D_") << "an escaped escape";
  EXPECT_EQ(cellText("Pe_x00F1_a_x00g1_"), "Peña_x00g1_");
  EXPECT_EQ(cellText("_x0000__xD800_"), "_x0000__xD800_");
  EXPECT_EQ(cellText("_x00"), "_x00");
  EXPECT_EQ(cellText(" "), "");
}

TEST(CellText, StylesNameTheForms) {
  XmlReader xml(
      "<styleSheet xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'><numFmts count='2'>"
      "<numFmt numFmtId='164' formatCode='yyyy'/><numFmt numFmtId='165' formatCode='0000'/></numFmts>"
      "<cellStyleXfs><xf numFmtId='164'/></cellStyleXfs>"
      "<cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf numFmtId='22'/><xf numFmtId='164'/><xf "
      "numFmtId='165'/>"
      "<xf/></cellXfs></styleSheet>");
  const auto forms = NumberForms::parse(xml);
  ASSERT_TRUE(forms);
  const auto shown = [&](const char* style) {
    return numberText("46346.5", forms->at(style), DayCount::From1900);
  };
  EXPECT_EQ(shown("0"), "46346.5");
  EXPECT_EQ(shown("1"), "2026-11-20");
  EXPECT_EQ(shown("2"), "2026-11-20 12:00");
  EXPECT_EQ(shown("3"), "2026-11-20");
  EXPECT_EQ(shown("5"), "46346.5");
  EXPECT_EQ(shown("6"), "46346.5") << "no such style";
  EXPECT_EQ(shown("x"), "46346.5");
  EXPECT_EQ(numberText("7", forms->at("4"), DayCount::From1900), "0007");
}

}  // namespace
}  // namespace damath::desk

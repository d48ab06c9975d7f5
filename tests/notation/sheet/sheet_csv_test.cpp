// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/sheet_csv.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/notation/sheet/sheet_text.hpp"

namespace damath::notation {
namespace {

const std::string kHeader = "blueMove,blueScore,blueTotal,redMove,redScore,redTotal";

SheetError errorIn(const std::string& text) {
  const auto sheet = parseSheetCsv(text);
  EXPECT_FALSE(sheet.has_value()) << text;
  return sheet ? SheetError{} : sheet.error();
}

void expectError(const std::string& text, SheetFault fault, int line) {
  const SheetError error = errorIn(text);
  EXPECT_EQ(static_cast<int>(error.fault), static_cast<int>(fault)) << text;
  EXPECT_EQ(error.line, line) << text;
}

TEST(SheetCsv, TheManualsSheetsReadBackEqual) {
  for (const char* name : {"integer", "rational", "polynomial"}) {
    std::ifstream file(std::string(DAMATH_TEST_DATA "/manual/") + name + ".sheet");
    std::ostringstream text;
    text << file.rdbuf();
    const auto sheet = parseSheetText(text.str());
    ASSERT_TRUE(sheet.has_value()) << name;
    const auto back = parseSheetCsv(toSheetCsv(*sheet));
    ASSERT_TRUE(back.has_value()) << name;
    EXPECT_EQ(*back, *sheet) << name;
  }
}

TEST(SheetCsv, CellsAndTagsMeanWhatTheyMeanInTheText) {
  const auto csv = parseSheetCsv("#Set,integer\n#Blue,\"Ramon, Mario \"\"M.\"\"\"\n" + kHeader +
                                 "\n\"-9 (0,3)\",,,\"-1 (1,4)\",,\n,,,10 + (-9),1,1\n"
                                 "RC -11 x 2,-22,,RC 2,2,\nTOTAL,-22,,TOTAL,2,\nGRAND,-22,,GRAND,3\n");
  const auto text = parseSheetText(
      "[Set \"integer\"]\n[Blue \"Ramon, Mario \\\"M.\\\"\"]\n-9 (0,3) || -1 (1,4)\n|| 10 + (-9) | 1 | 1\n"
      "RC -11 x 2 | -22 || RC 2 | 2\nTOTAL | -22 || TOTAL | 2\nGRAND | -22 || GRAND | 3\n");
  ASSERT_TRUE(csv.has_value());
  ASSERT_TRUE(text.has_value());
  EXPECT_EQ(*csv, *text);
}

TEST(SheetCsv, MarksAndCrossedOutTextReadBackEqual) {
  const auto sheet = parseSheetText(
      "[Set \"integer\"]\n~~-9 (0,3)~~ | ~~5~~ | - || xxxxx | \" | 〃\n6 ÷ 10; 6 - 0 | 1, 6 | n/a || ---- | "
      "-0,44 | "
      "''\nRC none | - || RC ~~-11~~ 6 | 6 pts\n");
  ASSERT_TRUE(sheet.has_value());
  const auto back = parseSheetCsv(toSheetCsv(*sheet));
  ASSERT_TRUE(back.has_value());
  EXPECT_EQ(*back, *sheet);
  const auto text = parseSheetText(toSheetText(*sheet));
  ASSERT_TRUE(text.has_value());
  EXPECT_EQ(*text, *sheet);
}

TEST(SheetCsv, SpreadsheetsWriteInManyWays) {
  const std::string plain = "#Set,integer\n" + kHeader + "\n9 x 2,18,18,,,\n";
  const auto sheet = parseSheetCsv(plain);
  ASSERT_TRUE(sheet.has_value());
  const auto same = [&](std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
      text.replace(at, from.size(), to);
    }
    const auto other = parseSheetCsv(text);
    ASSERT_TRUE(other.has_value()) << text;
    EXPECT_EQ(*other, *sheet) << text;
  };
  same(plain, "\n", "\r\n");
  same(plain, "\n", "\r");
  same(plain, ",", ";");
  same(plain, "#Set,integer", "\xEF\xBB\xBF#Set,integer,,,,");
  same(plain, "#Set", "\"#Set\"");
  same(plain, "9 x 2", " \"9 x 2\" ");
  same(plain, "#Set", "# a comment\n\n#Set");
  same(plain, "18,18,,,\n", "18,18\n,,,,,\n,,,,,,,\n");
  same(plain, "\n", ",,,,\n");
  same(plain, "9 x 2,18,18", "\"9 x 2\",\"18\",\"18\"");
  same(plain, ",", "\t,\u00a0");
  same(plain, "#Set", "\"# a comment, with separators; of both kinds\",,,,,\n#Set");
  same(plain, "#Set", "# a comment; with the other separator\n#Set");
  same(plain, "#Set,integer\n", "#Set,integer,,,,\n,,,,,\n\n  \t\n");
  same(plain, "blueMove", "\"blueMove\"");
}

// The header row decides the separator, whatever signs the tags before the header contain.
TEST(SheetCsv, SemicolonsAndCommasDoNotMixUp) {
  const auto semicolons = parseSheetCsv(
      "\"#Blue\";Ramon, Mario\r\n#Set;fraction\r\nblueMove;blueScore;blueTotal;redMove;redScore;redTotal\r\n"
      "1,5 (0,3);;\"a; b\";;;\r\n;;;;;\r\n");
  ASSERT_TRUE(semicolons.has_value());
  EXPECT_EQ(semicolons->tag("Blue"), "Ramon, Mario");
  ASSERT_EQ(semicolons->lines.size(), 1U);
  EXPECT_EQ(semicolons->lines[0].halves[0].move, "1,5 (0,3)");
  EXPECT_EQ(semicolons->lines[0].halves[0].total, "a; b");
  const auto commas = parseSheetCsv("#Set,integer\n#Event,a; b\n" + kHeader + "\na;b,c\n");
  ASSERT_TRUE(commas.has_value());
  EXPECT_EQ(commas->tag("Event"), "a; b");
  EXPECT_EQ(commas->lines[0].halves[0].move, "a;b");
}

TEST(SheetCsv, CellsStayLetterByLetter) {
  const auto sheet = parseSheetCsv("#Set,integer\n" + kHeader +
                                   "\n\"−9\u3000×  \"\"x\"\"\",\" 1\u00a0000 \",\u200b7\u3000,#5,[xy],RC\n");
  ASSERT_TRUE(sheet.has_value());
  const auto& [blue, red] = sheet->lines[0].halves;
  EXPECT_EQ(blue.move, "−9\u3000×  \"x\"");
  EXPECT_EQ(blue.score, "1\u00a0000");
  EXPECT_EQ(blue.total, "7") << "without what cannot be seen at its ends";
  EXPECT_EQ(red.move, "#5");
  EXPECT_EQ(red.score, "[xy]");
  EXPECT_EQ(red.total, "RC");
}

TEST(SheetCsv, EachFaultHasItsLine) {
  const std::string head = "#Set,integer\n" + kHeader + "\n";
  expectError("", SheetFault::NoLines, 1);
  expectError("#Set,integer\n", SheetFault::WrongHeader, 1);
  expectError("#Set,integer\nblueMove,blueScore\n", SheetFault::WrongHeader, 2);
  expectError("#Set,integer\n" + kHeader + ",more\n", SheetFault::WrongHeader, 2);
  expectError(kHeader + "\na\n", SheetFault::NoSet, 1);
  expectError("#Set\n", SheetFault::BadTag, 1);
  expectError("#Set,integer,whole\n", SheetFault::BadTag, 1);
  expectError("#Set,integer\n#Set,whole\n", SheetFault::TagTwice, 2);
  expectError("#Set,integer\n#Ending,rain\n", SheetFault::BadEnding, 2);
  expectError("#Set,integer\n#Result,2-0\n", SheetFault::BadResult, 2);
  expectError(head + "a\n#Blue,x\n", SheetFault::TagAfterLines, 4);
  expectError(head + "1,2,3,4,5,6,7\n", SheetFault::TooManyCells, 3);
  expectError(head + "\"open,1\n", SheetFault::OpenQuote, 3);
  expectError(head + "\"closed\" late,1\n", SheetFault::OpenQuote, 3);
  expectError(head + "\"two\nlines\",1\n", SheetFault::OpenQuote, 3);
  expectError(head + "a|b\n", SheetFault::BarInCell, 3);
  expectError(head + "9 (0,3)\n\"[Blue \"\"x\"\"]\",1\n", SheetFault::BadTag, 4);
  expectError(head + "#5,1\n", SheetFault::TagAfterLines, 3);
  expectError("#Set,integer\n#My name,x\n", SheetFault::BadTag, 2);
  expectError("#Set\tinteger\n" + kHeader + "\n", SheetFault::BadTag, 1);
  expectError("\xEF\xBB\xBF\n\xff", SheetFault::NotText, 2);
  expectError(head + std::string(kMostLineBytes + 1, 'x'), SheetFault::LineTooLong, 3);
  expectError(head + std::string("a\0b", 3), SheetFault::NotText, 3);
  expectError(std::string(kMostSheetBytes + 1, 'x'), SheetFault::TooLarge, 1);
}

// Reads every beginning of a valid file, and the file with each byte changed. Each text is accepted or
// refused. An accepted sheet is written as CSV and reads back equal.
TEST(SheetCsv, DamagedFilesAreReadOrRefused) {
  const std::string whole = "#Set,integer\n#Blue,\"Ramon, M.\"\n" + kHeader +
                            "\n\"-9 (0,3)\",,,\"-1 (1,4)\",,\nTOTAL,-22,,RC 2,2,\n";
  for (std::size_t size = 0; size < whole.size(); ++size) {
    std::vector<std::string> texts = {whole.substr(0, size)};
    for (const char c : {'"', ',', '\n', '#', '|', '\xff'}) {
      texts.push_back(whole);
      texts.back()[size] = c;
    }
    for (const std::string& text : texts) {
      const auto sheet = parseSheetCsv(text);
      if (!sheet) continue;
      const auto back = parseSheetCsv(toSheetCsv(*sheet));
      ASSERT_TRUE(back.has_value()) << text;
      EXPECT_EQ(*back, *sheet) << text;
    }
  }
}

}  // namespace
}  // namespace damath::notation

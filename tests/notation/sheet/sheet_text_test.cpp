// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the text form of a scoresheet: accepted forms and errors.
#include "core/notation/sheet/sheet_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/notation/sheet/sheet_cells.hpp"

namespace damath::notation {
namespace {

using sheet::HalfKind;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

const std::string kPlain =
    "[Set \"integer\"]\n[Blue \"Ramon, Mario\"]\n\n# a note\n-9 (0,3) || -1 (1,4)\n"
    "-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\nRC 6 | 6 || RC 2 | 2\nTOTAL | 6 || TOTAL | 2\nGRAND | -4 || "
    "GRAND | 3\n";

struct Writing {
  std::string from;
  std::string to;
};

TEST(SheetText, IsTheSameHoweverItIsWritten) {
  const auto sheet = parseSheetText(kPlain);
  ASSERT_TRUE(sheet.has_value());
  ASSERT_EQ(sheet->lines.size(), 5U);
  for (const auto& [from, to] : std::vector<Writing>{
           {"\n", "\r\n"},
           {"\n", "\r"},
           {"\n", "\n\n"},
           {"\n", "\r\n\r\n"},
           {"\n", " \t\n"},
           {"\n", "\u3000\n\u00a0"},
           {"[Set", "\ufeff[Set"},
           {" | ", "|"},
           {" || ", "||"},
           {" | ", "\t|\t"},
           {" | ", "\u00a0|\u2009"},
           {" || ", "\u3000||\u202f"},
           {"# a note", "#"},
           {"# a note", "#note | with | bars || and || more || of them"},
           {"[Set \"integer\"]", "  [Set\t\"integer\" ]  "},
           {"RC ", "R.C. "},
           {"RC ", "r.c.: "},
           {"RC ", "Rc : "},
           {"RC ", "R. C. "},
           {"RC ", "ＲＣ："},
           {"RC ", "RC"},
           {"TOTAL", "Total:"},
           {"TOTAL", "ｔｏｔａｌ"},
           {"GRAND", "Grand Total"},
           {"GRAND", "grand\u3000total :"},
       }) {
    const auto other = parseSheetText(replaced(kPlain, from, to));
    ASSERT_TRUE(other.has_value()) << from << " as " << to;
    EXPECT_EQ(*other, *sheet) << from << " as " << to;
  }
  const auto cut = parseSheetText(kPlain.substr(0, kPlain.size() - 1));
  ASSERT_TRUE(cut.has_value());
  EXPECT_EQ(*cut, *sheet) << "the last line has no end";
}

TEST(SheetText, KeepsEveryCellLetterByLetter) {
  for (const char* cell : {"−9\u3000（０，３）", "[xy] + 3", "10\u00a0×\u20096", "\"quoted\", a; b", "#5",
                           "🜁 \\ \x7f", "-9  +  ( -1 )", "~~99~~ 5", "~~-9 (0,3)~~", "xxxxx", "----", "〃",
                           "n/a", "⑧ - ⑥", "TOTAL 5", "9 =", "RC"}) {
    const auto sheet = parseSheetText("[Set \"integer\"]\n| " + std::string(cell) + " || | " + cell + "\n");
    ASSERT_TRUE(sheet.has_value()) << cell;
    for (const sheet::Half& half : sheet->lines[0].halves) EXPECT_EQ(half.score, cell);
    const auto back = parseSheetText(toSheetText(*sheet));
    ASSERT_TRUE(back.has_value()) << cell;
    EXPECT_EQ(*back, *sheet) << cell;
  }
}

TEST(SheetText, TellsTagsFromEncircledDamas) {
  const auto moveOf = [](const std::string& line) {
    const auto sheet = parseSheetText("[Set \"polynomial\"]\n" + line + "\n");
    return sheet && !sheet->lines.empty() ? sheet->lines[0].halves[0].move : "no line";
  };
  EXPECT_EQ(moveOf("[8] - 6"), "[8] - 6");
  EXPECT_EQ(moveOf("[xy] + 6x | 3"), "[xy] + 6x");
  EXPECT_EQ(moveOf("[xy²] (0,3)"), "[xy²] (0,3)");
  EXPECT_EQ(moveOf("[sqrt 8] - [9]"), "[sqrt 8] - [9]");
  EXPECT_EQ(moveOf("[x] || [y]"), "[x]");
  EXPECT_EQ(moveOf("[B \"a one-letter tag\"]"), "no line");
}

struct Refusal {
  std::string text;
  SheetFault fault;
  int line;
};

TEST(SheetText, EachFaultHasItsLine) {
  const std::string head = "[Set \"integer\"]\n";
  for (const auto& [text, fault, line] : std::vector<Refusal>{
           {"", SheetFault::NoLines, 1},
           {"\ufeff", SheetFault::NoLines, 1},
           {"# only a note\r\n\r\n", SheetFault::NoLines, 1},
           {"-9 (0,3)\n", SheetFault::NoSet, 1},
           {head + "[Blue]\n", SheetFault::BadTag, 2},
           {head + "[Blue Ramon]\r\n", SheetFault::BadTag, 2},
           {head + "[Blue \"Ramon]\n", SheetFault::BadTag, 2},
           {head + "[Blue \"Ramon\"] 5\n", SheetFault::BadTag, 2},
           {head + "[Blue “Ramon”]\n", SheetFault::BadTag, 2},
           {head + "\r\r" + head, SheetFault::TagTwice, 4},
           {head + "9 (0,3)\n[Blue \"Ramon\"]\n", SheetFault::TagAfterLines, 3},
           {head + "[Ending \"rain\"]\n", SheetFault::BadEnding, 2},
           {head + "[Result \"2-0\"]\n", SheetFault::BadResult, 2},
           {head + "a|b|c|d\n", SheetFault::TooManyCells, 2},
           {head + "a||b||c\n", SheetFault::TooManyCells, 2},
           {head + std::string(kMostLineBytes + 1, 'x'), SheetFault::LineTooLong, 2},
           {head + "a\n" + std::string("b\0", 2), SheetFault::NotText, 3},
           {head + "a\r\nb\xff\r\n", SheetFault::NotText, 3},
           {"\ufeff\xff", SheetFault::NotText, 1},
           {std::string("\xff\xfe[\0S\0", 6), SheetFault::NotText, 1},
           {std::string(kMostSheetBytes + 1, '\n'), SheetFault::TooLarge, 1},
       }) {
    const auto sheet = parseSheetText(text);
    ASSERT_FALSE(sheet.has_value()) << text.substr(0, 60);
    EXPECT_EQ(static_cast<int>(sheet.error().fault), static_cast<int>(fault)) << text.substr(0, 60);
    EXPECT_EQ(sheet.error().line, line) << text.substr(0, 60);
  }
}

// An invalid byte is found at every place of a line of 100 letters, in each block that is checked at once.
TEST(SheetText, WhatIsNoTextIsFoundAtEveryPlace) {
  for (std::size_t place = 0; place < 100; ++place) {
    for (const char wrong : {'\0', '\xff', '\x80'}) {
      std::string text = "[Set \"integer\"]\n" + std::string(100, 'x') + "\n√2 x (-√8) | ≈ -4\n";
      text[16 + place] = wrong;
      const auto sheet = parseSheetText(text);
      ASSERT_FALSE(sheet.has_value()) << place;
      EXPECT_EQ(sheet.error().fault, SheetFault::NotText);
      EXPECT_EQ(sheet.error().line, 2) << place;
    }
  }
}

TEST(SheetCells, AreOfTheKindThatTheirFirstWordSays) {
  const auto half = [](std::string_view move) {
    const std::string_view cells[] = {move};
    return halfOf(cells);
  };
  const auto kind = [&half](std::string_view move) { return static_cast<int>(half(move).kind); };
  EXPECT_EQ(kind(" \u3000\t\u200b"), static_cast<int>(HalfKind::Blank));
  EXPECT_EQ(kind("TOTALS"), static_cast<int>(HalfKind::Play));
  EXPECT_EQ(kind("TOTAL 5"), static_cast<int>(HalfKind::Play));
  EXPECT_EQ(kind("GRAND TOTAL -5"), static_cast<int>(HalfKind::Play));
  EXPECT_EQ(kind("GrandTotal"), static_cast<int>(HalfKind::GrandTotal));
  EXPECT_EQ(half("R.C. -11 x 2").move, "-11 x 2");
  EXPECT_EQ(half("RC. 5").move, "5");
  EXPECT_EQ(half("RC .5").move, ".5");
  EXPECT_EQ(half("RC.5").move, ".5") << "the point is the decimal's";
  EXPECT_EQ(half("R.C.").move, "");
}

TEST(SheetCells, AreTheRowsAtTheEndInTheWordsOfPupils) {
  const auto half = [](std::string_view move) {
    const std::string_view cells[] = {move};
    return halfOf(cells);
  };
  for (const std::string word : {"RC",
                                 "R.C.",
                                 "R C",
                                 "r. c.",
                                 "Remaining",
                                 "Remaining chip",
                                 "REMAINING CHIPS",
                                 "Remaining chips:",
                                 "Rem. Chip",
                                 "Rem. chips",
                                 "rem chip",
                                 "Rem.",
                                 "Rem",
                                 "Rem:",
                                 "Natira",
                                 "natira:",
                                 "Natirang chip",
                                 "Natirang chips",
                                 "Natirang piyesa",
                                 "Tira",
                                 "TIRA:",
                                 "Ｔｉｒａ",
                                 "Remaining\u00a0chips"}) {
    for (const std::string chip : {"-11", "[8]", "6x", "√8 x 2", "none", ""}) {
      const sheet::Half row = half(word + (chip.empty() ? "" : " " + chip));
      EXPECT_EQ(static_cast<int>(row.kind), static_cast<int>(HalfKind::Remaining)) << word << chip;
      EXPECT_EQ(row.move, chip) << word;
    }
  }
  for (const char* word : {"TOTAL", "Total", "total:", "Total.", "Total =", "Kabuuan", "KABUOAN:", "Sum",
                           "Suma", "Total R.C.", "Total RC:", "Total of remaining chips", "Total natira"}) {
    EXPECT_EQ(static_cast<int>(half(word).kind), static_cast<int>(HalfKind::RemainingTotal)) << word;
  }
  for (const char* word : {"GRAND", "Grand Total", "grand total:", "G.T.", "GT", "g. t.", "Kabuuang Total",
                           "Pangkalahatang kabuuan", "Final", "Final score", "FINAL TOTAL:"}) {
    EXPECT_EQ(static_cast<int>(half(word).kind), static_cast<int>(HalfKind::GrandTotal)) << word;
  }
  for (const char* move :
       {"Remark", "Remaining time 5", "Tirador", "Natirang oras", "Summer", "Finals", "Gt 5", "Sum 5",
        "Kabuuan 5", "~~RC -11~~", "Totally", "none", "n/a", "sqrt 8", "Grander"}) {
    EXPECT_EQ(static_cast<int>(half(move).kind), static_cast<int>(HalfKind::Play)) << move;
    EXPECT_EQ(half(move).move, move);
  }
}

}  // namespace
}  // namespace damath::notation

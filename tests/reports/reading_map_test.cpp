// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a search in a PDF finds its text: the character map names the letters as written, not by their
// shapes.
#include "reports/render/reading_map.hpp"

#include <gtest/gtest.h>

#include "tests/reports/pdf_file.hpp"
#include "tests/reports/samples.hpp"

namespace damath::render {
namespace {

using samples::PdfFile;

TEST(ReadingMap, ShapesBecomeTheLettersThatWereWritten) {
  EXPECT_EQ(withLettersAsWritten("2 beginbfrange\n<0000> <0000> <0000>\n"
                                 "<0001> <0005> [<0009> <FB03> <FEE6> <2F24> <221A> ]\nendbfrange\n"),
            "2 beginbfrange\n<0000> <0000> <0000>\n"
            "<0001> <0005> [<0020> <006600660069> <0646> <5927> <221A> ]\nendbfrange\n");
}

// A number of a glyph may look like the code of a letter, and stays unchanged. Text outside the character map
// also stays unchanged.
TEST(ReadingMap, NothingElseChanges) {
  const std::string glyphs = "1 beginbfrange\n<FB01> <FB01> <0066>\nendbfrange\nendcmap";
  EXPECT_EQ(withLettersAsWritten(glyphs), glyphs);
  const std::string outside = "1 begincodespacerange\n<0009> <FFFF> <0009>\nendcodespacerange\n";
  EXPECT_EQ(withLettersAsWritten(outside), outside);
  for (const char* broken :
       {"", "1 beginbfrange", "1 beginbfrange\n<0001> <0002> [<FB0", "beginbfrange\n<>\n"}) {
    EXPECT_EQ(withLettersAsWritten(broken), broken);
  }
}

TEST(ReadingMap, AWordOfAPaperIsFoundInItsFile) {
  contest::Contest contest = samples::roundRobin(4, 1);
  contest.players.front().last = "Griffin";
  const PdfFile pdf(samples::documentOf(samples::tallyOf(contest, words::Language::English)), Paper::A4);
  EXPECT_TRUE(pdf.text().contains(QStringLiteral("Griffin"))) << pdf.text().toStdString();
  EXPECT_TRUE(pdf.text().contains(QStringLiteral("official contest")));
}

}  // namespace
}  // namespace damath::render

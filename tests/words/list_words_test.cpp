// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each fact about a file with a list has a text in each language.
#include "app/words/texts/list_words.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/every.hpp"
#include "words/line_list.hpp"

namespace damath::words {
namespace {

using desk::WorkbookFault;
using desk::WorkbookReason;

// Expects that both texts exist, differ, and have no unfilled placeholder.
void expectBoth(const std::string& english, const std::string& filipino) {
  EXPECT_NE(english, filipino);
  for (const std::string& text : {english, filipino}) {
    EXPECT_FALSE(text.empty());
    EXPECT_EQ(text.find('%'), std::string::npos) << text;
  }
}

TEST(ListWords, EveryFaultNamesItsRemedy) {
  std::set<std::string> texts;
  for (const WorkbookReason reason : kEvery<WorkbookReason>) {
    for (const char* name : {"List", ""}) {
      const WorkbookFault fault{reason, name, {"Grade 7", "Grade 8"}};
      expectBoth(message(fault, Language::English), message(fault, Language::Filipino));
      for (const Language language : {Language::English, Language::Filipino}) {
        EXPECT_NE(message(fault, language).find(';'), std::string::npos) << message(fault, language);
      }
    }
    texts.insert(message({reason, "List", {"Grade 7"}}, Language::English));
  }
  EXPECT_EQ(texts.size(), kEvery<WorkbookReason>.size());
  EXPECT_EQ(message({WorkbookReason::SeveralSheets, {}, {"Grade 7", "Grade 8"}}, Language::English),
            "several sheets have rows: 'Grade 7' and 'Grade 8'; choose the sheet with the list");
  EXPECT_EQ(message({WorkbookReason::Damaged, {}, {}}, Language::English).find("''"), std::string::npos);
}

TEST(ListWords, EveryKindOfPassedLine) {
  std::set<std::string> texts;
  for (const desk::PassedKind kind : kEvery<desk::PassedKind>) {
    const std::string english(passedText(kind, Language::English));
    expectBoth(english, std::string(passedText(kind, Language::Filipino)));
    texts.insert(english);
  }
  EXPECT_EQ(texts.size(), kEvery<desk::PassedKind>.size());
}

TEST(ListWords, LineNumbersAreRanges) {
  EXPECT_EQ(lineRanges({}), "");
  EXPECT_EQ(lineRanges({7, 9, 10, 11, 12, 40}), "7, 9–12, 40");
}

TEST(ListWords, NotesTellWhatWasFound) {
  desk::ImportPreview preview;
  EXPECT_TRUE(foundNotes(preview, Language::English).empty()) << "a plain list";
  preview.headingLine = 5;
  preview.passed = {{1, desk::PassedKind::Above, "DepEd"}, {9, desk::PassedKind::Total, "Total"}};
  preview.columns = {{"No.", "1", {}, desk::ColumnSource::Heading},
                     {"Name", "Uy", desk::RosterField::Name, desk::ColumnSource::Heading},
                     {"Event", "A", {}, desk::ColumnSource::Nobody},
                     {"Remarks", "late", {}, desk::ColumnSource::Unneeded},
                     {"", "1", {}, desk::ColumnSource::Unneeded}};
  preview.letterhead = desk::LetterheadSchool{"Rizal NHS", 2};
  preview.rows.resize(2);
  preview.rows[1].line = 7;
  preview.rows[1].schoolLine = 6;
  const auto notes = foundNotes(preview, Language::English);
  ASSERT_EQ(notes.size(), 6U);
  EXPECT_EQ(notes[0], "the headings are in line 5; the lines above it are not read");
  EXPECT_EQ(notes[1], "line 2 gives the school of all players: 'Rizal NHS'");
  EXPECT_EQ(notes[2], "ignored columns: 'No.'");
  EXPECT_EQ(notes[3], "columns that are not read, because their headings are unknown: 'Remarks'");
  EXPECT_EQ(notes[4], "each school is written once; these lines have the school of a line above: 7");
  EXPECT_EQ(notes[5], "lines that are no players and are not read: 9");
  for (std::size_t i = 0; i < notes.size(); ++i)
    expectBoth(notes[i], foundNotes(preview, Language::Filipino)[i]);
  expectBoth(schoolAboveText(3, Language::English), schoolAboveText(3, Language::Filipino));
  EXPECT_EQ(sheetNotes({"List", 2, false, false}, Language::English).size(), 2U);
  EXPECT_TRUE(sheetNotes({"List", 0, true, false}, Language::English).empty());
  EXPECT_TRUE(sheetNotes({"List", 0, false, true}, Language::English).empty());
}

}  // namespace
}  // namespace damath::words

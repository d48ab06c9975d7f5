// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that an incomplete catalogue stops the build with a message that names the file and the line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "words/generator/tables.hpp"

namespace damath::generator {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kHeader = "msgid \"\"\nmsgstr \"\"\n\"Language: ceb\\n\"\n\"X-Name: Cebuano\\n\"\n\n";
const std::string kEnglish = "msgctxt \"Phrase::Round\"\nmsgid \"Round %1 of %2\"\n";

// Returns the error of a translation whose English is "Round %1 of %2"; empty if the translation is accepted.
std::string faultOf(const std::string& translation) {
  try {
    const PoFile english = readPo("damath.pot", kHeader + kEnglish + "msgstr \"\"\n");
    const std::vector<PoFile> translations{readPo("ceb.po", translation)};
    EXPECT_FALSE(tables(english, translations).empty());
  } catch (const CatalogueFault& fault) {
    return fault.what();
  }
  return {};
}

TEST(Catalogue, WholeOneIsTaken) {
  EXPECT_EQ(faultOf(kHeader + kEnglish + "msgstr \"Hugna %1 sa %2\"\n"), "");
  EXPECT_EQ(faultOf(kHeader + kEnglish + "msgstr \"\"\n\"Sa %2, \"\n\"hugna %1\"\n"), "");
}

TEST(Catalogue, LinesMayEndAsOnWindows) {
  std::string text;
  for (const char c : kHeader + kEnglish + "msgstr \"Hugna %1 sa %2\"\n") {
    text += c == '\n' ? "\r\n" : std::string(1, c);
  }
  EXPECT_EQ(faultOf(text), "");
}

TEST(Catalogue, MissingTextIsToldWithTheLineOfTheEnglish) {
  EXPECT_THAT(faultOf(kHeader), StartsWith("damath.pot:6: Phrase::Round is missing in ceb.po"));
}

TEST(Catalogue, EmptyTextIsTold) {
  EXPECT_THAT(faultOf(kHeader + kEnglish + "msgstr \"\"\n"), StartsWith("ceb.po:6: Phrase::Round: no text"));
}

TEST(Catalogue, UnfinishedTextIsTold) {
  const std::string text = kEnglish + "msgstr \"Hugna %1 sa %2\"\n";
  EXPECT_THAT(faultOf(kHeader + "#, fuzzy\n" + text), StartsWith("ceb.po:7: Phrase::Round: marked as fuzzy"));
}

TEST(Catalogue, PlaceholdersAreThoseOfTheEnglish) {
  for (const char* text :
       {"Hugna %1", "Hugna", "Hugna %1 sa %2 sa %3", "Hugna %1 sa %3", "Hugna %%1 sa %2"}) {
    EXPECT_THAT(faultOf(kHeader + kEnglish + "msgstr \"" + text + "\"\n"),
                StartsWith("ceb.po:6: Phrase::Round: has the placeholders"))
        << text;
  }
}

TEST(Catalogue, TextOfAnOlderEnglishIsTold) {
  EXPECT_THAT(faultOf(kHeader + "msgctxt \"Phrase::Round\"\nmsgid \"Round %1\"\nmsgstr \"Hugna %1\"\n"),
              HasSubstr("ceb.po:6: Phrase::Round: its English is another in damath.pot:6"));
}

TEST(Catalogue, UnknownAndDoubleTextsAreTold) {
  const std::string right = kHeader + kEnglish + "msgstr \"Hugna %1 sa %2\"\n\n";
  EXPECT_THAT(faultOf(right + "msgctxt \"Phrase::Gone\"\nmsgid \"Gone\"\nmsgstr \"Wala\"\n"),
              StartsWith("ceb.po:10: Phrase::Gone is not in damath.pot"));
  EXPECT_THAT(faultOf(right + kEnglish + "msgstr \"Hugna %1 sa %2\"\n"),
              StartsWith("ceb.po:10: Phrase::Round stands twice"));
}

TEST(Catalogue, EveryTextIsAPhraseOrBelongsToAnEnum) {
  const PoFile english =
      readPo("damath.pot", kHeader + "msgctxt \"Text::Round\"\nmsgid \"Round\"\nmsgstr \"\"\n");
  try {
    (void)tables(english, {});
    ADD_FAILURE() << "the unknown kind was accepted";
  } catch (const CatalogueFault& fault) {
    EXPECT_STREQ(fault.what(), "damath.pot:6: Text: write Phrase::Round, or name an enum");
  }
}

TEST(Catalogue, WhatIsNoCatalogueIsToldWithItsLine) {
  EXPECT_THAT(faultOf(kHeader + "msgplural \"x\"\n"), StartsWith("ceb.po:6: only msgctxt"));
  EXPECT_THAT(faultOf(kHeader + "\"x\"\n"), StartsWith("ceb.po:6: a text without"));
  EXPECT_THAT(faultOf(kHeader + "msgid \"x\nmsgstr \"y\"\n"),
              StartsWith("ceb.po:6: a text needs its quotes"));
  EXPECT_THAT(faultOf(kHeader + "msgid \"x\\t\"\n"), StartsWith("ceb.po:6: after \\"));
  EXPECT_THAT(faultOf(kHeader + "msgid \"x\"y\"\n"), StartsWith("ceb.po:6: a quote within"));
  EXPECT_THAT(faultOf(kHeader + "msgid \"x\"\nmsgstr \"y\"\n"),
              StartsWith("ceb.po:6: a text without msgctxt"));
  EXPECT_THAT(faultOf(kHeader + kEnglish + "msgstr \"x\"\nmsgctxt \"y\"\n"),
              StartsWith("ceb.po:9: an empty line is missing"));
  EXPECT_THAT(faultOf(kEnglish + "msgstr \"Hugna %1 sa %2\"\n"),
              StartsWith("ceb.po:1: the header lacks X-Name"));
}

}  // namespace
}  // namespace damath::generator

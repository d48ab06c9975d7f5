// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/trf_words.hpp"
#include "app/words/texts/document_words.hpp"
#include "app/words/texts/turn_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "app/words/texts/store_words.hpp"
#include "core/every.hpp"

namespace damath::words {
namespace {

// Checks that every value has its own text in each language, without an unfilled placeholder.
template <class Value, class Make>
void expectTexts(const Make& make) {
  std::set<std::string> texts;
  for (const Value value : kEvery<Value>) {
    for (const Language language : {Language::English, Language::Filipino}) {
      const std::string text = message(make(value), language);
      EXPECT_FALSE(text.empty()) << static_cast<int>(value);
      EXPECT_EQ(text.find('%'), std::string::npos) << text;
      texts.insert(text);
    }
  }
  EXPECT_EQ(texts.size(), 2 * kEvery<Value>.size());
}

TEST(ExchangeWords, EveryFaultOfAReport) {
  expectTexts<notation::TrfFaultCode>([](notation::TrfFaultCode code) {
    return notation::TrfFault{code, 3, 8, "x", "1-9999"};
  });
  EXPECT_EQ(
      message(notation::TrfFault{notation::TrfFaultCode::NotNumber, 3, 8, "x", "1-9999"}, Language::English),
      "column 8: 'x' is not a number; expected: 1-9999");
}

TEST(ExchangeWords, EveryMisfit) {
  expectTexts<notation::TrfMisfitKind>(
      [](notation::TrfMisfitKind kind) { return notation::TrfMisfit{kind, 3, 2, 7, "2.0", "1.0"}; });
  EXPECT_EQ(message(notation::TrfMisfit{notation::TrfMisfitKind::PointsDiffer, 3, 0, 0, "2.0", "1.0"},
                    Language::English),
            "player 3: the line gives 2.0 points, but the rounds give 1.0");
}

TEST(ExchangeWords, EveryNoteOfAReport) {
  expectTexts<notation::TrfNoteCode>([](notation::TrfNoteCode code) {
    return notation::TrfNote{code, 7, 49, "UNR", "2"};
  });
  EXPECT_EQ(
      message(notation::TrfNote{notation::TrfNoteCode::Spelling, 7, 83, "1,5", "1.5"}, Language::English),
      "column 83: '1,5' was read as '1.5'");
}

// Many lines with the same oddity give one sentence, not one for each line.
TEST(ExchangeWords, ManyNotesShareASentence) {
  notation::TrfNotes notes;
  for (int line = 3; line <= 40; ++line) {
    notes.push_back({notation::TrfNoteCode::CountsBytes, line, 0, {}, {}});
    notes.push_back({notation::TrfNoteCode::NameGuessed, line, 0, "P " + std::to_string(line), "P, x"});
  }
  const auto sentences = sentencesOf(notes, Language::English);
  ASSERT_EQ(sentences.size(), 4U);
  EXPECT_EQ(sentences[0].line, 3);
  EXPECT_NE(sentences[0].sentence.find("likewise in other lines (37): 4–40"), std::string::npos);
  EXPECT_EQ(sentences[1].line, 3);
  EXPECT_EQ(sentences[3].line, 5);
  EXPECT_NE(sentences[3].sentence.find("likewise in other lines (35): 6–40"), std::string::npos);
}

TEST(DrawnGameWords, EveryNoteOfAGame) {
  std::set<std::string> texts;
  for (const notation::PdnNoteCode code : kEvery<notation::PdnNoteCode>) {
    for (const Language language : {Language::English, Language::Filipino}) {
      const std::string text = sentenceOf(notation::PdnNote{code, 3, "22×15", "22x15"}, language);
      EXPECT_EQ(text.find('%'), std::string::npos) << text;
      texts.insert(text);
    }
  }
  EXPECT_EQ(texts.size(), 2 * kEvery<notation::PdnNoteCode>.size());
}

TEST(DocumentWords, EveryFault) {
  expectTexts<db::DocumentFaultKind>([](db::DocumentFaultKind kind) {
    return db::DocumentFault{kind, "player", "7", "middle", 12, "7", "text", "words", {}};
  });
  const db::DocumentFault fault{
      db::DocumentFaultKind::WrongType, "player", "7", "middle", 12, "null", "text", {}, {}};
  EXPECT_EQ(message(fault, Language::English),
            "table 'player', row 7, column 'middle': 'null' is not allowed here; expected: text");
}

TEST(DocumentWords, WhatADocumentHolds) {
  const db::DocumentRows rows = {{"event", 2}, {"player", 40}, {"game", 12}, {"sheet", 11}, {"journal", 64}};
  EXPECT_EQ(contentText(rows, Language::English),
            "events: 2, players: 40, games: 12, scoresheets: 11, journal rows: 64");
}

}  // namespace
}  // namespace damath::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/trf_words.hpp"
#include "app/words/texts/document_words.hpp"

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/file_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/every.hpp"
#include "words/phrase.hpp"

namespace damath::words {
namespace {

TEST(SheetWords, EveryFaultHasItsOwnSentenceInBothLanguages) {
  std::set<std::string> sentences;
  for (const Language language : {Language::English, Language::Filipino}) {
    for (const auto fault : kEvery<notation::SheetFault>) {
      const std::string sentence = sentenceOf(notation::SheetError{fault, 3, "word"}, language);
      EXPECT_FALSE(sentence.empty());
      EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
      EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
    }
    for (const auto code : kEvery<notation::JsonFaultCode>) {
      const notation::JsonFault fault{code, 1, "board[3]", "\"x\"", {"a", "b"}, "K5"};
      const std::string sentence = sentenceOf(fault, language);
      EXPECT_FALSE(sentence.empty());
      EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
      EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
    }
  }
}

TEST(SheetWords, AnIllegalMoveNamesItsClause) {
  const notation::JsonFault fault{notation::JsonFaultCode::IllegalMove, 1, "[0].Move", "", {"32-18"}, "K1"};
  EXPECT_EQ(sentenceOf(fault, Language::English),
            "[0].Move is not a legal move (rulebook K1); it should be 32-18");
}

TEST(PhraseText, EveryPhraseIsSaidInBothLanguages) {
  for (const Phrase phrase : kEvery<Phrase>) {
    for (const Language language : {Language::English, Language::Filipino}) {
      EXPECT_FALSE(toText(phrase, language).empty()) << static_cast<int>(phrase);
    }
  }
}

TEST(PhraseText, WordsGoWhereTheyBelong) {
  EXPECT_EQ(joinedByAnd({"a", "b", "c"}, Language::English), "a, b and c");
  EXPECT_EQ(joinedByOr({"a", "b"}, Language::Filipino), "a o b");
  EXPECT_EQ(joinedByOr({}, Language::English), "");
}

}  // namespace
}  // namespace damath::words

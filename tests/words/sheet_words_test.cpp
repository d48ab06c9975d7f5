#include "app/words/sheet_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "app/words/cli_words.hpp"
#include "app/words/phrase_text.hpp"

namespace damath::words {
namespace {

template <class Fault>
std::vector<Fault> every(Fault last) {
  std::vector<Fault> faults;
  for (int i = 0; i <= static_cast<int>(last); ++i) faults.push_back(static_cast<Fault>(i));
  return faults;
}

TEST(SheetWords, EveryFaultHasItsOwnSentenceInBothLanguages) {
  std::set<std::string> sentences;
  for (const Language language : {Language::English, Language::Filipino}) {
    for (const auto fault : every(notation::SheetFault::BarInCell)) {
      const std::string sentence = sentenceOf(notation::SheetError{fault, 3, "word"}, language);
      EXPECT_FALSE(sentence.empty());
      EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
      EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
    }
    for (const auto code : every(notation::JsonFaultCode::IllegalMove)) {
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
  EXPECT_EQ(sentenceOf(fault, Language::English), "[0].Move is no legal move (rulebook K1); due is 32-18");
}

TEST(CliWords, EveryPhraseIsSaidInBothLanguages) {
  constexpr std::string_view ids[] = {
#define PHRASE(id, english, filipino) #id,
#include "app/words/cli_phrases.inc"
#include "app/words/contest_phrases.inc"
#include "app/words/exchange_phrases.inc"
#undef PHRASE
  };
  for (std::size_t i = 0; i < std::size(ids); ++i) {
    for (const Language language : {Language::English, Language::Filipino}) {
      EXPECT_FALSE(toText(static_cast<CliPhrase>(i), language).empty()) << ids[i];
    }
  }
}

TEST(PhraseText, WordsGoWhereTheyBelong) {
  EXPECT_EQ(filled("%2 before %1, 5 %% of %3", {"a", "b"}), "b before a, 5 % of ");
  EXPECT_EQ(joinedByAnd({"a", "b", "c"}, Language::English), "a, b and c");
  EXPECT_EQ(joinedByOr({"a", "b"}, Language::Filipino), "a o b");
  EXPECT_EQ(joinedByOr({}, Language::English), "");
}

}  // namespace
}  // namespace damath::words

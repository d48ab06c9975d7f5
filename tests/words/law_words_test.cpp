// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/law_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/rule_questions.hpp"
#include "core/notation/law/ruleset_json.hpp"

namespace damath::words {
namespace {

TEST(LawWords, EveryQuestionAndEveryAnswerHasWordsInBothLanguages) {
  for (const Language language : {Language::English, Language::Filipino}) {
    std::set<std::string> questions;
    std::set<std::string> parts;
    for (const notation::RuleQuestion& question : notation::ruleQuestions()) {
      const std::string asked = questionText(question.name, language);
      EXPECT_FALSE(asked.empty()) << question.name;
      EXPECT_TRUE(questions.insert(asked).second) << asked;
      if (!partText(question.name, language).empty()) parts.insert(partText(question.name, language));
      std::set<std::string> answers;
      for (const std::string& answer : question.answers) {
        const std::string told = answerText(question.name, answer, language);
        // An English text may equal its JSON name: yes, any, all. Filipino also says "rematch".
        const bool isSameWord = language == Language::English || answer == "rematch";
        EXPECT_TRUE(isSameWord || told != answer) << question.name << ": " << answer << " has no words";
        EXPECT_TRUE(answers.insert(told).second) << question.name << ": " << told;
      }
    }
    EXPECT_EQ(parts.size(), 5U);
    EXPECT_FALSE(partText(notation::ruleQuestions().front().name, language).empty());
  }
  EXPECT_EQ(answerText("gameClock", "20:00", Language::English), "20:00");
  EXPECT_EQ(answerText("rounding", "decimals 12", Language::English), "decimals: 12");
}

TEST(LawWords, AFaultOfAFieldIsToldWithoutNamesOfJson) {
  const auto faultOf = [](const char* option, const char* answer) {
    const auto read = notation::parseRulesetJson("{\"name\":\"x\",\"options\":{\"" + std::string(option) +
                                                 "\":" + answer + "}}");
    EXPECT_FALSE(read);
    return read ? std::string() : lawFaultText(read.error().front(), Language::English);
  };
  EXPECT_EQ(faultOf("gameClock", "\"20\""), "“20” is not an answer here; write 0:00…999:59");
  EXPECT_EQ(faultOf("points", "{\"win\":\"one\"}"), "“one” is not an answer here; write 1, 1/2 or 0");
  const auto set = notation::parseChipSetJson(R"({"name":"x","chips":[{"square":[1,2],"text":"nine"}]})");
  ASSERT_FALSE(set);
  std::string told;
  for (const notation::JsonFault& fault : set.error()) told += lawFaultText(fault, Language::English) + "\n";
  EXPECT_NE(told.find("“nine” is not a value"), std::string::npos) << told;
  EXPECT_NE(told.find("(C3)"), std::string::npos) << told;
}

}  // namespace
}  // namespace damath::words

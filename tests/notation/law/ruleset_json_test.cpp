// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/law/ruleset_json.hpp"
#include "core/notation/law/rule_questions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/any_ruleset.hpp"

namespace damath::notation {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using enum JsonFaultCode;

JsonFaults rulesetFaults(std::string_view text) {
  const auto ruleset = parseRulesetJson(text);
  return ruleset ? JsonFaults{} : ruleset.error();
}

TEST(RulesetJson, EveryProfileReadsBackEqual) {
  for (const std::string_view name : rules::profileNames()) {
    const rules::Ruleset ruleset = *rules::profile(name);
    const auto back = parseRulesetJson(toRulesetJson(ruleset));
    ASSERT_TRUE(back.has_value()) << name;
    EXPECT_EQ(*back, ruleset) << name;
  }
}

TEST(RulesetJson, OtherAnswersReadBackEqual) {
  rules::Ruleset ruleset = rules::manual();
  ruleset.name = "house \"rules\" ñ";
  rules::change(ruleset, &rules::Ruleset::menCaptureBackward, rules::YesNo::No);
  rules::change(ruleset, &rules::Ruleset::damaRange, rules::DamaRange::One);
  rules::change(ruleset, &rules::Ruleset::firstMover, board::Side::Red);
  rules::change(ruleset, &rules::Ruleset::rounding, rules::RoundTo{exact::RoundingMode::HalfAway, 3});
  rules::change(ruleset, &rules::Ruleset::polynomialFrame, board::Frame::Absolute);
  rules::change(ruleset, &rules::Ruleset::notationFrame, board::Frame::OwnSide);
  rules::change(ruleset, &rules::Ruleset::inactivityPlies, 40);
  rules::change(ruleset, &rules::Ruleset::warningsBeforeDisqualification, std::nullopt);
  rules::Clocks clocks = ruleset.clocks.answer();
  clocks.game = std::chrono::seconds(95);
  rules::change(ruleset, &rules::Ruleset::clocks, clocks);
  rules::Points points = ruleset.points.answer();
  points.draw = exact::Rational(1, 3);
  rules::change(ruleset, &rules::Ruleset::points, points);
  rules::change(ruleset, &rules::Ruleset::rematchPlaces, rules::AllPlaces{});
  rules::change(ruleset, &rules::Ruleset::rematchDrawn, rules::RematchDrawn::Again);
  rules::change(ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Skipped);
  rules::change(ruleset, &rules::Ruleset::nobodyWon, rules::NobodyWon::OneDefeatEach);
  rules::change(ruleset, &rules::Ruleset::walkoverMeetings, rules::WalkoverMeetings::Never);
  rules::change(ruleset, &rules::Ruleset::withdrawnBye, rules::WithdrawnBye::None);
  rules::change(ruleset, &rules::Ruleset::withdrawnGames, rules::WithdrawnGames::AnnulUnderHalf);
  rules::change(ruleset, &rules::Ruleset::pointSystem, rules::PointSystem::Difference);
  rules::change(ruleset, &rules::Ruleset::tieBreaks,
                {rules::TieBreak::Wins, rules::TieBreak::SonnebornBerger});
  const auto back = parseRulesetJson(toRulesetJson(ruleset));
  ASSERT_TRUE(back.has_value());
  EXPECT_EQ(*back, ruleset);
}

TEST(RulesetJson, WritesEveryOptionInTheRulebooksOrder) {
  const std::string text = toRulesetJson(rules::manual());
  std::size_t at = 0;
  for (const char* option : {"menCaptureBackward",
                             "damaRange",
                             "capturePriority",
                             "chain",
                             "removal",
                             "damaPath",
                             "promotion",
                             "firstMover",
                             "rounding",
                             "roundBeforeMultiplier",
                             "roundEntries",
                             "divideByZero",
                             "polynomialFrame",
                             "notationFrame",
                             "scoreDirection",
                             "repetitionCount",
                             "repetitionEnds",
                             "repetitionBy",
                             "inactivityPlies",
                             "drawByAgreement",
                             "resignation",
                             "moveClockOnCapture",
                             "gameClock",
                             "moveClock",
                             "reminder",
                             "rematchClock",
                             "noShow",
                             "warningsBeforeDisqualification",
                             "points",
                             "withdrawnGames",
                             "withdrawnBye",
                             "rematchPlaces",
                             "rematchDrawn",
                             "rematchWithdrawn",
                             "pointSystem",
                             "tieBreaks",
                             "nobodyWon",
                             "walkoverMeetings"}) {
    const std::size_t found = text.find("\"" + std::string(option) + "\":");
    ASSERT_NE(found, std::string::npos) << option;
    EXPECT_GT(found, at) << option;
    at = found;
  }
  EXPECT_THAT(text, HasSubstr(R"("gameClock":"20:00","moveClock":"1:00","reminder":"0:10")"));
}

TEST(RulesetJson, WhatIsNotNamedComesFromTheBase) {
  const auto house = parseRulesetJson(
      R"({"name":"house","base":"manual","options":{"removal":"endOfTurn","damaPath":"free"}})");
  ASSERT_TRUE(house.has_value());
  rules::Ruleset expected = rules::manual();
  expected.name = "house";
  rules::change(expected, &rules::Ruleset::removal, rules::Removal::EndOfTurn);
  rules::change(expected, &rules::Ruleset::damaPath, rules::DamaPath::Free);
  EXPECT_EQ(*house, expected);

  const auto classic = parseRulesetJson(R"({"name":"c","base":"classic-dama-first"})");
  ASSERT_TRUE(classic.has_value());
  EXPECT_EQ(classic->capturePriority.answer(), rules::CapturePriority::DamaThenCount);
}

TEST(RulesetJson, PartOfThePointsKeepsTheRest) {
  const auto ruleset = parseRulesetJson(R"({"name":"p","options":{"points":{"win":3,"draw":"1"}}})");
  ASSERT_TRUE(ruleset.has_value());
  EXPECT_EQ(ruleset->points.answer().win, exact::Rational(3));
  EXPECT_EQ(ruleset->points.answer().draw, exact::Rational(1));
  EXPECT_EQ(ruleset->points.answer().bye, exact::Rational(1));
}

// Reads a ruleset that was stored before one of its options existed.
TEST(RulesetJson, WithoutALaterOptionReadsAsTheManuals) {
  rules::Ruleset ruleset = rules::manual();
  rules::change(ruleset, &rules::Ruleset::rematchDrawn, rules::RematchDrawn::NextStep);
  rules::change(ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  rules::change(ruleset, &rules::Ruleset::pointSystem, rules::PointSystem::Difference);
  rules::change(ruleset, &rules::Ruleset::nobodyWon, rules::NobodyWon::OneDefeatEach);
  rules::change(ruleset, &rules::Ruleset::walkoverMeetings, rules::WalkoverMeetings::Always);
  rules::change(ruleset, &rules::Ruleset::withdrawnBye, rules::WithdrawnBye::Draw);
  rules::change(ruleset, &rules::Ruleset::withdrawnGames, rules::WithdrawnGames::AnnulUnderHalf);
  std::string text = toRulesetJson(ruleset);
  for (const std::string option :
       {R"("withdrawnGames":"annulUnderHalf",)", R"("withdrawnBye":"draw",)", R"("rematchDrawn":"nextStep",)",
        R"("rematchWithdrawn":"lost",)", R"("pointSystem":"difference",)", R"(,"nobodyWon":"oneDefeatEach")",
        R"(,"walkoverMeetings":"always")"}) {
    ASSERT_NE(text.find(option), std::string::npos) << option;
    text.erase(text.find(option), option.size());
  }
  const auto old = parseRulesetJson(text);
  ASSERT_TRUE(old.has_value());
  EXPECT_EQ(*old, rules::manual());
}

TEST(RulesetJson, NamesEveryFaultWithItsPlace) {
  const JsonFaults faults = rulesetFaults(
      "{\"name\":\"x\",\n\"base\":\"nowhere\",\n\"options\":{\n\"removal\":\"later\",\n\"speed\":\"fast\",\n"
      "\"chain\":true,\n\"repetitionCount\":1,\n\"gameClock\":\"20\",\n\"tieBreaks\":[\"wins\",\"wins\","
      "\"luck\"],\n"
      "\"points\":{\"win\":\"much\"}}}");
  ASSERT_EQ(faults.size(), 9U);
  const auto expectFault = [&](std::size_t index, JsonFaultCode code, int line, const std::string& where) {
    EXPECT_EQ(static_cast<int>(faults[index].code), static_cast<int>(code)) << where;
    EXPECT_EQ(faults[index].line, line) << where;
    EXPECT_EQ(faults[index].where, where);
  };
  expectFault(0, UnknownBase, 2, "base");
  expectFault(1, UnknownAnswer, 4, "options.removal");
  expectFault(2, UnknownOption, 5, "options.speed");
  expectFault(3, WrongType, 6, "options.chain");
  expectFault(4, UnknownAnswer, 7, "options.repetitionCount");
  expectFault(5, UnknownAnswer, 8, "options.gameClock");
  expectFault(6, AnswerTwice, 9, "options.tieBreaks[1]");
  expectFault(7, UnknownAnswer, 9, "options.tieBreaks[2]");
  expectFault(8, UnknownAnswer, 10, "options.points.win");
  EXPECT_THAT(faults[0].expected, Contains("depEd"));
  EXPECT_THAT(faults[1].expected, ::testing::ElementsAre("eachJump", "endOfTurn"));
  EXPECT_EQ(faults[1].written, "\"later\"");
}

TEST(RulesetJson, NamesAreStrict) {
  EXPECT_EQ(rulesetFaults(R"({"options":{}})").at(0).code, MissingField);
  EXPECT_EQ(rulesetFaults(R"({"name":" "})").at(0).code, TextEmpty);
  EXPECT_EQ(rulesetFaults(R"({"name":"x","option":{}})").at(0).code, UnknownField);
  EXPECT_EQ(rulesetFaults(R"({"name":"x","options":[]})").at(0).code, WrongType);
  EXPECT_EQ(rulesetFaults(R"([])").at(0).code, WrongType);
  EXPECT_EQ(rulesetFaults(R"({"name":"x","name":"y"})").at(0).code, FieldTwice);
  EXPECT_EQ(rulesetFaults(R"({"name":"x","options":{"rounding":"decimals 31"}})").at(0).code, UnknownAnswer);
  EXPECT_EQ(rulesetFaults(R"({"name":"x","options":{"inactivityPlies":0}})").at(0).code, UnknownAnswer);
  EXPECT_EQ(rulesetFaults(R"({"name":"x","options":{"inactivityPlies":99999999999}})").at(0).code,
            UnknownAnswer);
}

// The document has an unknown option, an unknown base, wrong answers and types, repeated names and a missing
// name. The reader reports all errors in one call, in the order of the lines.
TEST(RulesetJson, TellsEveryKindOfFaultAtOnce) {
  const JsonFaults faults = rulesetFaults(
      "{\n\"base\":\"nowhere\",\n\"options\":{\n\"removal\":\"later\",\n\"speed\":1,\n\"chain\":true,\n"
      "\"removal\":7,\n\"rounding\":2,\n\"inactivityPlies\":[],\n\"gameClock\":20,\n\"tieBreaks\":\"wins\"},"
      "\n"
      "\"base\":\"manual\",\n\"law\":{}}");
  struct Expected {
    JsonFaultCode code;
    int line;
    std::string where;
    std::vector<std::string> right;  // the first items of JsonFault::expected
  };
  const std::vector<Expected> expected = {
      {MissingField, 1, "name", {}},
      {UnknownBase, 2, "base", {"manual", "damath-json"}},
      {UnknownAnswer, 4, "options.removal", {"eachJump", "endOfTurn"}},
      {UnknownOption, 5, "options.speed", {"menCaptureBackward"}},
      {WrongType, 6, "options.chain", {"\"compulsory\"", "\"optional\""}},
      {FieldTwice, 7, "options.removal", {}},
      {WrongType, 7, "options.removal", {"\"eachJump\"", "\"endOfTurn\""}},
      {WrongType, 8, "options.rounding", {"\"perSet\""}},
      {WrongType, 9, "options.inactivityPlies", {"\"off\"", "1…10000"}},
      {WrongType, 10, "options.gameClock", {"\"0:00\"…\"999:59\""}},
      {WrongType, 11, "options.tieBreaks", {"list"}},
      {FieldTwice, 12, "base", {}},
      {UnknownField, 13, "law", {"name", "base", "options"}},
  };
  ASSERT_EQ(faults.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(faults[i].code, expected[i].code) << i << " " << faults[i].where;
    EXPECT_EQ(faults[i].line, expected[i].line) << faults[i].where;
    EXPECT_EQ(faults[i].where, expected[i].where);
    for (std::size_t word = 0; word < expected[i].right.size(); ++word) {
      ASSERT_GT(faults[i].expected.size(), word) << faults[i].where;
      EXPECT_EQ(faults[i].expected[word], expected[i].right[word]);
    }
  }
}

TEST(RulesetJson, AnyRulesetReadsBackEqual) {
  std::mt19937 random(9);
  std::set<std::string> written;
  for (int i = 0; i < 2000; ++i) {
    const rules::Ruleset ruleset = support::anyRuleset(random);
    const std::string text = toRulesetJson(ruleset);
    const auto back = parseRulesetJson(text);
    ASSERT_TRUE(back.has_value()) << text;
    ASSERT_EQ(*back, ruleset) << text;
    ASSERT_EQ(toRulesetJson(*back), text);
    written.insert(text);
  }
  EXPECT_GT(written.size(), 1900U);
}

std::string documentOf(std::string_view option, const std::string& answer) {
  return "{\"name\":\"x\",\"options\":{\"" + std::string(option) + "\":" + answer + "}}";
}

TEST(RuleQuestions, EveryAnswerThatIsOfferedIsTaken) {
  std::set<std::string_view> names;
  for (const RuleQuestion& question : ruleQuestions()) {
    EXPECT_TRUE(names.insert(question.name).second) << question.name;
    EXPECT_TRUE(question.clause) << question.name;
    const bool hasWords = question.form == AnswerForm::Word || question.form == AnswerForm::WordOrNumber ||
                          question.form == AnswerForm::Words;
    EXPECT_EQ(hasWords, !question.answers.empty()) << question.name;
    std::set<std::string> written;
    for (const std::string& answer : question.answers) {
      const std::string word = "\"" + answer + "\"";
      const auto read = parseRulesetJson(
          documentOf(question.name, question.form == AnswerForm::Words ? "[" + word + "]" : word));
      ASSERT_TRUE(read) << question.name << " " << answer;
      EXPECT_TRUE(written.insert(toRulesetJson(*read)).second) << question.name << " " << answer;
    }
    const bool hasNumbers = question.form == AnswerForm::Number || question.form == AnswerForm::WordOrNumber;
    if (!hasNumbers) continue;
    for (const int number : {question.least, question.most}) {
      EXPECT_TRUE(parseRulesetJson(documentOf(question.name, std::to_string(number)))) << question.name;
    }
    for (const int number : {question.least - 1, question.most + 1}) {
      EXPECT_FALSE(parseRulesetJson(documentOf(question.name, std::to_string(number)))) << question.name;
    }
  }
  EXPECT_EQ(names.size(), 38U);
}

}  // namespace
}  // namespace damath::notation

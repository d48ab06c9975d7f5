// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/laws.hpp"

namespace damath::words {
namespace {

using sheet::Cell;
using sheet::Finding;
using sheet::FindingCase;
using sheet::FindingCode;
using support::integers;
using ::testing::HasSubstr;
using ::testing::StartsWith;

sheet::Law manualLaw() {
  return {rules::manual(), integers()};
}

// Returns the sentence of a finding without a sheet and without a game.
std::string sentenceAlone(const Finding& finding, const sheet::Law& law, Language language) {
  static const sheet::Sheet kNoSheet;
  static const sheet::AuditReport kNoReport;
  return sentenceOf(finding, {kNoSheet, kNoReport, law}, language);
}

Finding findingOf(FindingCode code) {
  Finding finding;
  finding.code = code;
  finding.line = 7;
  finding.side = board::Side::Red;
  finding.cell = Cell::Score;
  finding.clause = "S1";
  finding.written = "99";
  finding.correct = "84";
  return finding;
}

TEST(FindingWords, EveryCodeHasItsOwnSentenceInBothLanguages) {
  std::set<std::string> sentences;
  std::set<std::string_view> names;
  for (const FindingCode code : kEvery<FindingCode>) {
    ASSERT_NE(toText(code), "");
    for (const Language language : {Language::English, Language::Filipino}) {
      const std::string sentence = sentenceAlone(findingOf(code), manualLaw(), language);
      EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
      EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
      EXPECT_THAT(sentence, HasSubstr("(S1)"));
      EXPECT_THAT(sentence, StartsWith(language == Language::English ? "Line 7, RED: " : "Linya 7, RED: "));
      EXPECT_TRUE(names.insert(nameOf(code, language)).second) << nameOf(code, language);
    }
  }
}

TEST(FindingWords, TheWorkingStepByStep) {
  // An integer dama −7 captures 2 on ÷: −3.5, rounded to −4, doubled to −8 (rulebook S2, S3).
  const rules::JumpScore score =
      rules::ScoreLaw(rules::manual(), integers())
          .scoreOfValues(exact::Number(-7), exact::Number(2), board::Operator::Divide, 2);
  EXPECT_EQ(workingText(score, manualLaw(), Language::English), "−7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8");
  EXPECT_EQ(workingText(score, manualLaw(), Language::Filipino), "−7 ÷ 2 = −3.5 ≈ −4, saka × 2 = −8");
  Finding finding = findingOf(FindingCode::WrongScore);
  finding.facts = sheet::ScoreWorking{score, {}, {}};
  EXPECT_EQ(sentenceAlone(finding, manualLaw(), Language::English),
            "Line 7, RED: the score “99” is wrong; it should be 84: −7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8 (S1).");
}

TEST(FindingWords, WhatFollowsNamesTheLineOfItsRoot) {
  sheet::AuditReport report;
  report.findings = {findingOf(FindingCode::WrongScore), findingOf(FindingCode::WrongTotal)};
  report.findings[1].line = 9;
  report.findings[1].cell = Cell::Total;
  report.findings[1].clause = "S6";
  report.findings[1].causedBy = 0;
  const sheet::Sheet sheet;
  const sheet::Audited audited{sheet, report, manualLaw()};
  EXPECT_EQ(sentenceOf(report.findings[1], audited, Language::English),
            "Line 9, RED: the running total “99” carries over the mistake of line 7; it should be 84 (S6).");
  report.findings[0].line.reset();
  EXPECT_EQ(sentenceOf(report.findings[1], audited, Language::Filipino),
            "Linya 9, RED: bunga ng naunang mali ang kabuuang “99”; ang tama ay 84 (S6).");
  report.findings[0] = findingOf(FindingCode::Gap);
  EXPECT_EQ(sentenceOf(report.findings[1], audited, Language::English),
            "Line 9, RED: the running total “99” is not the sum of the written lines; from line 7 on, lines "
            "may be missing; it should be 84 (S6).");
  EXPECT_EQ(sentenceOf(report.findings[1], audited, Language::Filipino),
            "Linya 9, RED: hindi suma ng mga nakasulat na linya ang kabuuang “99”; mula sa linya 7 ay "
            "maaaring may kulang na linya; ang tama ay 84 (S6).");
}

TEST(FindingWords, LongListsAreCut) {
  Finding finding = findingOf(FindingCode::MissedCapture);
  finding.correct.reset();
  for (int i = 0; i < 30; ++i) finding.alternatives.push_back("turn" + std::to_string(i));
  EXPECT_THAT(sentenceAlone(finding, manualLaw(), Language::English), HasSubstr("turn4 or 25 more"));
}

rules::Ruleset with(const std::function<void(rules::Ruleset&)>& answer) {
  rules::Ruleset ruleset = rules::manual();
  answer(ruleset);
  return ruleset;
}

struct UnderLaw {
  FindingCode code;
  Cell cell;
  std::function<void(rules::Ruleset&)> answer;
  const char* english;
  const char* filipino;
};

// Each sentence must be true under the option of the ruleset that caused the finding.
TEST(FindingWords, FollowTheRulesetsAnswers) {
  using namespace rules;
  using exact::RoundingMode;
  const UnderLaw kCases[] = {
      {FindingCode::DamaPriority, Cell::Move, [](Ruleset&) {}, "a dama could take as many, so the dama must",
       "kasindami ang makakain ng dama"},
      {FindingCode::DamaPriority, Cell::Move,
       [](Ruleset& r) { change(r, &Ruleset::capturePriority, CapturePriority::Dama); },
       "a dama could take, so a dama must", "may damang makakakain"},
      {FindingCode::WrongRounding, Cell::Score, [](Ruleset&) {},
       "to a whole number, and a half is rounded away from zero, before any doubling",
       "palayo sa sero ang kalahati, bago idoble"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) {
         change(r, &Ruleset::rounding, RoundTo{RoundingMode::Floor, 0});
         change(r, &Ruleset::roundBeforeMultiplier, YesNo::No);
       },
       "to a whole number, always downwards, after any doubling", "laging pababa, pagkatapos idoble"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) {
         change(r, &Ruleset::rounding, RoundTo{RoundingMode::HalfAway, 3});
       },
       "to 3 decimals, and a half is rounded away from zero, before", "sa 3 decimal, at palayo sa sero"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) {
         change(r, &Ruleset::rounding, RoundTo{RoundingMode::HalfEven, 0});
       },
       "and a half is rounded to the even neighbor", "sa katabing even"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) {
         change(r, &Ruleset::rounding, RoundTo{RoundingMode::HalfUp, 0});
       },
       "and a half is rounded up", "pataas ang kalahati"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) {
         change(r, &Ruleset::rounding, RoundTo{RoundingMode::Truncate, 0});
       },
       "extra digits dropped", "tinatanggal ang sobrang digit"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) { change(r, &Ruleset::rounding, RoundNever{}); },
       "it stays exact; as a decimal, it needs at least 2 places",
       "eksakto ito; kung decimal, 2 o higit pang bilang pagkatapos ng tuldok"},
      {FindingCode::WrongRounding, Cell::Score,
       [](Ruleset& r) { change(r, &Ruleset::roundEntries, RoundEntries::TotalOnly); },
       "scores are not rounded; only the running total is rounded",
       "hindi niro-round off ang mga iskor; ang kabuuan lamang"},
      {FindingCode::WrongRounding, Cell::Total,
       [](Ruleset& r) { change(r, &Ruleset::roundEntries, RoundEntries::TotalOnly); },
       "it is rounded to a whole number, and a half is rounded away from zero;",
       "palayo sa sero ang kalahati;"},
      {FindingCode::WrongTotal, Cell::Total,
       [](Ruleset& r) { change(r, &Ruleset::roundEntries, RoundEntries::TotalOnly); },
       "not the sum of the exact scores up to this line, rounded only once", "mga eksaktong iskor"},
      {FindingCode::DivisionByZero, Cell::Score, [](Ruleset&) {}, "scores 0", "0 ang iskor"},
      {FindingCode::DivisionByZero, Cell::Score,
       [](Ruleset& r) { change(r, &Ruleset::divideByZero, DivideByZero::NoScore); },
       "has no score: its cell stays blank and nothing is added", "walang iskor"},
      {FindingCode::DivisionByZero, Cell::Score,
       [](Ruleset& r) { change(r, &Ruleset::divideByZero, DivideByZero::AskArbiter); },
       "the written figure “99” counts as the ruling", "ang nakasulat na “99” ang ituturing na pasya"},
      {FindingCode::Repetition, Cell::Move, [](Ruleset&) {}, "the arbiter confirms",
       "kapag pinagtibay ito ng tagahatol"},
      {FindingCode::Repetition, Cell::Move,
       [](Ruleset& r) { change(r, &Ruleset::repetitionEnds, RepetitionEnds::Automatic); }, "the game is over",
       "tapos na ang laro"},
      {FindingCode::Repetition, Cell::Move,
       [](Ruleset& r) { change(r, &Ruleset::repetitionEnds, RepetitionEnds::Draw); }, "the game is a draw",
       "tabla ang laro"},
  };
  for (const UnderLaw& each : kCases) {
    const Ruleset ruleset = with(each.answer);
    Finding finding = findingOf(each.code);
    finding.cell = each.cell;
    if (each.cell == Cell::Score) {
      finding.facts = sheet::ScoreWorking{
          rules::ScoreLaw(ruleset, integers())
              .scoreOfValues(exact::Number(-7), exact::Number(2), board::Operator::Divide, 1),
          {},
          {}};
    }
    EXPECT_THAT(sentenceAlone(finding, {ruleset, integers()}, Language::English), HasSubstr(each.english));
    EXPECT_THAT(sentenceAlone(finding, {ruleset, integers()}, Language::Filipino), HasSubstr(each.filipino));
  }
}

TEST(FindingWords, ABlankDivisionByZeroWaitsForTheArbiter) {
  const auto ruleset = with([](rules::Ruleset& r) {
    rules::change(r, &rules::Ruleset::divideByZero, rules::DivideByZero::AskArbiter);
  });
  Finding note = findingOf(FindingCode::DivisionByZero);
  note.written.clear();
  note.correct.reset();
  note.facts =
      sheet::ScoreWorking{rules::ScoreLaw(ruleset, integers())
                              .scoreOfValues(exact::Number(9), exact::Number(0), board::Operator::Divide, 2),
                          {},
                          {}};
  EXPECT_EQ(sentenceAlone(note, {ruleset, integers()}, Language::English),
            "Line 7, RED: the arbiter must rule on a division by zero; no figure is written, so the score "
            "counts as 0: 9 ÷ 0 (S1).");
}

TEST(FindingWords, TheWorkingRoundedAfterTheDoubling) {
  const auto ruleset = with(
      [](rules::Ruleset& r) { rules::change(r, &rules::Ruleset::roundBeforeMultiplier, rules::YesNo::No); });
  const rules::JumpScore score =
      rules::ScoreLaw(ruleset, integers())
          .scoreOfValues(exact::Number(10), exact::Number(-3), board::Operator::Divide, 2);
  EXPECT_EQ(workingText(score, {ruleset, integers()}, Language::English),
            "10 ÷ (−3) = −10/3, then × 2 = −20/3 ≈ −7");
}

TEST(FindingWords, AReasonIsTheOneOfTheRuleset) {
  const auto ruleset = with([](rules::Ruleset& r) {
    rules::change(r, &rules::Ruleset::menCaptureBackward, rules::YesNo::No);
    rules::change(r, &rules::Ruleset::damaRange, rules::DamaRange::One);
  });
  Finding finding = findingOf(FindingCode::IllegalMove);
  for (const auto& [kind, reason] : {std::pair(FindingCase::OrdinaryTake, "forward only"),
                                     std::pair(FindingCase::DamaTake, "the enemy chip next to it"),
                                     std::pair(FindingCase::DamaSlide, "moves one square")}) {
    finding.kind = kind;
    EXPECT_THAT(sentenceAlone(finding, {ruleset, integers()}, Language::English), HasSubstr(reason));
    EXPECT_NE(sentenceAlone(finding, {ruleset, integers()}, Language::Filipino),
              sentenceAlone(finding, manualLaw(), Language::Filipino));
  }
}

}  // namespace
}  // namespace damath::words

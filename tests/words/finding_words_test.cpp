#include "app/words/finding_words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/rules/profiles.hpp"

namespace damath::words {
namespace {

using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const rules::ChipSet& integers() {
  return *rules::builtInChipSet("integer");
}

std::vector<FindingCode> everyCode() {
  std::vector<FindingCode> codes;
  for (int i = 0; i <= static_cast<int>(FindingCode::Gap); ++i) codes.push_back(static_cast<FindingCode>(i));
  return codes;
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
  for (const FindingCode code : everyCode()) {
    ASSERT_NE(toText(code), "");
    for (const Language language : {Language::English, Language::Filipino}) {
      const std::string sentence = sentenceOf(findingOf(code), integers(), language);
      EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
      EXPECT_EQ(sentence.find('%'), std::string::npos) << sentence;
      EXPECT_THAT(sentence, HasSubstr("(S1)"));
      EXPECT_THAT(sentence, StartsWith(language == Language::English ? "Line 7, RED: " : "Linya 7, RED: "));
      EXPECT_TRUE(names.insert(nameOf(code, language)).second) << nameOf(code, language);
    }
  }
}

TEST(FindingWords, TheWorkingStepByStep) {
  // Integer dama −7 takes 2 on ÷: −3.5, rounded −4, doubled −8 (rulebook S2, S3).
  const rules::JumpScore score = rules::scoreOfValues(rules::manual(), integers(), exact::Number(-7),
                                                      exact::Number(2), board::Operator::Divide, 2);
  EXPECT_EQ(workingText(score, integers(), Language::English), "−7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8");
  EXPECT_EQ(workingText(score, integers(), Language::Filipino), "−7 ÷ 2 = −3.5 ≈ −4, saka × 2 = −8");
  Finding finding = findingOf(FindingCode::WrongScore);
  finding.working = score;
  EXPECT_EQ(sentenceOf(finding, integers(), Language::English),
            "Line 7, RED: the score “99” is wrong; right is 84: −7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8 (S1).");
}

TEST(FindingWords, AWrongOperatorNamesTheSquare) {
  Finding finding = findingOf(FindingCode::WrongOperator);
  finding.cell = Cell::Move;
  finding.written = "-9 - (-1)";
  finding.correct = "-9 + (-1)";
  finding.square = board::Square::at(2, 5);
  EXPECT_EQ(
      sentenceOf(finding, integers(), Language::English),
      "Line 7, RED: “-9 - (-1)” has the wrong operator; right is -9 + (-1), for the chip lands on (2,5), "
      "which is + (S1).");
}

TEST(FindingWords, AMissingLineSaysBeforeWhich) {
  Finding finding;
  finding.code = FindingCode::MissingLine;
  finding.side = board::Side::Blue;
  finding.beforeLine = 4;
  finding.clause = "N1";
  finding.alternatives = {"6 (2,3)", "4 (6,3)"};
  EXPECT_EQ(sentenceOf(finding, integers(), Language::English),
            "Before line 4, BLUE: a line is missing here; right may be 6 (2,3) or 4 (6,3) (N1).");
}

TEST(FindingWords, TheResultHasNoLine) {
  Finding finding;
  finding.code = FindingCode::WrongResult;
  finding.cell = Cell::Result;
  finding.clause = "E2";
  finding.written = "0-1";
  finding.correct = "1-0";
  EXPECT_THAT(sentenceOf(finding, integers(), Language::English), StartsWith("Result: “0-1”"));
}

TEST(FindingWords, LongListsAreCut) {
  Finding finding = findingOf(FindingCode::MissedCapture);
  finding.correct.reset();
  for (int i = 0; i < 30; ++i) finding.alternatives.push_back("turn" + std::to_string(i));
  EXPECT_THAT(sentenceOf(finding, integers(), Language::English), HasSubstr("turn4 or 25 more"));
}

}  // namespace
}  // namespace damath::words

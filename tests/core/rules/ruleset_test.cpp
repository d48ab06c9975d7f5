// Options and profiles of rulebook 9.
#include "core/rules/ruleset.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "core/rules/profiles.hpp"

namespace damath::rules {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using Answer = std::function<void(Ruleset&)>;

struct OptionCase {
  std::string_view name;
  Answer answer;
};

TEST(Ruleset, AnswersWithoutCodeAreNamed) {
  const OptionCase kCases[] = {
      {"scoreDirection", [](Ruleset& r) { r.scoreDirection.answer = ScoreDirection::LowerWins; }},
      {"roundEntries", [](Ruleset& r) { r.roundEntries.answer = RoundEntries::TotalOnly; }},
      {"divideByZero", [](Ruleset& r) { r.divideByZero.answer = DivideByZero::NoScore; }},
      {"divideByZero", [](Ruleset& r) { r.divideByZero.answer = DivideByZero::AskArbiter; }},
      {"menCaptureBackward", [](Ruleset& r) { r.menCaptureBackward.answer = YesNo::No; }},
      {"damaRange", [](Ruleset& r) { r.damaRange.answer = DamaRange::One; }},
      {"capturePriority", [](Ruleset& r) { r.capturePriority.answer = CapturePriority::DamaThenCount; }},
      {"capturePriority", [](Ruleset& r) { r.capturePriority.answer = CapturePriority::Count; }},
      {"capturePriority", [](Ruleset& r) { r.capturePriority.answer = CapturePriority::Dama; }},
      {"capturePriority", [](Ruleset& r) { r.capturePriority.answer = CapturePriority::Any; }},
      {"chain", [](Ruleset& r) { r.chain.answer = Chain::Optional; }},
      {"removal", [](Ruleset& r) { r.removal.answer = Removal::EndOfTurn; }},
      {"damaPath", [](Ruleset& r) { r.damaPath.answer = DamaPath::NoReversal; }},
      {"damaPath", [](Ruleset& r) { r.damaPath.answer = DamaPath::Free; }},
      {"promotion", [](Ruleset& r) { r.promotion.answer = Promotion::Stop; }},
      {"promotion", [](Ruleset& r) { r.promotion.answer = Promotion::GoOn; }},
      {"rounding", [](Ruleset& r) { r.rounding.answer = RoundNever{}; }},
      {"rounding",
       [](Ruleset& r) {
         r.rounding.answer = RoundTo{exact::RoundingMode::Floor, 0};
       }},
      {"roundBeforeMultiplier", [](Ruleset& r) { r.roundBeforeMultiplier.answer = YesNo::No; }},
  };
  EXPECT_THAT(unimplementedOptions(manual()), IsEmpty());
  for (const auto& [name, answer] : kCases) {
    Ruleset ruleset = manual();
    answer(ruleset);
    EXPECT_THAT(unimplementedOptions(ruleset), ElementsAre(name));
  }
}

TEST(Ruleset, EachUnansweredOptionIsNamedOnce) {
  Ruleset ruleset = manual();
  ruleset.removal.answer = Removal::EndOfTurn;
  ruleset.chain.answer = Chain::Optional;
  EXPECT_THAT(unimplementedOptions(ruleset), UnorderedElementsAre("removal", "chain"));
}

TEST(Ruleset, AnswersOfNumbersAndOrderAreFree) {
  Ruleset ruleset = manual();
  ruleset.firstMover.answer = board::Side::Red;
  ruleset.repetitionEnds.answer = RepetitionEnds::Draw;
  ruleset.inactivityPlies.answer = 40;
  ruleset.resignation.answer = Resignation::Score;
  ruleset.repetitionCount.answer = 4;
  ruleset.drawByAgreement.answer = YesNo::Yes;
  ruleset.moveClockOnCapture.answer = MoveClockOnCapture::Waived;
  ruleset.warningsBeforeDisqualification.answer = std::nullopt;
  ruleset.points.answer.bye = exact::Rational(1, 2);
  ruleset.rematchPlaces.answer = 5;
  ruleset.tieBreaks.answer = {TieBreak::PointSystem, TieBreak::HeadToHead};
  ruleset.polynomialFrame.answer = board::Frame::Absolute;
  ruleset.notationFrame.answer = board::Frame::OwnSide;
  EXPECT_THAT(unimplementedOptions(ruleset), IsEmpty());
}

// A profile is the manual with these answers, and nothing else.
void expectProfile(std::string_view name, const Answer& answers) {
  const auto found = profile(name);
  ASSERT_TRUE(found.has_value()) << name;
  Ruleset expected = manual();
  answers(expected);
  expected.name = name;
  EXPECT_EQ(*found, expected) << name;
}

TEST(Profiles, DifferFromTheManualByTheirDataAlone) {
  EXPECT_THAT(profileNames(), UnorderedElementsAre("manual", "damath-json", "classic-dama-first", "depEd"));
  expectProfile("manual", [](Ruleset&) {});
  expectProfile("damath-json", [](Ruleset& r) {
    r.capturePriority.answer = CapturePriority::Dama;
    r.promotion.answer = Promotion::GoOn;
    r.damaPath.answer = DamaPath::Free;
    r.rounding.answer = RoundTo{exact::RoundingMode::Floor, 0};
  });
  expectProfile("classic-dama-first",
                [](Ruleset& r) { r.capturePriority.answer = CapturePriority::DamaThenCount; });
  expectProfile("depEd", [](Ruleset& r) { r.moveClockOnCapture.answer = MoveClockOnCapture::Waived; });
  EXPECT_FALSE(profile("Manual").has_value());
  EXPECT_FALSE(profile("").has_value());
}

// The defaults of rulebook 9.
TEST(Profiles, DefaultsOfTheManual) {
  const Ruleset& r = manual();
  EXPECT_EQ(r.menCaptureBackward.answer, YesNo::Yes);
  EXPECT_EQ(r.damaRange.answer, DamaRange::Flying);
  EXPECT_EQ(r.capturePriority.answer, CapturePriority::CountThenDama);
  EXPECT_EQ(r.chain.answer, Chain::Compulsory);
  EXPECT_EQ(r.removal.answer, Removal::EachJump);
  EXPECT_EQ(r.damaPath.answer, DamaPath::SegmentOnce);
  EXPECT_EQ(r.promotion.answer, Promotion::TurnEnd);
  EXPECT_EQ(r.firstMover.answer, board::Side::Blue);
  EXPECT_EQ(r.divideByZero.answer, DivideByZero::Zero);
  EXPECT_EQ(r.repetitionCount.answer, 3);
  EXPECT_EQ(r.resignation.answer, Resignation::OpponentWins);
  using namespace std::chrono_literals;
  EXPECT_EQ(r.clocks.answer,
            (Clocks{.game = 20min, .move = 1min, .reminder = 10s, .rematch = 10min, .noShow = 10min}));
  EXPECT_EQ(r.warningsBeforeDisqualification.answer, 3);
  EXPECT_EQ(r.points.answer, (Points{.win = 1, .draw = {1, 2}, .loss = 0, .bye = 1}));
  EXPECT_THAT(r.tieBreaks.answer,
              ElementsAre(TieBreak::HeadToHead, TieBreak::Rematch, TieBreak::PointSystem));
}

}  // namespace
}  // namespace damath::rules

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the options and profiles of rulebook 9.
#include "core/rules/ruleset.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <tuple>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/any_ruleset.hpp"

namespace damath::rules {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;
using Answer = std::function<void(Ruleset&)>;

// Checks that a profile is the manual with these answers and nothing else.
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
    change(r, &Ruleset::capturePriority, CapturePriority::Dama);
    change(r, &Ruleset::promotion, Promotion::GoOn);
    change(r, &Ruleset::damaPath, DamaPath::Free);
    change(r, &Ruleset::rounding, RoundTo{exact::RoundingMode::Floor, 0});
  });
  expectProfile("classic-dama-first",
                [](Ruleset& r) { change(r, &Ruleset::capturePriority, CapturePriority::DamaThenCount); });
  expectProfile("depEd",
                [](Ruleset& r) { change(r, &Ruleset::moveClockOnCapture, MoveClockOnCapture::Waived); });
  EXPECT_FALSE(profile("Manual").has_value());
  EXPECT_FALSE(profile("").has_value());
}

// The defaults of rulebook 9.
TEST(Profiles, DefaultsOfTheManual) {
  const Ruleset& r = manual();
  EXPECT_EQ(r.menCaptureBackward.answer(), YesNo::Yes);
  EXPECT_EQ(r.damaRange.answer(), DamaRange::Flying);
  EXPECT_EQ(r.capturePriority.answer(), CapturePriority::CountThenDama);
  EXPECT_EQ(r.chain.answer(), Chain::Compulsory);
  EXPECT_EQ(r.removal.answer(), Removal::EachJump);
  EXPECT_EQ(r.damaPath.answer(), DamaPath::SegmentOnce);
  EXPECT_EQ(r.promotion.answer(), Promotion::TurnEnd);
  EXPECT_EQ(r.firstMover.answer(), board::Side::Blue);
  EXPECT_EQ(r.divideByZero.answer(), DivideByZero::Zero);
  EXPECT_EQ(r.repetitionCount.answer(), 3);
  EXPECT_EQ(r.repetitionBy.answer(), RepetitionBy::Either);
  EXPECT_EQ(r.resignation.answer(), Resignation::OpponentWins);
  using namespace std::chrono_literals;
  EXPECT_EQ(r.clocks.answer(),
            (Clocks{.game = 20min, .move = 1min, .reminder = 10s, .rematch = 10min, .noShow = 10min}));
  EXPECT_EQ(r.warningsBeforeDisqualification.answer(), 3);
  EXPECT_EQ(r.points.answer(), (Points{.win = 1, .draw = {1, 2}, .loss = 0, .bye = 1}));
  EXPECT_EQ(r.withdrawnGames.answer(), WithdrawnGames::Keep);
  EXPECT_EQ(r.withdrawnBye.answer(), WithdrawnBye::Bye);
  EXPECT_EQ(r.rematchDrawn.answer(), RematchDrawn::PerSystem);
  EXPECT_EQ(r.rematchWithdrawn.answer(), RematchWithdrawn::Due);
  EXPECT_EQ(r.nobodyWon.answer(), NobodyWon::BothOut);
  EXPECT_EQ(r.walkoverMeetings.answer(), WalkoverMeetings::InTies);
  EXPECT_EQ(r.pointSystem.answer(), PointSystem::OwnTotals);
  EXPECT_EQ(toText(r.pointSystem.clause()), "Y2c");
  EXPECT_THAT(r.tieBreaks.answer(),
              ElementsAre(TieBreak::HeadToHead, TieBreak::Rematch, TieBreak::PointSystem));
}

// A changed answer cites the table of options (9), not the clause of the manual's answer.
TEST(Profiles, ChangedAnswersCiteTheOptionThatAllowsThem) {
  const Ruleset json = *profile("damath-json");
  EXPECT_EQ(toText(json.capturePriority.clause()), "9");
  EXPECT_EQ(toText(json.promotion.clause()), "9");
  EXPECT_EQ(toText(json.damaPath.clause()), "9");
  EXPECT_EQ(toText(json.rounding.clause()), "9");
  EXPECT_EQ(toText(json.chain.clause()), "K4") << "the manual's answer, the manual's clause";
  EXPECT_EQ(toText(profile("classic-dama-first")->capturePriority.clause()), "9");
  EXPECT_EQ(toText(profile("depEd")->moveClockOnCapture.clause()), "9");
  EXPECT_EQ(toText(profile("manual")->capturePriority.clause()), "K5");
  EXPECT_EQ(toText(profile("manual")->capturePriority.also()), "K6");
}

// Returns every option of a ruleset. A missing option is a compile error.
auto everyOption(const Ruleset& ruleset) {
  const auto& [menCaptureBackward, damaRange, capturePriority, chain, removal, damaPath, promotion,
               firstMover] = static_cast<const TurnAnswers&>(ruleset);
  const auto& [rounding, roundBeforeMultiplier, roundEntries, divideByZero, polynomialFrame, notationFrame,
               scoreDirection, repetitionCount, repetitionEnds, repetitionBy, inactivityPlies,
               drawByAgreement, resignation] = static_cast<const GameAnswers&>(ruleset);
  const auto& [moveClockOnCapture, clocks, warningsBeforeDisqualification, points, withdrawnGames,
               withdrawnBye, rematchPlaces, rematchDrawn, rematchWithdrawn, pointSystem, tieBreaks, nobodyWon,
               walkoverMeetings] = static_cast<const EventAnswers&>(ruleset);
  return std::tie(menCaptureBackward, damaRange, capturePriority, chain, removal, damaPath, promotion,
                  firstMover, rounding, roundBeforeMultiplier, roundEntries, divideByZero, polynomialFrame,
                  notationFrame, scoreDirection, repetitionCount, repetitionEnds, repetitionBy,
                  inactivityPlies, drawByAgreement, resignation, moveClockOnCapture, clocks,
                  warningsBeforeDisqualification, points, withdrawnGames, withdrawnBye, rematchPlaces,
                  rematchDrawn, rematchWithdrawn, pointSystem, tieBreaks, nobodyWon, walkoverMeetings);
}

template <class Option>
int clauseFits(const Option& cited, const Option& manuals) {
  const bool isManuals = cited.answer() == manuals.answer();
  EXPECT_EQ(toText(cited.clause()), isManuals ? toText(manuals.clause()) : "9");
  EXPECT_EQ(toText(cited.also()), isManuals ? toText(manuals.also()) : "");
  return isManuals ? 0 : 1;
}

// Checks the clauses of all options. Returns the number of options whose answer differs from the manual's.
template <std::size_t... kIndices>
int clausesFit(const Ruleset& ruleset, std::index_sequence<kIndices...> /*options*/) {
  const auto options = everyOption(ruleset);
  const auto manuals = everyOption(manual());
  return (clauseFits(std::get<kIndices>(options), std::get<kIndices>(manuals)) + ...);
}

TEST(Profiles, NoAnswerIsChangedWithoutItsClause) {
  constexpr auto kOptions = std::make_index_sequence<34>();
  static_assert(std::tuple_size_v<decltype(everyOption(manual()))> == kOptions.size());
  for (const std::string_view name : profileNames()) {
    SCOPED_TRACE(name);
    EXPECT_EQ(clausesFit(*profile(name), kOptions) == 0, name == "manual");
  }
  std::mt19937 random(9);
  int changed = 0;
  for (int i = 0; i < 300; ++i) changed += clausesFit(support::anyRuleset(random), kOptions);
  EXPECT_GT(changed, 2000) << "rulesets drawn by lot differ from the manual";
}

}  // namespace
}  // namespace damath::rules

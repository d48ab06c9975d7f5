// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the clocks of rulebook section 6: by hand, and at random against a clock that counts each
// millisecond.
#include "core/play/game_clock.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/play/plain_clock.hpp"

namespace damath::play {

void PrintTo(const ClockState& state, std::ostream* out) {
  *out << toText(state.phase) << '/' << toText(state.cause) << " game " << state.gameUsed.count() << " move "
       << state.moveUsed.count() << " waited " << state.waited.count() << " gap " << state.gap.count()
       << (state.captureDue == CaptureDue::Yes ? " due" : "");
}

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using namespace std::chrono_literals;

ClockLaw manualClock() {
  return clockLawOf(rules::manual(), MatchKind::Game);
}

TEST(GameClock, T1AndT4AreTheRulesets) {
  EXPECT_EQ(manualClock(),
            (ClockLaw{20min, 1min, 10s, 10min, rules::MoveClockOnCapture::Applies, std::nullopt}));
  EXPECT_EQ(clockLawOf(rules::manual(), MatchKind::Rematch).game, 10min);
}

TEST(GameClock, T1RemindsTenSecondsBeforeTheMinuteAndTellsItsEnd) {
  GameClock clock(manualClock());
  EXPECT_THAT(clock.take({ClockAct::Start}, 1000ms), IsEmpty());
  EXPECT_THAT(clock.take({}, 50999ms), IsEmpty());
  EXPECT_THAT(clock.take({}, 51000ms), ElementsAre(ClockSignal::Reminder));
  EXPECT_THAT(clock.take({}, 60999ms), IsEmpty());
  EXPECT_THAT(clock.take({}, 61000ms), ElementsAre(ClockSignal::MoveOver));
  EXPECT_EQ(clock.moveLeft(), 0ms);
  EXPECT_EQ(clock.gameLeft(), 19min);
  EXPECT_THAT(clock.take({}, 63000ms), IsEmpty());
  EXPECT_EQ(clock.moveLeft(), -2s);
}

TEST(GameClock, T1TheGameClockIsCommonAndEachTurnHasAMinute) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Start}, 0ms);
  clock.take({ClockAct::TurnMade}, 35s);
  EXPECT_EQ(clock.moveLeft(), 1min);
  EXPECT_EQ(clock.gameLeft(), 20min - 35s);
  clock.take({ClockAct::TurnMade}, 85s);
  EXPECT_EQ(clock.gameLeft(), 20min - 85s);
}

TEST(GameClock, T2WhatIsStillWrittenDoesNotCountAndTheTurnLetsTheClockGoOn) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Start}, 0ms);
  clock.take({ClockAct::Pause, PauseCause::Writing}, 60s);
  EXPECT_THAT(clock.take({}, 300s), IsEmpty());
  EXPECT_EQ(clock.gameLeft(), 19min);
  clock.take({ClockAct::TurnMade}, 301s);
  EXPECT_EQ(clock.state().phase, ClockPhase::Running);
  clock.take({}, 302s);
  EXPECT_EQ(clock.gameLeft(), 19min - 1s);
}

TEST(GameClock, T2AfterACorrectionTheArbiterLetsTheClockGoOn) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Start}, 0ms);
  clock.take({ClockAct::TurnMade}, 20s);
  clock.take({ClockAct::Pause, PauseCause::Correction}, 25s);
  clock.take({ClockAct::TurnTakenBack, {}, 20s}, 90s);
  EXPECT_EQ(clock.moveLeft(), 40s);
  clock.take({ClockAct::TurnMade}, 95s);
  EXPECT_EQ(clock.state().phase, ClockPhase::Paused);
  EXPECT_EQ(clock.gameLeft(), 20min - 25s);
  clock.take({ClockAct::Resume}, 100s);
  clock.take({}, 101s);
  EXPECT_EQ(clock.gameLeft(), 20min - 26s);
}

TEST(GameClock, T3ACaptureThatIsDueHasNoMoveClockWhereItIsWaived) {
  ClockLaw law = manualClock();
  law.onCapture = rules::MoveClockOnCapture::Waived;
  GameClock clock(law);
  clock.take({ClockAct::Start, {}, {}, CaptureDue::Yes}, 0ms);
  EXPECT_THAT(clock.take({}, 90s), IsEmpty());
  EXPECT_EQ(clock.moveLeft(), std::nullopt);
  clock.take({ClockAct::TurnMade, {}, {}, CaptureDue::No}, 91s);
  EXPECT_THAT(clock.take({}, 141s), ElementsAre(ClockSignal::Reminder));
}

TEST(GameClock, T1TheGameEndsAtItsLastMillisecond) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Start}, 0ms);
  EXPECT_THAT(clock.take({}, 21min),
              ElementsAre(ClockSignal::Reminder, ClockSignal::MoveOver, ClockSignal::GameOver));
  EXPECT_EQ(clock.state().gameUsed, 20min);
  EXPECT_EQ(clock.state().phase, ClockPhase::TimeOver);
  EXPECT_FALSE(clock.knows(ClockAct::TurnMade));
  clock.take({ClockAct::Charge, {}, -30s}, 21min);
  EXPECT_EQ(clock.state().phase, ClockPhase::Paused);
  EXPECT_EQ(clock.gameLeft(), 30s);
}

TEST(GameClock, T4TheNoShowIsToldWhenItsTimeIsOver) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Wait}, 0ms);
  EXPECT_THAT(clock.take({}, 599999ms), IsEmpty());
  EXPECT_THAT(clock.take({}, 600s), ElementsAre(ClockSignal::NoShowOver));
  clock.take({ClockAct::Start}, 601s);
  EXPECT_EQ(clock.state().phase, ClockPhase::Running);
  EXPECT_EQ(clock.gameLeft(), 20min);
}

TEST(GameClock, AfterARestartItStandsWhereItWasKept) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Start}, 0ms);
  clock.take({}, 42s);
  GameClock again(manualClock(), clock.state(), 3min);
  EXPECT_THAT(again.take({}, 77777s), IsEmpty());
  EXPECT_EQ(again.gameLeft(), 20min - 42s);
  EXPECT_EQ(again.state().cause, PauseCause::Gap);
  EXPECT_EQ(again.state().gap, 3min);
  again.take({ClockAct::Charge, {}, 30s}, 77778s);
  again.take({ClockAct::Resume}, 77779s);
  EXPECT_EQ(again.state().gap, 0ms);
  EXPECT_EQ(again.gameLeft(), 20min - 72s);
}

TEST(GameClock, ASilenceIsNoGame) {
  ClockLaw law = manualClock();
  law.silence = 3s;
  GameClock clock(law);
  clock.take({ClockAct::Start}, 0ms);
  EXPECT_THAT(clock.take({}, 3s), IsEmpty());
  EXPECT_THAT(clock.take({ClockAct::TurnMade}, 1h), ElementsAre(ClockSignal::GapFound));
  EXPECT_EQ(clock.gameLeft(), 20min - 3s);
  EXPECT_EQ(clock.state().gap, 1h - 3s);
}

TEST(GameClock, AMomentBeforeTheLastIsTheLast) {
  GameClock clock(manualClock());
  clock.take({ClockAct::Start}, 10s);
  clock.take({}, 5s);
  EXPECT_EQ(clock.gameLeft(), 20min);
  clock.take({}, 11s);
  EXPECT_EQ(clock.gameLeft(), 20min - 1s);
}

TEST(GameClock, EverySpellingIsReadBack) {
  for (const ClockPhase phase : kEvery<ClockPhase>) EXPECT_EQ(parseClockPhase(toText(phase)), phase);
  for (const PauseCause cause : kEvery<PauseCause>) EXPECT_EQ(parsePauseCause(toText(cause)), cause);
  EXPECT_EQ(parseClockPhase("going"), std::nullopt);
}

// Draws clock rules with limits below one second, so events often meet a limit exactly. Events of every kind
// occur in every phase.
class ClockByLot {
 public:
  explicit ClockByLot(unsigned seed) : m_random(seed) {}

  int upTo(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most + 1)); }

  ClockLaw law() {
    ClockLaw law{milliseconds(upTo(300)),
                 milliseconds(upTo(40)),
                 milliseconds(upTo(15)),
                 milliseconds(upTo(60)),
                 upTo(1) == 0 ? rules::MoveClockOnCapture::Applies : rules::MoveClockOnCapture::Waived,
                 {}};
    if (upTo(2) == 0) law.silence = milliseconds(10 + upTo(30));
    return law;
  }

  ClockEvent event() {
    ClockEvent event;
    event.act = kEvery<ClockAct>[static_cast<std::size_t>(upTo(kEvery<ClockAct>.size() - 1))];
    // Stop ends nearly everything, so it is drawn less often.
    if (event.act == ClockAct::Stop && upTo(3) > 0) event.act = ClockAct::Tick;
    event.cause = kEvery<PauseCause>[static_cast<std::size_t>(upTo(kEvery<PauseCause>.size() - 1))];
    event.amount = milliseconds(event.act == ClockAct::Charge ? upTo(120) - 60 : upTo(40));
    event.captureDue = upTo(1) == 0 ? CaptureDue::No : CaptureDue::Yes;
    return event;
  }

 private:
  std::mt19937 m_random;
};

TEST(GameClock, ByLotItIsAsOneThatCountsEachMillisecond) {
  constexpr int kGames = 4000;
  std::array<int, kEvery<ClockSignal>.size()> met{};
  std::array<int, kEvery<ClockPhase>.size()> stood{};
  for (unsigned seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    ClockByLot lot(seed);
    const ClockLaw law = lot.law();
    GameClock clock(law);
    test::PlainClock plain(law);
    int moment = lot.upTo(1000);
    for (int i = 0; i < 60; ++i) {
      if (lot.upTo(40) == 0) {
        const int gap = lot.upTo(500);
        clock = GameClock(law, clock.state(), milliseconds(gap));
        plain.restart(gap);
        moment = lot.upTo(1000);
      }
      const ClockEvent event = lot.event();
      moment += lot.upTo(9) == 0 ? -lot.upTo(5) : lot.upTo(20);
      moment = std::max(moment, 0);
      const auto rung = clock.take(event, milliseconds(moment));
      ASSERT_EQ(rung, plain.take(event, moment)) << i;
      ASSERT_EQ(clock.state(), plain.state()) << i;
      for (const ClockSignal signal : rung) ++met[static_cast<std::size_t>(signal)];
      ++stood[static_cast<std::size_t>(clock.state().phase)];
    }
  }
  for (const int count : met) EXPECT_GT(count, 100);
  for (const int count : stood) EXPECT_GT(count, 1000);
}

TEST(GameClock, ClockTextIsCutToTenths) {
  EXPECT_EQ(clockText(0ms), "0:00.0");
  EXPECT_EQ(clockText(59999ms), "0:59.9");
  EXPECT_EQ(clockText(20min), "20:00.0");
  EXPECT_EQ(clockText(-2100ms), "-0:02.1");
  EXPECT_EQ(clockText(-50ms), "0:00.0");
}

}  // namespace
}  // namespace damath::play

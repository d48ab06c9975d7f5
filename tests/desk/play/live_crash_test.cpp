// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a program that is killed while it records a live game. Every acknowledged action is in the file, no
// action is half stored, and the game can go on. The test kills at least 20 programs, at full size 200.
#include <gtest/gtest.h>

#include <string>

#include "app/desk/play/live_desk.hpp"
#include "core/rules/legal_turns.hpp"
#include "tests/db/victim.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/full_size.hpp"

namespace damath::desk {
namespace {

using play::ClockAct;
using play::milliseconds;
using testing::Deaths;
using testing::Told;
using testing::Writer;
using namespace std::chrono_literals;

constexpr int kSteps = 100;      // more than the steps of any live game in this test
constexpr int kSeconds = 10000;  // more than the seconds of any game clock in this test

// The progress of a live game: the number of the game, its steps, and the seconds on its game clock.
struct Standing {
  int live = 0;
  int steps = 0;
  int seconds = 0;
  friend auto operator<=>(const Standing&, const Standing&) = default;
};

int numberOf(const Standing& standing) {
  return (standing.live * kSteps + standing.steps) * kSeconds + standing.seconds;
}

Standing standingAt(int number) {
  return {number / kSeconds / kSteps, number / kSeconds % kSteps, number % kSeconds};
}

Standing standingOf(const LiveTable& table) {
  return {static_cast<int>(table.record.id), static_cast<int>(table.record.steps.size()),
          static_cast<int>(table.clock.state().gameUsed / 1s)};
}

// Returns one of the legal turns, typed as its squares.
std::string turnByLot(const LiveTable& table) {
  const auto legal = rules::legalTurns(table.game().setup().ruleset, table.game().position());
  const auto lot = static_cast<std::size_t>(table.record.id * kSteps) + table.record.steps.size();
  const rules::Turn& turn = legal[(lot * 2654435761U / 7U) % legal.size()];
  std::string text;
  for (const board::Square square : rules::squaresOf(turn)) {
    text += "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
  }
  return text;
}

class LiveCrash : public DeskTest {
 protected:
  LiveCrash() {
    m_event = addEvent(2);
    done(pairings().pairNextRound(m_event, m_user));
    done(LiveDesk(m_desk.value()).begin(m_event, kBoard, play::Keeping::Program, m_user));
    closeFile();
  }

  // Plays one game after another, and cancels each game at its end or after 40 steps. The clock advances more
  // than one second between turns.
  void playUntilKilled(const Told& told) const {
    const StepClock clock;
    Opening opening = Desk::open(m_path, clock);
    if (!opening.desk) _exit(2);
    LiveDesk desk(*opening.desk);
    auto table = desk.table(m_event, kBoard);
    if (!table) {
      if (table.error().refusal != Refusal::LiveMissing) _exit(3);
      table = desk.begin(m_event, kBoard, play::Keeping::Program, m_user);
    }
    milliseconds moment(0);
    while (table) {
      if (!isMade(desk, *table, moment += 1100ms)) _exit(4);
      told(numberOf(standingOf(*table)));
      if (!desk.tick(*table, moment += 1100ms, m_user)) _exit(5);
      told(numberOf(standingOf(*table)));
      if (table->course.isAbandoned()) table = desk.begin(m_event, kBoard, play::Keeping::Program, m_user);
    }
    _exit(6);
  }

  // Returns the state in the file; nullopt if the last game was canceled and no new game has begun.
  std::optional<Standing> standing() {
    reopen();
    const auto table = LiveDesk(m_desk.value()).table(m_event, kBoard);
    std::optional<Standing> found;
    if (table) {
      found = standingOf(*table);
      EXPECT_NE(table->clock.state().phase, play::ClockPhase::Running);
    } else {
      EXPECT_EQ(table.error().refusal, Refusal::LiveMissing);
    }
    closeFile();
    return found;
  }

  static constexpr Place kBoard{contest::RoundNumber{1}, contest::BoardNumber{1}};
  contest::EventId m_event{};

 private:
  [[nodiscard]] bool isMade(LiveDesk& desk, LiveTable& table, milliseconds moment) const {
    const bool isLong = table.record.steps.size() > 40;
    if (table.game().outcome() || isLong) {
      return desk.take(table, play::AbandonStep{}, moment, m_named).has_value();
    }
    if (table.course.asksForRepetition())
      return desk.take(table, play::GoOnStep{}, moment, m_user).has_value();
    if (table.clock.knows(ClockAct::Start)) {
      return desk.take(table, play::ClockStep{ClockAct::Start}, moment, m_user).has_value();
    }
    if (table.clock.knows(ClockAct::Resume)) {
      return desk.take(table, play::ClockStep{ClockAct::Resume}, moment, m_user).has_value();
    }
    if (table.game().turns().size() % 5 == 4) {
      return desk.take(table, play::UndoTurnStep{}, moment, m_named).has_value() &&
             desk.turn(table, {turnByLot(table)}, moment, m_user).has_value();
    }
    return desk.turn(table, {turnByLot(table)}, moment, m_user).has_value();
  }
};

TEST_F(LiveCrash, WhatWasAcknowledgedIsThereAfterAKill) {
  const Writer writer = [this](const Told& told) { playUntilKilled(told); };
  Deaths deaths(writer, 1);
  const int kills = support::sized(20, 200);
  Standing known = standing().value_or(Standing{});
  int told = 0;
  // On a busy computer the program starts slowly. Then more programs are killed, until enough of them had
  // acknowledged an action.
  const int enough = kills / 2;
  for (int death = 0; death < kills || (told < enough && death < 20 * kills); ++death) {
    const int last = deaths.lastToldBefore(writer);
    told += last > 0 ? 1 : 0;
    known = std::max(known, standingAt(last));
    const auto now = standing();
    if (!now) continue;  // the last action canceled the game
    ASSERT_GE(*now, known) << death;
    // At most two steps can be on disk before they are acknowledged: an action with its clock, or a turn
    // undone and made again.
    ASSERT_TRUE(now->live != known.live || now->steps <= known.steps + 2) << death;
    ASSERT_LE(now->live, known.live + 1) << death;
    known = *now;
  }
  EXPECT_GE(told, enough);
  EXPECT_GT(known.live * kSteps + known.steps, enough);
}

}  // namespace
}  // namespace damath::desk

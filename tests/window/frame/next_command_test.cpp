// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the command of the next step can be used on every page of the event: through all states of
// events of several systems, with drawn games, rematches, lots and corrections.
#include "app/window/frame/next_command.hpp"

#include <random>
#include <set>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/window/commands/page_facts.hpp"
#include "app/words/texts/status_words.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using desk::NextStep;
using Kind = Location::Kind;

class NextCommandTest : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
    session.confirmations().askBy([](const TwoWays&) { return true; });
  }
  void TearDown() override {
    QSettings().clear();
    ConsoleTest::TearDown();
  }

  // Makes the event at hand: an event with a name of its own.
  void makeEvent(contest::System system) {
    const contest::EventSetup setup{"Event " + std::to_string(++m_events),
                                    *rules::builtInChipSet("integer"),
                                    rules::manual(),
                                    system,
                                    1,
                                    std::nullopt,
                                    1};
    const auto made = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
    ASSERT_TRUE(made);
    event = *made;
  }
  // Adds players to the event who play in no other event.
  void importPlayers(int count) {
    std::string players = "last,first,school\n";
    for (int i = 0; i < count; ++i) {
      const std::string name = std::to_string(m_events) + static_cast<char>('a' + i);
      players += "Player" + name + ",Ana" + name + ",School" + name + "\n";
    }
    ASSERT_TRUE(
        session.changed(desk::EventDesk(session.desk()).importPlayers(event, players, session.author())));
  }

  [[nodiscard]] desk::EventStatus status() { return *session.status(event); }

  // Checks the command of the next step on each page that the event has now.
  void checkEveryPage() {
    const desk::EventStatus now = status();
    m_seen.insert(now.next);
    const std::optional<Command> next = nextCommand(now);
    const std::string hint = words::nextStepText(now, words::Language::English);
    for (const Location& location : everyLocation(event)) {
      const PageFacts& facts = factsOf(location.kind);
      const bool isOfGame = facts.detailOf && location.kind != Kind::Clocks;
      if (facts.scope != PageScope::Event || (isOfGame && session.find(event)->games.empty())) continue;
      window.goTo(location);
      if (window.location().kind != location.kind) continue;
      if (next) {
        EXPECT_TRUE(action(*next).isEnabled()) << hint << " on page " << static_cast<int>(location.kind);
      }
      for (const Command command : {Command::PairRound, Command::PublishRound, Command::DrawLot}) {
        const QAction& other = action(command);
        if (other.isEnabled() || location.kind == Kind::Rounds || location.kind == Kind::Tally) continue;
        EXPECT_FALSE(other.statusTip().isEmpty()) << hint << " on page " << static_cast<int>(location.kind);
      }
    }
  }

  // Enters a result on every open board of the newest round. `lot` decides each result.
  void enterResults(std::mt19937& lot) {
    for (const desk::Place& place : desk::resultsOpen(status())) {
      const int blue = static_cast<int>(lot() % 3);
      const int red = static_cast<int>(lot() % 3);
      const contest::ResultInput result{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
      ASSERT_TRUE(
          session.changed(desk::RoundDesk(session.desk()).setResult(event, place, result, publishing())));
    }
  }

  contest::EventId event{};
  int m_events = 0;
  std::set<NextStep> m_seen;
};

TEST_F(NextCommandTest, IsEnabledOnEveryPageInEveryStateOfAnEvent) {
  using contest::System;
  for (unsigned seed = 0; seed < 6; ++seed) {
    std::mt19937 lot(seed);
    const System system = seed % 3 == 0   ? System::RoundRobin
                          : seed % 3 == 1 ? System::Swiss
                                          : System::KnockOut;
    makeEvent(system);
    checkEveryPage();
    ASSERT_NO_FATAL_FAILURE(importPlayers(4));
    for (int steps = 0; steps < 6 && status().next == NextStep::PairRound; ++steps) {
      checkEveryPage();
      ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
      checkEveryPage();
      ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
      checkEveryPage();
      ASSERT_NO_FATAL_FAILURE(enterResults(lot));
      checkEveryPage();
    }
    checkEveryPage();
  }
  for (const NextStep step :
       {NextStep::ImportPlayers, NextStep::PairRound, NextStep::EnterResults, NextStep::PlayRematches}) {
    EXPECT_TRUE(m_seen.contains(step)) << static_cast<int>(step);
  }
}

TEST_F(NextCommandTest, PairsTheRoundFromPlayersCheckInAndStandings) {
  for (const Kind kind : {Kind::Players, Kind::CheckIn, Kind::Tally}) {
    makeEvent(contest::System::RoundRobin);
    ASSERT_NO_FATAL_FAILURE(importPlayers(2));
    window.goTo({kind, event, {}});
    ASSERT_TRUE(action(Command::PairRound).isEnabled());
    action(Command::PairRound).trigger();
    ASSERT_TRUE(workIsDone());
    EXPECT_EQ(window.location().kind, Kind::Rounds);
    EXPECT_EQ(session.find(event)->rounds.size(), 1U);
    window.goTo({kind, event, {}});
    EXPECT_FALSE(action(Command::PairRound).isEnabled());
    EXPECT_EQ(action(Command::PairRound).statusTip(),
              toQt(words::nextStepText(status(), words::Language::English)));
  }
}

}  // namespace
}  // namespace damath::window

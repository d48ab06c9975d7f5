#include "tests/core/contest/random_event.hpp"

#include <set>

#include "core/contest/pairing/berger.hpp"
#include "core/rules/profiles.hpp"

namespace damath::contest::testing {

namespace {

int draw(Lot& lot, int below) {
  return static_cast<int>(lot() % static_cast<std::uint_fast32_t>(below));
}

EntryId entryOf(int number) {
  return static_cast<EntryId>(40 - number);
}

std::optional<exact::Number> drawFigure(Lot& lot) {
  if (draw(lot, 5) == 0) return std::nullopt;
  return exact::Number(draw(lot, 3) - 1);
}

GameResult drawResult(Lot& lot) {
  GameResult result{rules::Ending::Time, drawFigure(lot), drawFigure(lot), rules::Result::Draw};
  const int kind = draw(lot, 12);
  if (kind < 5) result.result = rules::Result::BlueWins;
  if (kind >= 5 && kind < 10) result.result = rules::Result::RedWins;
  if (kind == 10) result = {rules::Ending::NoShowBoth, {}, {}, rules::Result::NobodyWins};
  return result;
}

rules::RematchPlaces drawPlaces(Lot& lot) {
  const int kind = draw(lot, 4);
  if (kind == 0) return rules::AllPlaces{};
  if (kind == 1) return draw(lot, 4);
  return {};
}

Event emptyEvent(Lot& lot) {
  rules::Ruleset ruleset = rules::manual();
  ruleset.rematchPlaces.answer = drawPlaces(lot);
  return {.id = EventId{1},
          .setup = {.name = "random",
                    .set = *rules::builtInChipSet("whole"),
                    .ruleset = ruleset,
                    .system = draw(lot, 2) == 0 ? System::RoundRobin : System::Swiss,
                    .legs = 1 + draw(lot, 5) / 4,
                    .rounds = std::nullopt,
                    .lotSeed = 0},
          .entries = {},
          .games = {},
          .byes = {},
          .rematches = {}};
}

}  // namespace

Event randomEvent(Lot& lot) {
  Event event = emptyEvent(lot);
  const int players = 2 + draw(lot, 7);
  for (int number = 1; number <= players; ++number) {
    event.entries.push_back({entryOf(number), static_cast<PlayerId>(number), number});
  }
  const bool roundRobin = event.setup.system == System::RoundRobin;
  const int openOneIn = draw(lot, 3) == 0 ? 6 : 1'000'000;
  std::set<int> rounds;
  for (int round = 1; round <= pairing::roundsOfBerger(players, event.setup.legs); ++round) {
    for (const pairing::Meeting& meeting : pairing::bergerRound(players, event.setup.legs, round)) {
      if (!roundRobin && draw(lot, 2) == 0) continue;
      const int number = roundRobin || rounds.contains(round) ? round : static_cast<int>(rounds.size()) + 1;
      if (!meeting.red) {
        event.byes.push_back({static_cast<RoundNumber>(round), entryOf(meeting.blue)});
        continue;
      }
      if (!roundRobin) event.setup.rounds = number;
      rounds.insert(number);
      std::optional<GameResult> result;
      if (draw(lot, openOneIn) != 1) result = drawResult(lot);
      event.games.push_back({static_cast<GameId>(event.games.size() + 1), static_cast<RoundNumber>(number),
                             BoardNumber{1}, entryOf(meeting.blue), entryOf(*meeting.red), result});
    }
  }
  return event;
}

void playRematches(Event& event, const Standings& table, Lot& lot) {
  for (const auto& tied : table.rematchesDue) {
    for (std::size_t i = 0; i < tied.size(); ++i) {
      for (std::size_t j = i + 1; j < tied.size(); ++j) {
        event.rematches.push_back({GameId{1}, tied[i], tied[j], drawResult(lot)});
      }
    }
  }
}

}  // namespace damath::contest::testing

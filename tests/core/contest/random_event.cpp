// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/random_event.hpp"

#include <algorithm>
#include <set>

#include "core/contest/model/lot.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::contest::testing {

namespace {

int draw(Chance& chance, int below) {
  return static_cast<int>(chance() % static_cast<std::uint_fast32_t>(below));
}

EntryId drawnEntry(int number) {
  return static_cast<EntryId>(40 - number);
}

std::optional<exact::Number> drawFigure(Chance& chance) {
  if (draw(chance, 5) == 0) return std::nullopt;
  return exact::Number(draw(chance, 3) - 1);
}

GameResult drawResult(Chance& chance) {
  GameResult result{rules::Ending::Time, drawFigure(chance), drawFigure(chance), rules::Result::Draw};
  const int kind = draw(chance, 14);
  if (kind < 5) result.result = rules::Result::BlueWins;
  if (kind >= 5 && kind < 10) result.result = rules::Result::RedWins;
  if (kind == 10) result = {rules::Ending::NoShowBoth, {}, {}, rules::Result::NobodyWins};
  if (kind == 11) result = {rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins};
  if (kind == 12) result = {rules::Ending::NoShowBlue, {}, {}, rules::Result::RedWins};
  return result;
}

rules::RematchPlaces drawPlaces(Chance& chance) {
  const int kind = draw(chance, 4);
  if (kind == 0) return rules::AllPlaces{};
  if (kind == 1) return draw(chance, 4);
  return {};
}

Event emptyEvent(Chance& chance) {
  rules::Ruleset ruleset = rules::manual();
  rules::change(ruleset, &rules::Ruleset::rematchPlaces, drawPlaces(chance));
  return {.id = EventId{1},
          .setup = {.name = "random",
                    .set = *rules::builtInChipSet("whole"),
                    .ruleset = ruleset,
                    .system = draw(chance, 2) == 0 ? System::RoundRobin : System::Swiss,
                    .legs = 1 + draw(chance, 5) / 4,
                    .rounds = std::nullopt,
                    .lotSeed = 0},
          .entries = {},
          .games = {},
          .byes = {},
          .rematches = {}};
}

}  // namespace

Event randomEvent(Chance& chance) {
  Event event = emptyEvent(chance);
  const int players = 2 + draw(chance, 7);
  for (int number = 1; number <= players; ++number) {
    event.entries.push_back({drawnEntry(number), static_cast<PlayerId>(number), number});
  }
  const bool roundRobin = event.setup.system == System::RoundRobin;
  const int openOneIn = draw(chance, 3) == 0 ? 6 : 1'000'000;
  std::set<int> rounds;
  for (int round = 1; round <= pairing::roundsOfBerger(players, event.setup.legs); ++round) {
    for (const pairing::Meeting& meeting : pairing::bergerRound(players, event.setup.legs, round)) {
      if (!roundRobin && draw(chance, 2) == 0) continue;
      const int number = roundRobin || rounds.contains(round) ? round : static_cast<int>(rounds.size()) + 1;
      if (!meeting.red) {
        const ByeKind kind = draw(chance, 3) == 0 ? ByeKind::Absent : ByeKind::Allotted;
        event.byes.push_back({static_cast<RoundNumber>(round), drawnEntry(meeting.blue), kind});
        continue;
      }
      if (!roundRobin) event.setup.rounds = number;
      rounds.insert(number);
      std::optional<GameResult> result;
      if (draw(chance, openOneIn) != 1) result = drawResult(chance);
      event.games.push_back({static_cast<GameId>(event.games.size() + 1), static_cast<RoundNumber>(number),
                             BoardNumber{1}, drawnEntry(meeting.blue), drawnEntry(*meeting.red), result});
    }
  }
  return event;
}

void drawLaw(Event& event, Chance& chance) {
  using enum rules::TieBreak;
  rules::Ruleset& law = event.setup.ruleset;
  const rules::Points points[] = {law.points.answer(),
                                  {.win = 3, .draw = 1, .loss = 0, .bye = 3},
                                  {.win = 2, .draw = 1, .loss = 0, .bye = 1},
                                  {.win = 1, .draw = {1, 3}, .loss = {1, 4}, .bye = {1, 2}},
                                  {.win = 1, .draw = 1, .loss = 1, .bye = 0}};
  rules::change(law, &rules::Ruleset::points, points[draw(chance, 5)]);
  rules::change(law, &rules::Ruleset::scoreDirection,
                draw(chance, 2) == 0 ? rules::ScoreDirection::HigherWins : rules::ScoreDirection::LowerWins);
  rules::change(law, &rules::Ruleset::pointSystem,
                kEvery<rules::PointSystem>[static_cast<std::size_t>(draw(chance, 3))]);
  std::vector<rules::TieBreak> steps = {HeadToHead,      Rematch, PointSystem, Buchholz,
                                        SonnebornBerger, Wins,    Cumulative};
  std::shuffle(steps.begin(), steps.end(), chance);
  steps.resize(static_cast<std::size_t>(draw(chance, 8)));
  rules::change(law, &rules::Ruleset::tieBreaks, std::move(steps));
  rules::change(law, &rules::Ruleset::rematchDrawn,
                kEvery<rules::RematchDrawn>[static_cast<std::size_t>(draw(chance, 3))]);
  rules::change(law, &rules::Ruleset::rematchWithdrawn,
                kEvery<rules::RematchWithdrawn>[static_cast<std::size_t>(draw(chance, 3))]);
  rules::change(law, &rules::Ruleset::walkoverMeetings,
                kEvery<rules::WalkoverMeetings>[static_cast<std::size_t>(draw(chance, 3))]);
  rules::change(law, &rules::Ruleset::withdrawnGames,
                kEvery<rules::WithdrawnGames>[static_cast<std::size_t>(draw(chance, 2))]);
  rules::change(law, &rules::Ruleset::withdrawnBye,
                kEvery<rules::WithdrawnBye>[static_cast<std::size_t>(draw(chance, 4))]);
  for (Entry& entry : event.entries) {
    if (draw(chance, 6) == 0) entry.lastRound = 1 + draw(chance, 3);
  }
  for (Bye& bye : event.byes) {
    const EntryId other = event.entries[chance() % event.entries.size()].id;
    if (bye.kind == ByeKind::Allotted && other != bye.entry && draw(chance, 2) == 0) bye.opponent = other;
  }

  const int kind = draw(chance, 3);
  if (kind == 0) return;
  event.setup.set = *rules::builtInChipSet(kind == 1 ? "rational" : "radical");
  for (Game& game : event.games) {
    if (!game.result) continue;
    for (auto* figure : {&game.result->blueGrand, &game.result->redGrand}) {
      if (!*figure || draw(chance, 2) == 0) continue;
      **figure = kind == 1 ? exact::Number(exact::Rational(draw(chance, 4), 3))
                           : exact::Number::root(draw(chance, 3) - 1, 2 + 6 * draw(chance, 2));
    }
  }
}

void drawDeciders(Event& event, Chance& chance) {
  for (const Game& game : event.games) {
    const bool isDrawn = game.result && game.result->result == rules::Result::Draw;
    if (!isDrawn || draw(chance, 2) == 0) continue;
    event.rematches.push_back({GameId{2}, game.red, game.blue, drawResult(chance), game.id});
  }
}

void playRematches(Event& event, const Standings& table, Chance& chance) {
  for (const auto& tied : table.rematchesDue) {
    for (std::size_t i = 0; i < tied.size(); ++i) {
      for (std::size_t j = i + 1; j < tied.size(); ++j) {
        event.rematches.push_back({GameId{1}, tied[i], tied[j], drawResult(chance)});
      }
    }
  }
}

void drawLots(Event& event, const Standings& table, Chance& chance) {
  for (const auto& tied : table.lotsOpen) {
    Lot lot = drawLot(event, tied);
    switch (draw(chance, 5)) {
      case 0:
        break;
      case 1:
        lot.order.pop_back();
        break;
      case 2:
        lot.order.push_back(EntryId{999});
        break;
      default:
        event.lots.push_back(lot);
        std::reverse(lot.order.begin(), lot.order.end());
    }
    event.lots.push_back(lot);
  }
}

}  // namespace damath::contest::testing

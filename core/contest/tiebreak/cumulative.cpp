#include "core/contest/tiebreak/cumulative.hpp"

#include <algorithm>

#include "core/contest/tiebreak/mini_table.hpp"

namespace damath::tiebreak {

namespace {

int lastRoundOf(const contest::Event& event) {
  int last = 0;
  for (const contest::Game& game : event.games) {
    if (game.result) last = std::max(last, numberOf(game.round));
  }
  for (const contest::Bye& bye : event.byes) last = std::max(last, numberOf(bye.round));
  return last;
}

}  // namespace

Figures cumulative(const contest::Event& event) {
  const rules::Points& points = event.setup.ruleset.points.answer;
  const int last = lastRoundOf(event);
  Figures figures = noFigures(event);
  // Points of a round stand in the running score of this round and of every later one.
  const auto add = [&](contest::EntryId entry, const exact::Rational& won, contest::RoundNumber round) {
    figures.at(entry) += won * exact::Rational(last - numberOf(round) + 1);
  };
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    add(game.blue, pointsOfBlue(game.result->result, points), game.round);
    add(game.red, pointsOfRed(game.result->result, points), game.round);
  }
  for (const contest::Bye& bye : event.byes) add(bye.entry, points.bye, bye.round);
  return figures;
}

}  // namespace damath::tiebreak

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/game_counts.hpp"

namespace damath::tiebreak {

GameCounts& GameCounts::operator+=(const GameCounts& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  lostByBoth += other.lostByBoth;
  byes += other.byes;
  return *this;
}

GameCounts operator*(int times, const GameCounts& counts) {
  return {.wins = times * counts.wins,
          .draws = times * counts.draws,
          .losses = times * counts.losses,
          .lostByBoth = times * counts.lostByBoth,
          .byes = times * counts.byes};
}

GameCounts countsOf(rules::Result result, board::Side own) {
  switch (result) {
    case rules::Result::BlueWins:
      return own == board::Side::Blue ? GameCounts{.wins = 1} : GameCounts{.losses = 1};
    case rules::Result::RedWins:
      return own == board::Side::Red ? GameCounts{.wins = 1} : GameCounts{.losses = 1};
    case rules::Result::Draw:
      return {.draws = 1};
    case rules::Result::NobodyWins:
      return {.lostByBoth = 1};
  }
  return {};
}

GameCounts opposite(const GameCounts& counts) {
  return {
      .wins = counts.losses, .draws = counts.draws, .losses = counts.wins, .lostByBoth = counts.lostByBoth};
}

int gamesIn(const GameCounts& counts) {
  return counts.wins + counts.draws + counts.losses + counts.lostByBoth;
}

exact::Rational pointsOf(const GameCounts& counts, const rules::Points& points) {
  exact::Rational sum = points.win * counts.wins;
  if (counts.draws != 0) sum += points.draw * counts.draws;
  if (counts.losses != 0) sum += points.loss * counts.losses;
  if (counts.byes != 0) sum += points.bye * counts.byes;
  return sum;
}

}  // namespace damath::tiebreak

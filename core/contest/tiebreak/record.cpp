// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/record.hpp"

namespace damath::tiebreak {

Record& Record::operator+=(const Record& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  lostByBoth += other.lostByBoth;
  byes += other.byes;
  return *this;
}

Record operator*(int times, const Record& record) {
  return {.wins = times * record.wins,
          .draws = times * record.draws,
          .losses = times * record.losses,
          .lostByBoth = times * record.lostByBoth,
          .byes = times * record.byes};
}

Record recordOf(rules::Result result, board::Side own) {
  switch (result) {
    case rules::Result::BlueWins:
      return own == board::Side::Blue ? Record{.wins = 1} : Record{.losses = 1};
    case rules::Result::RedWins:
      return own == board::Side::Red ? Record{.wins = 1} : Record{.losses = 1};
    case rules::Result::Draw:
      return {.draws = 1};
    case rules::Result::NobodyWins:
      return {.lostByBoth = 1};
  }
  return {};
}

Record opposite(const Record& record) {
  return {
      .wins = record.losses, .draws = record.draws, .losses = record.wins, .lostByBoth = record.lostByBoth};
}

int gamesIn(const Record& record) {
  return record.wins + record.draws + record.losses + record.lostByBoth;
}

exact::Rational pointsOf(const Record& record, const rules::Points& points) {
  exact::Rational sum = points.win * record.wins;
  if (record.draws != 0) sum += points.draw * record.draws;
  if (record.losses != 0) sum += points.loss * record.losses;
  if (record.byes != 0) sum += points.bye * record.byes;
  return sum;
}

}  // namespace damath::tiebreak

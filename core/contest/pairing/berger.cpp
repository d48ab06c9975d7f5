// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/berger.hpp"

#include <utility>

#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

// Returns the number of seats of the table: the number of players, made even. With an odd number of players,
// the last seat stays empty; its opponent has the bye.
int seatsOf(int players) {
  return players + players % 2;
}

// Converts a number to a seat of the circle, which has the seats 1 to `seats` − 1: after seat `seats` − 1
// follows seat 1 again. The last seat of the table does not belong to the circle.
int onRing(int number, int seats) {
  const int ring = seats - 1;
  return ((number - 1) % ring + ring) % ring + 1;
}

}  // namespace

int roundsOfBerger(int players, int legs) {
  DAMATH_EXPECTS(players >= 2);
  DAMATH_EXPECTS(legs == 1 || legs == 2);
  return legs * (seatsOf(players) - 1);
}

// The seats are numbered 1 to n, and all seats but the last form a circle. In successive rounds, the last
// seat meets the seats 1, 1 + n/2, 2, 2 + n/2 … The left and the right neighbor of this opponent play each
// other, then the next two seats outward, and so on. In the first leg, the right seat of each such pair plays
// BLUE, and the last seat plays BLUE in every second round. The second leg exchanges the sides.
std::vector<Meeting> bergerRound(int players, int legs, int round) {
  DAMATH_EXPECTS(round >= 1 && round <= roundsOfBerger(players, legs));
  const int seats = seatsOf(players);
  const int inLeg = (round - 1) % (seats - 1) + 1;
  const bool secondLeg = round > seats - 1;
  const bool lastSeatSecond = inLeg % 2 == 1;
  const int centre = lastSeatSecond ? (inLeg + 1) / 2 : seats / 2 + inLeg / 2;

  std::vector<Meeting> meetings;
  std::optional<Meeting> bye;
  for (int board = 0; board < seats / 2; ++board) {
    int blue = onRing(centre + board, seats);
    int red = board == 0 ? seats : onRing(centre - board, seats);
    if (red > players) {
      bye = Meeting{.blue = blue, .red = std::nullopt};
      continue;
    }
    const bool namedFirst = board != 0 || lastSeatSecond;
    if (namedFirst == secondLeg) std::swap(blue, red);
    meetings.push_back({.blue = blue, .red = red});
  }
  if (bye) meetings.push_back(*bye);
  return meetings;
}

}  // namespace damath::pairing

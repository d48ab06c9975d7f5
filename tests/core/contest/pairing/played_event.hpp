// SPDX-License-Identifier: GPL-3.0-or-later
// Events that are paired and played round by round, for tests. Entry ids differ from start numbers on
// purpose.
#pragma once

#include <functional>
#include <random>
#include <string>

#include "core/contest/systems/next_round.hpp"

namespace damath::pairing::testing {

using Lots = std::mt19937;

[[nodiscard]] int draw(Lots& lots, int below);

struct Played {
  contest::Contest contest;
  contest::Event event;

  [[nodiscard]] contest::EntryId entry(int number) const;
  [[nodiscard]] int numberOf(contest::EntryId entry) const;
  contest::Entry& row(int number);
};

// Returns an event with this number of entries. The entries belong to `schools` schools in turn: with 3
// schools, entries 1, 4 and 7 belong to the first school. With 0, no entry has a school.
[[nodiscard]] Played eventOf(contest::System system, int entries, int schools = 0);

// Adds an entry with the next start number.
void enter(Played& played, int firstRound);

// Adds the games of a pairing to the event, without results. With round 1, records the groups.
void take(Played& played, const RoundPairing& pairing);
// Removes the last round.
void cancelLastRound(Played& played);

[[nodiscard]] contest::GameResult resultOf(rules::Result result);
// Gives every open game the result that `judge` returns.
void play(Played& played, const std::function<rules::Result(const contest::Game&)>& judge);
// Returns a win of the lower start number.
[[nodiscard]] rules::Result byNumber(const Played& played, const contest::Game& game);
// Returns a random result: usually a win, sometimes a draw or a game that both players lose.
[[nodiscard]] rules::Result byLot(Lots& lots);
// Pairs the next round and gives each of its games to the lower start number. Fails if no round can be
// paired.
void playRound(Played& played);
// Plays every rematch that the obstacle demands; BLUE wins. In a tie, BLUE is the lower start number.
void playRematches(Played& played, const Obstacle& obstacle);

// Returns the round by start numbers, BLUE first: "1-8 2-7 bye 5 away 6".
[[nodiscard]] std::string textOf(const Played& played, const RoundPairing& pairing);
// Returns nextRound as text; for an obstacle, the name of its kind.
[[nodiscard]] std::string nextText(const Played& played);

}  // namespace damath::pairing::testing

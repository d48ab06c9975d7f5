// SPDX-License-Identifier: GPL-3.0-or-later
// Events that are paired and played round by round, for tests. Entry ids have nothing to do with start
// numbers.
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

// Schools as many as asked, dealt in turn: with 3, entries 1, 4 and 7 are of the first. 0: everybody has
// none.
[[nodiscard]] Played eventOf(contest::System system, int entries, int schools = 0);

// One more entry, with the next start number.
void enter(Played& played, int firstRound);

// Takes a pairing into the event, without results.
void take(Played& played, const RoundPairing& pairing);
// Takes the last round out again.
void takeBack(Played& played);

[[nodiscard]] contest::GameResult resultOf(rules::Result result);
// Every open game by `judge`.
void play(Played& played, const std::function<rules::Result(const contest::Game&)>& judge);
// The lower start number wins.
[[nodiscard]] rules::Result byNumber(const Played& played, const contest::Game& game);
// A win, now and then a draw or a game that nobody wins.
[[nodiscard]] rules::Result byLot(Lots& lots);
// Every rematch that is asked for, won by BLUE; in a tie by the lower start number.
void playRematches(Played& played, const Obstacle& obstacle);

// By start numbers, BLUE first: "1-8 2-7 bye 5 away 6".
[[nodiscard]] std::string textOf(const Played& played, const RoundPairing& pairing);
// nextRound as text; an obstacle as its kind's name.
[[nodiscard]] std::string nextText(const Played& played);

}  // namespace damath::pairing::testing

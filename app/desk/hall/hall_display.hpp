// SPDX-License-Identifier: GPL-3.0-or-later
// What the hall may see of an event on a projector or on another station: pairings by board and by name,
// standings, rematches. Facts only; a round that is held is not among them. The clock stands beside it, since
// it changes by itself (core/contest/round_clock.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "core/board/side.hpp"
#include "core/contest/contest.hpp"

namespace damath::desk {

struct HallSide {
  std::string name;
  std::string school;
};

struct HallBoard {
  contest::BoardNumber board{};
  HallSide blue;
  HallSide red;
  std::optional<rules::Result> result;
};

// Where a player finds the own seat.
struct HallSeat {
  HallSide player;
  std::optional<contest::BoardNumber> board;  // none: is not paired in this round
  board::Side side = board::Side::Blue;
  std::string opponent;
};

struct HallRank {
  int rank = 0;
  HallSide player;
  exact::Rational points;
};

// Two players who are level and play again.
struct HallRematch {
  std::string one;
  std::string other;
};

struct HallDisplay {
  std::string contest;
  std::string event;
  bool isPractice = false;
  int round = 0;  // the newest that is published; 0: none yet
  int rounds = 0;
  std::vector<HallBoard> boards;  // of that round
  std::vector<HallSeat> seats;    // of that round, by name
  std::vector<HallRank> ranks;    // empty before the first result
  bool areFinal = false;
  std::vector<HallRematch> rematches;  // still to be played
};

// Nothing is final while a result is not what its scoresheet comes to. Promise: `event` is one of `contest`,
// and these are its.
[[nodiscard]] HallDisplay hallDisplayOf(const contest::Contest& contest, const contest::Event& event,
                                        const std::vector<ResultDifference>& differing);

}  // namespace damath::desk

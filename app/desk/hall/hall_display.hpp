// SPDX-License-Identifier: GPL-3.0-or-later
// The public facts of an event, for a projector or another station: pairings by board and by name, standings,
// rematches. Unpublished rounds are left out. The round clock is separate
// (core/contest/model/round_clock.hpp), because it changes without a change of the contest.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "core/board/side.hpp"
#include "core/contest/model/contest.hpp"

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

// A player's seat in the list by name.
struct HallSeat {
  HallSide player;
  std::optional<contest::BoardNumber> board;  // nullopt if the player is not paired in this round
  board::Side side = board::Side::Blue;
  std::string opponent;
};

struct HallRank {
  int rank = 0;
  HallSide player;
  exact::Rational points;
};

// Two tied players who must play a rematch.
struct HallRematch {
  std::string one;
  std::string other;
};

struct HallDisplay {
  std::string contest;
  std::string event;
  bool isPractice = false;
  int round = 0;  // the newest published round; 0 if there is none
  int rounds = 0;
  std::vector<HallBoard> boards;  // the boards of `round`
  std::vector<HallSeat> seats;    // the seats of `round`, ordered by name
  std::vector<HallRank> ranks;    // empty before the first result
  bool areFinal = false;
  std::vector<HallRematch> rematches;  // rematches that are not played yet
};

// Returns the display. The ranks are not final while a result differs from its scoresheet. Precondition:
// `event` is one of `contest`, and `differing` belongs to `event`.
[[nodiscard]] HallDisplay hallDisplayOf(const contest::Contest& contest, const contest::Event& event,
                                        const std::vector<ResultDifference>& differing);

}  // namespace damath::desk

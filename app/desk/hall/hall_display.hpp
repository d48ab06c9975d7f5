// SPDX-License-Identifier: GPL-3.0-or-later
// The public facts of an event, for a projector or another station: pairings by board and by name, standings,
// rematches. Unpublished rounds are left out. The clock of the round is not part of these facts
// (core/contest/model/round_clock.hpp), because the clock changes while the contest does not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/result_difference.hpp"
#include "core/board/side.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/school_or_section.hpp"

namespace damath::desk {

struct HallSide {
  std::string name;
  std::string school;  // the school, or the section (HallDisplay::beside)
};

struct HallBoard {
  contest::BoardNumber board{};
  HallSide blue;
  HallSide red;
  std::optional<rules::Result> result;
};

// A line of the list of players that is ordered by name: a player with board, side and opponent.
struct HallSeat {
  HallSide player;
  std::optional<contest::BoardNumber> board;  // the board; nullopt if the player has no game in this round
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
  // Tells which of the two stands beside the players.
  contest::SchoolOrSection beside = contest::SchoolOrSection::School;
  int round = 0;  // the newest published round; 0 if no round is published
  int rounds = 0;
  std::vector<HallBoard> boards;  // all boards of the round `round`
  std::vector<HallSeat> seats;    // the players in the round `round` with their boards, ordered by name
  std::vector<HallRank> ranks;    // the standings; empty before the first result
  bool areFinal = false;
  std::vector<HallRematch> rematches;  // the rematches that are not played yet
};

// Returns the public facts of the event. The ranks are not final while a result differs from its scoresheet:
// `differing` lists these results. Precondition: `contest` contains `event`, and `differing` belongs to
// `event`.
[[nodiscard]] HallDisplay hallDisplayOf(const contest::Contest& contest, const contest::Event& event,
                                        const std::vector<ResultDifference>& differing);

}  // namespace damath::desk

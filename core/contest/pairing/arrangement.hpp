// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where, so that kin (of one school, of one group) meet as late or as early as may be. The draw that
// chess federations call Varma's, for any table and any bracket: seats are exchanged two at a time, within
// what the seeding allows, as long as that makes the worst trouble between kin smaller.
#pragma once

#include <functional>
#include <vector>

namespace damath::pairing {

struct SeatPlan {
  // The seats that may be exchanged have the same number here.
  std::vector<int> tiers;
  // How much trouble it is when kin sit on these two seats, from 0 (none) on; symmetric.
  std::function<int(int seat, int otherSeat)> trouble;
  // The closeness of two who are to be seated, 0 where they are none of each other's kin, at most 2;
  // symmetric.
  std::function<int(int who, int other)> kinship;
};

// Who is on each seat, beginning with `start`, which is kept where no exchange helps. Every exchange makes
// the troubles, sorted from the greatest down, lexicographically smaller; among equal troubles closer kin
// weigh more. The same start gives the same end.
[[nodiscard]] std::vector<int> arranged(std::vector<int> start, const SeatPlan& plan);

// The troubles of an arrangement, the greatest first.
[[nodiscard]] std::vector<int> troublesOf(const std::vector<int>& arrangement, const SeatPlan& plan);

}  // namespace damath::pairing

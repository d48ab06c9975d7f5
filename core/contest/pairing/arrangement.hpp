// SPDX-License-Identifier: GPL-3.0-or-later
// Arranges entries on seats so that kin (entries of one school or of one group) meet as late or as early as
// possible. Chess federations call this the Varma draw; this code works for any table and any bracket. The
// search exchanges two seats at a time, within the limits of the seeding, as long as an exchange reduces the
// troubles, the worst first. The trouble of two seats is a number: how unwelcome kin are on these seats.
#pragma once

#include <functional>
#include <vector>

namespace damath::pairing {

struct SeatPlan {
  // The tier of each seat. A tier is a range of seeds, such as 5 to 8. Entries may be exchanged only between
  // seats of the same tier.
  std::vector<int> tiers;
  // Returns a number that tells how unwelcome a meeting of kin (entries of one school or of one group) on
  // these two seats is: 0 if the meeting is acceptable, a greater number if it is less welcome. The order of
  // the two seats does not matter.
  std::function<int(int seat, int otherSeat)> trouble;
  // Returns a number that tells how closely two entries are related by school or group: 0 (not related), 1 or
  // 2 (closest). The order of the two entries does not matter.
  std::function<int(int who, int other)> kinship;
};

// Arranges entries on seats so that kin (entries of one school or of one group) do not meet, or meet in a
// round where their meeting is least unwelcome (see SeatPlan::trouble). Returns the entry on each seat. The
// search exchanges two entries of `start` at a time, as long as an exchange helps. An exchange helps if it
// makes the list of troubles (see troublesOf) lexicographically smaller. The same `start` always gives the
// same result.
[[nodiscard]] std::vector<int> arranged(std::vector<int> start, const SeatPlan& plan);

// Returns a number for each pair of kin (entries of one school or of one group) whose meeting is not
// acceptable in this arrangement: how unwelcome the meeting is. The greatest number comes first.
[[nodiscard]] std::vector<int> troublesOf(const std::vector<int>& arrangement, const SeatPlan& plan);

}  // namespace damath::pairing

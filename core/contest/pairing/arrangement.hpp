// SPDX-License-Identifier: GPL-3.0-or-later
// Arranges entries on seats so that kin (entries of one school or of one group) meet as late or as early as
// possible. Chess federations call this the Varma draw; this code works for any table and any bracket. The
// search exchanges two seats at a time, within the limits of the seeding, as long as an exchange reduces the
// worst trouble. The trouble of two seats is a number: how unwelcome kin are on these seats.
#pragma once

#include <functional>
#include <vector>

namespace damath::pairing {

struct SeatPlan {
  // The tier of each seat. Only seats of the same tier may be exchanged.
  std::vector<int> tiers;
  // Returns the trouble if kin sit on these two seats: 0 if the seats are far enough apart, a greater number
  // if kin are less welcome there. The order of the two seats does not matter.
  std::function<int(int seat, int otherSeat)> trouble;
  // Returns the closeness of two entries, 0–2. 0: the two are not kin. The order of the two does not matter.
  std::function<int(int who, int other)> kinship;
};

// Returns the entry on each seat. The search starts from `start` and keeps `start` if no exchange helps.
// Every exchange makes the list of troubles, sorted from the greatest down, lexicographically smaller. Among
// equal troubles closer kin weigh more. The same start always gives the same result.
[[nodiscard]] std::vector<int> arranged(std::vector<int> start, const SeatPlan& plan);

// Returns the troubles of all pairs of kin in an arrangement, the greatest first.
[[nodiscard]] std::vector<int> troublesOf(const std::vector<int>& arrangement, const SeatPlan& plan);

}  // namespace damath::pairing

// SPDX-License-Identifier: GPL-3.0-or-later
// Stations of a hall that enter results at once, each a desk of its own with the login of a clerk, and how
// long it took them.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "core/contest/ids.hpp"

namespace damath::bench {

using Milliseconds = std::chrono::duration<double, std::milli>;

// The contest as the stations find it: a round that is published and being played.
struct HallRound {
  std::vector<std::string> addresses;  // of a station each
  contest::EventId event{};
  contest::RoundNumber round{};
  int boards = 0;  // each station has as many as another, one after the other
};

struct Told {
  double seconds = 0;               // from the first change to the last
  std::vector<Milliseconds> waits;  // from the act to “done”
  std::vector<Milliseconds> seen;   // from “done” to the sight of another station, each of them
  std::size_t refused = 0;
  std::string refusal;  // the last one
};

// Each station enters one result after the other, as fast as it is told that the last one is done.
[[nodiscard]] Told entersAtOnce(const HallRound& hall, std::chrono::seconds length);
// All together so many a second, at moments set before, whether the hall follows or not; and between its own
// each station looks for those of the others as the console does.
[[nodiscard]] Told entersEvenly(const HallRound& hall, int perSecond, std::chrono::seconds length);

// The value below which that part of them lies; 0 where there are none.
[[nodiscard]] double percentile(std::vector<Milliseconds> values, double part);

}  // namespace damath::bench

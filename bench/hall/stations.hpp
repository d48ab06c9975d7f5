// SPDX-License-Identifier: GPL-3.0-or-later
// Stations of a shared contest that enter results at the same time, each with its own desk and the login of a
// clerk, and the times that they needed.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "core/contest/model/ids.hpp"

namespace damath::bench {

using Milliseconds = std::chrono::duration<double, std::milli>;

// The contest when the stations begin: a published round in progress.
struct HallRound {
  std::vector<std::string> addresses;  // one address per station
  contest::EventId event{};
  contest::RoundNumber round{};
  int boards = 0;  // divided equally, consecutive boards for each station
};

struct Told {
  double seconds = 0;               // the length of the measurement; in entersEvenly, the planned length
  std::vector<Milliseconds> waits;  // from the action to its confirmation
  // from the confirmation of a result until a station sees it, for each station
  std::vector<Milliseconds> seen;
  std::size_t refused = 0;
  std::string refusal;  // the last error
};

// Each station enters one result after another, each as soon as the last result is confirmed.
[[nodiscard]] Told entersAtOnce(const HallRound& hall, std::chrono::seconds length);
// All stations together enter `perSecond` results per second, at planned moments. A late station enters its
// missed results without a pause. Between its own results, each station looks for results of other stations,
// as the console does.
[[nodiscard]] Told entersEvenly(const HallRound& hall, int perSecond, std::chrono::seconds length);

// Returns the value below which a share of the values lies. `part` is this share, 0–1. Returns 0 if there are
// no values.
[[nodiscard]] double percentile(std::vector<Milliseconds> values, double part);

}  // namespace damath::bench

// SPDX-License-Identifier: GPL-3.0-or-later
// Draws right tournament reports, which tests then change.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

class Draw {
 public:
  explicit Draw(unsigned seed) : m_random(seed) {}
  int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
  std::mt19937& random() { return m_random; }

 private:
  std::mt19937 m_random;
};

// Returns a right report: players with Spanish letters in some names, two or three finished rounds with
// games, forfeits and byes. Each game stands in the lines of both players, and the points are the sums of the
// rounds.
[[nodiscard]] Trf rightReport(Draw& draw);

using Lines = std::vector<std::string>;

// Returns the lines of the report in the layout of 2016, without line ends.
[[nodiscard]] Lines linesOfReport(const Trf& trf);
[[nodiscard]] std::string textOfLines(const Lines& lines);

// Returns the pairs of the next round, or why there are none.
[[nodiscard]] std::string nextRoundOf(const Trf& trf);

}  // namespace damath::notation

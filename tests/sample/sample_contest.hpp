// SPDX-License-Identifier: GPL-3.0-or-later
// The sample contest: one Integer event of eight players, a full round robin, every game with a complete
// scoresheet made of legal turns from a fixed seed, some with a planted mistake. The results are chosen so
// that three players tie at the top, which their own games settle, and two in the middle, which only a
// rematch can.
#pragma once

#include <string>
#include <vector>

#include "tests/plants/mistake.hpp"

namespace damath::test {

struct SampleSheet {
  int round = 0;
  int board = 0;
  sheet::Sheet sheet;
  std::optional<plants::Plant> plant;  // the mistake in it, if any

  [[nodiscard]] std::string fileName() const;  // r1b2.sheet
};

// A player as in the sample's players.csv.
struct SamplePlayer {
  std::string name;  // "Peña, Andrea L."
  std::string school;
  std::string grade;
};

// Promise: eight players, in start order.
[[nodiscard]] std::vector<SampleSheet> sampleSheets(const std::vector<SamplePlayer>& players);

// One line a planted mistake: file, kind, line, side, cell, code.
[[nodiscard]] std::string mistakeList(const std::vector<SampleSheet>& sheets);

}  // namespace damath::test

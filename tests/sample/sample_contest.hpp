// SPDX-License-Identifier: GPL-3.0-or-later
// The sample contest: one Integer event of eight players, a full round robin. Every game has a complete
// scoresheet made of legal turns from a fixed seed. Some sheets have a planted mistake. The results are
// chosen for two ties: three players at the top, decided by their own games, and two in the middle, decided
// only by a rematch.
#pragma once

#include <string>
#include <vector>

#include "tests/plants/mistake.hpp"

namespace damath::test {

struct SampleSheet {
  int round = 0;
  int board = 0;
  sheet::Sheet sheet;
  std::optional<plants::Plant> plant;  // the planted mistake, if any

  [[nodiscard]] std::string fileName() const;  // for example r1b2.sheet
};

// A player from the sample's players.csv.
struct SamplePlayer {
  std::string name;  // "Peña, Andrea L."
  std::string school;
  std::string grade;
};

// Precondition: eight players, in start order.
[[nodiscard]] std::vector<SampleSheet> sampleSheets(const std::vector<SamplePlayer>& players);

// Returns one line per planted mistake: file, kind, line, side, cell, code.
[[nodiscard]] std::string mistakeList(const std::vector<SampleSheet>& sheets);

}  // namespace damath::test

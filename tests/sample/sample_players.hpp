// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the sample's players.csv from data/sample: plain commas, no quotes.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/sample/sample_contest.hpp"

namespace damath::test {

inline std::vector<SamplePlayer> readSamplePlayers(const std::string& path) {
  std::ifstream file(path);
  std::vector<SamplePlayer> players;
  std::string line;
  std::getline(file, line);  // the header
  while (std::getline(file, line)) {
    std::vector<std::string> cells;
    std::stringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    if (cells.size() >= 7)
      players.push_back({cells[0] + ", " + cells[1] + " " + cells[2], cells[3], cells[6]});
  }
  return players;
}

}  // namespace damath::test

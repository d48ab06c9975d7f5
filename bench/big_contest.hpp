// SPDX-License-Identifier: GPL-3.0-or-later
// A contest of the greatest supported size: one Swiss event of 2,000 players, twelve rounds played, 12,000
// games, each with a scoresheet of about fifty lines; and a further round in progress. Also makes smaller
// contests of the same kind.
#pragma once

#include <cstddef>
#include <filesystem>

namespace damath::bench {

inline constexpr int kBigPlayers = 2000;
inline constexpr int kBigRounds = 12;  // rounds played; one more is paired

struct BigContest {
  int players = kBigPlayers;
  int rounds = kBigRounds;
  std::size_t lines = 50;  // the largest number of lines of a sheet; most sheets have exactly this number
};

// Makes the contest as a new file. Ends the program if the file already exists, or if anything fails.
void makeBigContest(const std::filesystem::path& path, const BigContest& size = {});

}  // namespace damath::bench

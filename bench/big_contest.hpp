// SPDX-License-Identifier: GPL-3.0-or-later
// A contest of the greatest size that is asked for: one Swiss event of 2,000 players, twelve rounds played,
// 12,000 games, each with its scoresheet of some fifty lines; and a round that is being played. And smaller
// ones of the same kind.
#pragma once

#include <cstddef>
#include <filesystem>

namespace damath::bench {

inline constexpr int kBigPlayers = 2000;
inline constexpr int kBigRounds = 12;  // played; one more is paired

struct BigContest {
  int players = kBigPlayers;
  int rounds = kBigRounds;
  std::size_t lines = 50;  // of a sheet at most; most have as many
};

// Made anew where no file stands. Stops the program where that fails.
void makeBigContest(const std::filesystem::path& path, const BigContest& size = {});

}  // namespace damath::bench

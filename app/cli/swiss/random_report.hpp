// SPDX-License-Identifier: GPL-3.0-or-later
// Swiss events that nobody played: paired by the Dutch system, decided by lot. The same seed gives the same
// event everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/notation/trf/trf.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::cli {

struct RandomReport {
  int players = 20;
  int rounds = 7;
  std::uint64_t seed = 1;
  // In percent of games, of games, and of players in a round.
  int draws = 30;
  int forfeits = 0;
  int absences = 0;
  // Games are played out on the board, and results follow from them instead of `draws`.
  bool hasSheets = false;
};

struct RandomSheet {
  int round = 1;
  int board = 1;
  sheet::Sheet sheet;
};
struct RandomEvent {
  notation::Trf report;
  std::vector<RandomSheet> sheets;  // of the games that were played, by round, then board
  int rounds = 0;                   // paired
  // Why there are fewer than wanted; places are start numbers less one.
  std::optional<dutch::NoPairing> impasse;
};

// With fewer rounds where no legal pairing was left; the report says how many were wanted, as the last round
// is paired otherwise than the others.
[[nodiscard]] RandomEvent randomEvent(const RandomReport& wanted);

}  // namespace damath::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Random Swiss events: paired by the Dutch system, with random results. One seed gives the same event on
// every platform.
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
  // Percentages: of drawn games, of forfeited games, and of absent players in a round.
  int draws = 30;
  int forfeits = 0;
  int absences = 0;
  // Random games are played out on the board; their scores decide the results instead of `draws`.
  bool hasSheets = false;
};

struct RandomSheet {
  int round = 1;
  int board = 1;
  sheet::Sheet sheet;
};
struct RandomEvent {
  notation::Trf report;
  std::vector<RandomSheet> sheets;  // sheets of the played games, sorted by round, then board
  int rounds = 0;                   // the number of paired rounds
  // The reason for missing rounds; places are start numbers less one. nullopt if all rounds were paired.
  std::optional<dutch::NoPairing> impasse;
};

// Returns an event with fewer rounds if no legal pairing was left. The report still contains the wanted
// number of rounds, because the last round is paired by different rules.
[[nodiscard]] RandomEvent randomEvent(const RandomReport& wanted);

}  // namespace damath::cli

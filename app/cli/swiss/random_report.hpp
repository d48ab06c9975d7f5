// SPDX-License-Identifier: GPL-3.0-or-later
// Makes random Swiss events: rounds paired by the Dutch system, with random results. The same seed gives the
// same event on every platform.
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
  // Percentages: `draws` of drawn games, `forfeits` of forfeited games, `absences` of players who are absent
  // from a round.
  int draws = 30;
  int forfeits = 0;
  int absences = 0;
  // True to play random games on the board. Their scores decide the results; `draws` is not used.
  bool hasSheets = false;
};

struct RandomSheet {
  int round = 1;
  int board = 1;
  sheet::Sheet sheet;
};
struct RandomEvent {
  notation::Trf report;
  std::vector<RandomSheet> sheets;  // scoresheets of the played games, sorted by round, then board
  int rounds = 0;                   // the number of rounds that were paired
  // The reason why the last rounds are missing; player indices are start numbers less one. nullopt if all
  // rounds were paired.
  std::optional<dutch::NoPairing> impasse;
};

// Returns a random event. It has fewer paired rounds than wanted if a round had no legal pairing. The
// report's head still states the wanted number of rounds, because the Dutch system has special rules for the
// last round.
[[nodiscard]] RandomEvent randomEvent(const RandomReport& wanted);

}  // namespace damath::cli

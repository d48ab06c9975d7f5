// SPDX-License-Identifier: GPL-3.0-or-later
// Swiss events that nobody played: paired by the Dutch system, decided by lot. The same seed gives the same
// event everywhere.
#pragma once

#include <cstdint>

#include "core/notation/trf/trf.hpp"

namespace damath::cli {

struct RandomReport {
  int players = 20;
  int rounds = 7;
  std::uint64_t seed = 1;
  // In percent of games, of games, and of players in a round.
  int draws = 30;
  int forfeits = 0;
  int absences = 0;
};

// With fewer rounds where no legal pairing was left.
[[nodiscard]] notation::Trf randomReport(const RandomReport& wanted);

}  // namespace damath::cli

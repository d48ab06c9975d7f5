// SPDX-License-Identifier: GPL-3.0-or-later
// How many rounds an event needs, and plans that cannot be carried out, told before the first round.
#pragma once

#include <vector>

#include "core/contest/contest.hpp"

namespace damath::pairing {

// How many rounds the event needs in all, as it stands, and never fewer than are paired. The tables of a
// round robin, fewer where the setup says so. For Swiss the setup's number, else the rounds after which one
// alone can have won all: 3 for 5 to 8 entries. The rounds of a bracket (the reset of a double knock-out once
// it is due), those of the longest group and the final: a setup's number makes these no fewer, or there would
// be several champions. 0 with fewer than two entries.
[[nodiscard]] int roundsNeeded(const contest::Event& event);

enum class ScheduleFaultKind {
  TooFewEntries,          // bound: the fewest; a double knock-out takes 3, every other system 2
  TooManyEntries,         // bound: the most; Swiss
  TooManyRounds,          // bound: the rounds after which all have met; Swiss
  TooFewRounds,           // bound: the rounds that are needed; knock-outs and groups; any system: 1
  LegsUnknown,            // bound: 2
  TooFewGroups,           // bound: 2
  GroupTooSmall,          // bound: 2; given: the smallest group
  NobodyAdvances,         // bound: 1
  AdvancingExceedsGroup,  // bound: the smallest group; given: those who advance
  FinalUnknown            // neither a knock-out nor a round robin
};

struct ScheduleFault {
  ScheduleFaultKind kind = ScheduleFaultKind::TooFewEntries;
  int bound = 0;
  int given = 0;
  friend bool operator==(const ScheduleFault&, const ScheduleFault&) = default;
};

// In the order of the kinds. Promise: entries ≥ 0.
[[nodiscard]] std::vector<ScheduleFault> faultsOf(const contest::EventSetup& setup, int entries);

// The same of an event that is to begin: nothing once a round is paired, or while fewer than two are entered.
[[nodiscard]] std::vector<ScheduleFault> faultsOfPlan(const contest::Event& event);

// What speaks against going on by a setup that was changed after the first round: rounds fewer than are
// paired or than the bracket or the final still needs. Nothing before the first round.
[[nodiscard]] std::vector<ScheduleFault> faultsOfChange(const contest::Event& event);

}  // namespace damath::pairing

// SPDX-License-Identifier: GPL-3.0-or-later
// Plans that cannot be carried out, found before the first round.
#pragma once

#include <vector>

#include "core/contest/contest.hpp"

namespace damath::pairing {

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

// The faults of a plan while it is looked through.
class PlanFaults {
 public:
  // Of each kind the first has the bound that matters.
  void add(ScheduleFaultKind kind, int bound, int given);
  // Where the setup has fewer rounds than are needed.
  void addTooFewRounds(const contest::EventSetup& setup, int needed);
  [[nodiscard]] bool isEmpty() const { return m_faults.empty(); }
  // In the order of the kinds.
  [[nodiscard]] std::vector<ScheduleFault> sorted() &&;

 private:
  std::vector<ScheduleFault> m_faults;
};

// One leg or two.
[[nodiscard]] bool areLegsKnown(const contest::EventSetup& setup);

// In the order of the kinds. Promise: entries ≥ 0.
[[nodiscard]] std::vector<ScheduleFault> faultsOf(const contest::EventSetup& setup, int entries);

// The same of an event that is to begin: nothing once a round is paired, or while fewer than two are entered.
[[nodiscard]] std::vector<ScheduleFault> faultsOfPlan(const contest::Event& event);

// The objections to a setup that was changed after the first round: fewer rounds than are
// paired or than the bracket or the final still needs. Nothing before the first round.
[[nodiscard]] std::vector<ScheduleFault> faultsOfChange(const contest::Event& event);

}  // namespace damath::pairing

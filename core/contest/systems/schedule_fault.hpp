// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the plan of an event, and names the problems of a plan that cannot work. After the first round, only
// the number of rounds is checked.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

enum class ScheduleFaultKind {
  // The event has fewer entries than `bound`: 3 for a double knock-out, 2 for every other system.
  TooFewEntries,
  TooManyEntries,  // a Swiss has more entries than `bound`
  // A Swiss has more rounds than `bound`, the number of rounds after which all players have met.
  TooManyRounds,
  // The plan has fewer rounds than `bound`: the number that a knock-out or groups need (1 for other systems),
  // or the number of rounds that are already paired.
  TooFewRounds,
  LegsUnknown,     // the number of legs is neither 1 nor 2; `bound`: 2
  TooFewGroups,    // the plan has fewer groups than `bound`, which is 2
  GroupTooSmall,   // the smallest group has `given` players, but a group needs `bound`, which is 2
  NobodyAdvances,  // the number of players who advance from a group is less than `bound`, which is 1
  // `given` players advance from each group, but the smallest group has only `bound` players.
  AdvancingExceedsGroup,
  FinalUnknown  // the final is neither a knock-out nor a round robin
};

struct ScheduleFault {
  ScheduleFaultKind kind = ScheduleFaultKind::TooFewEntries;
  int bound = 0;
  int given = 0;
  friend bool operator==(const ScheduleFault&, const ScheduleFault&) = default;
};

// Collects the problems of an event's plan while the plan is checked.
class PlanFaults {
 public:
  // Adds a problem, unless a problem of this kind is already in the list. The problem added first is kept,
  // because it has the bound that the message needs.
  void add(ScheduleFaultKind kind, int bound, int given);
  // Adds the problem TooFewRounds if the setup has fewer rounds than `needed`.
  void addTooFewRounds(const contest::EventSetup& setup, int needed);
  [[nodiscard]] bool isEmpty() const { return m_faults.empty(); }
  // Returns the problems, in the order of ScheduleFaultKind.
  [[nodiscard]] std::vector<ScheduleFault> sorted() &&;

 private:
  std::vector<ScheduleFault> m_faults;
};

// True if the setup has one leg or two legs.
[[nodiscard]] bool areLegsKnown(const contest::EventSetup& setup);

// Returns the problems of a plan for this number of entries, in the order of ScheduleFaultKind. Precondition:
// entries ≥ 0.
[[nodiscard]] std::vector<ScheduleFault> faultsOf(const contest::EventSetup& setup, int entries);

// Returns the problems of an event before its first round. Empty if a round is paired, or while fewer than
// two players are entered.
[[nodiscard]] std::vector<ScheduleFault> faultsOfPlan(const contest::Event& event);

// Returns the problems of a setup that was changed after the first round: the setup has fewer rounds than are
// already paired, or than the bracket or the final still needs. Empty before the first round, and if the
// setup states no number of rounds.
[[nodiscard]] std::vector<ScheduleFault> faultsOfChange(const contest::Event& event);

}  // namespace damath::pairing

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/schedule_fault.hpp"

#include <algorithm>

#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"

namespace damath::pairing {

void PlanFaults::add(ScheduleFaultKind kind, int bound, int given) {
  const bool isKnown = std::ranges::find(m_faults, kind, &ScheduleFault::kind) != m_faults.end();
  if (!isKnown) m_faults.push_back({kind, bound, given});
}

void PlanFaults::addTooFewRounds(const contest::EventSetup& setup, int needed) {
  if (setup.rounds && *setup.rounds < needed) add(ScheduleFaultKind::TooFewRounds, needed, *setup.rounds);
}

std::vector<ScheduleFault> PlanFaults::sorted() && {
  std::ranges::stable_sort(m_faults, {}, &ScheduleFault::kind);
  return std::move(m_faults);
}

bool areLegsKnown(const contest::EventSetup& setup) {
  return setup.legs == 1 || setup.legs == 2;
}

std::vector<ScheduleFault> faultsOf(const contest::EventSetup& setup, int entries) {
  DAMATH_EXPECTS(entries >= 0);
  const SystemRules& rules = rulesOf(setup.system);
  PlanFaults faults;
  if (entries < rules.fewest) faults.add(ScheduleFaultKind::TooFewEntries, rules.fewest, entries);
  if (rules.most && entries > *rules.most)
    faults.add(ScheduleFaultKind::TooManyEntries, *rules.most, entries);
  if (rules.checkPlan) rules.checkPlan(setup, entries, faults);
  faults.addTooFewRounds(setup, 1);
  if (rules.hasLegs && !areLegsKnown(setup)) faults.add(ScheduleFaultKind::LegsUnknown, 2, setup.legs);
  return std::move(faults).sorted();
}

std::vector<ScheduleFault> faultsOfPlan(const contest::Event& event) {
  if (contest::hasBegun(event) || event.entries.size() < 2) return {};
  return faultsOf(event.setup, static_cast<int>(event.entries.size()));
}

std::vector<ScheduleFault> faultsOfChange(const contest::Event& event) {
  const int paired = contest::roundsPaired(event);
  if (paired == 0 || !event.setup.rounds) return {};
  const auto seated = rulesOf(event).seats(event).size();
  std::vector<ScheduleFault> faults = faultsOf(event.setup, static_cast<int>(seated));
  std::erase_if(faults,
                [](const ScheduleFault& fault) { return fault.kind != ScheduleFaultKind::TooFewRounds; });
  if (faults.empty() && *event.setup.rounds < paired) {
    faults.push_back({ScheduleFaultKind::TooFewRounds, paired, *event.setup.rounds});
  }
  return faults;
}

}  // namespace damath::pairing

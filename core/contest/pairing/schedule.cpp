// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/schedule.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/groups.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/pairing/swiss_system.hpp"
#include "core/contest/progress.hpp"
#include "core/promise.hpp"

namespace damath::pairing {

namespace {

using contest::System;
using Kind = ScheduleFaultKind;

class Check {
 public:
  Check(const contest::EventSetup& setup, int entries) : m_setup(setup), m_entries(entries) {}

  std::vector<ScheduleFault> faults() {
    const int fewest = m_setup.system == System::DoubleKnockOut ? 3 : 2;
    const bool hasFew = m_entries < fewest;
    if (hasFew) add(Kind::TooFewEntries, fewest, m_entries);
    if (m_setup.system == System::Swiss) addSwiss();
    if (!hasFew && isBracket()) addTooFewRounds(neededInBracket());
    if (m_setup.system == System::Groups) addGroups();
    if (m_setup.rounds && *m_setup.rounds < 1) add(Kind::TooFewRounds, 1, *m_setup.rounds);
    const bool hasLegs = m_setup.system == System::RoundRobin || m_setup.system == System::Groups;
    if (hasLegs && !areLegsKnown()) add(Kind::LegsUnknown, 2, m_setup.legs);
    std::ranges::stable_sort(m_faults, {}, &ScheduleFault::kind);
    return std::move(m_faults);
  }

 private:
  // The first of a kind has the bound that matters.
  void add(Kind kind, int bound, int given) {
    const bool isKnown = std::ranges::find(m_faults, kind, &ScheduleFault::kind) != m_faults.end();
    if (!isKnown) m_faults.push_back({kind, bound, given});
  }

  [[nodiscard]] bool isBracket() const {
    return m_setup.system == System::KnockOut || m_setup.system == System::DoubleKnockOut;
  }
  [[nodiscard]] bool areLegsKnown() const { return m_setup.legs == 1 || m_setup.legs == 2; }

  [[nodiscard]] int neededInBracket() const {
    return (m_setup.system == System::DoubleKnockOut ? 2 : 1) * bracketRounds(m_entries);
  }

  void addTooFewRounds(int needed) {
    if (m_setup.rounds && *m_setup.rounds < needed) add(Kind::TooFewRounds, needed, *m_setup.rounds);
  }

  // An odd number has a bye for each as well.
  void addSwiss() {
    if (m_entries > kMostSwissPlayers) add(Kind::TooManyEntries, kMostSwissPlayers, m_entries);
    const int most = m_entries % 2 == 0 ? m_entries - 1 : m_entries;
    if (m_entries >= 2 && m_setup.rounds && *m_setup.rounds > most) {
      add(Kind::TooManyRounds, most, *m_setup.rounds);
    }
  }

  void addGroups() {
    const contest::GroupPlan& plan = m_setup.groupPlan;
    if (plan.groups < 2) add(Kind::TooFewGroups, 2, plan.groups);
    if (plan.advancing < 1) add(Kind::NobodyAdvances, 1, plan.advancing);
    const bool isFinalKnown = plan.final == System::KnockOut || plan.final == System::RoundRobin;
    if (!isFinalKnown) add(Kind::FinalUnknown, 0, 0);
    if (plan.groups < 2) return;
    const int smallest = m_entries / plan.groups;
    if (smallest < 2) add(Kind::GroupTooSmall, 2, smallest);
    if (plan.advancing > smallest) add(Kind::AdvancingExceedsGroup, smallest, plan.advancing);
    if (!m_faults.empty() || !areLegsKnown()) return;
    const int largest = (m_entries + plan.groups - 1) / plan.groups;
    const int finalists = plan.groups * plan.advancing;
    addTooFewRounds(roundsOfBerger(largest, m_setup.legs) + (plan.final == System::KnockOut
                                                                 ? bracketRounds(finalists)
                                                                 : roundsOfBerger(finalists, 1)));
  }

  const contest::EventSetup& m_setup;
  int m_entries;
  std::vector<ScheduleFault> m_faults;
};

}  // namespace

int roundsNeeded(const contest::Event& event) {
  const int entries = static_cast<int>(entrants(event).size());
  if (entries < 2) return contest::roundsPaired(event);
  int needed = 0;
  switch (event.setup.system) {
    case System::RoundRobin:
      needed = roundsOfBerger(entries, event.setup.legs);
      needed = std::min(event.setup.rounds.value_or(needed), needed);
      break;
    case System::Swiss:
      needed = event.setup.rounds.value_or(bracketRounds(entries));
      break;
    case System::KnockOut:
    case System::DoubleKnockOut:
      needed = roundsOfKnockOut(event);
      break;
    case System::Groups:
      needed = groupRounds(event) + finalRounds(event);
      break;
  }
  return std::max(needed, contest::roundsPaired(event));
}

std::vector<ScheduleFault> faultsOf(const contest::EventSetup& setup, int entries) {
  DAMATH_EXPECTS(entries >= 0);
  return Check(setup, entries).faults();
}

std::vector<ScheduleFault> faultsOfPlan(const contest::Event& event) {
  if (contest::roundsPaired(event) > 0 || event.entries.size() < 2) return {};
  return faultsOf(event.setup, static_cast<int>(event.entries.size()));
}

std::vector<ScheduleFault> faultsOfChange(const contest::Event& event) {
  const int paired = contest::roundsPaired(event);
  if (paired == 0 || !event.setup.rounds) return {};
  const bool isKnockOut =
      event.setup.system == System::KnockOut || event.setup.system == System::DoubleKnockOut;
  const auto seated = isKnockOut ? bracketEntrants(event).size() : entrants(event).size();
  std::vector<ScheduleFault> faults = faultsOf(event.setup, static_cast<int>(seated));
  std::erase_if(faults, [](const ScheduleFault& fault) { return fault.kind != Kind::TooFewRounds; });
  if (faults.empty() && *event.setup.rounds < paired) {
    faults.push_back({Kind::TooFewRounds, paired, *event.setup.rounds});
  }
  return faults;
}

}  // namespace damath::pairing

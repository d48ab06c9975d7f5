// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/arrangement.hpp"

#include <algorithm>
#include <utility>

namespace damath::pairing {

namespace {

using Troubles = std::vector<int>;

class PlannedSeats {
 public:
  PlannedSeats(std::vector<int> start, const SeatPlan& plan) : m_on(std::move(start)), m_plan(plan) {
    int most = -1;
    for (const int who : m_on) most = std::max(most, who);
    m_seatOf.assign(static_cast<std::size_t>(most + 1), -1);
    for (std::size_t seat = 0; seat < m_on.size(); ++seat) seatOf(m_on[seat]) = static_cast<int>(seat);
    m_kin.resize(static_cast<std::size_t>(most + 1));
    for (const int who : m_on) {
      for (const int other : m_on) {
        if (who == other) continue;
        const int closeness = plan.kinship(who, other);
        if (closeness > 0) m_kin[static_cast<std::size_t>(who)].emplace_back(other, closeness);
      }
    }
  }

  // Tries once every exchange of two seats of the same tier. Keeps an exchange only if it makes the list of
  // troubles of these two seats smaller (see collectTroubles). Returns true if at least one exchange was
  // kept.
  bool improve() {
    bool isBetter = false;
    for (std::size_t seat = 0; seat < m_on.size(); ++seat) {
      for (std::size_t other = seat + 1; other < m_on.size(); ++other) {
        if (m_plan.tiers[seat] != m_plan.tiers[other]) continue;
        if (kinOf(m_on[seat]).empty() && kinOf(m_on[other]).empty()) continue;
        collectTroubles(seat, other, m_before);
        if (m_before.empty()) continue;
        exchange(seat, other);
        collectTroubles(seat, other, m_after);
        if (m_after < m_before) {
          isBetter = true;
        } else {
          exchange(seat, other);
        }
      }
    }
    return isBetter;
  }

  [[nodiscard]] Troubles troubles() const {
    Troubles all;
    for (const int who : m_on) addTroubles(who, all, [&](int other) { return who < other; });
    std::ranges::sort(all, std::greater<>());
    return all;
  }

  [[nodiscard]] const std::vector<int>& on() const { return m_on; }

 private:
  [[nodiscard]] const std::vector<std::pair<int, int>>& kinOf(int who) const {
    return m_kin[static_cast<std::size_t>(who)];
  }
  int& seatOf(int who) { return m_seatOf[static_cast<std::size_t>(who)]; }

  template <class Counts>
  void addTroubles(int who, Troubles& troubles, const Counts& counts) const {
    for (const auto& [other, closeness] : kinOf(who)) {
      if (!counts(other)) continue;
      const int trouble =
          m_plan.trouble(m_seatOf[static_cast<std::size_t>(who)], m_seatOf[static_cast<std::size_t>(other)]);
      if (trouble > 0) troubles.push_back(2 * trouble + closeness);
    }
  }

  // Collects the troubles of two seats: a number for each pair of kin (entries of one school or of one group)
  // that includes the entry on `seat` or on `other`. A greater number means a less welcome meeting. The list
  // is sorted in descending order. An exchange of the two seats does not change the numbers of any other
  // pairs. Therefore it is enough to compare these short lists.
  void collectTroubles(std::size_t seat, std::size_t other, Troubles& troubles) const {
    troubles.clear();
    addTroubles(m_on[seat], troubles, [](int) { return true; });
    addTroubles(m_on[other], troubles, [&](int kin) { return kin != m_on[seat]; });
    std::ranges::sort(troubles, std::greater<>());
  }

  void exchange(std::size_t seat, std::size_t other) {
    std::swap(m_on[seat], m_on[other]);
    seatOf(m_on[seat]) = static_cast<int>(seat);
    seatOf(m_on[other]) = static_cast<int>(other);
  }

  std::vector<int> m_on;
  const SeatPlan& m_plan;
  std::vector<int> m_seatOf;
  std::vector<std::vector<std::pair<int, int>>> m_kin;
  Troubles m_before;
  Troubles m_after;
};

}  // namespace

std::vector<int> arranged(std::vector<int> start, const SeatPlan& plan) {
  PlannedSeats seats(std::move(start), plan);
  while (seats.improve()) {
  }
  return seats.on();
}

std::vector<int> troublesOf(const std::vector<int>& arrangement, const SeatPlan& plan) {
  return PlannedSeats(arrangement, plan).troubles();
}

}  // namespace damath::pairing

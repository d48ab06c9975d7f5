// SPDX-License-Identifier: GPL-3.0-or-later
// What the running totals say of entries that stand nowhere: a total that goes on from nothing before it
// jumps by what was left out. Whether a turn that is thought to be wanting scored just that decides between
// the places where it may have stood.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/exact/number.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

class TotalGaps {
 public:
  // The reading must outlive it.
  TotalGaps(const Law& law, const Reading& reading);

  // Returns gaps as if the sheet had no totals: none.
  static TotalGaps none(const Reading& reading) { return TotalGaps(reading); }
  // Returns the number of totals, grand totals included, that do not follow from the figures before them.
  [[nodiscard]] std::size_t count() const {
    return m_totalGaps.size() + (m_lastGaps[0] ? 1 : 0) + (m_lastGaps[1] ? 1 : 0);
  }

  // By how much the entry's total jumps beyond what stands before it; null where it does not, or where the
  // next total takes it back, being wrong alone.
  [[nodiscard]] const exact::Number* at(std::size_t entry) const;
  // The same of the grand total, beyond the last total and the sum of the R.C. rows.
  [[nodiscard]] const exact::Number* atEnd(board::Side side) const {
    const auto& totalGap = m_lastGaps[indexOf(side)];
    return totalGap ? &*totalGap : nullptr;
  }
  // Returns by how much the side's grand total exceeds its last total and the scores behind that. Null if
  // unknown.
  [[nodiscard]] const exact::Number* beyondLast(board::Side side) const {
    const auto& beyond = m_beyondLast[indexOf(side)];
    return beyond ? &*beyond : nullptr;
  }
  // True if the entry or a later one of the side has a total.
  [[nodiscard]] bool hasTotalFrom(board::Side side, std::size_t entry) const;
  // Returns the cost of one such total of the side. All totals of a column together cost at most kMostTotals:
  // totals never outvote moves and scores.
  [[nodiscard]] int costOfOne(board::Side side) const { return m_costs[indexOf(side)]; }
  // Returns the cost of all of them.
  [[nodiscard]] int cost() const { return m_cost; }
  [[nodiscard]] bool areNone() const { return m_totalGaps.empty() && !m_lastGaps[0] && !m_lastGaps[1]; }
  // True if a wrong total is taken back by the next one: it is wrong alone.
  [[nodiscard]] bool haveWrongAlone() const { return m_haveWrongAlone; }
  // Whether the side's next total, from this entry on, jumps by just this score.
  [[nodiscard]] bool isNext(board::Side side, std::size_t entry, const exact::Number& score) const;

 private:
  class Follower;
  explicit TotalGaps(const Reading& reading) : m_reading(reading) {}

  const Reading& m_reading;
  struct TotalGap {
    std::size_t entry;
    exact::Number by;
  };
  std::vector<TotalGap> m_totalGaps;  // few, if any
  std::array<std::optional<exact::Number>, 2> m_lastGaps;
  std::array<std::optional<exact::Number>, 2> m_beyondLast;
  std::array<int, 2> m_costs{};
  int m_cost = 0;
  bool m_haveWrongAlone = false;
};

}  // namespace damath::sheet

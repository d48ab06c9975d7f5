// SPDX-License-Identifier: GPL-3.0-or-later
// Finds total gaps: totals that do not follow from the figures before them. Such a difference may be the
// score of a turn that the writer left out. The search compares each gap with the scores of possible
// unwritten turns, to find the place of the missing turn.
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
  // Precondition: the reading outlives this object.
  TotalGaps(const Law& law, const Reading& reading);

  // Returns an object without total gaps (totals that do not follow from the figures before them), whatever
  // the totals on the sheet are.
  static TotalGaps none(const Reading& reading) { return TotalGaps(reading); }
  // Returns the number of total gaps, those of grand totals included.
  [[nodiscard]] std::size_t count() const {
    return m_totalGaps.size() + (m_lastGaps[0] ? 1 : 0) + (m_lastGaps[1] ? 1 : 0);
  }

  // Returns the total gap at an entry: the written total minus the total that the figures before it give.
  // Null if there is no gap. Also null if only this total is wrong, and the next total cancels the error.
  [[nodiscard]] const exact::Number* at(std::size_t entry) const;
  // Returns the error of the side's grand total: the grand total minus the last total, the scores after that
  // total and the TOTAL row. Null if the grand total is right, or only lacks minus signs that the side leaves
  // out by habit, or cancels the last total gap. Also null if a figure for this calculation is unknown.
  [[nodiscard]] const exact::Number* atEnd(board::Side side) const {
    const auto& totalGap = m_lastGaps[indexOf(side)];
    return totalGap ? &*totalGap : nullptr;
  }
  // Returns the side's grand total minus the sum of its last total and the scores after that total. Null if
  // one of these figures is unknown.
  [[nodiscard]] const exact::Number* beyondLast(board::Side side) const {
    const auto& beyond = m_beyondLast[indexOf(side)];
    return beyond ? &*beyond : nullptr;
  }
  // True if the side has a written total at this entry or later.
  [[nodiscard]] bool hasTotalFrom(board::Side side, std::size_t entry) const;
  // Returns the cost of one total gap of the side (a total that does not follow from the figures before it).
  // All total gaps of a column together cost at most kMostTotals, so that totals never outweigh moves and
  // scores.
  [[nodiscard]] int costOfOne(board::Side side) const { return m_costs[indexOf(side)]; }
  // Returns the cost of all total gaps of both sides (totals that do not follow from the figures before
  // them).
  [[nodiscard]] int cost() const { return m_cost; }
  [[nodiscard]] bool areNone() const { return m_totalGaps.empty() && !m_lastGaps[0] && !m_lastGaps[1]; }
  // True if any total is wrong, but the side's next total (or its grand total) is right again.
  [[nodiscard]] bool haveWrongAlone() const { return m_haveWrongAlone; }
  // True if the side's next total, at this entry or later, differs by exactly this score from the total that
  // the figures before it give. If no total follows, the grand total is compared instead.
  [[nodiscard]] bool isNext(board::Side side, std::size_t entry, const exact::Number& score) const;

 private:
  class Follower;
  explicit TotalGaps(const Reading& reading) : m_reading(reading) {}

  const Reading& m_reading;
  struct TotalGap {
    std::size_t entry;
    exact::Number by;
  };
  std::vector<TotalGap> m_totalGaps;
  std::array<std::optional<exact::Number>, 2> m_lastGaps;
  std::array<std::optional<exact::Number>, 2> m_beyondLast;
  std::array<int, 2> m_costs{};
  int m_cost = 0;
  bool m_haveWrongAlone = false;
};

}  // namespace damath::sheet

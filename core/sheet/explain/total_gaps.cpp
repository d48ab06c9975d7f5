// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/total_gaps.hpp"

#include <algorithm>

#include "core/sheet/explain/cost.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

using board::Side;
using exact::Number;

// Follows the totals of one side in their order and records the total gaps.
class TotalGaps::Follower {
 public:
  Follower(const Law& law, TotalGaps& totalGaps, Side side)
      : m_law(law), m_totalGaps(totalGaps), m_side(side) {}

  void follow(const PlayEntry& play, std::size_t entry) {
    if (const FigureStep* stated = statedScore(play)) {
      m_before += stated->value;
    } else if (play.entry.quiet() == nullptr) {
      m_isKnown = false;
    }
    const FigureStep* total = lastStep(play.total);
    if (total == nullptr) return;
    if (!m_isKnown || mayAddUpTo(m_law, *total, m_before)) {
      m_lastGap.reset();
    } else if (note(total->value - m_before)) {
      m_totalGaps.m_totalGaps.push_back({entry, *m_lastGap});
    }
    m_last = entry;
    m_before = total->value;
    m_isKnown = true;
  }

  void finish() {
    const FigureStep* sum = nullptr;
    const FigureStep* grand = nullptr;
    for (const EndRow& row : m_totalGaps.m_reading.rows) {
      if (row.owner != m_side) continue;
      if (row.half->kind == HalfKind::RemainingTotal) sum = lastStep(row.figure);
      if (row.half->kind == HalfKind::GrandTotal) grand = lastStep(row.figure);
    }
    if (grand != nullptr && m_isKnown) m_totalGaps.m_beyondLast[indexOf(m_side)] = grand->value - m_before;
    if (sum == nullptr || grand == nullptr || !m_isKnown) return;
    const Number right = m_before + sum->value;
    if (mayAddUpTo(m_law, *grand, right) || addsUpWithSigns(*sum, *grand)) return;
    const Number totalGap = grand->value - right;
    if (note(totalGap)) m_totalGaps.m_lastGaps[indexOf(m_side)] = totalGap;
  }

 private:
  // True if the side leaves out the minus signs of totals by habit, and the grand total is correct once minus
  // signs are added to it, to the TOTAL row or to both.
  [[nodiscard]] bool addsUpWithSigns(const FigureStep& sum, const FigureStep& grand) const {
    if (!m_totalGaps.m_reading.areTotalsUnsigned[indexOf(m_side)]) return false;
    for (const Number& remaining : {sum.value, -sum.value}) {
      for (const FigureStep& whole : {grand, negated(grand)}) {
        if (mayAddUpTo(m_law, whole, m_before + remaining)) return true;
      }
    }
    return false;
  }
  // Keeps the difference between a written total and the total expected from the figures before it, for the
  // comparison with the next difference. If the difference cancels the previous difference, only one total
  // was wrong, and the previous total gap is removed. Returns true if the difference is a new total gap,
  // which the caller must store.
  bool note(const Number& totalGap) {
    const bool cancelsLast = m_lastGap && (*m_lastGap + totalGap).isZero();
    if (cancelsLast && m_last)
      std::erase_if(m_totalGaps.m_totalGaps, [&](const TotalGap& held) { return held.entry == *m_last; });
    m_totalGaps.m_haveWrongAlone = m_totalGaps.m_haveWrongAlone || cancelsLast;
    m_lastGap = cancelsLast ? std::nullopt : std::optional(totalGap);
    return !cancelsLast && !totalGap.isZero();
  }

  const Law& m_law;
  TotalGaps& m_totalGaps;
  Side m_side;
  Number m_before;
  bool m_isKnown = true;  // true if every score since the last total is written
  std::optional<std::size_t> m_last;
  std::optional<Number> m_lastGap;
};

TotalGaps::TotalGaps(const Law& law, const Reading& reading) : m_reading(reading) {
  std::array<Follower, 2> followers{Follower(law, *this, Side::Blue), Follower(law, *this, Side::Red)};
  for (std::size_t i = 0; i < reading.plays.size(); ++i) {
    followers[indexOf(reading.plays[i].owner)].follow(reading.plays[i], i);
  }
  for (Follower& follower : followers) follower.finish();
  for (const Side side : board::kSides) {
    const auto isOf = [&](const TotalGap& gap) { return reading.plays[gap.entry].owner == side; };
    const auto gaps =
        static_cast<int>(std::ranges::count_if(m_totalGaps, isOf)) + (atEnd(side) != nullptr ? 1 : 0);
    m_costs[indexOf(side)] = gaps == 0 ? cost::kTotal : std::min(cost::kTotal, cost::kMostTotals / gaps);
    m_cost += gaps * costOfOne(side);
  }
}

const Number* TotalGaps::at(std::size_t entry) const {
  const auto found = std::ranges::find(m_totalGaps, entry, &TotalGap::entry);
  return found == m_totalGaps.end() ? nullptr : &found->by;
}

bool TotalGaps::hasTotalFrom(Side side, std::size_t entry) const {
  for (std::size_t i = entry; i < m_reading.plays.size(); ++i) {
    if (m_reading.plays[i].owner == side && lastStep(m_reading.plays[i].total) != nullptr) return true;
  }
  return false;
}

bool TotalGaps::isNext(Side side, std::size_t entry, const Number& score) const {
  const Number* totalGap = atEnd(side);
  for (std::size_t i = entry; i < m_reading.plays.size(); ++i) {
    if (m_reading.plays[i].owner != side || lastStep(m_reading.plays[i].total) == nullptr) continue;
    totalGap = at(i);
    break;
  }
  return totalGap != nullptr && *totalGap == score;
}

}  // namespace damath::sheet

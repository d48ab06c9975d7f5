// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/costs_ahead.hpp"

#include <algorithm>

#include "core/sheet/explain/cost.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/law/written_capture.hpp"

namespace damath::sheet {

namespace {

// The least cost of a total gap (a total that does not follow from the figures before it). Two gaps may be
// explained most cheaply by two unwritten turns on one line, which cost 6 and 1. The gaps may confirm both
// turns, which subtracts 1 each. The remaining 5 pay for two gaps, so each gap costs at least 2.
constexpr int kSureCostOfTotal = 2;
static_assert(2 * kSureCostOfTotal <= cost::kUnwritten + cost::kUnwrittenMore - 2 * cost::kUnwrittenBorneOut);

// True if a total gap (a total that does not follow from the figures before it) comes only from rounding. The
// written score is then a rounded form of a score that is possible on some board, and the total continues
// from the exact value of that score. Such a gap costs nothing.
bool mayGoOnFromExactScore(const Law& law, const PlayEntry& play, const exact::Number& gap) {
  const FigureStep* stated = statedScore(play);
  const CaptureEntry* capture = play.entry.capture();
  if (stated == nullptr || capture == nullptr || !capture->taker.value || !capture->taken.value) return false;
  return anyScore(law.scores, law.set.valueFrame(law.ruleset),
                  {*capture->taker.value, capture->sign, *capture->taken.value, play.owner},
                  [&](const rules::JumpScore& score) {
                    return score.value == stated->value + gap && statesScore(law, *stated, score);
                  });
}

}  // namespace

bool sayTheSame(const PlayEntry& one, const PlayEntry& other) {
  return one.owner == other.owner && one.half->move == other.half->move &&
         one.half->score == other.half->score && !one.entry.isBlank() && !one.entry.isUnreadable();
}

// An entry that equals an entry shortly before it adds no cost, because the search may skip it as a
// repetition. An entry whose meaning a habit changes adds no cost either, because the habit may also explain
// its total.
void CostsAhead::fill(const Law& law, const Reading& reading, const TotalGaps& totalGaps, std::size_t first) {
  const auto& plays = reading.plays;
  for (std::size_t i = plays.size(); i-- > first;) {
    m_from[i] = m_from[i + 1];
    const bool isRepeated =
        (i >= 1 && sayTheSame(plays[i], plays[i - 1])) || (i >= 2 && sayTheSame(plays[i], plays[i - 2]));
    if (plays[i].translated != nullptr || isRepeated) continue;
    const int placeless = placelessCost(law, plays[i]);
    m_from[i] += placeless;
    const exact::Number* gap = totalGaps.at(i);
    // A total beside a wrong score costs nothing if it continues from the correct score.
    const bool isScoreWrong = placeless > 0 && statedScore(plays[i]) != nullptr;
    if (gap == nullptr || isScoreWrong || mayGoOnFromExactScore(law, plays[i], *gap)) continue;
    Gaps& gaps = m_gaps[indexOf(plays[i].owner)];
    gaps.cost = std::min(kSureCostOfTotal, totalGaps.costOfOne(plays[i].owner));
    gaps.end = std::max(gaps.end, i + 1);
    m_from[i] += gaps.cost;
  }
}

int CostsAhead::explained(const Progress& place) const {
  int cost = 0;
  for (const board::Side side : board::kSides) {
    const Gaps& gaps = m_gaps[indexOf(side)];
    const bool isExplained = (place.explained & (1U << indexOf(side))) != 0;
    // Directly after an unwritten turn, another unwritten turn may explain a total gap (a total that does not
    // follow from the figures before it) at no further cost.
    const bool maybeExplained = place.unwritten > 0;
    if ((isExplained || maybeExplained) && place.next < gaps.end) cost += gaps.cost;
  }
  return cost;
}

int CostsAhead::at(const Progress& place) const {
  return m_from[place.next] - explained(place);
}

int CostsAhead::between(std::size_t first, std::size_t entries) const {
  return m_from[first] - m_from[std::min(first + entries, m_from.size() - 1)];
}

// Compares the cheapest repair of each kind (a slip in the next entry, two exchanged entries, an unwritten
// turn), and returns the least cost that a repair adds to the costs already counted.
int CostsAhead::ofRepair(const Progress& place) const {
  if (place.unwritten > 0) return 0;
  const bool haveGaps = place.next < std::max(m_gaps[0].end, m_gaps[1].end);
  const int slip = cost::kSmallSlip - between(place.next, 1);
  const int halves = cost::kWrongColumn - between(place.next, 2);
  const int unwritten =
      cost::kUnwritten - (haveGaps ? cost::kUnwrittenBorneOut + kSureCostOfTotal : cost::kUnwrittenBorneOut);
  return std::max(0, std::min({slip, halves, unwritten}));
}

}  // namespace damath::sheet

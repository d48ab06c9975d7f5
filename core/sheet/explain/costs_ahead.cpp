// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/costs_ahead.hpp"

#include <algorithm>

#include "core/sheet/explain/match.hpp"
#include "core/sheet/law/written_scores.hpp"

namespace damath::sheet {

namespace {

// A turn left out (6) and another one on the same line (1) may explain two total gaps, and be borne out by
// both (less 2): each is sure to cost 2.
constexpr int kSureCostOfTotal = 2;
static_assert(2 * kSureCostOfTotal <= cost::kUnwritten + cost::kUnwrittenMore - 2 * cost::kUnwrittenBorneOut);

// True if the entry's written score is right for some board, and its total goes on from the exact value of
// that score. Then the total gap costs nothing.
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

// Two kinds of entries count nothing. The second of two like entries may be passed over as a repetition. A
// translated entry is read by a habit, which may explain both its words and its total.
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
    // A total that goes on from the right score costs nothing beside the wrong one.
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
    // Behind one turn left out, another may explain a gap and add nothing to the cost.
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

// The cheapest repairs of each kind: a slip in the next entry, two halves in each other's place, a turn left
// out.
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

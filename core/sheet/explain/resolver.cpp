// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/resolver.hpp"

#include <iterator>
#include <utility>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/resumption.hpp"
#include "core/sheet/explain/search.hpp"
#include "core/sheet/explain/unique_replay.hpp"

namespace damath::sheet {

namespace {

// The maximum number of segments. A sheet in more pieces is no record of a game.
constexpr std::size_t kMostSegments = 6;

// True if the turn is unwritten, or if all its entries are unreadable.
bool isGuess(const Reading& reading, const ExplainedTurn& explained) {
  if (explained.kind == ExplainedTurnKind::Unwritten) return true;
  if (explained.kind != ExplainedTurnKind::Turn) return false;
  for (std::size_t i = 0; i < explained.count; ++i) {
    if (!reading.plays[explained.entry(i)].entry.isUnreadable()) return false;
  }
  return true;
}

// Removes the guessed turns at the end of a segment before a gap. No later entry confirms these turns. The
// gap then begins with the first of them.
void undoGuesses(const Law& law, const Reading& reading, Segment& segment) {
  std::size_t kept = segment.explainedTurns.size();
  while (kept > 0 && isGuess(reading, segment.explainedTurns[kept - 1])) --kept;
  endBefore(law, reading, segment, kept);
}

// True if all entries of the turn are unreadable and have no legible score or total, and other turns fit as
// well.
bool isOpenGuess(const Reading& reading, const ExplainedTurn& explained,
                 const std::vector<rules::Turn>& others) {
  if (explained.kind != ExplainedTurnKind::Turn || others.empty() || !isGuess(reading, explained))
    return false;
  for (std::size_t i = 0; i < explained.count; ++i) {
    const PlayEntry& play = reading.plays[explained.entry(i)];
    if (lastStep(play.score) != nullptr || lastStep(play.total) != nullptr) return false;
  }
  return true;
}

// Ends the segment before its first open guess (isOpenGuess). The gap begins there. A sheet with end rows
// (R.C., TOTAL, GRAND) is not changed, because these rows can decide between the turns. Returns true if a
// guess was removed.
bool undoOpenGuess(const Law& law, const Reading& reading, Segment& segment) {
  if (!reading.rows.empty()) return false;
  std::size_t kept = 0;
  while (kept < segment.explainedTurns.size() &&
         !isOpenGuess(reading, segment.explainedTurns[kept], segment.alternatives[kept])) {
    ++kept;
  }
  if (kept == segment.explainedTurns.size()) return false;
  endBefore(law, reading, segment, kept);
  return true;
}

}  // namespace

bool hasOpenGuess(const Reading& reading, const Segment& segment) {
  if (!reading.rows.empty()) return false;
  for (std::size_t i = 0; i < segment.explainedTurns.size(); ++i) {
    if (isOpenGuess(reading, segment.explainedTurns[i], segment.alternatives[i])) return true;
  }
  return false;
}

// uniqueReplay() follows the only fitting turn as long as there is exactly one. A search explains the entries
// after that point.
std::optional<Segment> cleanPlay(const Law& law, const Reading& reading, const TotalGaps& totalGaps,
                                 const board::Position& start, SearchMemory& memory) {
  if (!totalGaps.areNone()) return std::nullopt;
  Segment segment = uniqueReplay(law, reading, start);
  if (segment.gapCount == 0) {
    return remainingCost(law, reading, segment.end) == 0 ? std::optional(std::move(segment)) : std::nullopt;
  }
  Search search(law, reading, totalGaps, segment.end, segment.gapFrom, memory);
  std::optional<Segment> rest = search.runAtNoCost();
  if (!rest) return std::nullopt;
  std::ranges::move(rest->explainedTurns, std::back_inserter(segment.explainedTurns));
  std::ranges::move(rest->alternatives, std::back_inserter(segment.alternatives));
  segment.end = rest->end;
  segment.gapFrom = 0;
  segment.gapCount = 0;
  return segment;
}

Explanation explain(const Law& law, const Reading& reading, const board::Position& start,
                    SearchMemory& memory) {
  const TotalGaps totalGaps(law, reading);
  Explanation found;
  Resumption from{0, start};
  while (true) {
    Search search(law, reading, totalGaps, from.position, from.entry, memory);
    Segment& segment = found.segments.emplace_back(search.run());
    found.limitReached = found.limitReached || search.limitReached();
    if (segment.gapCount > 0) undoGuesses(law, reading, segment);
    const bool isOpen = undoOpenGuess(law, reading, segment);
    if (segment.gapCount == 0 || found.segments.size() == kMostSegments) return found;
    const std::optional<Resumption> next = resume(law, reading, totalGaps, segment, memory);
    // A few entries fit many different positions, so a short rest proves nothing.
    if (!next || (isOpen && reading.plays.size() - next->entry < kBearingEntries)) return found;
    segment.gapCount = next->entry - segment.gapFrom;
    from = *next;
  }
}

}  // namespace damath::sheet

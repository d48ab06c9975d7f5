// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/resolver.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/resumption.hpp"
#include "core/sheet/explain/search.hpp"
#include "core/sheet/explain/unique_replay.hpp"

namespace damath::sheet {

namespace {

// A sheet in more pieces than that is no record of a game.
constexpr std::size_t kMostPassages = 6;

// A game that explains everything at no cost: to the first place where several turns fit it goes by itself,
// and from there on the search weighs them.
std::optional<Segment> cleanPlay(const Law& law, const Reading& reading, const TotalGaps& leaps,
                                 const board::Position& start) {
  if (!leaps.areNone()) return std::nullopt;
  Segment passage = uniqueReplay(law, reading, start);
  if (passage.gapCount == 0) {
    return remainingCost(law, reading, passage.end) == 0 ? std::optional(std::move(passage)) : std::nullopt;
  }
  Search search(law, reading, leaps, passage.end, passage.gapFrom);
  std::optional<Segment> rest = search.runAtNoCost();
  if (!rest) return std::nullopt;
  std::ranges::move(rest->acts, std::back_inserter(passage.acts));
  std::ranges::move(rest->alternatives, std::back_inserter(passage.alternatives));
  passage.end = rest->end;
  passage.gapFrom = 0;
  passage.gapCount = 0;
  return passage;
}

// Whether an act rests on nothing that was written legibly.
bool isGuess(const Reading& reading, const ExplainedTurn& act) {
  if (act.kind == ExplainedTurnKind::Unwritten) return true;
  if (act.kind != ExplainedTurnKind::Turn) return false;
  for (std::size_t i = 0; i < act.count; ++i) {
    if (!reading.plays[act.entry(i)].entry.isUnreadable()) return false;
  }
  return true;
}

// The position behind the acts that are left.
void replayActs(const Law& law, Segment& passage) {
  passage.end = passage.start;
  for (const ExplainedTurn& act : passage.acts) {
    if (act.kind != ExplainedTurnKind::Turn && act.kind != ExplainedTurnKind::Unwritten) continue;
    passage.end.setToMove(act.side);
    rules::play(law.movement, passage.end, act.turn);
  }
}

// Where a passage ends in a gap, nothing behind it bears out what was guessed before it: the gap begins with
// the first guess.
void takeBackGuesses(const Law& law, const Reading& reading, Segment& passage) {
  const std::size_t behind = passage.gapFrom + passage.gapCount;
  while (!passage.acts.empty() && isGuess(reading, passage.acts.back())) {
    passage.gapFrom = passage.acts.back().first;
    passage.acts.pop_back();
    passage.alternatives.pop_back();
  }
  if (passage.gapFrom + passage.gapCount == behind) return;
  passage.gapCount = behind - passage.gapFrom;
  replayActs(law, passage);
}

// Whether an act is read out of words that say nothing, with no legible figure beside them and other turns as
// good.
bool isOpenGuess(const Reading& reading, const ExplainedTurn& act, const std::vector<rules::Turn>& others) {
  if (act.kind != ExplainedTurnKind::Turn || others.empty() || !isGuess(reading, act)) return false;
  for (std::size_t i = 0; i < act.count; ++i) {
    const PlayEntry& play = reading.plays[act.entry(i)];
    if (lastStep(play.score) != nullptr || lastStep(play.total) != nullptr) return false;
  }
  return true;
}

// What cannot be read, with other turns as good to the end of the lines, is borne out by nothing where the
// sheet does not say what is left on the board: it is no turn, and a gap begins with it. Whether there is
// one.
bool takeBackOpenGuess(const Law& law, const Reading& reading, Segment& passage) {
  if (!reading.rows.empty()) return false;
  std::size_t kept = 0;
  while (kept < passage.acts.size() &&
         !isOpenGuess(reading, passage.acts[kept], passage.alternatives[kept])) {
    ++kept;
  }
  if (kept == passage.acts.size()) return false;
  passage.gapFrom = passage.acts[kept].first;
  passage.gapCount = reading.plays.size() - passage.gapFrom;
  passage.acts.resize(kept);
  passage.alternatives.resize(kept);
  replayActs(law, passage);
  return true;
}

}  // namespace

Explanation explain(const Law& law, const Reading& reading, const board::Position& start) {
  const TotalGaps leaps(law, reading);
  Explanation found;
  if (std::optional<Segment> clean = cleanPlay(law, reading, leaps, start)) {
    found.passages.push_back(std::move(*clean));
    return found;
  }
  Resumption from{0, start};
  while (true) {
    Search search(law, reading, leaps, from.position, from.entry);
    Segment& passage = found.passages.emplace_back(search.run());
    found.limitReached = found.limitReached || search.limitReached();
    if (passage.gapCount > 0) takeBackGuesses(law, reading, passage);
    const bool isOpen = takeBackOpenGuess(law, reading, passage);
    if (passage.gapCount == 0 || found.passages.size() == kMostPassages) return found;
    const std::optional<Resumption> next = resume(law, reading, leaps, passage);
    // A few entries fit many a board.
    if (!next || (isOpen && reading.plays.size() - next->entry < kBearingEntries)) return found;
    passage.gapCount = next->entry - passage.gapFrom;
    from = *next;
  }
}

}  // namespace damath::sheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/alignment.hpp"

namespace damath::sheet {

namespace {

// True if the entry's written route agrees with the turn. The route beside the first jump may list the
// squares of the whole chain. match() checks its first two squares, this function the squares after them.
bool routeFits(const PlayEntry& play, const BoardSteps& boardSteps, std::size_t from) {
  for (std::size_t i = 2; i < play.entry.route.size(); ++i) {
    const std::size_t jump = from + i - 1;
    if (jump >= boardSteps.size() || boardSteps[jump].landing != play.entry.route[i]) return false;
  }
  return true;
}

}  // namespace

std::size_t runLength(const Reading& reading, std::size_t first) {
  std::size_t end = first;
  while (end < reading.plays.size() && reading.plays[end].owner == reading.plays[first].owner) ++end;
  return end - first;
}

std::optional<Alignment> align(const Law& law, const Reading& reading, const BoardSteps& boardSteps,
                               std::size_t first, std::optional<std::size_t> unwritten) {
  const std::size_t written = boardSteps.size() - (unwritten ? 1 : 0);
  if (written == 0 || runLength(reading, first) < written) return std::nullopt;
  Alignment alignment;
  for (std::size_t i = 0; i < boardSteps.size(); ++i) {
    if (unwritten == i) continue;
    const PlayEntry& play = reading.plays[first + alignment.count];
    const std::optional<Match> found = match(law, play, boardSteps[i], boardSteps.mover().side);
    if (!found || !routeFits(play, boardSteps, i)) return std::nullopt;
    alignment.cost += found->cost;
    alignment.slipless = alignment.slipless && found->slip == Slip::None;
    ++alignment.count;
  }
  return alignment;
}

}  // namespace damath::sheet

#include "core/sheet/resolver.hpp"

#include "core/promise.hpp"
#include "core/sheet/resumption.hpp"
#include "core/sheet/search.hpp"

namespace damath::sheet {

namespace {

// A sheet in more pieces than that is no record of a game.
constexpr std::size_t kMostPassages = 6;

}  // namespace

std::vector<Happening> happeningsOf(const board::Position& position, const rules::Turn& turn) {
  const std::optional<board::Piece> mover = position.at(turn.start());
  DAMATH_EXPECTS(mover.has_value());
  if (!turn.isCapture()) return {{*mover, std::nullopt, turn.start(), turn.end()}};
  std::vector<Happening> happenings;
  board::Square from = turn.start();
  for (const rules::Jump& jump : turn.jumps()) {
    happenings.push_back({*mover, position.at(jump.taken), from, jump.landing});
    from = jump.landing;
  }
  return happenings;
}

Explanation explain(const Law& law, const Reading& reading, const board::Position& start) {
  Explanation found;
  Resumption from{0, start};
  while (true) {
    Search search(law, reading, from.position, from.entry);
    Passage& passage = found.passages.emplace_back(search.run());
    found.limitReached = found.limitReached || search.limitReached();
    if (passage.gapCount == 0 || found.passages.size() == kMostPassages) return found;
    const std::optional<Resumption> next = resume(law, reading, passage);
    if (!next) return found;
    passage.gapCount = next->entry - passage.gapFrom;
    from = *next;
  }
}

}  // namespace damath::sheet

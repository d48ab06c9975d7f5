#include "core/sheet/resolver.hpp"

#include "core/promise.hpp"
#include "core/sheet/search.hpp"

namespace damath::sheet {

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
  return Search(law, reading, start).run();
}

}  // namespace damath::sheet

#include "core/rules/perft.hpp"

#include "core/promise.hpp"
#include "core/rules/generation/instance.hpp"

namespace damath::rules {

std::uint64_t perft(const Movement& movement, const board::Position& position, int depth, Leaves leaves) {
  DAMATH_EXPECTS(depth >= 0 && depth <= kDeepestPerft);
  if (depth == 0) return 1;
  const auto lastPly = leaves == Leaves::Counted ? generation::LastPly::Counted : generation::LastPly::Made;
  return generation::instanceFor(movement).sequences(movement, generation::forcesOf(position),
                                                     position.toMove(), depth, lastPly);
}

std::vector<std::pair<Turn, std::uint64_t>> dividedPerft(const Movement& movement,
                                                         const board::Position& position, int depth,
                                                         Leaves leaves) {
  DAMATH_EXPECTS(depth >= 1);
  std::vector<std::pair<Turn, std::uint64_t>> result;
  for (const Turn& turn : legalTurns(movement, position)) {
    board::Position next = position;
    play(movement, next, turn);
    result.emplace_back(turn, perft(movement, next, depth - 1, leaves));
  }
  return result;
}

}  // namespace damath::rules

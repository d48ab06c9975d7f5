#include "core/rules/perft.hpp"

#include "core/promise.hpp"

namespace damath::rules {

namespace {

// One list per ply, so that no node allocates once the lists have grown.
std::uint64_t count(const Movement& movement, const board::Position& position, std::vector<TurnList>& lists,
                    std::size_t depth, Leaves leaves) {
  if (depth == 0) return 1;
  TurnList& turns = lists[depth - 1];
  listLegalTurns(movement, position, turns);
  if (depth == 1 && leaves == Leaves::Counted) return turns.size();
  std::uint64_t nodes = 0;
  for (const Turn& turn : turns) {
    board::Position next = position;
    play(movement, next, turn);
    nodes += count(movement, next, lists, depth - 1, leaves);
  }
  return nodes;
}

}  // namespace

std::uint64_t perft(const Movement& movement, const board::Position& position, int depth, Leaves leaves) {
  DAMATH_EXPECTS(depth >= 0);
  std::vector<TurnList> lists(static_cast<std::size_t>(depth));
  return count(movement, position, lists, lists.size(), leaves);
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

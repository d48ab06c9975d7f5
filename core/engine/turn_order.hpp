// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the search tries turns: the turn from the transposition table, captures by gain, then
// quiet turns that made the search skip the remaining turns (a cutoff), at the same depth or often at other
// depths. Without pruning, the order affects only the time of a search, never the value.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/engine/value.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::engine {

// A legal turn in the search, given by its index in the list of legal turns.
struct Candidate {
  std::uint16_t turn = 0;
  Value gain = 0;  // the score of the turn
  Value rank = 0;  // a greater rank is tried earlier
};

class TurnOrder {
 public:
  explicit TurnOrder(std::size_t levels) : m_killers(levels) {}

  void startSearch();
  // Returns the rank of a turn without a capture. A turn with a greater rank is tried earlier.
  [[nodiscard]] Value rankOf(const rules::Turn& quiet, board::Side side, std::size_t level) const;
  // Records a quiet turn that was so good for its side that the remaining turns of the position needed no
  // search (a cutoff).
  void refuted(const rules::Turn& quiet, board::Side side, std::size_t level, int plies);

  // The rank of the turn that the transposition table proposes. Only the best turn of the previous depth is
  // tried earlier, in the first position of the search.
  static constexpr Value kFirst = kInfinite;
  // The rank of a turn that is postponed because another thread is working on the position after the turn.
  // This turn is tried after all others.
  static constexpr Value kPutOff = -kInfinite;
  // True if the rank belongs to the turn from the transposition table, or to a quiet turn that made the
  // search skip the remaining turns (a cutoff) at the same depth.
  [[nodiscard]] static constexpr bool isProven(Value rank) { return rank >= kKiller; }

 private:
  static constexpr Value kKiller = Value{1} << 40;

  // Returns a number that is made of the turn's start and destination squares. 0 means no turn, since no turn
  // ends on the square where it starts.
  [[nodiscard]] static std::size_t codeOf(const rules::Turn& quiet) {
    return static_cast<std::size_t>(quiet.start().number() * board::kSquares + quiet.end().number());
  }

  std::vector<std::array<std::size_t, 2>> m_killers;
  std::array<std::array<Value, static_cast<std::size_t>(board::kSquares) * board::kSquares>, 2> m_history{};
};

// Moves the candidate with the greatest rank, among the candidates from index `first` on, to this index. The
// candidates before this index stay where they are.
void bringBest(std::vector<Candidate>& candidates, std::size_t first);

}  // namespace damath::engine

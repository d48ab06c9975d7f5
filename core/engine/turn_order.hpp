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

// A legal turn, by its index in the list.
struct Candidate {
  std::uint16_t turn = 0;
  Value gain = 0;  // the score of the turn
  Value rank = 0;  // a greater rank is tried earlier
};

class TurnOrder {
 public:
  explicit TurnOrder(std::size_t levels) : m_killers(levels) {}

  void startSearch();
  // Returns the rank of a quiet turn.
  [[nodiscard]] Value rankOf(const rules::Turn& quiet, board::Side side, std::size_t level) const;
  // Records a quiet turn that caused a cutoff: the remaining turns needed no search.
  void refuted(const rules::Turn& quiet, board::Side side, std::size_t level, int plies);

  // The rank of the turn from the transposition table: before all others.
  static constexpr Value kFirst = kInfinite;
  // The rank of a postponed turn: after all others.
  static constexpr Value kPutOff = -kInfinite;
  // True for the turn from the transposition table and for quiet turns that caused a cutoff at the same
  // depth.
  [[nodiscard]] static constexpr bool isProven(Value rank) { return rank >= kKiller; }

 private:
  static constexpr Value kKiller = Value{1} << 40;

  // Returns start and destination in one number. 0 means no turn, since no turn ends on its start.
  [[nodiscard]] static std::size_t codeOf(const rules::Turn& quiet) {
    return static_cast<std::size_t>(quiet.start().number() * board::kSquares + quiet.end().number());
  }

  std::vector<std::array<std::size_t, 2>> m_killers;
  std::array<std::array<Value, static_cast<std::size_t>(board::kSquares) * board::kSquares>, 2> m_history{};
};

// Moves the candidate with the greatest rank to the place `first`. Candidates before `first` are ignored.
void bringBest(std::vector<Candidate>& candidates, std::size_t first);

}  // namespace damath::engine

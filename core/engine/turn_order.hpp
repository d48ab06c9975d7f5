// SPDX-License-Identifier: GPL-3.0-or-later
// Which turns to try first: what the table remembers, captures by what they bring, quiet turns that refuted
// something at the same depth or often elsewhere. It changes how long a search takes, never what it finds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/engine/value.hpp"
#include "core/rules/turn.hpp"

namespace damath::engine {

// A legal turn by its place in the list.
struct Candidate {
  std::uint16_t turn = 0;
  Value gain = 0;  // what it scores
  Value rank = 0;  // greater is tried earlier
};

class TurnOrder {
 public:
  explicit TurnOrder(std::size_t levels) : m_killers(levels) {}

  void startSearch();
  // How promising a quiet turn is.
  [[nodiscard]] Value rankOf(const rules::Turn& quiet, board::Side side, std::size_t level) const;
  // A quiet turn was so good that the rest needed no look.
  void refuted(const rules::Turn& quiet, board::Side side, std::size_t level, int plies);

  // Rank of the table's turn: before everything.
  static constexpr Value kFirst = kInfinite;
  // After everything.
  static constexpr Value kPutOff = -kInfinite;
  // A quiet turn that refuted something at the same depth, or the table's.
  [[nodiscard]] static constexpr bool isProven(Value rank) { return rank >= kKiller; }

 private:
  static constexpr Value kKiller = Value{1} << 40;

  // Start and destination in one number; 0 is no turn, for none stays where it is.
  [[nodiscard]] static std::size_t codeOf(const rules::Turn& quiet) {
    return static_cast<std::size_t>(quiet.start().number() * board::kSquares + quiet.end().number());
  }

  std::vector<std::array<std::size_t, 2>> m_killers;
  std::array<std::array<Value, static_cast<std::size_t>(board::kSquares) * board::kSquares>, 2> m_history{};
};

// Brings the best of the candidates from `first` on to that place.
void bringBest(std::vector<Candidate>& candidates, std::size_t first);

}  // namespace damath::engine

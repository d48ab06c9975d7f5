// SPDX-License-Identifier: GPL-3.0-or-later
// A turn on the board: a quiet move, or a chain of jumps by one chip (rulebook K4). Turns that visit
// different squares or take chips in a different order are different turns (rulebook K10).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/position.hpp"

namespace damath::rules {

using board::Square;

struct Jump {
  Square taken{0};
  Square landing{0};
  friend bool operator==(const Jump&, const Jump&) = default;
};

class Turn {
 public:
  // Makes a quiet move.
  Turn(Square start, Square destination) : m_start(start), m_end(destination) {}
  // Makes a chain. Precondition: 1–12 jumps.
  Turn(Square start, const Jump* jumps, int count)
      : m_start(start), m_end(jumps[count - 1].landing), m_count(static_cast<std::uint8_t>(count)) {
    for (int i = 0; i < count; ++i) m_jumps[static_cast<std::size_t>(i)] = jumps[i];
  }
  // Begins a chain without jumps; add() adds each jump.
  explicit Turn(Square start) : m_start(start), m_end(start) {}

  // Adds a jump to the chain. Precondition: fewer than twelve jumps so far.
  void add(Jump jump);

  [[nodiscard]] Square start() const { return m_start; }
  [[nodiscard]] Square end() const { return m_end; }
  [[nodiscard]] bool isCapture() const { return m_count > 0; }
  [[nodiscard]] std::span<const Jump> jumps() const { return {m_jumps.data(), m_count}; }

  // True if start, end and all jumps in order are equal.
  friend bool operator==(const Turn& a, const Turn& b);

 private:
  Square m_start;
  Square m_end;
  std::uint8_t m_count = 0;
  std::array<Jump, board::kChipsASide> m_jumps{};
};

using TurnList = std::vector<Turn>;

// Returns the squares that a turn visits: the start and every landing in order (K10). A quiet move has two
// squares.
[[nodiscard]] inline std::vector<Square> squaresOf(const Turn& turn) {
  std::vector<Square> squares{turn.start()};
  if (!turn.isCapture()) squares.push_back(turn.end());
  for (const Jump& jump : turn.jumps()) squares.push_back(jump.landing);
  return squares;
}

}  // namespace damath::rules

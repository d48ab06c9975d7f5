// SPDX-License-Identifier: GPL-3.0-or-later
// A turn of the game on a scoresheet, as the audit replays it, with its lines on the sheet.
#pragma once

#include <array>
#include <initializer_list>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/score.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::sheet {

// The lines of the sheet that record one turn, in the order of its jumps; at most twelve.
class TurnLines {
 public:
  TurnLines() = default;
  TurnLines(std::initializer_list<int> lines) {
    for (const int line : lines) push_back(line);
  }

  void push_back(int line) { m_lines[m_count++] = line; }
  [[nodiscard]] std::size_t size() const { return m_count; }
  [[nodiscard]] bool empty() const { return m_count == 0; }
  [[nodiscard]] int operator[](std::size_t i) const { return m_lines[i]; }
  [[nodiscard]] int front() const { return m_lines[0]; }
  [[nodiscard]] int back() const { return m_lines[m_count - 1]; }
  [[nodiscard]] const int* begin() const { return m_lines.data(); }
  [[nodiscard]] const int* end() const { return m_lines.data() + m_count; }

 private:
  std::array<int, board::kChipsASide> m_lines{};
  std::size_t m_count = 0;
};

struct ReplayedTurn {
  ReplayedTurn() = default;
  // Prepares a turn that the mover makes in this position. `after` is not set yet.
  ReplayedTurn(board::Side mover, const rules::Turn& made, const board::Position& position)
      : side(mover), turn(made), before(position) {
    before.setToMove(mover);
  }

  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  // The line of each written jump, or the single line of a quiet move. Empty if the turn is missing on the
  // sheet, so that the program only infers it.
  TurnLines lines;
  std::vector<rules::JumpScore> scores;  // one score for each jump
  board::Position before;                // equals `after` of the previous turn, except after a gap
  board::Position after;
  bool isOpen = false;  // true if other turns explain the entries (or the missing line) equally well
};

}  // namespace damath::sheet

// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the steps of a turn on the board: its jumps in order, or its single quiet move.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/board/position.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::sheet {

// A single jump or quiet move, with its pieces and squares on the board.
struct BoardStep {
  board::Piece mover;
  std::optional<board::Piece> taken;  // nullopt for a quiet move
  board::Square from{0};
  board::Square landing{0};
};

// All steps of a turn in a given position, in the order of play: its jumps, or its one quiet move.
// Precondition: position and turn outlive this object, and a piece stands on the start square of the turn.
class BoardSteps {
 public:
  BoardSteps(const board::Position& position, const rules::Turn& turn) : m_position(position), m_turn(turn) {}

  // Returns the piece that makes the turn. Reads it from the position each time, which is faster than keeping
  // a copy.
  [[nodiscard]] board::Piece mover() const { return m_position.pieceOn(m_turn.start()); }
  [[nodiscard]] std::size_t size() const { return m_turn.isCapture() ? m_turn.jumps().size() : 1; }
  [[nodiscard]] BoardStep operator[](std::size_t i) const {
    if (!m_turn.isCapture()) return {mover(), std::nullopt, m_turn.start(), m_turn.end()};
    const std::span<const rules::Jump> jumps = m_turn.jumps();
    const board::Square from = i == 0 ? m_turn.start() : jumps[i - 1].landing;
    return {mover(), m_position.at(jumps[i].taken), from, jumps[i].landing};
  }

  class Iterator {
   public:
    Iterator(const BoardSteps& all, std::size_t at) : m_all(all), m_at(at) {}
    [[nodiscard]] BoardStep operator*() const { return m_all[m_at]; }
    Iterator& operator++() {
      ++m_at;
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }

   private:
    const BoardSteps& m_all;
    std::size_t m_at;
  };
  [[nodiscard]] Iterator begin() const { return {*this, 0}; }
  [[nodiscard]] Iterator end() const { return {*this, size()}; }

 private:
  const board::Position& m_position;
  const rules::Turn& m_turn;
};

}  // namespace damath::sheet

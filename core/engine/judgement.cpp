#include "core/engine/judgement.hpp"

#include <bit>

namespace damath::engine {

namespace {

using board::Bits;
using board::Position;
using board::Side;

// Rows that the ordinary chips have gone, and the vacant squares that lie one step ahead of the chips.
int advancement(const Position& position, Side side) {
  const Bits ordinary = position.of(side) & ~position.damas();
  int rows = 0;
  for (int y = 1; y < 7; ++y) {
    rows += std::popcount(ordinary & board::rowMask(y)) * (side == Side::Blue ? y : 7 - y);
  }
  return rows;
}

int freeSteps(const Position& position, Side side) {
  const Bits own = position.of(side);
  const Bits damas = own & position.damas();
  const Bits vacant = position.vacant();
  int steps = 0;
  for (const board::Direction direction : board::kDirections) {
    const Bits movers = isForward(direction, side) ? own : damas;
    steps += std::popcount(board::stepped(movers, direction) & vacant);
  }
  return steps;
}

}  // namespace

Judgement::Judgement(const rules::Movement& movement, const ScoreTable* table)
    : m_movement(movement), m_table(table), m_chip(100), m_dama(40), m_row(2), m_step(1) {
  if (table == nullptr) return;
  const Value size = table->meanSize();
  m_chip = table->meanJump() / 2;
  m_dama = size;
  m_row = size / 25;
  m_step = size / 25;
}

Value Judgement::remaining(const Position& position, Side side) const {
  if (m_table == nullptr) return 0;
  Value sum = 0;
  for (Bits rest = position.of(side); rest != 0; rest &= rest - 1) {
    const board::Square square = board::firstSquare(rest);
    sum += m_table->remaining(*position.at(square), square);
  }
  return sum;
}

Value Judgement::prospects(const Position& position, Side side) const {
  const Bits own = position.of(side);
  return m_chip * std::popcount(own) + m_dama * std::popcount(own & position.damas()) +
         m_row * advancement(position, side) + m_step * freeSteps(position, side);
}

Value Judgement::atLeaf(const Position& position) const {
  const Side side = position.toMove();
  const Side other = opponent(side);
  return remaining(position, side) - remaining(position, other) + prospects(position, side) -
         prospects(position, other);
}

Value Judgement::atEnd(const Position& position, int pliesLeft) const {
  if (m_table == nullptr) return -(kWin + pliesLeft);
  const Side side = position.toMove();
  return remaining(position, side) - remaining(position, opponent(side));
}

}  // namespace damath::engine

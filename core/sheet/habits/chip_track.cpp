// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/chip_track.hpp"

#include <bit>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

namespace {

using board::Bits;
using board::Square;

// Returns all squares that lie beyond the given squares in this direction.
Bits ray(Bits squares, board::Direction direction) {
  Bits found = 0;
  for (Bits next = board::stepped(squares, direction); next != 0; next = board::stepped(next, direction)) {
    found |= next;
  }
  return found;
}

Bits squaresOf(board::Operator sign) {
  Bits found = 0;
  for (int number = 0; number < board::kSquares; ++number) {
    if (Square(number).sign() == sign) found |= board::maskOf(Square(number));
  }
  return found;
}

}  // namespace

std::optional<board::ChipIndex> namedChip(const Law& law, const Operand& operand) {
  const auto mended = withSign(law.set, operand);
  const Operand& meant = mended ? *mended : operand;
  const unsigned chips = meant.named != 0 ? meant.named : meant.valued;
  if (std::popcount(chips) != 1) return std::nullopt;
  return static_cast<board::ChipIndex>(std::countr_zero(chips));
}

ChipTrack::ChipTrack(const board::Position& start, board::Side side, const rules::Movement& movement)
    : m_side(side), m_isFlying(movement.damaRange == rules::DamaRange::Flying) {
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = start.find(side, chip);
    if (!square) continue;
    m_squares[chip] = board::maskOf(*square);
    m_mayBeDama[chip] = start.pieceOn(*square).rank == board::Rank::Dama;
  }
}

bool ChipTrack::mayMove(board::ChipIndex chip, Square to) const {
  Bits reached = 0;
  for (const board::Direction direction : board::kDirections) {
    if (m_mayBeDama[chip]) {
      reached |= m_isFlying ? ray(m_squares[chip], direction) : board::stepped(m_squares[chip], direction);
    } else if (board::isForward(direction, m_side)) {
      reached |= board::stepped(m_squares[chip], direction);
    }
  }
  return (reached & board::maskOf(to)) != 0;
}

Bits ChipTrack::landings(board::ChipIndex chip, board::Operator sign) const {
  Bits reached = 0;
  for (const board::Direction direction : board::kDirections) {
    const Bits next = board::stepped(m_squares[chip], direction);
    reached |= m_mayBeDama[chip] && m_isFlying ? ray(next, direction) : board::stepped(next, direction);
  }
  return reached & squaresOf(sign);
}

void ChipTrack::move(board::ChipIndex chip, Bits squares) {
  m_squares[chip] = squares;
  if ((squares & board::rowMask(board::farRow(m_side))) != 0) m_mayBeDama[chip] = true;
}

void ChipTrack::take(board::ChipIndex chip, board::Operator sign) {
  const Bits reached = landings(chip, sign);
  move(chip, reached != 0 ? reached : squaresOf(sign));
}

void ChipTrack::lose(board::ChipIndex chip) {
  m_squares[chip] = board::kAllSquares;
}

}  // namespace damath::sheet

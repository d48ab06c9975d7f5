#include "core/board/position.hpp"

#include "core/promise.hpp"

namespace damath::board {

std::optional<Piece> Position::at(Square square) const {
  const Bits mask = maskOf(square);
  if (((m_of[0] | m_of[1]) & mask) == 0) return std::nullopt;
  return Piece{(m_of[0] & mask) != 0 ? Side::Blue : Side::Red,
               m_chips[static_cast<std::size_t>(square.number())],
               (m_damas & mask) != 0 ? Rank::Dama : Rank::Ordinary};
}

std::optional<Square> Position::find(Side side, ChipIndex chip) const {
  for (Bits rest = of(side); rest != 0; rest &= rest - 1) {
    const Square square = firstSquare(rest);
    if (m_chips[static_cast<std::size_t>(square.number())] == chip) return square;
  }
  return std::nullopt;
}

void Position::place(Square square, Piece piece) {
  DAMATH_EXPECTS((vacant() & maskOf(square)) != 0);
  m_of[indexOf(piece.side)] |= maskOf(square);
  if (piece.rank == Rank::Dama) m_damas |= maskOf(square);
  m_chips[static_cast<std::size_t>(square.number())] = piece.chip;
}

void Position::remove(Square square) {
  DAMATH_EXPECTS((vacant() & maskOf(square)) == 0);
  m_of[0] &= ~maskOf(square);
  m_of[1] &= ~maskOf(square);
  m_damas &= ~maskOf(square);
  m_chips[static_cast<std::size_t>(square.number())] = 0;
}

}  // namespace damath::board

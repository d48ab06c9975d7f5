// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces on the board and the side to move. Invariants: at most twelve chips per side, each chip of a
// side at most once, no ordinary chip on its far row. PositionBuilder makes positions; moves and captures
// change them. Two positions are equal if their pieces, squares and side to move are equal. Repetitions are
// counted by this equality (rulebook E4).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/board/bitboard.hpp"
#include "core/precondition.hpp"

namespace damath::board {

inline constexpr int kChipsASide = 12;

// The number of a chip among the twelve chips of its side, 0–11, in the order of the chip set: front row
// first, each row from left to right. The numbers follow BLUE's view of BLUE's start squares.
using ChipIndex = std::uint8_t;

enum class Rank { Ordinary, Dama };

struct Piece {
  Side side = Side::Blue;
  ChipIndex chip = 0;
  Rank rank = Rank::Ordinary;
  friend bool operator==(const Piece&, const Piece&) = default;
};

class Position {
 public:
  // Makes an empty board. rules::startPosition gives the start of a game, PositionBuilder every other
  // position.
  explicit Position(Side toMove = Side::Blue) : m_toMove(toMove) {}

  [[nodiscard]] Side toMove() const { return m_toMove; }
  [[nodiscard]] Bits of(Side side) const { return m_of[indexOf(side)]; }
  [[nodiscard]] Bits damas() const { return m_damas; }
  [[nodiscard]] Bits vacant() const { return kAllSquares & ~(m_of[0] | m_of[1]); }
  [[nodiscard]] std::optional<Piece> at(Square square) const {
    const Bits mask = maskOf(square);
    if (((m_of[0] | m_of[1]) & mask) == 0) return std::nullopt;
    return pieceOn(square);
  }
  // Returns the piece on a square. Precondition: the square is not vacant.
  [[nodiscard]] Piece pieceOn(Square square) const {
    const Bits mask = maskOf(square);
    DAMATH_EXPECTS((vacant() & mask) == 0);
    return Piece{(m_of[0] & mask) != 0 ? Side::Blue : Side::Red,
                 m_chips[static_cast<std::size_t>(square.number())],
                 (m_damas & mask) != 0 ? Rank::Dama : Rank::Ordinary};
  }
  // Returns the square of a chip. nullopt if the chip is not on the board.
  [[nodiscard]] std::optional<Square> find(Side side, ChipIndex chip) const;

  // Removes the piece on a square. Precondition: the square is not vacant.
  void remove(Square square) {
    DAMATH_EXPECTS((vacant() & maskOf(square)) == 0);
    m_of[0] &= ~maskOf(square);
    m_of[1] &= ~maskOf(square);
    m_damas &= ~maskOf(square);
    m_chips[static_cast<std::size_t>(square.number())] = 0;
  }
  // Moves a piece and sets its rank; `to` may be `from`. Precondition: `from` holds a piece, `to` is vacant
  // or `from`, and no ordinary chip comes to its far row.
  void move(Square from, Square to, Rank rank) {
    Piece piece = pieceOn(from);
    piece.rank = rank;
    remove(from);
    DAMATH_EXPECTS(mayStand(to, piece));
    place(to, piece);
  }
  void setToMove(Side side) { m_toMove = side; }

  // Returns a hash. Equal positions have equal digests.
  [[nodiscard]] std::size_t digest() const;

  friend bool operator==(const Position&, const Position&) = default;

 private:
  friend class PositionBuilder;
  friend class PackedPosition;

  [[nodiscard]] static bool mayStand(Square square, const Piece& piece) {
    return piece.rank == Rank::Dama || square.y() != farRow(piece.side);  // P1: a far row holds only damas
  }
  void place(Square square, Piece piece) {
    DAMATH_EXPECTS((vacant() & maskOf(square)) != 0);
    m_of[indexOf(piece.side)] |= maskOf(square);
    if (piece.rank == Rank::Dama) m_damas |= maskOf(square);
    m_chips[static_cast<std::size_t>(square.number())] = piece.chip;
  }

  std::array<Bits, 2> m_of{};
  Bits m_damas = 0;
  std::array<ChipIndex, kSquares> m_chips{};  // the chip number on each square; 0 on vacant squares
  Side m_toMove;
};

// The hash function of positions for hash containers.
struct PositionDigest {
  std::size_t operator()(const Position& position) const { return position.digest(); }
};

}  // namespace damath::board

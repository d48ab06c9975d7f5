// SPDX-License-Identifier: GPL-3.0-or-later
// A board position in half the memory of Position, for searches that keep tens of thousands of positions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/board/position.hpp"

namespace damath::board {

// Two packed positions are equal if and only if their positions are equal. The object has 32 bytes without
// padding. The first 16 bytes hold two chip indices each. Four words of 32 bits follow: BLUE's squares, RED's
// squares, the squares of damas, and the side to move.
class PackedPosition {
 public:
  explicit PackedPosition(const Position& position) {
    for (std::size_t i = 0; i < kSquares / 2; ++i)
      m_chips[i] = static_cast<std::uint8_t>(position.m_chips[2 * i] | position.m_chips[2 * i + 1] << 4);
    m_of = {withoutGhosts(position.m_of[0]), withoutGhosts(position.m_of[1])};
    m_damas = withoutGhosts(position.m_damas);
    m_toMove = static_cast<std::uint32_t>(position.m_toMove);
  }

  [[nodiscard]] Position position() const {
    Position position(static_cast<Side>(m_toMove));
    for (std::size_t i = 0; i < kSquares / 2; ++i) {
      position.m_chips[2 * i] = m_chips[i] & 0xF;
      position.m_chips[2 * i + 1] = m_chips[i] >> 4;
    }
    position.m_of = {withGhosts(m_of[0]), withGhosts(m_of[1])};
    position.m_damas = withGhosts(m_damas);
    return position;
  }

  // Returns the whole content as four words, for hashing.
  [[nodiscard]] std::array<std::uint64_t, 4> words() const {
    return std::bit_cast<std::array<std::uint64_t, 4>>(*this);
  }

  friend bool operator==(const PackedPosition&, const PackedPosition&) = default;

 private:
  // In board::Bits, one unused bit (a ghost) follows every eight squares.
  static constexpr int kSquaresToGhost = 8;

  [[nodiscard]] static constexpr std::uint32_t withoutGhosts(Bits squares) {
    Bits packed = 0;
    for (int at = 0; at < kSquares; at += kSquaresToGhost)
      packed |= (squares >> (at / kSquaresToGhost)) & (Bits{0xFF} << at);
    return static_cast<std::uint32_t>(packed);
  }
  [[nodiscard]] static constexpr Bits withGhosts(std::uint32_t packed) {
    Bits squares = 0;
    for (int at = 0; at < kSquares; at += kSquaresToGhost)
      squares |= (Bits{packed} & (Bits{0xFF} << at)) << (at / kSquaresToGhost);
    return squares;
  }

  std::array<std::uint8_t, kSquares / 2> m_chips;
  std::array<std::uint32_t, 2> m_of;
  std::uint32_t m_damas;
  std::uint32_t m_toMove;
};

}  // namespace damath::board

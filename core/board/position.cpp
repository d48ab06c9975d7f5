// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/position.hpp"

#include <bit>
#include <cstring>

namespace damath::board {

std::optional<Square> Position::find(Side side, ChipIndex chip) const {
  for (Bits rest = of(side); rest != 0; rest &= rest - 1) {
    const Square square = firstSquare(rest);
    if (m_chips[static_cast<std::size_t>(square.number())] == chip) return square;
  }
  return std::nullopt;
}

std::size_t Position::digest() const {
  // The hash FNV-1a over every field that equality compares.
  std::uint64_t hash = 14695981039346656037U;
  const auto mix = [&hash](std::uint64_t word) { hash = (hash ^ word) * 1099511628211U; };
  mix(m_of[0]);
  mix(m_of[1]);
  mix(m_damas << 1U | (m_toMove == Side::Blue ? 0U : 1U));
  for (std::size_t i = 0; i < m_chips.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, &m_chips[i], sizeof word);
    // The bytes have the same order (big-endian) on every machine, so that the digest is the same everywhere.
    // The audit sorts equally likely positions by their digests.
    mix(std::endian::native == std::endian::little ? __builtin_bswap64(word) : word);
  }
  return static_cast<std::size_t>(hash ^ hash >> 29U);
}

}  // namespace damath::board

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
    // The digest decides the order of readings of a scoresheet that are equally likely.
    mix(std::endian::native == std::endian::little ? __builtin_bswap64(word) : word);
  }
  return static_cast<std::size_t>(hash ^ hash >> 29U);
}

std::vector<PlacingFault> PositionBuilder::put(Square square, const Piece& piece) {
  std::vector<PlacingFault> faults;
  if (m_position.at(square)) faults.push_back(PlacingFault::SquareTwice);
  if (piece.chip >= kChipsASide) faults.push_back(PlacingFault::UnknownChip);
  if (m_position.find(piece.side, piece.chip)) faults.push_back(PlacingFault::ChipTwice);
  if (faults.empty()) m_position.place(square, piece);
  if (!Position::mayStand(square, piece)) faults.push_back(PlacingFault::OrdinaryOnFarRow);
  m_isSound = m_isSound && faults.empty();
  return faults;
}

std::optional<ChipIndex> PositionBuilder::freeChip(Side side, ChipIndex wanted) const {
  if (!m_position.find(side, wanted)) return wanted;
  for (ChipIndex chip = 0; chip < kChipsASide; ++chip) {
    if (!m_position.find(side, chip)) return chip;
  }
  return std::nullopt;
}

std::optional<Position> PositionBuilder::build() const {
  return m_isSound ? std::optional(m_position) : std::nullopt;
}

}  // namespace damath::board
